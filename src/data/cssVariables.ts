/**
 * The CSS variables of components, which the packages list nowhere: those that an app sets, and those that a component
 * sets for its own parts and that an app's styles can read. `npm run docs:api` writes them into the models. Each names
 * the line of an installed package that has it, and a unit test looks for that line and for variables that aren't here.
 */
import type { ApiProduct, ApiVariable } from '../lib/api/apiModel';
import type { NoteEvidence } from '../lib/api/apiNoteEntry';

export interface CssVariableEntry extends ApiVariable {
  readonly product: ApiProduct;
  /** The components whose pages list it. */
  readonly owners: readonly string[];
  readonly evidence: NoteEvidence;
}

const GRID = { product: 'data-grid', owners: ['DataGrid'] } as const;
const ROOT_STYLES = 'x-data-grid/esm/components/containers/GridRootStyles.js';
const DIMENSIONS = 'x-data-grid/esm/hooks/features/dimensions/useGridDimensions.js';
const DAY = { product: 'date-pickers', owners: ['PickerDay2', 'DateRangePickerDay2'] } as const;
const PICKER_DAY = 'x-date-pickers/esm/PickerDay2/PickerDay2.js';

/** What the grid measures, and writes to its root as it changes. */
const MEASURED: readonly CssVariableEntry[] = (
  [
    [
      '--DataGrid-bottomContainerHeight',
      'The height of the rows pinned to the bottom.',
      '固定在行下方的内容的高度：固定在底部的行。',
    ],
    ['--DataGrid-columnsTotalWidth', 'The total width of all columns.', '所有列的总宽度。'],
    [
      '--DataGrid-hasScrollX',
      '`1` if the grid scrolls horizontally, `0` if all columns fit. Multiply by this value in `calc()`.',
      '网格可以横向滚动时为 `1`，所有列都放得下时为 `0`：可在 `calc()` 中相乘。',
    ],
    [
      '--DataGrid-hasScrollY',
      '`1` if the grid scrolls vertically, `0` if all rows fit.',
      '网格可以纵向滚动时为 `1`，所有行都放得下时为 `0`。',
    ],
    [
      '--DataGrid-headerHeight',
      'The height of one row of column headers: `columnHeaderHeight` multiplied by the density factor.',
      '一行列标题的高度：`columnHeaderHeight` 乘以密度的系数。',
    ],
    [
      '--DataGrid-headersTotalHeight',
      'The height of all headers: column groups, columns, and header filters.',
      '所有标题的高度：列分组、列和标题筛选。',
    ],
    [
      '--DataGrid-leftPinnedWidth',
      'The width of the columns pinned to the left.',
      '固定在左侧的列的宽度。',
    ],
    [
      '--DataGrid-rightPinnedWidth',
      'The width of the columns pinned to the right.',
      '固定在右侧的列的宽度。',
    ],
    [
      '--DataGrid-rowWidth',
      'The width of a row: the columns and the vertical scrollbar, but at least the width of the grid.',
      '一行的宽度：各列与纵向滚动条的宽度，且不小于网格的宽度。',
    ],
    [
      '--DataGrid-scrollbarSize',
      'The size of the scrollbars, either measured or set with `scrollbarSize`.',
      '滚动条的粗细：测量所得，或由 `scrollbarSize` 指定。',
    ],
    [
      '--DataGrid-topContainerHeight',
      'The height of the headers and the rows pinned to the top.',
      '固定在行上方的内容的高度：标题和固定在顶部的行。',
    ],
  ] as const
).map(([name, en, zh]) => ({
  ...GRID,
  name,
  note: { en, zh },
  evidence: { file: DIMENSIONS, has: `set('${name}',` },
}));

export const CSS_VARIABLES: readonly CssVariableEntry[] = [
  {
    ...GRID,
    name: '--DataGrid-cellOffsetMultiplier',
    default: '2',
    note: {
      en: 'The indentation of each level of row groups, as a multiple of the theme spacing.',
      zh: '行分组中各组的缩进：每一级为主题间距的这个倍数。',
    },
    evidence: { file: ROOT_STYLES, has: "'--DataGrid-cellOffsetMultiplier': 2" },
  },
  {
    ...GRID,
    name: '--DataGrid-overlayHeight',
    default: 'calc(var(--height) * 2)',
    note: {
      en: 'The height of the overlay in a grid without rows, if the grid grows with its rows. Defaults to the height of two rows.',
      zh: '网格随行增高时，没有行的网格为覆盖层保留的高度。默认是两行的高度。',
    },
    evidence: {
      file: 'x-data-grid/esm/hooks/features/rows/gridRowsUtils.js',
      has: "'var(--DataGrid-overlayHeight, calc(var(--height) * 2))'",
    },
  },
  {
    ...GRID,
    name: '--DataGrid-rowBorderColor',
    default: 'var(--DataGrid-t-color-border-base)',
    note: {
      en: 'The color of the lines between rows and columns. Defaults to the divider color of the theme.',
      zh: '行间线条和竖线的颜色。默认取自主题的分隔线。',
    },
    evidence: { file: ROOT_STYLES, has: "'--DataGrid-rowBorderColor': vars.colors.border.base" },
  },
  ...MEASURED,
  {
    product: 'tree-view',
    owners: ['SimpleTreeView', 'RichTreeView', 'RichTreeViewPro'],
    name: '--TreeView-itemChildrenIndentation',
    note: {
      en: 'The indentation of each level, set with `itemChildrenIndentation`. Numbers are pixels.',
      zh: '每一级的缩进，来自 `itemChildrenIndentation`：数字以像素计。',
    },
    evidence: {
      file: 'x-tree-view/esm/internals/plugins/useTreeViewItems/useTreeViewItems.js',
      has: "'--TreeView-itemChildrenIndentation': typeof params.itemChildrenIndentation === 'number'",
    },
  },
  {
    product: 'tree-view',
    owners: ['TreeItem'],
    name: '--TreeView-itemDepth',
    note: {
      en: 'The depth of the item: `0` for root items.',
      zh: '该项的层级：根项为 `0`。',
    },
    evidence: {
      file: 'x-tree-view/esm/useTreeItem/useTreeItem.js',
      has: "'--TreeView-itemDepth': depth",
    },
  },
  {
    ...DAY,
    name: '--PickerDay-horizontalMargin',
    default: '2px',
    note: {
      en: 'The horizontal margin of a day.',
      zh: '每一天左右两侧各自的空隙。',
    },
    evidence: {
      file: PICKER_DAY,
      has: "'--PickerDay-horizontalMargin': `${DAY_MARGIN}px`",
    },
  },
  {
    ...DAY,
    name: '--PickerDay-size',
    default: '36px',
    note: {
      en: 'The width and height of a day. The corner radius is half of this size.',
      zh: '每一天的宽度和高度，其一半为圆角半径。',
    },
    evidence: { file: PICKER_DAY, has: "'--PickerDay-size': `${DAY_SIZE}px`" },
  },
];

/** Variables that pages don't list, as beginnings of names, with the reasons. */
export const UNLISTED_VARIABLES: Readonly<Record<string, string>> = {
  '--DataGrid-t-': 'copies of values of the theme, private to the packages: set the theme',
  '--DataGrid-width': 'set to 0 and read nowhere',
  '--TreeView-indentMultiplier': 'read by the overlay of drag and drop, set nowhere',
  '--TreeView-targetDepth': 'written while an item is dragged, read nowhere',
};

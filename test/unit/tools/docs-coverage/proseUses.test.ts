import { readInlineCode } from '../../../../tools/docs-coverage/inlineCode';
import {
  GRID_COMPONENTS,
  type ProductName,
  createKnownNames,
} from '../../../../tools/docs-coverage/names';
import { proseUses } from '../../../../tools/docs-coverage/proseUses';
import { parseMdx } from '../../plugins/content/mdx/parseMdx';

const NAMES: readonly ProductName[] = [
  { kind: 'props', name: 'rows' },
  { kind: 'props', name: 'loading' },
  { kind: 'props', name: 'sortModel' },
  { kind: 'props', name: 'sortingOrder' },
  { kind: 'props', name: 'initialState' },
  { kind: 'columnFields', name: 'sortingOrder' },
  { kind: 'columnFields', name: 'sortable' },
  { kind: 'columnFields', name: 'valueGetter' },
  { kind: 'methods', name: 'setPage' },
  { kind: 'methods', name: 'dataSource.cache' },
  { kind: 'events', name: 'rowClick' },
  { kind: 'slots', name: 'toolbar' },
  { kind: 'slots', name: 'loadingOverlay' },
];

/** What each text mentions. */
const CASES: Readonly<Record<string, readonly string[]>> = {
  'Words such as sortModel and rows that are no code.': [],
  'Set `sortModel`.': ['props.sortModel'],
  'Not `sortModels` nor `sort Model`.': [],
  'Give `rows` and `loading`.': [],
  'Give the `rows` prop.': ['props.rows'],
  'Give the props `rows`, `loading` and `other`.': ['props.rows', 'props.loading'],
  'The `rows` and `loading` props.': ['props.rows', 'props.loading'],
  'The `rows` propose `loading` slots.': [],
  'Set `sortingOrder`.': [],
  'Set `sortingOrder` on the grid.': ['props.sortingOrder'],
  'Set `sortingOrder` on a column.': ['columnFields.sortingOrder'],
  'Write `GridColDef.sortingOrder` or `DataGrid.sortingOrder`.': [
    'columnFields.sortingOrder',
    'props.sortingOrder',
  ],
  'Write `loading={busy}`, `sortable: false`, or `{ sortable: false }`.': [
    'props.loading',
    'columnFields.sortable',
  ],
  'Write `valueGetter()` or `valueGetter(value, row)`.': ['columnFields.valueGetter'],
  '<Details summary="What `sortModel` does">\n\nText.\n\n</Details>': ['props.sortModel'],
  'Call `apiRef.current.setPage(2)` or `setPage()`.': ['methods.setPage'],
  'Empty `apiRef.current.dataSource.cache`.': ['methods.dataSource.cache'],
  'Set `initialState.sorting.sortModel`.': ['props.initialState'],
  'Replace `slots.toolbar` with props of `slotProps.loadingOverlay`.': [
    'slots.toolbar',
    'slots.loadingOverlay',
  ],
  "Listen with `GridEventListener<'rowClick'>`.": ['events.rowClick'],
  "The type `DataGridProps<Order>['sortModel']`.": ['props.sortModel'],
  '| Slot | For |\n| --- | --- |\n| `toolbar` | `rows` |\n': ['slots.toolbar'],
  '- an item with **`sortModel`** in it': ['props.sortModel'],
  '```tsx\n<DataGrid loading slots={{ toolbar: Bar }} />;\n```\n': [
    'props.loading',
    'slots.toolbar',
  ],
  '```bash\n<DataGrid loading />;\n```\n': [],
  '<Demo src="./sortModel.tsx" />\n': [],
};
const treeOf = parseMdx(Object.fromEntries(Object.keys(CASES).map((text) => [text, text])));
const known = createKnownNames(NAMES, GRID_COMPONENTS);

test.each(Object.entries(CASES))('%s', (text, expected) => {
  const uses = proseUses(treeOf(text), known).map(({ kind, name }) => `${kind}.${name}`);
  expect([...new Set(uses)].sort()).toEqual([...expected].sort());
});

test('a bare name says no kind, and a form says one', () => {
  expect(readInlineCode('rows', GRID_COMPONENTS)).toEqual([{ name: 'rows' }]);
  expect(readInlineCode('aria-label', GRID_COMPONENTS)).toEqual([{ name: 'aria-label' }]);
  expect(readInlineCode('slots.toolbar', GRID_COMPONENTS)).toEqual([
    { name: 'toolbar', kinds: ['slots'] },
  ]);
  expect(readInlineCode('GridApi.setPage', GRID_COMPONENTS)).toEqual([
    { name: 'setPage', kinds: ['methods'] },
  ]);
});

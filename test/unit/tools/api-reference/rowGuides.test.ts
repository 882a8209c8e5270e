import { parseMdx } from '../../plugins/content/mdx/parseMdx';
import { createKnownNames } from '../../../../tools/docs-coverage/names';
import { createGuideLookup } from '../../../../tools/api-reference/rowGuides';

const trees = parseMdx({
  sorting: `
Text with the \`sortModel\` prop.

## Sort by several columns

Nothing here.

## Control the order

Give \`sortModel\` and listen to \`onSortModelChange\`. The \`sortModel\` is a list.

### The \`sortingOrder\` prop {/* #order */}

Words.
`,
  list: `
## All props

| prop | meaning |
| --- | --- |
| \`sortModel\` | the order |
| \`filterModel\` | \`pageSizeOptions\` beside it |

## Pages

\`pageSizeOptions\`

\`\`\`tsx
<DataGrid autoPageSize />
\`\`\`
`,
  demo: '## Control\n\n`sortModel`, `sortModel`, `sortModel`, `rowHeight`.',
});
const NAMES = ['sortModel', 'onSortModelChange', 'sortingOrder', 'filterModel', 'autoPageSize'];
const known = createKnownNames(
  [...NAMES, 'pageSizeOptions', 'rowHeight'].map((name) => ({ kind: 'props', name })),
  ['DataGrid'],
);
const guideOf = createGuideLookup(
  [
    { pathname: '/x/react-data-grid/overview-list', tree: trees('list') },
    { pathname: '/x/react-data-grid/sorting', tree: trees('sorting') },
    { pathname: '/x/react-data-grid/demos/inventory', tree: trees('demo') },
  ],
  known,
);

it.each([
  // The page is about it, and this section most of all.
  ['sortModel', '/x/react-data-grid/sorting', 'control-the-order'],
  ['onSortModelChange', '/x/react-data-grid/sorting', 'control-the-order'],
  // A heading with the name wins, with the id that its author gave it.
  ['sortingOrder', '/x/react-data-grid/sorting', 'order'],
  ['filterModel', '/x/react-data-grid/overview-list', 'all-props'],
  // Better than a cell of a list.
  ['pageSizeOptions', '/x/react-data-grid/overview-list', 'pages'],
])('%s is explained at %s#%s', (name, page, anchor) => {
  expect(guideOf('props', name)).toMatchObject({ page, anchor });
});

it('knows no guide for what only code uses, what only a demo page names, and another kind', () => {
  expect(guideOf('props', 'autoPageSize')).toBeUndefined();
  expect(guideOf('props', 'rowHeight')).toBeUndefined();
  expect(guideOf('slots', 'sortModel')).toBeUndefined();
});

it('says the heading in English, and none for what stands above the first one', () => {
  expect(guideOf('props', 'sortModel')).toEqual({
    page: '/x/react-data-grid/sorting',
    anchor: 'control-the-order',
    heading: 'Control the order',
  });
});

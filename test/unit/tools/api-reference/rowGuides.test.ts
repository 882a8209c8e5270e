import { parseMdx } from '../../plugins/content/mdx/parseMdx';
import { type NameKind, createKnownNames } from '../../../../tools/docs-coverage/names';
import { createGuideLookup } from '../../../../tools/api-reference/rowGuides';

const trees = parseMdx({
  sorting: `
Text with the \`sortModel\` prop.

## Try the props

<Playground component="DataGrid" />

Set \`sortModel\`, \`sortModel\`, and \`sortModel\`.

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
  server: `
## Write getRows

The \`filterModel\` comes along, so ask for \`filterModel\`. The \`rowHeight\` prop.
`,
  filtering: `
## From code

Pass \`filterModel\`.

## When sortModel changes

Words. The \`rowHeight\` prop.
`,
  first: 'Give `rowHeight`, `rowHeight`, `rowHeight` and `sortModel`, `sortModel`.',
  demo: '## Control\n\n`sortModel`, `sortModel`, `sortModel`, `rowHeight`.',
  aggregation: `
## Write a function

| option | meaning |
| --- | --- |
| \`applySorting\` | Rows in their order |
| \`getRow\` | The row |
| \`setPage\` | The page |

Sort with \`applySorting\`. \`applySorting\` is slow.
`,
  api: `
## From code

\`\`\`tsx
apiRef.current?.getRow(id);
\`\`\`

The \`getRow\` method, and \`applySorting()\`.
`,
  datePicker: `
## Choose a day

| prop | meaning |
| --- | --- |
| \`openTo\` | Words |
`,
  timePicker: `
## Choose a time

With \`closeOnSelect\`, \`closeOnSelect\`, \`openTo\`, \`openTo\`, \`openTo\`.
`,
  lifecycle: `
## When it shuts

With \`closeOnSelect\`, \`closeOnSelect\`, \`openTo\`, \`openTo\`, \`openTo\`.
`,
});
const NAMES = ['sortModel', 'onSortModelChange', 'sortingOrder', 'filterModel', 'autoPageSize'];
const known = createKnownNames(
  [
    ...[...NAMES, 'pageSizeOptions', 'rowHeight'].map((name) => ({ kind: 'props', name }) as const),
    { kind: 'slots', name: 'toolbar' },
  ],
  ['DataGrid'],
);
const row = (kind: NameKind, name: string) => ({ kind, name, owner: 'DataGrid' });
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
  expect(guideOf(row('props', name))).toMatchObject({ page, anchor });
});

it('prefers the page that a row gives its name to, and the one that is about its component', () => {
  const pages = [
    { pathname: '/x/react-data-grid/server', tree: trees('server') },
    { pathname: '/x/react-data-grid/filtering', tree: trees('filtering') },
    { pathname: '/x/react-data-grid', tree: trees('first') },
  ];
  const lookUp = createGuideLookup(pages, known);
  expect(lookUp(row('props', 'filterModel'))?.page).toBe('/x/react-data-grid/filtering');
  // Named in a heading as a plain word.
  expect(lookUp(row('props', 'sortModel'))).toMatchObject({ anchor: 'when-sortmodel-changes' });
  expect(lookUp({ ...row('props', 'rowHeight'), owner: 'ServerGrid' })?.page).toBe(
    '/x/react-data-grid/server',
  );
});

it('leads from a method to where it is called, not to what else has its name', () => {
  const names = ['applySorting', 'getRow', 'setPage'];
  const lookUp = createGuideLookup(
    [
      { pathname: '/x/react-data-grid/aggregation', tree: trees('aggregation') },
      { pathname: '/x/react-data-grid/api-object', tree: trees('api') },
    ],
    createKnownNames(
      names.map((name) => ({ kind: 'methods', name })),
      [],
    ),
  );
  const pageOf = (name: string) => lookUp(row('methods', name))?.page;
  expect(pageOf('applySorting')).toBe('/x/react-data-grid/api-object');
  expect(pageOf('getRow')).toBe('/x/react-data-grid/api-object');
  // Called nowhere.
  expect(pageOf('setPage')).toBe('/x/react-data-grid/aggregation');
});

it('leads to the page of the row’s component rather than to the page of another one', () => {
  const lookUp = createGuideLookup(
    [
      { pathname: '/x/react-date-pickers/time-picker', tree: trees('timePicker') },
      { pathname: '/x/react-date-pickers/date-picker', tree: trees('datePicker') },
      { pathname: '/x/react-date-pickers/date-time-picker', tree: trees('server') },
      { pathname: '/x/react-date-pickers/lifecycle', tree: trees('lifecycle') },
    ],
    createKnownNames(
      ['closeOnSelect', 'openTo'].map((name) => ({ kind: 'props', name })),
      ['DatePicker', 'DateTimePicker', 'TimePicker'],
    ),
  );
  const pageOf = (owner: string, name: string) =>
    lookUp({ kind: 'props', name, owner })?.page.split('/').at(-1);
  // A row of a table of its own page says more than what others mention often.
  expect(pageOf('DesktopDatePicker', 'openTo')).toBe('date-picker');
  expect(pageOf('TimePicker', 'closeOnSelect')).toBe('time-picker');
  expect(pageOf('DatePicker', 'closeOnSelect')).toBe('lifecycle');
  // The name of another page is part of its page's name.
  expect(pageOf('StaticDateTimePicker', 'closeOnSelect')).toBe('lifecycle');
});

it('takes the sections that are given, and names those that are gone', () => {
  const pages = [{ pathname: '/x/react-data-grid/sorting', tree: trees('sorting') }];
  const given = createGuideLookup(pages, known, {
    filterModel: '/x/react-data-grid/sorting#sort-by-several-columns',
    rowHeight: '/x/react-data-grid/sorting',
    'slots.toolbar': '/x/react-data-grid/sorting#sort-by-several-columns',
  });
  expect(given(row('props', 'filterModel'))).toEqual({
    page: '/x/react-data-grid/sorting',
    anchor: 'sort-by-several-columns',
    heading: 'Sort by several columns',
  });
  expect(given(row('props', 'rowHeight'))).toEqual({ page: '/x/react-data-grid/sorting' });
  expect(given(row('slots', 'toolbar'))).toMatchObject({ anchor: 'sort-by-several-columns' });
  expect(given(row('props', 'toolbar'))).toBeUndefined();
  expect(() =>
    createGuideLookup(pages, known, {
      filterModel: '/x/react-data-grid/sorting#gone',
      lost: '/x/react-data-grid/sorting',
      'slots.rowHeight': '/x/react-data-grid/sorting',
    }),
  ).toThrow(
    [
      'src/data/apiGuides.ts: there is no /x/react-data-grid/sorting#gone.',
      'src/data/apiGuides.ts: there is no row lost.',
      'src/data/apiGuides.ts: there is no row slots.rowHeight.',
    ].join('\n'),
  );
});

it('knows no guide for what only code uses, what only a demo page names, and another kind', () => {
  expect(guideOf(row('props', 'autoPageSize'))).toBeUndefined();
  expect(guideOf(row('props', 'rowHeight'))).toBeUndefined();
  expect(guideOf(row('slots', 'sortModel'))).toBeUndefined();
});

it('gives the English heading, and none above the first heading', () => {
  expect(guideOf(row('props', 'sortModel'))).toEqual({
    page: '/x/react-data-grid/sorting',
    anchor: 'control-the-order',
    heading: 'Control the order',
  });
});

import type { ApiIndexEntry } from '../../../../src/lib/api/apiModel';
import { apiNodes, readApiIndex } from '../../../../src/lib/api/apiTree';

const ENTRIES: readonly ApiIndexEntry[] = [
  { name: 'DataGridPro', kind: 'component', product: 'data-grid', plan: 'pro' },
  { name: 'DataGrid', kind: 'component', product: 'data-grid' },
  { name: 'GridColDef', kind: 'interface', product: 'data-grid' },
  { name: 'ColorFunctions', kind: 'functions', product: 'material-ui' },
  { name: 'BarChart', kind: 'component', product: 'charts' },
  { name: 'Button', kind: 'component', product: 'material-ui' },
  { name: 'Masonry', kind: 'component', product: 'material-ui', addOn: '@mui/lab' },
];

test('the list of pages is read from its file, with the note at its head', () => {
  expect(readApiIndex({ '//': 'Generated.', entries: ENTRIES })).toEqual(ENTRIES);
  expect(readApiIndex({ entries: [] })).toEqual([]);
});

test.each([
  ['text', 'entries'],
  ['nothing', null],
  ['a bare list', ENTRIES],
  ['an object without entries', {}],
  ['an entry that is no object', { entries: ['DataGrid'] }],
  ['an entry without a name', { entries: [{ kind: 'component', product: 'charts' }] }],
  ['another kind', { entries: [{ ...ENTRIES[0], kind: 'hook' }] }],
  ['another product', { entries: [{ ...ENTRIES[0], product: 'joy' }] }],
  ['an add-on without a name', { entries: [{ ...ENTRIES[0], addOn: true }] }],
  ['another plan', { entries: [...ENTRIES, { ...ENTRIES[0], plan: 'free' }] }],
])('%s is not a list of pages, and the error says how to make one', (_, content) => {
  expect(() => readApiIndex(content)).toThrow('Run `npm run docs:api`');
});

test.each([
  [
    'data-grid',
    'component',
    [
      { pathname: '/x/api/data-grid/data-grid-pro', title: 'DataGridPro', plan: 'pro' },
      { pathname: '/x/api/data-grid/data-grid', title: 'DataGrid' },
    ],
  ],
  ['data-grid', 'interface', [{ pathname: '/x/api/data-grid/grid-col-def', title: 'GridColDef' }]],
  ['charts', 'interface', []],
  [
    'material-ui',
    'functions',
    [{ pathname: '/api/color-functions', title: 'Color functions', isTopic: true }],
  ],
] as const)('pages of %s of the kind %s stand in the tree in order', (product, kind, expected) => {
  expect(apiNodes(ENTRIES, product, kind)).toEqual(expected);
});

test('pages of an add-on stand apart from those of the product', () => {
  const names = (addOn?: string) =>
    apiNodes(ENTRIES, 'material-ui', 'component', addOn).map(({ title }) => title);
  expect(names()).toEqual(['Button']);
  expect(names('@mui/lab')).toEqual(['Masonry']);
});

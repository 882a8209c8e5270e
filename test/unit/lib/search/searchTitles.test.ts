import type { SearchData } from '../../../../src/lib/search/searchData';
import type { TitleSearch } from '../../../../src/lib/search/searchHit';
import { createTitleSearch } from '../../../../src/lib/search/searchTitles';

const DATA: SearchData = {
  root: '/zh/',
  base: '/zh/x/8.9.0/',
  trails: [
    [['数据表格'], ['Data Grid']],
    [
      ['图表', 'API 参考'],
      ['Charts', 'API reference'],
    ],
    [
      ['数据表格', 'API 参考'],
      ['Data Grid', 'API reference'],
    ],
  ],
  pages: [
    { path: 'react-data-grid', trail: 0, title: '数据表格概览', aliases: ['Data Grid'] },
    { path: 'react-data-grid/sorting', trail: 0, plan: 'pro', title: '排序', aliases: ['Sorting'] },
    { path: 'react-data-grid/columns', trail: 0, title: '列', aliases: ['Columns'] },
    {
      path: 'react-data-grid/pinning',
      trail: 0,
      title: '列固定',
      aliases: ['Column pinning'],
      keywords: ['冻结列', 'freeze columns', 'sticky column'],
      about: ['Keep columns in view at the left edge.'],
      sections: [
        { title: 'Pin from code' },
        { title: '屏幕阅读器', anchor: 'a11y', aliases: ['Screen readers'], plan: 'premium' },
      ],
    },
  ],
  messages: [
    { text: 'MUI X: The column `{}` is pinned twice. Remove one of both.', page: 3, section: 0 },
  ],
  words: { wobbl: [3] },
  apis: [
    { name: 'DataGrid', kind: 'component', product: 'data-grid', trail: 2 },
    { name: 'BarChart', kind: 'component', product: 'charts', trail: 1 },
    { name: 'DataGridPro', kind: 'component', product: 'data-grid', trail: 2, plan: 'pro' },
    { name: 'GridColDef', kind: 'interface', product: 'data-grid', trail: 2 },
    { name: 'ColorFunctions', kind: 'functions', product: 'data-grid', trail: 2 },
  ],
  rows: {
    prop: [
      { name: 'columns', places: [0, 2] },
      { name: 'slotProps', places: [0, 1, 2] },
      { name: 'treeData', places: [2] },
      { name: 'columnBuffer', plan: 'pro', places: [0] },
    ],
    property: [{ name: 'sortable', places: [3] }],
    function: [{ name: 'hexToRgb', places: [4] }],
    slot: [{ name: 'toolbar', places: [0, 1], classNames: { 1: 'MuiBarChart-toolbar' } }],
    class: [{ name: 'MuiDataGrid-root', places: [0, 2] }],
  },
};

let search: TitleSearch;
beforeAll(() => {
  search = createTitleSearch(DATA);
});

const first = (query: string) => search.find(query)[0];

test('a page has its whole address, its title in the language of the build, and its groups', () => {
  expect(first('排序')).toEqual({
    kind: 'page',
    address: '/zh/x/8.9.0/react-data-grid/sorting/',
    title: '排序',
    trail: ['数据表格'],
    product: 'x-data-grid',
    plan: 'pro',
  });
  expect(first('sorting')).toEqual({ ...first('排序'), also: ['Sorting'] });
});

test('a row is one hit, at its simplest place, with its anchor and its page', () => {
  const hits = search.find('slotProps').filter(({ title }) => title === 'slotProps');
  expect(hits).toEqual([
    {
      kind: 'prop',
      address: '/zh/x/8.9.0/api/data-grid/data-grid/#data-grid-prop-slotProps',
      title: 'slotProps',
      trail: ['数据表格', 'API 参考', 'DataGrid'],
      product: 'x-data-grid',
    },
  ]);
});

test('a row has its own plan, or that of its page', () => {
  expect(first('columnBuffer')?.plan).toBe('pro');
  expect(first('treeData')).toMatchObject({
    plan: 'pro',
    trail: expect.arrayContaining(['DataGridPro']),
  });
});

test.each([
  ['a slot', 'toolbar', 'api/data-grid/data-grid/#DataGrid-css-toolbar'],
  [
    'a slot with a class',
    'BarChart toolbar',
    'api/charts/bar-chart/#BarChart-css-MuiBarChart-toolbar',
  ],
  ['a class', '.MuiDataGrid-root', 'api/data-grid/data-grid/#data-grid-classes-MuiDataGrid-root'],
  ['a function', 'hexToRgb', 'api/data-grid/color-functions/#color-functions-hexToRgb'],
  ['a property', 'sortable', 'api/data-grid/grid-col-def/#grid-col-def-prop-sortable'],
  [
    'a row of a component',
    'DataGridPro slotProps',
    'api/data-grid/data-grid-pro/#data-grid-pro-prop-slotProps',
  ],
])('%s is found at its anchor', (_, query, address) => {
  expect(first(query)?.address).toBe(`/zh/x/8.9.0/${address}`);
});

test('words lead to pages, names of code to what they name', () => {
  expect(first('data grid')?.kind).toBe('page');
  expect(first('datagrid')?.kind).toBe('page');
  expect(first('DataGrid')).toMatchObject({ kind: 'component', title: 'DataGrid' });
  expect(first('datagrid api')).toMatchObject({ kind: 'component', title: 'DataGrid' });
  expect(first('columns')).toMatchObject({ kind: 'page', title: '列' });
  expect(search.find('columns')).toContainEqual(
    expect.objectContaining({ kind: 'prop', title: 'columns' }),
  );
});

test('an exact name comes before names that begin with it', () => {
  expect(
    search
      .find('DataGrid')
      .map(({ title }) => title)
      .slice(0, 3),
  ).toEqual(['DataGrid', '数据表格概览', 'DataGridPro']);
});

test('mistakes are forgiven by the length of a word', () => {
  expect(first('sortign')?.title).toBe('排序');
  expect(first('treedtaa')?.title).toBe('treeData');
  expect(first('barchrt')?.title).toBe('BarChart');
  expect(first('dattagridd')?.title).toBe('数据表格概览');
  expect(search.find('zqrting')).toEqual([]);
});

test('the hit that has all words comes first, then those that have most of them', () => {
  expect(first('grid sorting')?.title).toBe('排序');
  expect(first('sorting quickly')?.title).toBe('排序');
  expect(search.find('pancakes with syrup')).toEqual([]);
});

test('a scope holds only pages of its product, and rows at their place in it', () => {
  const hits = search.find('slotProps', { product: 'x-charts' });
  expect(hits.every(({ product }) => product === 'x-charts')).toBe(true);
  expect(hits[0]?.address).toBe('/zh/x/8.9.0/api/charts/bar-chart/#bar-chart-prop-slotProps');
  expect(search.find('sorting', { product: 'x-charts' })).toEqual([]);
});

test.each(['', '   ', '?!'])('a query without words, "%s", finds nothing', (query) => {
  expect(search.find(query)).toEqual([]);
});

test('the nearest pages are those whose titles share most with the query', () => {
  expect(search.nearest('sort by')[0]?.title).toBe('排序');
  expect(search.nearest('bar diagram', { product: 'x-charts' })[0]?.title).toBe('BarChart');
  expect(search.nearest('grid').length).toBeLessThanOrEqual(3);
  expect(search.nearest('∅')).toEqual([]);
});

test.each([
  '/zh/x/8.9.0/react-data-grid/sorting/',
  '/zh/x/8.9.0/react-data-grid/sorting',
  '/zh/x/8.9.0/react-data-grid/sorting/?a=b#several-columns',
  '/zh/x/8.9.0/react-data-grid/sorting/components-api/',
])('the page at %s is known', (address) => {
  expect(search.pageAt(address)).toMatchObject({ title: '排序', plan: 'pro' });
});

test('one letter finds no rows, two letters do', () => {
  expect(search.find('c').map(({ kind }) => kind)).not.toContain('prop');
  expect(search.find('co')).toContainEqual(
    expect.objectContaining({ kind: 'prop', title: 'columns' }),
  );
});

test('one letter is answered from titles, of which some begin with it; a Chinese character from all there is', () => {
  expect(search.find('f').map(({ title }) => title)).not.toContain('列固定');
  expect(search.find('freeze').map(({ title }) => title)).toContain('列固定');
  expect(search.find('冻').map(({ title }) => title)).toContain('列固定');
});

test('the name of a row is known to the first query, before rows were prepared', () => {
  const fresh = createTitleSearch(DATA);
  const prepared = createTitleSearch(DATA);
  while (prepared.prepareMore()) {
    // Each part in its turn.
  }
  expect(fresh.find('sortabel')).toEqual(prepared.find('sortabel'));
  expect(createTitleSearch(DATA).find('sortable')).toEqual(prepared.find('sortable'));
});

test('an API page is known by its address, and other addresses are not', () => {
  expect(search.pageAt('/zh/x/8.9.0/api/charts/bar-chart/#bar-chart-prop-slots')?.title).toBe(
    'BarChart',
  );
  expect(search.pageAt('/x/react-data-grid/sorting/')).toBeUndefined();
});

test.each(['a', 'a ', '排', 'aB', '-', '%'])(
  'a pasted text of 100,000 times %j is answered in no time',
  async (part) => {
    const pages = Array.from({ length: 500 }, (_, number) => ({
      path: `page-${number}`,
      trail: 0,
      title: `A page of the documentation, number ${number}`,
    }));
    const large = await createTitleSearch({ ...DATA, pages });
    const text = part.repeat(100_000);
    const start = performance.now();
    large.find(text);
    large.nearest(text);
    expect(performance.now() - start).toBeLessThan(1000);
  },
);

test('a page of another documentation instance keeps its own address and product', async () => {
  const pages = ['/zh/customization/theming', '/'].map((path) => ({
    path,
    trail: 0,
    title: path === '/' ? 'Front' : 'Theming',
  }));
  const both = await createTitleSearch({ ...DATA, pages: [...DATA.pages, ...pages] });
  expect(both.find('theming')[0]).toMatchObject({ address: '/zh/customization/theming/' });
  expect(both.find('theming')[0]?.product).toBe('material-ui');
  expect(both.find('front')[0]).toMatchObject({ address: '/' });
});

describe('search by intent', () => {
  test('a page is found by its keywords, and says so when the title shows nothing', () => {
    expect(first('freeze columns')).toMatchObject({ title: '列固定', also: ['freeze columns'] });
    expect(first('冻结列')).toMatchObject({ title: '列固定', also: ['冻结列'] });
    expect(first('列固定')).not.toHaveProperty('also');
  });

  test('words that mean the same lead to a page', () => {
    expect(first('lock the columns')?.title).toBe('列固定');
    expect(first('锁定')?.title).toBe('列固定');
  });

  test('forms of a word lead to it', () => {
    expect(first('sorted')?.title).toBe('排序');
    expect(first('pinned column')?.title).toBe('列固定');
  });

  test('a section is a hit of its own, at its anchor, with its page in the trail', () => {
    expect(first('pin from code')).toMatchObject({
      kind: 'section',
      address: '/zh/x/8.9.0/react-data-grid/pinning/#pin-from-code',
      trail: ['数据表格', '列固定'],
    });
    expect(first('screen readers')).toMatchObject({
      title: '屏幕阅读器',
      address: '/zh/x/8.9.0/react-data-grid/pinning/#a11y',
      also: ['Screen readers'],
    });
  });

  test('a page is found by what it says of itself, and shows that', () => {
    expect(first('left edge')).toMatchObject({
      title: '列固定',
      quote: 'Keep columns in view at the left edge.',
    });
  });

  test('a page is found by a word of its text', () => {
    expect(first('wobbling')?.title).toBe('列固定');
  });

  test.each([
    'MUI X: The column `name` is pinned twice. Remove one of both.',
    'is pinned twice',
    'the column "total" is pinned tw',
  ])('the message %j leads to the section that explains it', (message) => {
    expect(first(message)).toMatchObject({
      address: '/zh/x/8.9.0/react-data-grid/pinning/#pin-from-code',
      quote: 'MUI X: The column `{}` is pinned twice. Remove one of both.',
    });
  });

  test('plain words lead to guides, a name of code to its row', () => {
    const pages = [{ path: 'react-data-grid/tree', trail: 0, title: 'Rows as a tree' }];
    const both = createTitleSearch({ ...DATA, pages: [...DATA.pages, ...pages] });
    expect(both.find('tree rows')[0]?.kind).toBe('page');
    expect(both.find('treeData')[0]?.kind).toBe('prop');
  });

  test('a section of a product is out of the scope of another', () => {
    expect(search.find('pin from code', { product: 'x-charts' })).toEqual([]);
  });

  test('the page at the address of a section is the page', () => {
    expect(search.pageAt('/zh/x/8.9.0/react-data-grid/pinning/#a11y')?.title).toBe('列固定');
  });
});

describe('near the reader’s page', () => {
  /** Titles that three products have. */
  const SHARED: SearchData = {
    ...DATA,
    root: '/',
    base: '/x/',
    trails: [[[]]],
    messages: [],
    words: {},
    pages: [
      ...['data-grid', 'charts'].map((product) => ({
        path: `react-${product}/style`,
        trail: 0,
        title: 'Style',
      })),
      ...Array.from({ length: 12 }, (_, index) => ({
        path: `/components/style-${index}`,
        trail: 0,
        title: `Style of part ${index}`,
      })),
    ],
    apis: [
      { name: 'Badge', kind: 'component', product: 'material-ui', trail: 0 },
      { name: 'Bar', kind: 'component', product: 'charts', trail: 0 },
    ],
    rows: {
      prop: [{ name: 'invisible', places: [0, 1] }],
      property: [],
      slot: [],
      class: [],
      function: [],
    },
  };
  const { find } = createTitleSearch(SHARED);
  const addresses = (...asked: Parameters<typeof find>) =>
    find(...asked).map(({ address }) => address);

  test('the product of the page comes first, then its family', () => {
    expect(addresses('style')[0]).toBe('/x/react-data-grid/style/');
    expect(addresses('style', { near: 'x-charts' }).slice(0, 2)).toEqual([
      '/x/react-charts/style/',
      '/x/react-data-grid/style/',
    ]);
  });

  test('the best hit for all readers is among the first three, and the next ones are in the list', () => {
    const found = addresses('style', { near: 'material-ui' });
    expect(found).toHaveLength(12);
    expect(found[0]).toMatch(/^\/components\//);
    expect(found[2]).toBe('/x/react-data-grid/style/');
    expect(found).toContain('/x/react-charts/style/');
  });

  test('a row of several products is shown at the product of the page', () => {
    expect(addresses('invisible')[0]).toMatch(/^\/api\/badge\//);
    expect(addresses('invisible', { near: 'x-charts' })[0]).toMatch(/^\/x\/api\/charts\/bar\//);
  });
});

test.each(['/guides/migration-v6', '/zh/guides/migration-v6', 'migration/migration-charts-v7'])(
  'the guide at %s leads only queries about another version',
  (guide) => {
    const { find } = createTitleSearch({
      ...DATA,
      pages: [
        { path: guide, trail: 0, title: 'Styles' },
        { path: '/customization/styles', trail: 0, title: 'Styles' },
      ],
      messages: [],
      words: {},
    });
    expect(find('styles')[0]?.address).toContain('/customization/');
    expect(find('styles after the upgrade')[0]?.address).toContain('/migration-');
  },
);

it('knows the plan of a section, which its page has none of', () => {
  const section = '/zh/x/8.9.0/react-data-grid/pinning/#a11y';
  const { find, pageAt } = createTitleSearch(DATA);
  expect(find('screen readers')[0]).toMatchObject({ address: section, plan: 'premium' });
  expect(pageAt(section)).toMatchObject({ title: '列固定', plan: 'premium' });
  expect(pageAt('/zh/x/8.9.0/react-data-grid/pinning/#pin-from-code')?.plan).toBeUndefined();
  expect(pageAt('/zh/x/8.9.0/react-data-grid/sorting/#anything')?.plan).toBe('pro');
});

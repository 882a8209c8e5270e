import { createSearchPages } from '../../../../../plugins/content/page-metadata';
import { readVersions } from '../../../../../plugins/content/search/readVersions';
import { PAGE_FOLDERS, X_INSTANCE } from '../../../../../src/data/docsInstances';
import type { PageFolders } from '../../../../../src/lib/pages/pageFiles';
import { type SidebarItem, toSidebar } from '../../../../../src/lib/pages/pageTree';
import { writeSite } from '../page-metadata/siteFixture';

const sidebar = toSidebar('/x/', [
  {
    pathname: '/x/react-data-grid-group',
    title: 'Data Grid',
    children: [
      { pathname: '/x/react-data-grid', title: 'Overview' },
      { pathname: '/x/react-data-grid/sorting', plan: 'pro' },
      { pathname: '/x/react-data-grid/#planned', title: 'Planned', planned: true },
      { pathname: '/x/api/data-grid/data-grid', title: 'DataGrid' },
      { pathname: '/x/api/data-grid/data-grid-pro', title: 'DataGridPro', plan: 'pro' },
    ],
  },
]);
const oldSidebar = toSidebar('/x/', [{ pathname: '/x/react-data-grid', title: 'Start' }]);

const row = (name: string, rest = {}) => ({ name, description: '', type: 'x', ...rest });
const component = (name: string, rest: Readonly<Record<string, unknown>>) =>
  JSON.stringify({
    ...{ kind: 'component', name, product: 'data-grid', description: '', source: 'a.tsx' },
    ...{ imports: [], packages: [], demos: [], props: [], slots: [], classes: [] },
    ...rest,
  });
const page = (title: string) => `---\ntitle: ${title}\n---\n\nText.\n`;

const FILES = {
  'versions.json': '["8.9.0"]',
  'docs/x/react-data-grid/index.mdx': page('Data Grid overview'),
  'docs/x/react-data-grid/sorting/index.mdx': page('Sorting'),
  'docs/x/api/data-grid/data-grid/api.json': component('DataGrid', {
    props: [row('rows')],
    slots: [row('toolbar', { className: 'MuiDataGrid-toolbar' })],
    classes: [{ ...row('root'), className: 'MuiDataGrid-root' }],
  }),
  'docs/x/api/data-grid/data-grid-pro/api.json': component('DataGridPro', {
    plan: 'pro',
    props: [row('treeData', { plan: 'pro' }), row('rows')],
  }),
  'versioned_docs/version-8.9.0/react-data-grid/index.mdx': page('Data Grid as it was'),
  'versioned_sidebars/version-8.9.0-sidebars.json': JSON.stringify({ x: oldSidebar }),
  'i18n/en/titles.json': '{}',
  'i18n/zh/titles.json':
    '{ "/x/react-data-grid": "数据表格概览", "/x/react-data-grid/sorting": "排序" }',
  'i18n/zh/docusaurus-plugin-content-docs/current.json': JSON.stringify({
    'version.label': { message: '8.10.2' },
    'sidebar.x.category./x/react-data-grid-group': { message: '数据表格' },
    'sidebar.x.doc./x/react-data-grid': { message: '概览' },
  }),
};

const MESSAGES = {
  '/x/react-data-grid/sorting/#several-columns': ['MUI X: Too many columns.'],
  '/x/react-data-grid/sorting/#gone': ['MUI X: Nowhere.'],
  '/x/gone/': ['MUI X: Nowhere.'],
};

const SECTION_KEYWORDS = {
  '/x/react-data-grid/sorting/#several-columns': ['shift click', '按住 shift'],
  '/x/react-data-grid/sorting/#gone': ['nowhere'],
};

type PageTrees = Readonly<Record<string, readonly SidebarItem[]>>;

const sites: { remove: () => void }[] = [];
afterAll(() => sites.forEach(({ remove }) => remove()));

function read(changes: Readonly<Record<string, string>> = {}, language = 'zh') {
  const site = writeSite({ ...FILES, ...changes });
  sites.push(site);
  return readSite(
    site.siteDir,
    language,
    { default: sidebar },
    { ...PAGE_FOLDERS, docs: [X_INSTANCE] },
  );
}

function readSite(siteDir: string, language: string, trees: PageTrees, folders: PageFolders) {
  const options = { siteDir, folders, trees, language };
  return readVersions(
    {
      folders,
      messages: MESSAGES,
      sectionKeywords: SECTION_KEYWORDS,
      ...createSearchPages(options),
    },
    {
      siteDir,
      baseUrl: language === 'en' ? '/' : `/${language}/`,
      languages: language === 'en' ? ['en', 'zh'] : ['zh', 'en'],
    },
  );
}

// Pages are parsed in a process of their own.
jest.setTimeout(30_000);

test('pages have titles and labels in all languages, that of the build first', async () => {
  const data = (await read()).get('current');
  expect(data?.base).toBe('/zh/x/');
  expect(data?.trails).toEqual([[['数据表格'], ['Data Grid']]]);
  expect(data?.pages).toEqual([
    {
      path: 'react-data-grid',
      trail: 0,
      title: '数据表格概览',
      aliases: ['Data Grid overview', '概览', '数据表格', 'Overview', 'Data Grid'],
    },
    {
      path: 'react-data-grid/sorting',
      trail: 0,
      plan: 'pro',
      title: '排序',
      aliases: ['Sorting'],
    },
  ]);
  const english = (await read({}, 'en')).get('current');
  expect(english?.base).toBe('/x/');
  expect(english?.trails).toEqual([[['Data Grid'], ['数据表格']]]);
  expect(english?.pages[1]).toMatchObject({ title: 'Sorting', aliases: ['排序'] });
});

test('each name of code is listed once, with its pages from the simplest on', async () => {
  const data = (await read()).get('current');
  expect(data?.apis).toEqual([
    { name: 'DataGrid', kind: 'component', product: 'data-grid', trail: 0 },
    { name: 'DataGridPro', kind: 'component', product: 'data-grid', trail: 0, plan: 'pro' },
  ]);
  expect(data?.rows).toEqual({
    prop: [
      { name: 'rows', places: [0, 1] },
      { name: 'treeData', plan: 'pro', places: [1] },
    ],
    property: [],
    function: [],
    slot: [{ name: 'toolbar', places: [0], classNames: { 0: 'MuiDataGrid-toolbar' } }],
    class: [{ name: 'MuiDataGrid-root', places: [0] }],
  });
});

test('a cut version has its own pages, at its own addresses', async () => {
  const versions = await read();
  expect([...versions.keys()]).toEqual(['current', '8.9.0']);
  expect(versions.get('8.9.0')).toMatchObject({
    base: '/zh/x/8.9.0/',
    pages: [
      { path: 'react-data-grid', title: '数据表格概览', aliases: ['Data Grid as it was', 'Start'] },
    ],
    apis: [],
  });
});

const API = 'docs/x/api/data-grid/data-grid/api.json';
const LABELS = 'i18n/zh/docusaurus-plugin-content-docs/current.json';

test.each([
  ['a model that is none', { [API]: '{"kind":"page"}' }, `${API} is no model of an API page`],
  ['a model that is cut off', { [API]: '{"kind":' }, `${API} is not valid JSON`],
  ['a model of another page', { [API]: component('BarChart', {}) }, 'documents BarChart'],
  ['labels that are none', { [LABELS]: '[]' }, `${LABELS} must hold one object`],
  ['a label without text', { [LABELS]: '{"a":{}}' }, `${LABELS}: "a" has no text`],
  ['labels that are cut off', { [LABELS]: '{' }, `${LABELS} is not valid JSON`],
  ['a list of versions that is none', { 'versions.json': '{}' }, 'versions.json must hold a list'],
])('%s is refused with its file', async (_, changes, message) => {
  await expect(read(changes)).rejects.toThrow(message);
});

describe('two documentation instances', () => {
  const base = {
    ...{ id: 'base-library', label: '7.3.0', folder: 'docs/base', route: '/' },
    ...{ sidebarId: 'base', tree: 'base.ts' },
  };
  const folders = { docs: [X_INSTANCE, base], pages: 'src/pages' };
  const baseTree = toSidebar('/', [
    { pathname: '/looks-group', title: 'Looks', children: [{ pathname: '/theming' }] },
  ]);
  const readBoth = (
    changes: Readonly<Record<string, string>> = {},
    items: readonly SidebarItem[] = baseTree,
  ) => {
    const site = writeSite({
      ...FILES,
      'docs/base/theming/index.mdx': page('Theming'),
      'i18n/zh/docusaurus-plugin-content-docs-base-library/current.json':
        '{ "sidebar.base.category./looks-group": { "message": "外观" } }',
      ...changes,
    });
    sites.push(site);
    return readSite(site.siteDir, 'zh', { default: sidebar, 'base-library': items }, folders);
  };

  test('are found together in the current version, and apart in a cut one', async () => {
    const versions = await readBoth();
    const current = versions.get('current');
    expect(current?.base).toBe('/zh/x/');
    expect(current?.trails).toEqual([
      [['数据表格'], ['Data Grid']],
      [['外观'], ['Looks']],
    ]);
    expect(current?.pages.at(-1)).toEqual({ path: '/zh/theming', trail: 1, title: 'Theming' });
    expect(versions.get('8.9.0')?.pages).toHaveLength(1);
  });

  test('have their API pages and props in one search, with other rows of the first instance only', async () => {
    const tree = toSidebar('/', [
      { pathname: '/theming' },
      { pathname: '/api/button', title: 'Button' },
    ]);
    const model = {
      product: 'material-ui',
      props: [row('href')],
      classes: [{ name: 'root', className: 'MuiButton-root', description: '' }],
    };
    const versions = await readBoth(
      {
        'docs/base/api/button/api.json': component('Button', model),
      },
      tree,
    );
    const current = versions.get('current');
    expect(current?.root).toBe('/zh/');
    const place = current?.apis.findIndex(({ name }) => name === 'Button') ?? -1;
    expect(current?.apis[place]).toMatchObject({ product: 'material-ui' });
    expect(current?.rows.prop.find(({ name }) => name === 'href')?.places).toEqual([place]);
    expect(current?.rows.class.map(({ name }) => name)).not.toContain('MuiButton-root');
    expect(versions.get('8.9.0')?.apis).toEqual([]);
  });

  test('can’t both have a page in their trees', async () => {
    const twice = toSidebar('/', [{ pathname: '/x/react-data-grid' }]);
    await expect(async () => readBoth({}, twice)).rejects.toThrow(
      'Duplicated pathname /x/react-data-grid in pages: once in sidebars.ts and once in base.ts.',
    );
  });

  test('a version whose pages wouldn’t count as cut is refused', async () => {
    await expect(readBoth({ 'base-library_versions.json': '["6.0.0"]' })).rejects.toThrow(
      'base-library_versions.json: the pages of 6.0.0 would lie below /',
    );
  });
});

describe('what readers type', () => {
  const SORTING = 'docs/x/react-data-grid/sorting/index.mdx';
  const KEYWORDS = 'i18n/zh/keywords.json';
  const withHeadings = `---
title: Sorting
description: Bring rows into an order.
keywords: [order rows, ascending]
---

## Several columns

The comparator decides, the comparator alone.

\`\`\`md
## Not a heading
\`\`\`

## Next steps
`;
  const translated = `---
description: 对行排序。
---

## 多列 {/* #several-columns */}
`;
  const sorting = async (changes: Readonly<Record<string, string>>, language?: string) =>
    (await read({ [SORTING]: withHeadings, ...changes }, language)).get('current');

  test('keywords of all languages, headings, words of the text and messages are known', async () => {
    const data = await sorting({ [KEYWORDS]: '{ "/x/react-data-grid/sorting": ["升序"] }' }, 'en');
    expect(data?.pages[1]).toEqual({
      path: 'react-data-grid/sorting',
      trail: 0,
      plan: 'pro',
      title: 'Sorting',
      aliases: ['排序'],
      keywords: ['order rows', 'ascending', '升序'],
      about: ['Bring rows into an order.'],
      // Chinese words for sections are in Chinese builds alone, as below.
      sections: [{ title: 'Several columns', keywords: ['shift click'] }],
    });
    expect(data?.words).toMatchObject({ comparator: [1] });
    expect(data?.messages).toEqual([{ text: 'MUI X: Too many columns.', page: 1, section: 0 }]);
  });

  test('a translated page has its own headings and the English ones', async () => {
    const file = 'i18n/zh/docusaurus-plugin-content-docs/current/react-data-grid/sorting/index.mdx';
    const data = await sorting({ [file]: translated });
    expect(data?.pages[1]).toMatchObject({
      about: ['对行排序。', 'Bring rows into an order.'],
      sections: [
        {
          title: '多列',
          anchor: 'several-columns',
          aliases: ['Several columns'],
          keywords: ['shift click', '按住 shift'],
        },
      ],
    });
  });

  test('a cut version has no messages of the current packages', async () => {
    expect((await read()).get('8.9.0')?.messages).toEqual([]);
  });

  test.each([
    ['a path without a page', '{ "/x/gone": ["a"] }', `${KEYWORDS} has keywords for /x/gone`],
    [
      'a keyword that the title has',
      '{ "/x/react-data-grid/sorting": ["排序"] }',
      `${KEYWORDS}, /x/react-data-grid/sorting: \`keywords\` names "排序"`,
    ],
    ['something else than an object', '[]', `${KEYWORDS} must hold one object`],
  ])('%s is refused with the file', async (_, text, message) => {
    await expect(sorting({ [KEYWORDS]: text })).rejects.toThrow(message);
  });
});

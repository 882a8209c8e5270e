/** The tools on a small site: what an assistant reads. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { collectData } from '../../../mcp-server/build/collectData';
import { TOOLS, answer } from '../../../mcp-server/core/answer';
import { MAX_CHARACTERS } from '../../../mcp-server/core/excerpt';
import type { ProjectPackage } from '../../../mcp-server/core/versionNote';
import { decodeData, encodeData } from '../../../mcp-server/data/dataFile';
import { type Docs, createDocs } from '../../../mcp-server/data/docs';
import { FIXTURE_ADDRESS, writeFixtureSite } from '../../mcp/fixtureSite';

/** ms; a busy machine takes long to load the compiler of demos. */
const TIMEOUT = 60_000;

const folder = mkdtempSync(path.join(tmpdir(), 'mcp-tools-'));
let docs: Docs;

beforeAll(async () => {
  const { siteDir, buildDir } = writeFixtureSite(folder);
  const data = await collectData(siteDir, buildDir);
  docs = createDocs(await decodeData(await encodeData(data, 1)));
}, TIMEOUT);

afterAll(() => rmSync(folder, { recursive: true }));

const ask = (name: string, args: unknown, project: readonly ProjectPackage[] = []) =>
  answer(name, args, { docs, project });
const textOf = (name: string, args: unknown) => ask(name, args).text;

it('name themselves, and say what they take', () => {
  expect(TOOLS.map(({ name }) => name)).toEqual([
    'search_docs',
    'get_page',
    'get_api',
    'get_demo',
    'list_pages',
    'known_issues',
    'what_changed',
  ]);
  for (const { input, description } of TOOLS) {
    expect(description.length).toBeLessThan(400);
    for (const argument of Object.values(input.shape)) {
      expect(argument.description).toMatch(/\.$/);
    }
  }
});

describe('search_docs', () => {
  it('finds pages, sections and rows, with the call that reads each', () => {
    const page = textOf('search_docs', { query: 'sorting' });
    expect(page).toContain(`Source: ${FIXTURE_ADDRESS}`);
    expect(page).toContain('@mui/x-data-grid, ');
    expect(page).toContain('8.10.2');
    expect(page).toContain('Data Grid › Sorting (page)');
    expect(page).toContain(`${FIXTURE_ADDRESS}x/react-data-grid/sorting/`);
    expect(page).toContain('get_page({"path":"/x/react-data-grid/sorting/"})');
    const section = textOf('search_docs', { query: 'sort on a server', limit: 1 });
    expect(section).toContain('"section":"sort-on-a-server"');
    expect(section).toContain('Set `sortingMode`. See filtering.');
    const row = textOf('search_docs', { query: 'DataGrid sortModel', limit: 1 });
    expect(row).toContain('get_api({"name":"DataGrid","row":"sortModel"})');
    expect(row).toContain('Set the sort model');
  });

  it('finds by keywords, messages and Chinese words', () => {
    expect(textOf('search_docs', { query: 'order rows', limit: 1 })).toContain('also: order rows');
    expect(textOf('search_docs', { query: 'MUI X: The rows have no id 5.' })).toContain(
      'The rows have no id',
    );
    const chinese = textOf('search_docs', { query: '排序', language: 'zh', limit: 1 });
    expect(chinese).toContain(`${FIXTURE_ADDRESS}zh/x/react-data-grid/sorting/`);
    expect(chinese).toContain('› 排序 (page)');
    expect(chinese).toContain('get_page({"path":"/x/react-data-grid/sorting/","language":"zh"})');
  });

  it('keeps to a product and a number of results', () => {
    const charts = textOf('search_docs', { query: 'toolbar', product: 'charts' });
    expect(charts).toContain('/x/api/charts/toolbar/');
    expect(charts).not.toContain('/x/api/data-grid/');
    expect(textOf('search_docs', { query: 'toolbar', limit: 1 })).not.toContain('\n2. ');
  });

  it('offers similar titles when nothing has the words', () => {
    expect(textOf('search_docs', { query: 'sxrtxng' })).toContain('Pages with similar titles:');
  });
});

describe('get_page', () => {
  it('gives the Markdown with its address and versions, by any name of the page', () => {
    for (const name of [
      '/x/react-data-grid/sorting/',
      'x/react-data-grid/sorting',
      '/x/react-data-grid/sorting.md',
      '/x/react-data-grid/sorting.js.md?x=1',
      `${FIXTURE_ADDRESS}x/react-data-grid/sorting/`,
    ]) {
      const text = textOf('get_page', { path: name });
      expect(text).toMatch(
        /^Source: https:\/\/docs\.example\.com\/x\/react-data-grid\/sorting\/\nApplies to: @mui\/x-data-grid, @mui\/x-data-grid-pro 8\.10\.2\n\n# Sorting\n/,
      );
      expect(text).toContain('type GridColDef');
    }
  });

  it('gives code in JavaScript, and in another styling', () => {
    const path = '/x/react-data-grid/sorting/';
    const js = textOf('get_page', { path, code: 'JS' });
    expect(js).toContain('`BasicSorting.js`');
    expect(js).not.toContain('GridColDef');
    const css = textOf('get_page', { path, styling: 'css' });
    expect(css).toContain("import './BasicSorting.css';");
    expect(css).toContain('`BasicSorting.css`\n\n```css\n.names {');
    expect(css).not.toContain('`BasicSorting.tsx`');
    expect(textOf('get_page', { path, styling: 'css', code: 'JS' })).toContain(
      'BasicSorting.css.js',
    );
    expect(textOf('get_page', { path, styling: 'tailwind' })).toBe(textOf('get_page', { path }));
  });

  it('gives a section with what is below it, by title or anchor', () => {
    for (const args of [
      { path: '/x/react-data-grid/sorting/#sort-on-a-server' },
      { path: '/x/react-data-grid/sorting/', section: 'Sort on a server' },
    ]) {
      const text = textOf('get_page', args);
      expect(text).toContain('\n\n## Sort on a server\n');
      expect(text).toContain('### Ignore late answers');
      expect(text).not.toContain('Next steps');
    }
    const missing = ask('get_page', { path: '/x/react-data-grid/sorting/', section: 'nope' });
    expect(missing.isError).toBe(true);
    expect(missing.text).toContain(
      'It has "Sort on a server", "Ignore late answers", "Next steps"',
    );
  });

  it('gives Chinese pages, finds their sections by anchors, and says what is not translated', () => {
    const text = textOf('get_page', { path: '/zh/x/react-data-grid/sorting/#sort-on-a-server' });
    expect(text).toContain(`Source: ${FIXTURE_ADDRESS}zh/x/react-data-grid/sorting/`);
    expect(text).toContain('## 在服务器上排序');
    const english = textOf('get_page', { path: '/x/react-data-grid/filtering/', language: 'zh' });
    expect(english).toContain('this page is not translated');
  });

  it('shortens a long page, and says how to read on', () => {
    const path = '/x/react-data-grid/filtering/';
    const first = textOf('get_page', { path });
    expect(first).toContain('Needs: the pro plan');
    expect(first.length).toBeLessThan(MAX_CHARACTERS + 1000);
    expect(first).toContain('Or ask get_page for one section: "First", "Last".');
    const offset = Number(/offset: (\d+)/.exec(first)?.[1]);
    const second = textOf('get_page', { path, offset });
    expect(second).toContain('## Last\n\nThe end.\n\n---\n');
    expect(second).toContain('This is the end.');
    const lines = [first, second].flatMap((text) => text.match(/^Line \d+ of a long page\.$/gm));
    expect(lines).toHaveLength(900);
    expect(textOf('get_page', { path, offset: 1e6 })).toContain('before the offset 1000000');
  });

  it('offers pages in place of one that is not there', () => {
    const missing = ask('get_page', { path: '/x/react-data-grid/sortin/' });
    expect(missing.isError).toBe(true);
    expect(missing.text).toContain('There is no page "/x/react-data-grid/sortin/".');
    expect(missing.text).toContain('- /x/react-data-grid/sorting/: Sorting');
  });
});

describe('get_api', () => {
  it('gives the page, or one of its sections', () => {
    const text = textOf('get_api', { name: 'DataGrid' });
    expect(text).toContain(`Source: ${FIXTURE_ADDRESS}x/api/data-grid/data-grid/`);
    expect(text).toContain('# DataGrid API');
    expect(textOf('get_api', { name: '<DataGrid />', section: 'props' })).toMatch(/\n\n## Props\n/);
  });

  it('gives all about a row', () => {
    const row = textOf('get_api', { name: 'datagrid', row: 'sortmodel' });
    expect(row).toContain(
      `Source: ${FIXTURE_ADDRESS}x/api/data-grid/data-grid/#data-grid-prop-sortModel`,
    );
    expect(row).toContain("import { DataGrid } from '@mui/x-data-grid';");
    expect(row).toContain('- Type: GridSortModel\n- Default: []\n- Note: Keep it stable.');
    expect(row).toContain(`- Guide: ${FIXTURE_ADDRESS}x/react-data-grid/sorting/#sort-on-a-server`);
    expect(row).toContain('Set the sort model, see `GridSortModel`. Rows follow.');
    expect(textOf('get_api', { name: 'DataGrid', row: 'sortModel', language: 'zh' })).toContain(
      '保持引用不变。',
    );
    expect(textOf('get_api', { name: 'DataGrid', row: 'root' })).toContain(
      'class `MuiDataGrid-root`',
    );
    expect(textOf('get_api', { name: 'DataGrid', row: 'toolbar' })).toContain('## slot `toolbar`');
  });

  it('asks back when a name is unknown or has several owners', () => {
    expect(ask('get_api', { name: 'DatGrid' })).toEqual({
      isError: true,
      text: expect.stringContaining('Similar names: DataGrid'),
    });
    expect(ask('get_api', { name: 'DataGrid', row: 'sortModl' })).toEqual({
      isError: true,
      text: expect.stringContaining('Similar names: sortModel'),
    });
    expect(ask('get_api', { name: 'Toolbar' })).toEqual({
      isError: true,
      text: 'Several products have "Toolbar". Give product: data-grid, charts.',
    });
    expect(textOf('get_api', { name: 'Toolbar', product: 'charts' })).toContain(
      '/x/api/charts/toolbar/',
    );
  });
});

describe('get_demo', () => {
  it('gives the files in the language and styling', () => {
    const text = textOf('get_demo', { name: 'BasicSorting.tsx' });
    expect(text).toContain(`Source: ${FIXTURE_ADDRESS}x/react-data-grid/sorting/#BasicSorting`);
    expect(text).toContain('`BasicSorting.tsx`\n\n```tsx\nimport { DataGrid, type GridColDef }');
    const js = textOf('get_demo', { name: 'BasicSorting', code: 'JS', styling: 'css' });
    expect(js).toContain('`BasicSorting.css.js`');
    expect(js).toContain('`BasicSorting.css`');
  });

  it('lists the demos of a page', () => {
    const page = '/x/react-data-grid/sorting/';
    expect(textOf('get_demo', { page })).toContain(`- BasicSorting on ${page}`);
    expect(textOf('get_demo', { page: '/x/react-data-grid/filtering/' })).toContain('has no demos');
  });

  it.each([
    [{}, 'Give the name of a demo'],
    [{ name: 'BasicSortin' }, 'Similar names: BasicSorting'],
    [{ name: 'BasicSorting', styling: 'tailwind' }, 'It has: system, css.'],
    [{ page: '/nowhere/' }, 'There is no page "/nowhere/".'],
  ])('says what is wrong with %j', (args, message) => {
    expect(ask('get_demo', args)).toEqual({
      isError: true,
      text: expect.stringContaining(message),
    });
  });
});

describe('list_pages', () => {
  it('lists groups, then the pages of a group or below a path', () => {
    expect(textOf('list_pages', {})).toContain('- Data Grid: 3 pages below /x/react-data-grid/');
    const group = textOf('list_pages', { under: 'data grid' });
    expect(group).toContain(
      "- /x/react-data-grid/filtering/ (pro): The reader's filter. About The reader's filter.",
    );
    expect(group).not.toContain('/x/api/');
    expect(textOf('list_pages', { under: '/x/api/charts/' })).toContain('- /x/api/charts/toolbar/');
    expect(textOf('list_pages', { under: 'Data Grid', language: 'zh' })).toContain(': 排序.');
    expect(ask('list_pages', { under: 'Nothing' })).toEqual({
      isError: true,
      text: expect.stringContaining('"Data Grid: API reference"'),
    });
  });
});

describe('what_changed', () => {
  it('lists what differs between two releases', () => {
    const text = textOf('what_changed', {});
    expect(text).toContain(`Source: ${FIXTURE_ADDRESS}x/introduction/what-changed/`);
    expect(text).toContain('Changes from 8.0.0 to 8.10.2: 3.');
    expect(text).toContain('## data-grid\n\n### added\n- props (DataGrid): sortingMode');
    expect(text).toContain('- exports: useGridPro');
    expect(text).toContain(
      '### type\n- prop sortModel (DataGrid, DataGridPro): `GridSortItem[]` → `GridSortModel`',
    );
    expect(text).toContain('could not be read in 8.4.0');
    expect(text).not.toContain('## charts');
  });

  it('limits them to releases, a product, a plan and a name', () => {
    expect(textOf('what_changed', { from: '8.4', to: 'v8.10.2' })).toContain(
      'Changes from 8.4.0 to 8.10.2: 1.',
    );
    expect(textOf('what_changed', { product: 'charts' })).toContain(': 0.');
    expect(textOf('what_changed', { plan: 'pro' })).not.toContain('sortModel');
    const named = textOf('what_changed', { name: 'sortmodel' });
    expect(named).toContain('Changes of sortmodel from 8.0.0 to 8.10.2: 1.');
    expect(textOf('what_changed', { name: 'DataGridPro' })).toContain('sortModel');
  });

  it('tells a name that nothing has from one without changes', () => {
    const invented = ask('what_changed', { name: 'sortModell' });
    expect(invented.isError).toBe(true);
    expect(invented.text).toMatch(
      /^Neither the history nor the API reference of MUI X has the name "sortModell"\. Similar names: sortModel, /,
    );
    expect(invented.text).not.toContain('Changes');
    // A page of the reference, and a row that changed before the wanted releases.
    for (const args of [
      { name: 'DataGrid', product: 'charts' },
      { name: 'sortModel', from: '8.4.0' },
    ]) {
      const known = ask('what_changed', args);
      expect(known.isError).toBeUndefined();
      expect(known.text).toMatch(
        /Changes of (\w+) from 8\.\d\.0 to 8\.10\.2: 0\.\n\n\1 is a known name\. Nothing about it changed/,
      );
    }
    expect(textOf('what_changed', { name: 'sortModel' })).not.toContain('a known name');
    expect(textOf('what_changed', { product: 'charts' })).not.toContain('a known name');
  });

  it('names the releases where one is unknown, and the Chinese page', () => {
    const wrong = ask('what_changed', { from: '6.0.0' });
    expect(wrong.isError).toBe(true);
    expect(wrong.text).toContain('7.29, 8.0.0, 8.4.0, 8.10.2');
    expect(ask('what_changed', { to: '9' }).text).toContain('"9"');
    expect(textOf('what_changed', { language: 'zh' })).toContain(
      `${FIXTURE_ADDRESS}zh/x/introduction/what-changed/`,
    );
  });
});

describe('get_api with a history', () => {
  it('says since when a row is there, and what it was', () => {
    expect(textOf('get_api', { name: 'DataGrid', row: 'sortModel' })).toContain(
      '- Changed: in 8.4.0, type GridSortItem[] → GridSortModel',
    );
  });
});

describe('known_issues', () => {
  it('lists issues, of a product or with words', () => {
    const all = textOf('known_issues', {});
    expect(all).toContain('Known issues: 2.');
    expect(all).toContain('## Data Grid\n');
    expect(all).toContain('### Keys are slow\n\nUse fewer keys.');
    const some = textOf('known_issues', { product: 'data-grid', query: 'ARROW headerAlign' });
    expect(some).toContain('The arrow points down');
    expect(some).not.toContain('Keys are slow');
    expect(textOf('known_issues', { product: 'charts' })).toContain(
      'No known issues are listed for charts.',
    );
  });
});

describe('wrong calls', () => {
  it.each([
    ['search_docs', {}, 'query'],
    ['search_docs', { query: ' ' }, 'query'],
    ['search_docs', { query: 'x'.repeat(301) }, 'query'],
    ['search_docs', { query: 'x', limit: 13 }, 'limit'],
    ['search_docs', { query: 'x', product: 'x' }, 'product'],
    ['get_page', { path: '/', langauge: 'zh' }, 'Unrecognized key: "langauge"'],
    ['get_page', { path: '/', language: 'fr' }, '"en"|"zh"'],
    ['get_page', { path: '/', offset: -1 }, 'offset'],
    ['get_page', 'text', 'expected object'],
  ])('%s with %j name what is wrong', (name, args, message) => {
    const { text, isError } = ask(name, args);
    expect(isError).toBe(true);
    expect(text).toContain(`The arguments of ${name} are wrong.`);
    expect(text).toContain(message);
    expect(text).toMatch(/It takes: \w+/);
  });

  it('of an unknown tool name the tools', () => {
    expect(ask('get_all', {})).toEqual({
      isError: true,
      text: expect.stringContaining('search_docs, get_page'),
    });
  });
});

it('say where the project has other versions', () => {
  const project = [
    { name: '@mui/x-data-grid', version: '8.4.0', isInstalled: true },
    { name: '@mui/x-charts', version: '7.0.0', isInstalled: true },
  ];
  const page = ask('get_page', { path: '/x/react-data-grid/sorting/' }, project).text;
  expect(page).toContain(
    'Note: The project has @mui/x-data-grid 8.4.0; this documentation describes 8.10.2. That is older:',
  );
  expect(page).not.toContain('x-charts');
  expect(ask('search_docs', { query: 'sorting' }, project).text).toContain(
    'The project has @mui/x-charts 7.0.0',
  );
});

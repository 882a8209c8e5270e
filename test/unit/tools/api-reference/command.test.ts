import { readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { PACKAGES } from '../../../../tools/api-reference/packages';
import { compareFiles, differencesText, docsApi } from '../../../../tools/api-reference/command';
import { type Files, makeFolder, writeFiles } from './fixtureSite';

const NAMES = '../../../../src/data/apiNames';
jest.mock('../../../../src/data/apiNames', () => ({
  API_NAMES: {
    'data-grid': { components: ['DataGrid', 'DataGridPro'], interfaces: ['GridColDef'] },
    'date-pickers': { components: [], interfaces: [] },
    charts: { components: ['BarChart'], interfaces: [] },
    'tree-view': { components: [], interfaces: [] },
    'material-ui': { components: [], interfaces: [] },
  },
  API_EXPORT_NAMES: {},
  API_DEFAULT_TYPES: [],
  API_FUNCTION_MODULES: {},
  API_TYPE_MODULES: {},
  API_TOPICS: [],
}));
// Notes and guides have tests of their own, and are of the real names and pages.
jest.mock('../../../../src/data/apiNotes', () => ({ API_NOTES: [] }));
jest.mock('../../../../src/data/cssVariables', () => ({ CSS_VARIABLES: [] }));
jest.mock('../../../../tools/api-reference/rowGuides', () => ({
  withGuides: (_siteDir: string, models: unknown) => models,
}));
// What stands beside pages of prose has tests of its own, and needs more of the grid than these packages have.
const BLOCK = 'docs/x/react-data-grid/events/events.json';
jest.mock('../../../../tools/api-reference/extraFiles', () => ({
  readEvents: () => [],
  extraFiles: () => new Map([['docs/x/react-data-grid/events/events.json', '{}\n']]),
}));

const { API_NAMES: namesOfReference } = jest.requireMock<{
  API_NAMES: { charts: { components: string[] } };
}>(NAMES);

const GRID = `
export interface DataGridProps {
  /** The rows. */
  rows: string[];
  classes?: { root: string };
}
export declare function DataGrid(props: DataGridProps): React.JSX.Element;
export interface GridColDef { field: string }
`;
const PRO = `
import { DataGridProps } from '@mui/x-data-grid';
export { DataGrid, GridColDef } from '@mui/x-data-grid';
export declare function DataGridPro(props: DataGridProps & { pinned?: string }): React.JSX.Element;
`;
const EMPTY = 'export {};';
const MODULES: Files = {
  ...Object.fromEntries(
    PACKAGES.flatMap(({ name }) => [
      [`${name}/package.json`, '{ "version": "8.1.0" }'],
      [`${name}/index.d.ts`, EMPTY],
      [`${name}/themeAugmentation/index.d.ts`, EMPTY],
    ]),
  ),
  ...Object.fromEntries(
    ['DateFns', 'Dayjs', 'Luxon', 'Moment'].map((library) => [
      `@mui/x-date-pickers/Adapter${library}/index.d.ts`,
      EMPTY,
    ]),
  ),
  '@mui/material/styles/index.d.ts': EMPTY,
  '@mui/system/index.d.ts': 'export interface SystemProps { margin?: number }',
  '@mui/x-data-grid/index.d.ts': GRID,
  '@mui/x-data-grid/index.js': "exports.getDataGridUtilityClass = (key) => 'MuiDataGrid-' + key;",
  '@mui/x-data-grid/themeAugmentation/index.d.ts': `
interface DataGridProps { rows: string[] }
export interface DataGridComponentsPropsList { MuiDataGrid: DataGridProps }
`,
  '@mui/x-data-grid-pro/index.d.ts': PRO,
  '@mui/x-data-grid-pro/index.js': '',
  '@mui/x-charts/index.d.ts': 'export declare function BarChart(): React.JSX.Element;',
};
const SITE: Files = {
  ...Object.fromEntries(
    Object.entries(MODULES).map(([name, text]) => [`node_modules/${name}`, text]),
  ),
  'package.json': '{}',
  'docs/base/getting-started/index.mdx': '',
  'docs/x/react-data-grid/index.mdx': '',
  'docs/x/react-data-grid/Demo.tsx': "import { DataGrid } from '@mui/x-data-grid';",
};
const site = makeFolder(SITE);

/** All files of the site but its modules, with their texts. */
function filesOfSite(): ReadonlyMap<string, string> {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.startsWith('node_modules') && statSync(path.join(site, file)).isFile())
    .sort();
  return new Map(files.map((file) => [file, readFileSync(path.join(site, file), 'utf8')]));
}

const WRITTEN = [
  'docs/base/api/index.mdx',
  'docs/base/api/packages.json',
  'docs/base/api/types.json',
  'docs/x/api/charts/bar-chart/api.json',
  'docs/x/api/charts/bar-chart/index.mdx',
  'docs/x/api/charts/types.json',
  'docs/x/api/data-grid/data-grid-pro/api.json',
  'docs/x/api/data-grid/data-grid-pro/index.mdx',
  'docs/x/api/data-grid/data-grid/api.json',
  'docs/x/api/data-grid/data-grid/index.mdx',
  'docs/x/api/data-grid/grid-col-def/api.json',
  'docs/x/api/data-grid/grid-col-def/index.mdx',
  'docs/x/api/data-grid/index.mdx',
  'docs/x/api/data-grid/types.json',
  'docs/x/api/date-pickers/index.mdx',
  'docs/x/api/date-pickers/types.json',
  'docs/x/api/packages.json',
  'docs/x/api/tree-view/types.json',
  'docs/x/react-data-grid/DataGrid.controls.json',
  BLOCK,
  'src/data/apiIndex.json',
];
const FINE = { output: 'The API reference is that of the installed packages.', exitCode: 0 };
const ADVICE =
  'The API reference differs from the installed packages. Run `npm run docs:api` and commit what it writes.';
const model = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(site, `docs/x/api/${name}/api.json`), 'utf8'));

function errorOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
}

// Types of the browser are most of what TypeScript reads, and no package here names one.
const { readFile } = ts.sys;
jest
  .spyOn(ts.sys, 'readFile')
  .mockImplementation((file, encoding) =>
    path.basename(file).startsWith('lib.dom') ? '' : readFile(file, encoding),
  );

describe('the command on a site', () => {
  beforeAll(() => {
    expect(docsApi(site, false)).toEqual({
      output: '21 files, 21 written or removed.',
      exitCode: 0,
    });
  });

  // Each test starts from what the command wrote.
  const written = new Map<string, string>();
  beforeAll(() => filesOfSite().forEach((text, file) => written.set(file, text)));
  afterEach(() => {
    writeFiles(site, { ...SITE, ...Object.fromEntries(written) });
    // Scripts of packages are read anew.
    jest.resetModules();
  });

  test('writes the files of all pages, their indexes, the blocks and the list', () => {
    expect([...written.keys()].filter((file) => !(file in SITE))).toEqual(WRITTEN);
  });

  test('puts into a model what all steps find', () => {
    expect(model('data-grid/data-grid')).toEqual({
      '//': 'Generated by `npm run docs:api` from the installed packages. Do not edit.',
      kind: 'component',
      name: 'DataGrid',
      product: 'data-grid',
      description: '',
      imports: [
        "import { DataGrid } from '@mui/x-data-grid';",
        "import { DataGrid } from '@mui/x-data-grid-pro';",
      ],
      packages: [{ name: '@mui/x-data-grid' }, { name: '@mui/x-data-grid-pro' }],
      demos: ['/x/react-data-grid'],
      props: [
        { name: 'rows', required: true, type: 'string[]', description: 'The rows.' },
        { name: 'classes', type: '{ root: string; }', description: '' },
      ],
      themeName: 'MuiDataGrid',
      slots: [],
      classes: [{ name: 'root', className: 'MuiDataGrid-root', description: '' }],
      source: 'packages/x-data-grid/src/index.tsx',
    });
    expect(model('data-grid/data-grid-pro')).toMatchObject({
      plan: 'pro',
      props: [{ name: 'rows' }, { name: 'classes' }, { name: 'pinned', plan: 'pro' }],
    });
  });

  test('writes nothing the second time', () => {
    expect(docsApi(site, false)).toEqual({
      output: '21 files, 0 written or removed.',
      exitCode: 0,
    });
    expect(filesOfSite()).toEqual(written);
    expect(docsApi(site, true)).toEqual(FINE);
  });

  test('lists what is missing, changed or too much, and leaves it as it is', () => {
    const [removed, changed] = WRITTEN.slice(3);
    rmSync(path.join(site, removed ?? ''));
    writeFiles(site, {
      [changed ?? '']: 'changed',
      [BLOCK]: '{ }\n',
      'docs/x/api/charts/gone/index.mdx': '',
    });
    const before = filesOfSite();
    expect(docsApi(site, true)).toEqual({
      output: [
        ADVICE,
        'missing  docs/x/api/charts/bar-chart/api.json',
        'differs  docs/x/api/charts/bar-chart/index.mdx',
        `differs  ${BLOCK}`,
        'no page  docs/x/api/charts/gone/index.mdx',
      ].join('\n'),
      exitCode: 1,
    });
    expect(filesOfSite()).toEqual(before);

    expect(docsApi(site, false).output).toBe('21 files, 4 written or removed.');
    expect(filesOfSite()).toEqual(written);
  });

  test('sees a package that changed, and writes the pages that it changes', () => {
    writeFiles(site, {
      'node_modules/@mui/x-charts/index.d.ts':
        'export declare function BarChart(props: { bars: number }): React.JSX.Element;',
    });
    expect(docsApi(site, false).output).toBe('21 files, 1 written or removed.');
    expect(model('charts/bar-chart')).toMatchObject({ props: [{ name: 'bars' }] });
  });

  test('names all that it cannot describe in one error, and writes nothing', () => {
    writeFiles(site, {
      'node_modules/@mui/x-charts/index.d.ts': EMPTY,
      'node_modules/@mui/x-data-grid/index.d.ts': GRID.replace('GridColDef', 'ColDef'),
      'node_modules/@mui/x-data-grid/index.js': '',
    });
    const unnamed = expect.stringMatching(/^DataGrid(?:Pro)?: .* doesn't say how its classes are/);
    expect(errorOf(() => docsApi(site, false)).split('\n')).toEqual([
      "The API reference can't be made:",
      'BarChart: no component of that name is exported by @mui/x-charts, @mui/x-charts-pro.',
      'GridColDef: no interface of that name is exported by @mui/x-data-grid, @mui/x-data-grid-pro, @mui/x-data-grid-premium.',
      unnamed,
      unnamed,
    ]);
    expect(filesOfSite()).toEqual(written);
  });

  test('names two components with one path, and writes nothing', () => {
    const { charts } = namesOfReference;
    charts.components.push('barChart');
    writeFiles(site, {
      'node_modules/@mui/x-charts/index.d.ts': `
export declare function BarChart(props: { bars: number }): React.JSX.Element;
export declare function barChart(): React.JSX.Element;
`,
    });
    expect(() => docsApi(site, false)).toThrow(
      'barChart: another page of charts has the path /x/api/charts/bar-chart (@mui/x-charts).',
    );
    charts.components.pop();
    expect(filesOfSite()).toEqual(written);
  });

  test('names packages that are not installed, and writes nothing', () => {
    rmSync(path.join(site, 'node_modules/@mui/x-tree-view-pro'), { recursive: true });
    rmSync(path.join(site, 'node_modules/@mui/x-charts'), { recursive: true });
    expect(() => docsApi(site, false)).toThrow(
      /^The packages can't be read:\n.*'@mui\/x-charts'[^]*'@mui\/x-tree-view-pro'/,
    );
    expect(filesOfSite()).toEqual(written);
  });
});

const texts = (files: Files) => new Map(Object.entries(files));

test.each<[string, Files, Files, object]>([
  ['nothing', { a: '1' }, { a: '1' }, { missing: [], changed: [], extra: [] }],
  ['a missing file', { a: '1', b: '' }, { a: '1' }, { missing: ['b'], changed: [], extra: [] }],
  ['a changed file', { a: '1' }, { a: '' }, { missing: [], changed: ['a'], extra: [] }],
  ['a file too much', {}, { a: '1' }, { missing: [], changed: [], extra: ['a'] }],
  [
    'all of it',
    { c: '1', b: '1', a: '1' },
    { d: '1', a: '2' },
    { missing: ['c', 'b'], changed: ['a'], extra: ['d'] },
  ],
])('files are compared by path and text: %s', (_, wanted, present, expected) => {
  expect(compareFiles(texts(wanted), texts(present))).toEqual(expected);
});

test('differences are one line each, below the advice; without any, all is well', () => {
  expect(differencesText({ missing: ['a'], changed: ['b'], extra: ['c'] })).toBe(
    `${ADVICE}\nmissing  a\ndiffers  b\nno page  c`,
  );
  expect(differencesText({ missing: [], changed: [], extra: [] })).toBe(FINE.output);
});

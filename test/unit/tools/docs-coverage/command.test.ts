import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { docsCoverage } from '../../../../tools/docs-coverage/command';
import { productNames } from '../../../../tools/docs-coverage/names';
import { readOptions } from '../../../../tools/docs-coverage/options';
import { folderOfPage, readReference } from '../../../../tools/docs-coverage/readProduct';
import { SUBJECTS, type Subject } from '../../../../tools/docs-coverage/subjects';

/** The check reads the types of the grid's packages. ms */
jest.setTimeout(60_000);

const root = path.join(__dirname, '../../../..');
const site = mkdtempSync(path.join(tmpdir(), 'docs-coverage-'));
afterAll(() => rmSync(site, { recursive: true }));

const COVERAGE = path.join(site, 'docs/coverage/data-grid.json');
const SORTING = path.join(site, 'docs/x/react-data-grid/sorting/index.mdx');

symlinkSync(path.join(root, 'node_modules'), path.join(site, 'node_modules'));
for (const folder of ['docs/x', 'docs/base']) {
  mkdirSync(path.join(site, folder), { recursive: true });
  symlinkSync(path.join(root, folder, 'api'), path.join(site, folder, 'api'));
}
/** A page or two of each product: the command itself is run on all of them by `npm test`. */
const PAGES = {
  'data-grid': ['sorting', 'api-object', 'events'],
  'date-pickers': ['date-calendar'],
  charts: ['label'],
  'tree-view': ['rich-tree-view/customization'],
  'material-ui': ['components/buttons'],
} as const satisfies Record<(typeof SUBJECTS)[number]['slug'], readonly string[]>;

const foldersOf = ({ slug, folder }: Pick<Subject, 'slug' | 'folder'>) =>
  PAGES[slug].map((page) => `${folder}/${page}`);
const copy = (names: readonly string[]) =>
  names.forEach((name) =>
    cpSync(path.join(root, name), path.join(site, name), { recursive: true }),
  );
copy(['docs/identifiers.json', ...SUBJECTS.flatMap(foldersOf)]);
const GRID = ['--product', 'data-grid'];
docsCoverage(site, readOptions(['--update', ...GRID]));

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

test('the check names what a change broke', () => {
  edit(SORTING, (text) => `${text}\nSet \`sortModell\` and \`apiRef.current.sortRows()\`.\n`);
  edit(COVERAGE, (text) =>
    JSON.stringify({ ...JSON.parse(text), groups: [{ reason: 'r', props: ['rows'] }] }),
  );
  const { exitCode, output } = docsCoverage(site, readOptions(['--check', ...GRID]));
  expect(exitCode).toBe(1);
  expect(output).toMatch(/^prop rows: .* has it/m);
  expect(output).toMatch(/sorting\/index\.mdx:\d+: `sortModell`: sortModell is not a name/);
  expect(output).toMatch(/`apiRef\.current\.sortRows\(\)`: sortRows is not a public method/);
});

test('an update repairs the list, and the report shows a name with its pages', () => {
  expect(docsCoverage(site, readOptions(['--update', ...GRID])).exitCode).toBe(0);
  expect(readFileSync(COVERAGE, 'utf8')).not.toContain('"r"');
  const { output } = docsCoverage(site, readOptions(GRID));
  expect(output).toMatch(/^ {2}sortModel .*\bsorting\*/m);
  expect(output).toMatch(/^all +\d+ of \d+ +[\d.]+ %$/m);
  const data = JSON.parse(docsCoverage(site, readOptions(['--json', ...GRID])).output);
  expect(Object.keys(data)).toEqual(['data-grid']);
  expect(data['data-grid'].totals.all.total).toBe(data['data-grid'].names.length);
  const page = docsCoverage(site, readOptions(['--page', '/x/react-data-grid/sorting/'])).output;
  expect(page).toMatch(/^has props:\n {2}.*\bsortModel\*/m);
});

test('the names are those of all plans, once for each kind', () => {
  const names = SUBJECTS.filter(({ slug }) => slug === 'data-grid').flatMap((grid) =>
    productNames(readReference(root, grid)),
  );
  const keys = names.map(({ kind, name }) => `${kind}.${name}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(names).toEqual(
    expect.arrayContaining([
      { kind: 'props', name: 'aggregationModel', plan: 'premium' },
      { kind: 'columnFields', name: 'getActions' },
      { kind: 'methods', name: 'dataSource.editRow' },
      { kind: 'events', name: 'rowClick', prop: 'onRowClick' },
      { kind: 'slots', name: 'toolbar' },
    ]),
  );
});

test('a page of the reference that is missing is named', () => {
  SUBJECTS.forEach((subject) =>
    expect(() => readReference(root, { ...subject, components: ['NoSuchThing'] })).toThrow(
      'no-such-thing/api.json',
    ),
  );
});

describe.each(SUBJECTS.filter(({ checksIdentifiers }) => !checksIdentifiers))(
  '$name',
  ({ slug, baseline, folder }) => {
    const file = path.join(site, baseline);
    const run = (...args: readonly string[]) =>
      docsCoverage(site, readOptions(['--product', slug, ...args]));

    test('passes with its list, and names what its pages lose', () => {
      expect(run('--update').exitCode).toBe(0);
      expect(run('--check').exitCode).toBe(0);
      const pages = foldersOf({ slug, folder });
      pages.forEach((page) => rmSync(path.join(site, page), { recursive: true }));
      const { exitCode, output } = run('--check');
      copy(pages);
      expect(exitCode).toBe(1);
      expect(output).toMatch(/^prop \w+: no page has it/m);
    });

    test('gets a first list, without which it fails', () => {
      rmSync(file);
      expect(() => run('--check')).toThrow(`Write ${baseline}`);
      expect(run('--update').exitCode).toBe(0);
      expect(run('--check').exitCode).toBe(0);
    });
  },
);

test('a script belongs to the nearest page above it', () => {
  const pages = new Set(['react-data-grid', 'react-data-grid/editing']);
  expect(folderOfPage('react-data-grid/editing/parts/A.tsx', pages)).toBe(
    'react-data-grid/editing',
  );
  expect(folderOfPage('react-data-grid/a.ts', pages)).toBe('react-data-grid');
  expect(folderOfPage('shared/a.ts', pages)).toBeUndefined();
});

test('options that the command does not have are refused', () => {
  expect(() => readOptions(['--chek'])).toThrow('--chek');
  expect(() => readOptions(['--page'])).toThrow('Name a page');
  expect(() => readOptions(['--page', '/x/introduction/'])).toThrow('Name a page');
  expect(() => readOptions(['--product', 'grid'])).toThrow('data-grid, date-pickers');
  expect(readOptions(['--page', '/x/react-charts/bars/'])).toMatchObject({
    page: '/x/react-charts/bars',
    product: 'charts',
  });
  expect(readOptions(['--json'])).toEqual({ check: false, json: true, update: false });
});

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
import { gridNames } from '../../../../tools/docs-coverage/names';
import { readOptions } from '../../../../tools/docs-coverage/options';
import { folderOfPage, readReference } from '../../../../tools/docs-coverage/readGrid';

/** The check reads the types of three packages. ms */
jest.setTimeout(180_000);

const root = path.join(__dirname, '../../../..');
const site = mkdtempSync(path.join(tmpdir(), 'docs-coverage-'));
afterAll(() => rmSync(site, { recursive: true }));

const COVERAGE = path.join(site, 'docs/coverage.json');
const SORTING = path.join(site, 'docs/x/react-data-grid/sorting/index.mdx');

mkdirSync(path.join(site, 'docs/x'), { recursive: true });
symlinkSync(path.join(root, 'node_modules'), path.join(site, 'node_modules'));
symlinkSync(path.join(root, 'docs/x/api'), path.join(site, 'docs/x/api'));
for (const name of ['coverage.json', 'identifiers.json', 'x/react-data-grid']) {
  cpSync(path.join(root, 'docs', name), path.join(site, 'docs', name), { recursive: true });
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

test('the check names what a change broke', () => {
  edit(SORTING, (text) => `${text}\nSet \`sortModell\` and \`apiRef.current.sortRows()\`.\n`);
  edit(COVERAGE, (text) =>
    JSON.stringify({ ...JSON.parse(text), groups: [{ reason: 'r', props: ['rows'] }] }),
  );
  const { exitCode, output } = docsCoverage(site, readOptions(['--check']));
  expect(exitCode).toBe(1);
  expect(output).toMatch(/^prop rows: .* has it/m);
  expect(output).toMatch(/sorting\/index\.mdx:\d+: `sortModell`: sortModell is not a name/);
  expect(output).toMatch(/`apiRef\.current\.sortRows\(\)`: sortRows is not a public method/);
});

test('an update repairs the list, and the report shows a name with its pages', () => {
  expect(docsCoverage(site, readOptions(['--update'])).exitCode).toBe(0);
  expect(readFileSync(COVERAGE, 'utf8')).not.toContain('"r"');
  const { output } = docsCoverage(site, readOptions([]));
  expect(output).toMatch(/^ {2}sortModel .*\bsorting\*/m);
  expect(output).toMatch(/^all +\d+ of \d+ +[\d.]+ %$/m);
  const data = JSON.parse(docsCoverage(site, readOptions(['--json'])).output);
  expect(data.totals.all.total).toBe(data.names.length);
  const page = docsCoverage(site, readOptions(['--page', '/x/react-data-grid/sorting/'])).output;
  expect(page).toMatch(/^has props:\n {2}.*\bsortModel\*/m);
});

test('the names are those of all plans, once for each kind', () => {
  const names = gridNames(readReference(root));
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
  expect(() => gridNames({ models: [], methods: [], events: [] })).toThrow('has no DataGrid');
});

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
  expect(readOptions(['--json'])).toEqual({ check: false, json: true, update: false });
});

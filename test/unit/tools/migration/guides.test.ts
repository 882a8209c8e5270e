import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { titleProblems } from '../../../../tools/migration/compileGuides';
import { DOCUMENTED_VERSION, OLD_GUIDES } from '../../../../src/data/migrationGuides';
import { docsClaims } from '../../../../tools/docs-claims/command';
import { readOptions } from '../../../../tools/docs-claims/options';
import {
  MAJOR_VERSIONS,
  MIGRATION_GUIDES,
  type MigrationGuide,
  packagesIn,
} from '../../../../tools/migration/guides';

const folder = (major: string): string => path.join('tools/migration/packages', major);

test.each(MAJOR_VERSIONS.filter((major) => major !== DOCUMENTED_VERSION))(
  '%s says what to install',
  (major) => {
    const read = (name: string) => readFileSync(path.join(folder(major), name), 'utf8');
    const manifest = JSON.parse(read('package.json'));
    const lock = JSON.parse(read('package-lock.json'));
    expect(lock.packages['']).toMatchObject({ dependencies: manifest.dependencies });
    expect(existsSync(path.join(folder(major), 'tsconfig.json'))).toBe(true);
    // npm asks the registry that it is set to.
    expect(read('package-lock.json')).not.toContain('"resolved"');
  },
);

test('a guide leads to a later version', () => {
  const wrong = MIGRATION_GUIDES.filter(
    ({ from, to }) => MAJOR_VERSIONS.indexOf(from) >= MAJOR_VERSIONS.indexOf(to),
  );
  expect(wrong).toEqual([]);
});

test('a guide between two older versions needs no claims, and one to the documented version does', () => {
  const old = MIGRATION_GUIDES.filter(({ pathname }) => OLD_GUIDES.has(`${pathname}/`));
  expect(old).toHaveLength(9);
  expect(old.map(({ to }) => to)).not.toContain(DOCUMENTED_VERSION);
  const check = (page: string) => docsClaims(process.cwd(), readOptions(['--page', page])).output;
  expect(() => check('/x/migration/migration-data-grid-v5')).toThrow('needs no claims');
  expect(check('/x/migration/migration-data-grid-v7')).toContain('proved');
});

const guide: MigrationGuide = {
  pathname: '/x/migration/one',
  from: 'v6',
  to: 'v7',
  packages: [
    { before: '@mui/lab', after: ['@mui/x-date-pickers', '@mui/x-date-pickers-pro'] },
    { before: '@material-ui/data-grid', after: '@mui/x-data-grid' },
    { before: '@material-ui/x-grid', after: '@mui/x-data-grid' },
  ],
};

test('a guide has its packages by the names of the time', () => {
  expect(packagesIn(guide, 'v6')).toEqual([
    '@mui/lab',
    '@material-ui/data-grid',
    '@material-ui/x-grid',
  ]);
  expect(packagesIn(guide, 'v7')).toEqual([
    '@mui/x-date-pickers',
    '@mui/x-date-pickers-pro',
    '@mui/x-data-grid',
  ]);
});

test.each([
  ['v6', []],
  ['v6, error TS2305 in v7', []],
  ['v7', []],
  ['v8', []],
  ['theme.ts', []],
  ['v5', ['v5']],
  ['v6, error TS2305 in v8', ['v8']],
])('a block titled %s is for another version: %j', (title, wrong) => {
  const tree: Root = {
    type: 'root',
    children: [{ type: 'code', lang: 'ts', meta: `title="${title}"`, value: 'f();' }],
  };
  expect(titleProblems(guide, { file: 'one.mdx', tree })).toEqual(
    wrong.map((name) => `one.mdx:1 is titled for ${name}, and the guide leads from v6 to v7.`),
  );
});

/** Cutting and retiring a version, in a small site with Docusaurus and git. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { X_VERSION } from '../../../../src/data/docsInstances';
import { afterCut } from '../../../../tools/versions/cut';
import { readVersionOptions, runVersions } from '../../../../tools/versions/command';
import { type FixtureSite, makeFixtureSite } from '../i18n-status/fixtureSite';

const PLUGIN = 'i18n/zh/docusaurus-plugin-content-docs';
const RETIRED = 'src/data/retiredVersions.ts';

let site: FixtureSite;

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: site.folder, encoding: 'utf8' });
}

function commit(): void {
  git('add', '-A');
  git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-q', '-m', 'a');
}

beforeAll(() => {
  site = makeFixtureSite();
  site.write(
    RETIRED,
    "/** Gone. */\nexport const RETIRED_VERSIONS: readonly string[] = ['8.7.0', '8.9.0'];\n",
  );
  site.write(
    `${PLUGIN}/current/grid/index.mdx`,
    '---\ndescription: 显示行。\n---\n\n## 第一步 {/* #first-steps */}\n\n正文。\n',
  );
  site.write(
    `${PLUGIN}/current.json`,
    '{ "sidebar.x.category.Grid": { "message": "网格" } }\n'.replace('.Grid', '.grid'),
  );
  site.write('versions.json', '["8.8.0"]\n');
  site.write('versioned_docs/version-8.8.0/grid/index.mdx', site.read('docs/x/grid/index.mdx'));
  site.write('versioned_sidebars/version-8.8.0-sidebars.json', '{ "x": ["grid/index"] }\n');
  git('init', '-q');
  commit();
});

afterAll(() => site.clear());

it.each([
  [['8.9.0'], { version: '8.9.0', dryRun: false }],
  [['--dry-run', '8.9.0'], { version: '8.9.0', dryRun: true }],
])('%j is understood', (args, options) => {
  expect(readVersionOptions('cut', args)).toEqual(options);
});

it.each([
  [[], 'takes one version'],
  [['8.9.0', '8.8.0'], 'takes one version'],
  [['8.9.0', '--force'], 'has no --force'],
])('%j is refused', (args, message) => {
  expect(() => readVersionOptions('cut', args)).toThrow(message);
});

it.each(['next', '../8', '8/9', '8 9'])('no version is called "%s"', (name) => {
  expect(() => runVersions(site.folder, 'cut', [name])).toThrow("can't be the name of a version");
});

it('a version that is not there is not retired', () => {
  expect(() => runVersions(site.folder, 'retire', ['8.9.0'])).toThrow(
    'No version is called "8.9.0". There are 8.8.0.',
  );
});

it('changes that are not committed stop a cut', () => {
  site.write('docs/x/grid/new.txt', 'new');
  site.write('elsewhere.txt', 'of no concern');
  expect(() => runVersions(site.folder, 'cut', ['8.9.0'])).toThrow(
    'Commit these first, or put them aside: docs/x/grid/new.txt.',
  );
  site.remove('docs/x/grid/new.txt');
});

it('a cut copies pages, tree and translations, and retiring it leaves nothing but its address', () => {
  const before = git('rev-parse', 'HEAD').trim();
  const plan = runVersions(site.folder, 'cut', ['8.9.0', '--dry-run']);
  expect(git('status', '--porcelain').trim()).toBe('?? elsewhere.txt');

  const done = runVersions(site.folder, 'cut', ['8.9.0']);
  expect(done.replace(/Commit all(?:.|\n)*/, '')).toBe(
    plan.replaceAll(/would (\w+?)e?\b(?= )/g, '$1ed'),
  );
  expect(plan).toContain('would add versioned_docs/version-8.9.0/ (2 files)');
  const parts = [
    'versioned_docs/version-8.9.0/grid/index.mdx',
    'versioned_sidebars/version-8.9.0-sidebars.json',
    `${PLUGIN}/version-8.9.0/grid/index.mdx`,
    `${PLUGIN}/version-8.9.0.json`,
  ];
  parts.forEach((file) =>
    expect([file, existsSync(path.join(site.folder, file))]).toEqual([file, true]),
  );
  expect(JSON.parse(site.read('versions.json'))).toEqual(['8.9.0', '8.8.0']);
  const hashes = JSON.parse(site.read('i18n/zh/source-hashes.json'));
  expect(Object.keys(hashes)).toContain('docusaurus-plugin-content-docs/version-8.9.0.json');
  expect(() => runVersions(site.folder, 'cut', ['8.9.0'])).toThrow('Version 8.9.0 is cut already.');
  expect(() => runVersions(site.folder, 'retire', ['8.9.0'])).toThrow('Commit these first');
  commit();

  expect(site.read(RETIRED)).toContain("readonly string[] = ['8.7.0'];");

  runVersions(site.folder, 'retire', ['8.8.0']);
  expect(JSON.parse(site.read('versions.json'))).toEqual(['8.9.0']);
  commit();
  const foreseen = runVersions(site.folder, 'retire', ['8.9.0', '--dry-run']);
  expect(existsSync(path.join(site.folder, 'versions.json'))).toBe(true);
  const retired = runVersions(site.folder, 'retire', ['8.9.0']);
  expect(foreseen).toContain(`would remove ${PLUGIN}/version-8.9.0/ (1 file)\n`);
  expect(retired).toContain('removed versions.json\n');
  expect(existsSync(path.join(site.folder, 'versioned_docs'))).toBe(false);
  expect(existsSync(path.join(site.folder, 'versioned_sidebars'))).toBe(false);
  commit();
  const left = git('diff', '--name-only', before, 'HEAD', '--', '.', ':!elsewhere.txt').trim();
  // The first cut recorded what the current pages are translated from, too.
  expect(left.split('\n').toSorted()).toEqual([
    `${PLUGIN}/current/grid/index.mdx`,
    'i18n/zh/source-hashes.json',
    RETIRED,
    'versioned_docs/version-8.8.0/grid/index.mdx',
    'versioned_sidebars/version-8.8.0-sidebars.json',
    'versions.json',
  ]);
  expect(site.read(RETIRED)).toContain("['8.7.0', '8.8.0', '8.9.0']");
  expect(site.read('i18n/zh/source-hashes.json')).not.toContain('version-');
}, 120_000);

it('says that the current pages need a name of their own', () => {
  expect(afterCut(X_VERSION)).toContain(`The current pages are still called ${X_VERSION} too`);
  expect(afterCut('8.9.0')).not.toContain('still called');
});

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { stubPath } from '../../../../plugins/internals/bundle-patches/stubPath';
import { PATCHES, type Patch, USED } from '../../../../plugins/internals/patches';

const MODULES = path.join(__dirname, '../../../../node_modules');
const patches: readonly Patch[] = PATCHES;
const targets = [
  ...patches.flatMap(({ name, on }) => on.map((target) => ({ name, ...target }))),
  ...USED.map((target) => ({ name: 'used as it is', ...target })),
];

function read(...names: readonly string[]): string {
  return readFileSync(path.join(MODULES, ...names), 'utf8');
}

it.each(targets)(
  'the patch "$name" was made for the installed $package',
  ({ package: name, version }) => {
    const { version: installed }: { version?: unknown } = JSON.parse(read(name, 'package.json'));
    expect(installed).toBe(version);
  },
);

it.each(targets)(
  'the patch "$name" finds in $package/$file what it changes',
  ({ package: name, file, holds }) => {
    expect(read(name, file)).toMatch(holds);
  },
);

it('each patch has a name of its own, a target, and the file that it puts in', () => {
  expect(new Set(patches.map(({ name }) => name)).size).toBe(patches.length);
  expect(patches.filter(({ on }) => on.length === 0)).toEqual([]);
  const missing = patches.filter(
    ({ change }) => change.kind === 'module' && !existsSync(stubPath(change.with)),
  );
  expect(missing).toEqual([]);
});

it('a patch that saves less than 1 KiB says why it stays', () => {
  const silent = patches.filter(({ saves, why }) => saves < 1 && !why);
  expect(silent.map(({ name }) => name)).toEqual([]);
});

it('each import of the inside of a package has its row', () => {
  const root = path.join(__dirname, '../../../..');
  const imports = ['src', 'plugins', 'tools'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:[cm]?js|tsx?)$/.test(file) && !file.endsWith('.d.ts'))
      .flatMap((file) => {
        const text = readFileSync(path.join(root, folder, file), 'utf8');
        return Array.from(
          text.matchAll(/from '(@docusaurus\/[\w-]+\/(?:lib|src)\/[^']+)'/g),
          ([, name = '']) => name,
        );
      }),
  );
  const known = new Set(targets.map(({ package: name, file }) => `${name}/${file}`));
  expect(imports.length).toBeGreaterThan(0);
  expect(imports.filter((name) => !known.has(name) && !known.has(`${name}.js`))).toEqual([]);
});

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stubPath } from '../../../../plugins/internals/bundle-patches/stubPath';
import { PATCHES } from '../../../../plugins/internals/patches';
import type { Patch } from '../../../../plugins/internals/table';
import { USES } from '../../../../plugins/internals/uses';

const ROOT = path.join(__dirname, '../../../..');
const MODULES = path.join(ROOT, 'node_modules');
const patches: readonly Patch[] = PATCHES;
const targets = [...patches, ...USES].flatMap(({ name, on }) =>
  on.map((target) => ({ name, ...target })),
);

function read(...names: readonly string[]): string {
  return readFileSync(path.join(MODULES, ...names), 'utf8');
}

it.each(targets)(
  'the row "$name" was made for the installed $package',
  ({ package: name, version }) => {
    const { version: installed }: { version?: unknown } = JSON.parse(read(name, 'package.json'));
    expect(installed).toBe(version);
  },
);

it.each(targets)(
  'the row "$name" finds in $package/$file what it needs',
  ({ package: name, file, holds }) => {
    expect(read(name, file)).toMatch(holds);
  },
);

it('each row has a unique name and a target', () => {
  const rows = [...patches, ...USES];
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  expect(rows.filter(({ on }) => on.length === 0)).toEqual([]);
});

it('each patch has the file that it puts in', () => {
  const missing = patches.filter(
    ({ change }) => change.kind === 'module' && !existsSync(stubPath(change.with)),
  );
  expect(missing).toEqual([]);
});

it('each patch of demos names the files that it was made for', () => {
  const misses = patches.filter(
    ({ change, on }) =>
      change.kind === 'text' &&
      change.ofDemos &&
      !on.every(({ package: name, file }) => change.module.test(path.join(MODULES, name, file))),
  );
  expect(misses.map(({ name }) => name)).toEqual([]);
});

it('a patch that saves less than 1 KiB says why it stays', () => {
  const silent = patches.filter(({ saves, why }) => saves < 1 && !why);
  expect(silent.map(({ name }) => name)).toEqual([]);
});

it('the test that guards a use exists', () => {
  expect(USES.filter(({ guard }) => !existsSync(path.join(ROOT, guard)))).toEqual([]);
});

/** @jest-environment node */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exportedNames } from '../../../../../plugins/content/demos/barrel/exportedNames';
import {
  barrelSource,
  entryPointSource,
} from '../../../../../plugins/content/demos/barrel/barrelLoader';
import { barrelRules } from '../../../../../plugins/content/demos/barrel/barrelRules';

/** As the bundler does it for packages of MUI: `@mui/x-internals/math` is `esm/math/index.js`. */
async function resolve(folder: string, address: string): Promise<string> {
  const [scope, name, ...rest] = address.split('/');
  const target = address.startsWith('.')
    ? path.join(folder, address)
    : path.join(path.dirname(require.resolve(`${scope}/${name}/package.json`)), 'esm', ...rest);
  const file = [target, `${target}.js`, path.join(target, 'index.js')].find(
    (candidate) => candidate.endsWith('.js') && existsSync(candidate),
  );
  if (!file) {
    throw new Error(`${address} leads to no file.`);
  }
  return Promise.resolve(file);
}

function entryPointsOfGrid(): readonly string[] {
  const [{ resource } = { resource: [] }] = barrelRules();
  return [resource].flat();
}

describe('with written files', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'barrel-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  function write(name: string, text: string): string {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    return file;
  }

  test('finds the names of every kind of export, except the default export', async () => {
    write('other.js', 'export function fromOther() {}\nexport default 1;');
    const file = write(
      'index.js',
      `export * from './other';
      export * as all from './other';
      export { default as other, fromOther as again } from './other';
      export const one = 1, two = 2;
      export class Three {}
      const hidden = 4;
      export { hidden as four };
      export default hidden;`,
    );
    await expect(exportedNames(file, resolve)).resolves.toEqual([
      'fromOther',
      'all',
      'other',
      'again',
      'one',
      'two',
      'Three',
      'four',
    ]);
  });

  test('throws if it can’t read an export or find a module', async () => {
    const apart = write('apart.js', 'export const { a, b } = load();');
    await expect(exportedNames(apart, resolve)).rejects.toThrow('{ a, b }');
    const gone = write('gone.js', "export * from './nothing';");
    await expect(exportedNames(gone, resolve)).rejects.toThrow('./nothing');
  });

  test('an entry point exports from the barrel, which exports each name once, from the first entry point that has it', async () => {
    const first = write('first.js', 'export const a = 1, b = 2;');
    const second = write('second.js', "export { b } from './first';\nexport const c = 3;");
    const types = write('types.js', 'export {};');
    await expect(entryPointSource(second, '/index.js?barrel', resolve)).resolves.toBe(
      'export { b, c } from "/index.js?barrel";\n',
    );
    await expect(barrelSource([first, types, second], resolve)).resolves.toBe(
      `export { a, b } from ${JSON.stringify(first)};\nexport { c } from ${JSON.stringify(second)};\n`,
    );
  });
});

test('the entry points of the data grid include those that plans and demos import, without languages', () => {
  const root = path.dirname(require.resolve('@mui/x-data-grid/package.json'));
  const names = entryPointsOfGrid().map((file) => path.relative(root, path.dirname(file)));
  expect(names).toEqual(
    expect.arrayContaining(['esm', 'esm/internals', 'esm/components', 'esm/hooks', 'esm/utils']),
  );
  expect(names).not.toContain('esm/locales');
});

test('each entry point of the data grid exports the names that Node finds in it', async () => {
  const entryPoints = entryPointsOfGrid();
  expect(entryPoints.length).toBeGreaterThan(5);
  for (const file of entryPoints) {
    const plain = file.replace(`${path.sep}esm${path.sep}`, path.sep);
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- of a path
    const names = Object.keys(require(plain) as object).filter((name) => name !== 'default');
    const found = await exportedNames(file, resolve);
    expect({ file, names: found.toSorted() }).toEqual({ file, names: names.toSorted() });
  }
  // The package is loaded whole: seconds on a busy machine.
}, 60_000);

test('modules of the package skip the barrel, and imports from the barrel stay imports from the barrel', () => {
  const [outside, barrel] = barrelRules();
  expect(barrelRules()).toHaveLength(2);
  const root = path.join(path.dirname(require.resolve('@mui/x-data-grid/package.json')), 'esm');
  expect(outside).toMatchObject({ issuer: { not: [root + path.sep] } });
  expect(barrel).toMatchObject({ sideEffects: true, resource: path.join(root, 'index.js') });
});

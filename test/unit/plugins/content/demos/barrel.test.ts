/** @jest-environment node */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readExports } from '../../../../../plugins/content/demos/barrel/readExports';
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

async function exportedNames(file: string): Promise<readonly string[]> {
  return [...((await readExports([file], resolve)).get(file)?.keys() ?? [])];
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
    await expect(exportedNames(file)).resolves.toEqual([
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
    await expect(exportedNames(apart)).rejects.toThrow('{ a, b }');
    const gone = write('gone.js', "export * from './nothing';");
    await expect(exportedNames(gone)).rejects.toThrow('./nothing');
  });

  test('an entry point exports from the barrel, which exports each name once, from the first entry point that has it', async () => {
    const first = write('first.js', 'export const a = 1, b = 2;');
    const second = write('second.js', "export { b } from './first';\nexport const c = 3;");
    const types = write('types.js', 'export {};');
    const options = { entryPoints: [first, types, second], barrel: '/index.js?barrel' };
    await expect(entryPointSource(second, options, resolve)).resolves.toBe(
      'export { b, c } from "/index.js?barrel";\n',
    );
    await expect(barrelSource(options.entryPoints, resolve)).resolves.toBe(
      `export { a, b } from ${JSON.stringify(first)};\nexport { c } from ${JSON.stringify(second)};\n`,
    );
  });

  test('knows which module declares a name, however often it is passed on or renamed', async () => {
    const grid = write(
      'grid.js',
      'export const Grid = 1;\nconst inner = 2;\nexport { inner as outer };',
    );
    const parts = write('parts.js', "export * from './grid';\nexport default 3;");
    const index = write(
      'index.js',
      `export { Grid as Table, outer } from './parts';
      export { default as Part } from './parts';
      export * as all from './parts';`,
    );
    expect([...((await readExports([index], resolve)).get(index) ?? [])]).toEqual([
      ['Table', `${grid}#Grid`],
      ['outer', `${grid}#inner`],
      ['Part', `${parts}#default`],
      ['all', `${parts}#*`],
    ]);
  });

  test('a name that a module lists itself takes the place of one of `export *`', async () => {
    write('old.js', 'export const Toolbar = 1;');
    const current = write('current.js', 'export const Toolbar = 2;');
    const index = write('index.js', "export { Toolbar } from './current';\nexport * from './old';");
    const exports = (await readExports([index], resolve)).get(index);
    expect(exports?.get('Toolbar')).toBe(`${current}#Toolbar`);
  });

  test('a name of two modules has two names in the barrel, and entry points keep theirs', async () => {
    write('toolbar.js', 'export const Toolbar = 1;');
    write('toolbarV8.js', 'export const Toolbar = 2;');
    const index = write('index.js', "export * from './toolbar';");
    const internals = write('internals.js', "export { Toolbar } from './toolbarV8';");
    const utils = write(
      'utils.js',
      "export { Toolbar } from './internals';\nexport const sum = 1;",
    );
    const entryPoints = [index, internals, utils];
    const sourceOf = (file: string) =>
      entryPointSource(file, { entryPoints, barrel: 'b' }, resolve);
    await expect(barrelSource(entryPoints, resolve)).resolves.toBe(
      [
        `export { Toolbar } from ${JSON.stringify(index)};\n`,
        `export { Toolbar as Toolbar$2 } from ${JSON.stringify(internals)};\n`,
        `export { sum } from ${JSON.stringify(utils)};\n`,
      ].join(''),
    );
    await expect(sourceOf(index)).resolves.toBe('export { Toolbar } from "b";\n');
    await expect(sourceOf(internals)).resolves.toBe('export { Toolbar$2 as Toolbar } from "b";\n');
    await expect(sourceOf(utils)).resolves.toBe('export { Toolbar$2 as Toolbar, sum } from "b";\n');
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

/** What the source of a module exports from each file, as pairs of the name there and the exported name. */
function exportsIn(source: string): ReadonlyMap<string, readonly (readonly [string, string])[]> {
  return new Map(
    [...source.matchAll(/export \{ (.*?) \} from "(.*?)"/g)].map(([, list = '', file = '']) => [
      file,
      list.split(', ').map((item) => {
        const [from = '', to = from] = item.split(' as ');
        return [from, to] as const;
      }),
    ]),
  );
}

/** What Node finds in an entry point, read from the package's other kind of modules. */
function valuesIn(file: string): Readonly<Record<string, unknown>> {
  const plain = file.replace(`${path.sep}esm${path.sep}`, path.sep);
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- of a path
  const values = Object.entries(require(plain) as object);
  return Object.fromEntries(values.filter(([name]) => name !== 'default'));
}

test('each entry point of the data grid exports the names and values that Node finds in it', async () => {
  const entryPoints = entryPointsOfGrid();
  expect(entryPoints.length).toBeGreaterThan(5);
  const barrel = new Map(
    [...exportsIn(await barrelSource(entryPoints, resolve))].flatMap(([file, names]) =>
      names.map(([from, to]) => [to, valuesIn(file)[from]] as const),
    ),
  );
  for (const file of entryPoints) {
    const source = await entryPointSource(file, { entryPoints, barrel: 'barrel' }, resolve);
    const names = exportsIn(source).get('barrel') ?? [];
    const values = valuesIn(file);
    expect({ file, names: names.map(([, to]) => to).toSorted() }).toEqual({
      file,
      names: Object.keys(values).toSorted(),
    });
    // Two components of the same name are equal to Jest: only `Object.is` tells them apart.
    const others = names.filter(([from, to]) => !Object.is(barrel.get(from), values[to]));
    expect({ file, others }).toEqual({ file, others: [] });
  }
  // The package is loaded whole: seconds on a busy machine.
}, 60_000);

test('the toolbars of version 7 and 8, which have the same name, both are in the barrel', async () => {
  const entryPoints = entryPointsOfGrid();
  const names = [...exportsIn(await barrelSource(entryPoints, resolve)).values()].flat();
  expect(names).toContainEqual(['GridToolbar', 'GridToolbar']);
  expect(names).toContainEqual(['GridToolbar', 'GridToolbar$2']);
});

test('modules of the package skip the barrel, and imports from the barrel stay imports from the barrel', () => {
  const [outside, barrel] = barrelRules();
  expect(barrelRules()).toHaveLength(2);
  const root = path.join(path.dirname(require.resolve('@mui/x-data-grid/package.json')), 'esm');
  expect(outside).toMatchObject({ issuer: { not: [root + path.sep] } });
  expect(barrel).toMatchObject({ sideEffects: true, resource: path.join(root, 'index.js') });
});

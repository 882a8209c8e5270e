/** Measures how much components of Material UI add to an app, with one production build of Rspack. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { rspack } from '@docusaurus/faster';
import { API_EXPORT_NAMES, API_NAMES } from '../../src/data/apiNames';
import type { ApiSize } from '../../src/lib/api/apiModel';
import { type ComponentSizes, SIZED_PRODUCT, SIZES_FILE } from './componentSizes';
import { type Home, findName } from './findName';
import { jsonText } from './pageFiles';
import { installedVersion, packagesOf } from './packages';
import { readPackageTypes } from './program';

type Imported = Pick<Home, 'name' | 'imports'>;

/** The component that most apps have already. */
const BASE = 'Button';

/** A module that imports and renders components, in the text of an address. */
function entryOf(components: readonly Imported[]): string {
  const code = [
    "import { createElement } from 'react';",
    ...components.map(({ imports }) => imports[0]),
    `globalThis.rendered = [${components.map(({ name }) => `createElement(${name})`).join(', ')}];`,
  ].join('\n');
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

/**
 * Builds modules as for production, without React.
 * @param entries modules by name
 * @returns bytes after Brotli, by the same names
 */
async function bundleSizes(
  siteDir: string,
  entries: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, number>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'component-sizes-'));
  const compiler = rspack({
    mode: 'production',
    devtool: false,
    context: siteDir,
    target: ['web', 'es2022'],
    entry: entries,
    output: { path: folder, filename: '[name].js' },
    performance: false,
    externalsType: 'var',
    externals: [
      ({ request = '' }, done) =>
        /^react(?:-dom)?(?:\/|$)/.test(request)
          ? done(undefined, `globalThis[${JSON.stringify(request)}]`)
          : done(),
    ],
  });
  try {
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error || !stats || stats.hasErrors()) {
          reject(error ?? new Error(stats?.toString({ all: false, errors: true })));
        } else {
          resolve();
        }
      });
    });
    return new Map(
      Object.keys(entries).map((name) => [
        name,
        brotliCompressSync(readFileSync(path.join(folder, `${name}.js`))).length,
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Bytes as KiB with one decimal; a few bytes less than nothing are noise of the compression. */
function inKib(bytes: number): number {
  return Math.max(0, Math.round((bytes / 1024) * 10) / 10);
}

/**
 * @param components must contain Button
 * @throws when a module can't be built
 */
export async function measureSizes(
  siteDir: string,
  components: readonly Imported[],
): Promise<Readonly<Record<string, ApiSize>>> {
  const base = components.find(({ name }) => name === BASE);
  if (!base) {
    throw new Error(`Sizes are compared with ${BASE}, which is missing.`);
  }
  const others = components.filter(({ name }) => name !== BASE);
  const bytes = await bundleSizes(siteDir, {
    ...Object.fromEntries(components.map((one) => [`alone-${one.name}`, entryOf([one])])),
    ...Object.fromEntries(others.map((one) => [`added-${one.name}`, entryOf([base, one])])),
  });
  const bytesOf = (name: string) => bytes.get(name) ?? 0;
  return Object.fromEntries(
    components.map((one): [string, ApiSize] => {
      const alone = inKib(bytesOf(`alone-${one.name}`));
      const added = bytesOf(`added-${one.name}`) - bytesOf(`alone-${BASE}`);
      return [one.name, one === base ? { alone } : { alone, addedToButton: inKib(added) }];
    }),
  );
}

/**
 * Measures all documented components, and writes the file with their sizes.
 * @throws when a documented name isn't exported, or a module can't be built
 */
export async function writeSizes(siteDir: string): Promise<void> {
  const modules = packagesOf(SIZED_PRODUCT).map(({ name }) => name);
  const types = readPackageTypes(siteDir, modules, []);
  const components = API_NAMES[SIZED_PRODUCT].components.map((name) =>
    findName({ name, kind: 'component', product: SIZED_PRODUCT }, API_EXPORT_NAMES, types, siteDir),
  );
  const file: ComponentSizes = {
    versions: Object.fromEntries(modules.map((name) => [name, installedVersion(siteDir, name)])),
    bundler: `Rspack ${rspack.rspackVersion}`,
    date: new Date().toISOString().slice(0, 10),
    sizes: await measureSizes(siteDir, components),
  };
  writeFileSync(path.join(siteDir, SIZES_FILE), jsonText({ ...file, unit: 'KiB after Brotli' }));
}

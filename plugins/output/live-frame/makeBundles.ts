/**
 * Bundles the packages that edited demos may import, and the code that runs in their frame: classic scripts, one for
 * each package and one for what several share. A part of a package runs when a demo imports it.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Configuration, Stats } from 'webpack';
import type { LiveManifest } from '../../../src/lib/live/manifest';
import { COMMON_SCRIPT, scriptOfImport, scriptOfModule } from './chunks';
import { liveSpecifiers } from './specifiers';

/** The part of a bundler that is used here. */
export interface Bundler {
  (configuration: Configuration): {
    run(done: (error: Error | null, stats?: Stats) => void): void;
    close(done: (error?: Error | null) => void): void;
  };
  readonly DefinePlugin: new (definitions: Record<string, string>) => object;
}

export interface BundleOptions {
  readonly siteDir: string;
  /** Where finished bundles are kept, by key. */
  readonly cache: string;
  /** Folders with demos. */
  readonly folders: readonly string[];
  readonly bundler: Bundler;
}

export interface LiveBundles {
  /** Its files are names in `folder`. */
  readonly manifest: LiveManifest;
  /** Folder with the files of the manifest. */
  readonly folder: string;
  /** Folders of the packages in the bundles. */
  readonly packages: readonly string[];
}

/** Of the entry that runs the frame. */
const FRAME = 'frame';
const FRAME_ENTRY = 'src/features/live-frame/inside/entry.tsx';

/** Packages say in words what is wrong, and warn of it, in development only. */
const NODE_ENV = 'development';
const CONDITIONS = [NODE_ENV, 'module', 'import', 'browser', 'default'];

const MANIFEST = 'manifest.json';

/** What a finished bundle was made of, beside what its key says. */
interface Kept {
  readonly manifest: LiveManifest;
  readonly packages: readonly string[];
  /** Hashes by path from the root of the site. */
  readonly sources: Readonly<Record<string, string>>;
}

type Groups = ReadonlyMap<string, readonly string[]>;

function hashOf(...texts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  texts.forEach((text) => hash.update(text).update('\0'));
  return hash.digest('hex').slice(0, 16);
}

async function hashesOf(
  siteDir: string,
  files: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const pairs = files.map(
    async (file) =>
      [file, hashOf(await readFile(path.join(siteDir, file)).catch(() => 'absent'))] as const,
  );
  return Object.fromEntries(await Promise.all(pairs));
}

/** Imports by the script that offers them. */
function groupsOf(specifiers: readonly string[]): Groups {
  const groups = new Map<string, string[]>();
  for (const specifier of specifiers) {
    const script = scriptOfImport(specifier);
    groups.set(script, [...(groups.get(script) ?? []), specifier]);
  }
  return groups;
}

/** Tells the frame how to get at each part of a package. */
function entryText(specifiers: readonly string[]): string {
  const lines = specifiers.map((specifier) => {
    const name = JSON.stringify(specifier);
    return `define(${name}, () => require(${name}));`;
  });
  return `const { define } = globalThis.__live;\n${lines.join('\n')}\n`;
}

function run(bundler: Bundler, configuration: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = bundler(configuration);
    compiler.run((error, stats) => {
      // What is read of the statistics is read before the compiler forgets it.
      const problem =
        error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
      compiler.close((closeError) => {
        if (problem ?? closeError) {
          reject((problem ?? closeError) as Error);
        } else if (stats) {
          resolve(stats);
        }
      });
    });
  });
}

/** The parts of a compilation that say who needs a module. */
interface Compilation {
  readonly chunkGraph: {
    getModuleChunksIterable(
      module: object,
    ): Iterable<{ readonly name?: string | null | undefined }>;
  };
}

interface Compiler {
  readonly hooks: {
    readonly thisCompilation: { tap(name: string, run: (found: Compilation) => void): void };
  };
}

function configurationOf(
  { siteDir, bundler }: BundleOptions,
  entries: string,
  groups: Groups,
  output: string,
): Configuration {
  let compilation: Compilation | undefined;
  const isEntry = (file: string) => file.startsWith(entries);
  const conditions = { conditionNames: CONDITIONS };
  const resolve = { byDependency: { commonjs: conditions, esm: conditions } };
  return {
    mode: 'production',
    target: ['web', 'es2022'],
    context: siteDir,
    devtool: false,
    cache: false,
    entry: {
      [FRAME]: path.join(siteDir, FRAME_ENTRY),
      ...Object.fromEntries(
        [...groups.keys()].map((name, index) => [name, path.join(entries, `${index}.js`)]),
      ),
    },
    output: {
      path: output,
      filename: '[name].[contenthash:16].js',
      chunkFilename: '[name].[contenthash:16].js',
      uniqueName: 'live',
      publicPath: '',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      modules: ['node_modules', path.join(siteDir, 'node_modules')],
      conditionNames: CONDITIONS,
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
              target: 'es2022',
            },
          },
        },
        { test: /@mui[\\/].*\.js$/, loader: path.join(__dirname, 'withoutPropTypes.cjs') },
        // `require` would get the builds for Node.
        { include: entries, resolve },
        // The grid's has a placeholder alone: its styles are Emotion's.
        { test: /\.css$/, type: 'asset/source' },
        { test: /\.m?js$/, resolve: { fullySpecified: false } },
      ],
    },
    optimization: {
      nodeEnv: NODE_ENV,
      moduleIds: 'deterministic',
      chunkIds: 'named',
      runtimeChunk: { name: 'runtime' },
      // A demo may use whatever there is.
      usedExports: false,
      sideEffects: false,
      concatenateModules: false,
      mangleExports: false,
      splitChunks: {
        chunks: 'all',
        minSize: 0,
        maxInitialRequests: Infinity,
        cacheGroups: {
          default: false,
          defaultVendors: false,
          scripts: {
            enforce: true,
            test: (module: { readonly resource?: string }) =>
              module.resource !== undefined && !isEntry(module.resource),
            name: (module: { readonly resource?: string }) => {
              const chunks = compilation?.chunkGraph.getModuleChunksIterable(module) ?? [];
              const users = [...chunks].flatMap(({ name }) => name ?? []);
              return scriptOfModule(module.resource ?? '', users);
            },
          },
        },
      },
    } as NonNullable<Configuration['optimization']>,
    performance: false,
    plugins: [
      new bundler.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(NODE_ENV),
        'process.env.MUI_LICENSE_KEY': 'undefined',
      }),
      {
        apply(compiler: Compiler): void {
          compiler.hooks.thisCompilation.tap('live-frame', (found) => {
            compilation = found;
          });
        },
      },
    ] as NonNullable<Configuration['plugins']>,
  };
}

/** The scripts of each entry, and what all of them are made of. */
function describe(
  stats: Stats,
  siteDir: string,
  groups: Groups,
): Omit<Kept, 'sources'> & { readonly sources: readonly string[] } {
  const {
    assets = [],
    entrypoints = {},
    modules = [],
  } = stats.toJson({
    all: false,
    assets: true,
    entrypoints: true,
    modules: true,
    nestedModules: true,
    modulesSpace: Infinity,
    nestedModulesSpace: Infinity,
  });
  const files = assets.map(({ name }) => name).filter((name) => name.endsWith('.js'));
  const indexesOf = (entry: string) =>
    (entrypoints[entry]?.assets ?? []).map(({ name }) => files.indexOf(name));
  const base = [...new Set([...indexesOf(FRAME), ...indexesOf(COMMON_SCRIPT)])];
  const found = modules.flatMap(({ nameForCondition: name }) =>
    typeof name === 'string' && name ? [name] : [],
  );
  const folders = found.flatMap(
    (file) => /^.*[\\/]node_modules[\\/](?!\.)(?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(file) ?? [],
  );
  const own = path.join(siteDir, 'src') + path.sep;
  const sources = found
    .filter((file) => file.startsWith(own))
    .map((file) => path.relative(siteDir, file).replaceAll('\\', '/'));
  return {
    manifest: {
      files,
      base,
      groups: [...groups].map(([name, specifiers]) => ({
        files: indexesOf(name).filter((index) => !base.includes(index)),
        specifiers,
      })),
    },
    packages: [...new Set(folders)].sort(),
    sources: [...new Set(sources)].sort(),
  };
}

async function readKept(folder: string, siteDir: string): Promise<Kept | undefined> {
  try {
    const kept = JSON.parse(await readFile(path.join(folder, MANIFEST), 'utf8')) as Kept;
    const now = await hashesOf(siteDir, Object.keys(kept.sources));
    return Object.entries(kept.sources).every(([file, hash]) => now[file] === hash)
      ? kept
      : undefined;
  } catch {
    return undefined;
  }
}

/** What changes the bundles besides the site's own sources in them: packages, their parts, and the code here. */
async function keyOf(siteDir: string, specifiers: readonly string[]): Promise<string> {
  const own = (await readdir(__dirname)).sort();
  const code = await Promise.all(own.map((file) => readFile(path.join(__dirname, file))));
  const lock = await readFile(path.join(siteDir, 'package-lock.json'));
  return hashOf(specifiers.join('\n'), lock, ...code);
}

/** Takes finished bundles from the cache, or makes them. */
export async function makeBundles(given: BundleOptions): Promise<LiveBundles> {
  await mkdir(given.cache, { recursive: true });
  // The bundler names files by where they really are.
  const options = {
    ...given,
    siteDir: await realpath(given.siteDir),
    cache: await realpath(given.cache),
  };
  const { siteDir, cache, folders, bundler } = options;
  const specifiers = liveSpecifiers(folders, path.join(siteDir, 'node_modules'));
  const folder = path.join(cache, await keyOf(siteDir, specifiers));
  const kept = await readKept(folder, siteDir);
  if (kept) {
    return { manifest: kept.manifest, packages: kept.packages, folder };
  }
  const groups = groupsOf(specifiers);
  // Two builds at the same time must not write into one folder.
  const work = `${folder}.${process.pid}`;
  await rm(work, { recursive: true, force: true });
  // Modules are numbered by their paths, so these are the same each time.
  const entries = `${folder}.entries`;
  await mkdir(entries, { recursive: true });
  await Promise.all(
    [...groups.values()].map((parts, index) =>
      writeFile(path.join(entries, `${index}.js`), entryText(parts)),
    ),
  );
  const stats = await run(bundler, configurationOf(options, entries, groups, work));
  const { manifest, packages, sources } = describe(stats, siteDir, groups);
  const result: Kept = { manifest, packages, sources: await hashesOf(siteDir, sources) };
  await writeFile(path.join(work, MANIFEST), JSON.stringify(result));
  if (await readKept(folder, siteDir)) {
    // Another build was faster, and may be reading them.
    await rm(work, { recursive: true });
  } else {
    await rm(folder, { recursive: true, force: true });
    await rename(work, folder);
  }
  return { manifest, packages, folder };
}

/** What the bundler reads in place of the entry points of a package with a barrel, see `barrelRules.ts`. */
import { type Resolve, readExports } from './readExports';

export interface BarrelLoaderOptions {
  /** Paths of all entry points of the package. */
  readonly entryPoints: readonly string[];
  /** The barrel: the module that exports what all entry points export. */
  readonly barrel: string;
  /** Whether the loader makes the barrel, or an entry point that exports from it. */
  readonly isBarrel: boolean;
}

/** What the bundler tells a loader, as far as it is used here. */
interface LoaderContext {
  readonly resourcePath: string;
  getOptions(): BarrelLoaderOptions;
  getResolve(options: { readonly dependencyType: string }): Resolve;
}

/** A name of an entry point. */
interface BarrelName {
  readonly name: string;
  /** What the barrel calls it. */
  readonly alias: string;
  /** Whether an entry point before has it too. */
  readonly isKnown: boolean;
}

/** `GridToolbar`, or `GridToolbar$2` if the barrel has a name like this already. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  let alias = name;
  for (let count = 2; taken.has(alias); count += 1) {
    alias = `${name}$${count}`;
  }
  return alias;
}

/** Names by entry point: entry points may give different things the same name. */
type BarrelNames = ReadonlyMap<string, readonly BarrelName[]>;

async function readNames(entryPoints: readonly string[], resolve: Resolve): Promise<BarrelNames> {
  const aliases = new Map<string, string>();
  const taken = new Set<string>();
  const exports = await readExports(entryPoints, resolve);
  return new Map(
    [...exports].map(([file, origins]) => [
      file,
      [...origins].map(([name, origin]) => {
        const key = `${name} ${origin}`;
        const known = aliases.get(key);
        const alias = known ?? freeName(name, taken);
        aliases.set(key, alias);
        taken.add(alias);
        return { name, alias, isKnown: known !== undefined };
      }),
    ]),
  );
}

/** A build asks for the same names for each entry point. */
const KNOWN = new WeakMap<readonly string[], Promise<BarrelNames>>();

function barrelNames(entryPoints: readonly string[], resolve: Resolve): Promise<BarrelNames> {
  const names = KNOWN.get(entryPoints) ?? readNames(entryPoints, resolve);
  KNOWN.set(entryPoints, names);
  return names;
}

function exportFrom(names: readonly (readonly [from: string, to: string])[], file: string): string {
  const list = names.map(([from, to]) => (from === to ? from : `${from} as ${to}`));
  return list.length > 0 ? `export { ${list.join(', ')} } from ${JSON.stringify(file)};\n` : '';
}

/** The source of an entry point: it exports its names from the barrel. */
export async function entryPointSource(
  file: string,
  { entryPoints, barrel }: Pick<BarrelLoaderOptions, 'entryPoints' | 'barrel'>,
  resolve: Resolve,
): Promise<string> {
  const names = (await barrelNames(entryPoints, resolve)).get(file) ?? [];
  return exportFrom(
    names.map(({ name, alias }) => [alias, name]),
    barrel,
  );
}

/** The source of the barrel: it exports what the entry points export, each once. */
export async function barrelSource(
  entryPoints: readonly string[],
  resolve: Resolve,
): Promise<string> {
  const sources = [...(await barrelNames(entryPoints, resolve))].map(([file, names]) =>
    exportFrom(
      names.filter(({ isKnown }) => !isKnown).map(({ name, alias }) => [name, alias]),
      file,
    ),
  );
  return sources.join('');
}

export async function barrelLoader(this: LoaderContext): Promise<string> {
  const options = this.getOptions();
  const resolve = this.getResolve({ dependencyType: 'esm' });
  return options.isBarrel
    ? barrelSource(options.entryPoints, resolve)
    : entryPointSource(this.resourcePath, options, resolve);
}

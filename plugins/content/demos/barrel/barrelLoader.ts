/** What the bundler reads in place of the entry points of a package with a barrel, see `barrelRules.ts`. */
import { type Resolve, exportedNames } from './exportedNames';

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

function exportFrom(names: readonly string[], file: string): string {
  return names.length > 0 ? `export { ${names.join(', ')} } from ${JSON.stringify(file)};\n` : '';
}

/** The source of an entry point: it exports its names from the barrel. */
export async function entryPointSource(
  file: string,
  barrel: string,
  resolve: Resolve,
): Promise<string> {
  return exportFrom(await exportedNames(file, resolve), barrel);
}

/** The source of the barrel: it exports each name of the entry points once. */
export async function barrelSource(
  entryPoints: readonly string[],
  resolve: Resolve,
): Promise<string> {
  const known = new Set<string>();
  let source = '';
  for (const file of entryPoints) {
    const names = (await exportedNames(file, resolve)).filter((name) => !known.has(name));
    names.forEach((name) => known.add(name));
    source += exportFrom(names, file);
  }
  return source;
}

export async function barrelLoader(this: LoaderContext): Promise<string> {
  const { entryPoints, barrel, isBarrel } = this.getOptions();
  const resolve = this.getResolve({ dependencyType: 'esm' });
  return isBarrel
    ? barrelSource(entryPoints, resolve)
    : entryPointSource(this.resourcePath, barrel, resolve);
}

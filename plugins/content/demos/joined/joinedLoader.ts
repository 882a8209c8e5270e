/** What the bundler reads in place of the doors of a joined package, see `joinedPackages.ts`. */
import { type Resolve, exportedNames } from './exportedNames';

export interface JoinedLoaderOptions {
  /** Of all doors of the package, the paths. */
  readonly doors: readonly string[];
  /** The module that all of them lead to. */
  readonly whole: string;
  readonly isWhole: boolean;
}

/** What the bundler tells a loader, as far as it is used here. */
interface LoaderContext {
  readonly resourcePath: string;
  getOptions(): JoinedLoaderOptions;
  getResolve(options: { readonly dependencyType: string }): Resolve;
}

function exportFrom(names: readonly string[], file: string): string {
  return names.length > 0 ? `export { ${names.join(', ')} } from ${JSON.stringify(file)};\n` : '';
}

/** A door, which leads to the whole. */
export async function door(file: string, whole: string, resolve: Resolve): Promise<string> {
  return exportFrom(await exportedNames(file, resolve), whole);
}

/** All that the doors of a package lead to; what several lead to, once. */
export async function wholeOf(doors: readonly string[], resolve: Resolve): Promise<string> {
  const known = new Set<string>();
  let text = '';
  for (const file of doors) {
    const names = (await exportedNames(file, resolve)).filter((name) => !known.has(name));
    names.forEach((name) => known.add(name));
    text += exportFrom(names, file);
  }
  return text;
}

export async function joinedLoader(this: LoaderContext): Promise<string> {
  const { doors, whole, isWhole } = this.getOptions();
  const resolve = this.getResolve({ dependencyType: 'esm' });
  return isWhole ? wholeOf(doors, resolve) : door(this.resourcePath, whole, resolve);
}

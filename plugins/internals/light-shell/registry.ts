/** The table of a site's modules without their paths, which the browser never reads; they grow with each page. */

/** An entry: how to load a module, its path, and its id in the bundle. */
const PATH = /, "@[^"]+"(?=, require\.resolveWeak\()/g;

/**
 * @param source the module that Docusaurus generates
 * @throws when it holds no paths: Docusaurus has changed it
 */
export function registry(source: string): string {
  const short = source.replace(PATH, ', ""');
  if (short === source) {
    throw new Error(
      'light-shell: no paths were found in the registry. Compare plugins/internals/light-shell/registry.ts with this version of Docusaurus.',
    );
  }
  return short;
}

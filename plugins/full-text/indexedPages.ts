/** Which of the built pages have a text to search. */
import path from 'node:path';
import { readPath } from '../../src/lib/paths';

/** A page in the build folder. */
export interface BuiltPage {
  /** Path as a link has it, with the base URL of the language: `/zh/x/react-data-grid/`. */
  readonly url: string;
  readonly file: string;
}

/**
 * The pages of the documentation, of all versions. The home page, playgrounds, the list of versions and the page for
 * missing ones have nothing to look up.
 * @param routes paths of all pages with the base URL, and a slash at the end
 * @param outDir folder that holds the page at the base URL
 */
export function indexedPages(
  routes: readonly string[],
  baseUrl: string,
  outDir: string,
): readonly BuiltPage[] {
  return routes
    .filter((route) => readPath(route).page.startsWith('/x/'))
    .map((url) => ({ url, file: path.join(outDir, url.slice(baseUrl.length), 'index.html') }));
}

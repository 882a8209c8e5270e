/** Which of the built pages have a text to search. */
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';

/** A page in the build folder. */
export interface BuiltPage {
  /** Path as a link has it, with the base URL of the language: `/zh/x/react-data-grid/`. */
  readonly url: string;
  readonly file: string;
}

function isDocs(content: unknown): content is LoadedContent {
  return typeof content === 'object' && content !== null && 'loadedVersions' in content;
}

/**
 * The paths of all documents of all instances and versions, with a slash at the end.
 * @param plugins with what they have loaded
 */
export function documentPaths(
  plugins: readonly { readonly content?: unknown }[],
): ReadonlySet<string> {
  const versions = plugins.flatMap(({ content }) =>
    isDocs(content) ? content.loadedVersions : [],
  );
  return new Set(
    versions.flatMap(({ docs }) => docs.map(({ permalink }) => permalink.replace(/\/*$/, '/'))),
  );
}

/**
 * The pages of the documentation, of all versions. The home page, playgrounds, the list of versions and the page for
 * missing ones have nothing to look up.
 * @param routes paths of all pages with the base URL, and a slash at the end
 * @param documents those paths that are documents
 * @param outDir folder that holds the page at the base URL
 */
export function indexedPages(
  routes: readonly string[],
  documents: ReadonlySet<string>,
  baseUrl: string,
  outDir: string,
): readonly BuiltPage[] {
  return routes
    .filter((route) => documents.has(route))
    .map((url) => ({ url, file: path.join(outDir, url.slice(baseUrl.length), 'index.html') }));
}

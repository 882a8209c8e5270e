/**
 * The shape of a build error about a page: every one names the file and the line, so that an author can
 * go there. Knows no more of a Markdown tool than the position of a node.
 */

/** What a virtual file says of where it lies. */
export interface PageFile {
  /** Root of the project. */
  readonly cwd: string;
  readonly path?: string | undefined;
}

/** What a node says of where it stands. */
export interface PlacedNode {
  readonly position?: { readonly start: { readonly line: number } } | undefined;
}

/** The page's path from the root of the project, with `/`. */
export function pagePath({ cwd, path }: PageFile): string {
  const file = (path ?? 'unknown page').replaceAll('\\', '/');
  const root = `${cwd.replaceAll('\\', '/').replace(/\/+$/, '')}/`;
  return file.startsWith(root) ? file.slice(root.length) : file;
}

/** An error that reads `docs/x/page/index.mdx:12: message`. */
export function pageProblem(file: PageFile, node: PlacedNode, message: string): Error {
  const line = node.position ? `:${node.position.start.line}` : '';
  return new Error(`${pagePath(file)}${line}: ${message}`);
}

/** Old addresses of pages, and where they lead. Nothing here knows the pages or the data: both are handed in. */
import { markdownPath } from './markdownPath';
import { VERSIONED_ROUTE } from '../../data/docsInstances';
import type { PageHistory } from './versions';
import { inVersion } from './versionedPaths';

/** An old address and that of its page, both with slashes around and without a language. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** A page, with the old addresses that its front matter names. */
export interface RedirectedPage {
  readonly path: string;
  readonly redirects: readonly string[];
}

export interface RedirectSources {
  /** Paths that pages had in older versions, by their path of today without its last slash. */
  readonly histories: Readonly<Record<string, PageHistory>>;
  /** Other addresses. */
  readonly old: Readonly<Record<string, string>>;
  readonly pages: readonly RedirectedPage[];
}

/** A path with exactly one slash at its end. */
function slashed(path: string): string {
  return `${path.replace(/\/+$/, '')}/`;
}

/**
 * Checks what stands in the front matter of a page.
 * @throws on anything but a list of different paths such as `/x/old/path/`
 */
export function checkRedirects(redirects: unknown, file: string): void {
  if (redirects === undefined) {
    return;
  }
  const fail = (rule: string): never => {
    throw new Error(`Front matter of ${file}: \`redirects\` ${rule}`);
  };
  if (!Array.isArray(redirects) || redirects.length === 0) {
    return fail('must be a list of old addresses such as [/x/old/path/]. Leave it out for none.');
  }
  const listed: readonly unknown[] = redirects;
  const wrong = listed.find((path) => typeof path !== 'string' || !/^\/(?:[\w.-]+\/)+$/.test(path));
  if (wrong !== undefined || listed.includes(undefined)) {
    fail(`holds ${JSON.stringify(wrong)}. Write a path with slashes around: /x/old/path/.`);
  }
  const twice = listed.find((path, index) => listed.indexOf(path) !== index);
  if (twice !== undefined) {
    fail(`names ${JSON.stringify(twice)} twice.`);
  }
}

/**
 * All redirects of a site. Those of the data whose page the site doesn't have are left out.
 * @throws when two pages claim one address, or a page stands there
 */
export function collectRedirects({ histories, old, pages }: RedirectSources): readonly Redirect[] {
  const paths = new Set(pages.map(({ path }) => path));
  const listed = [
    ...Object.entries(histories).flatMap(([path, { renames = [] }]) =>
      renames.map((rename) => ({ from: slashed(rename.path), to: slashed(path) })),
    ),
    ...Object.entries(old).map(([from, to]) => ({ from, to })),
  ].filter(({ from, to }) => paths.has(to) && !paths.has(from));
  const claimed = pages.flatMap(({ path, redirects }) =>
    redirects.map((from) => ({ from, to: path })),
  );
  const found = new Map<string, string>();
  for (const { from, to } of [...listed, ...claimed]) {
    const other = found.get(from);
    if (other !== undefined && other !== to) {
      throw new Error(`Two pages want the address ${from}: ${other} and ${to}.`);
    }
    if (paths.has(from)) {
      throw new Error(`${to} can't take the address ${from}: a page stands there.`);
    }
    found.set(from, to);
  }
  return Array.from(found, ([from, to]) => ({ from, to })).toSorted((a, b) =>
    a.from < b.from ? -1 : 1,
  );
}

/**
 * What a server leads on: each address with and without its last slash, and as Markdown.
 * @param base path of the language, with slashes around: `/`, `/zh/`
 */
export function servedRedirects(redirects: readonly Redirect[], base: string): readonly Redirect[] {
  const inBase = (path: string) => base + path.slice(1);
  return redirects.flatMap(({ from, to }) => [
    { from: inBase(from), to: inBase(to) },
    { from: inBase(from).slice(0, -1), to: inBase(to) },
    { from: markdownPath(inBase(from)), to: markdownPath(inBase(to)) },
  ]);
}

/**
 * The same for addresses that stood on another site, which had no Markdown there: hosts read 1,000 rules at most.
 * @param base path of the language, with slashes around: `/`, `/zh/`
 */
export function servedPages(redirects: readonly Redirect[], base: string): readonly Redirect[] {
  const inBase = (path: string) => base + path.slice(1);
  return redirects.flatMap(({ from, to }) => [
    { from: inBase(from), to: inBase(to) },
    { from: inBase(from).slice(0, -1), to: inBase(to) },
  ]);
}

/**
 * What a server leads on by the beginning of its path: the addresses of versions that were retired, to the current pages.
 * @param base path of the language, with slashes around: `/`, `/zh/`
 */
export function retiredRedirects(versions: readonly string[], base: string): readonly Redirect[] {
  const inBase = (path: string) => base + path.slice(1);
  return versions.map((version) => ({
    from: inBase(inVersion(VERSIONED_ROUTE, version)),
    to: inBase(VERSIONED_ROUTE),
  }));
}

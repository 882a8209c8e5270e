/**
 * Rules of the documentation's versions that every page needs. There are two kinds: older major versions, which live on
 * hosts of their own, and versions cut with `docs:version`, which are part of this site. Where a reader of a page lands
 * in another one is in `versionTargets.ts`. Nothing here knows the browser or the list of versions; both are handed in.
 */
import { withoutVersion } from './versionedPaths';
import { readPath, withoutDocsTab } from './paths';

/** A major version on a host of its own. */
export interface OlderVersion {
  /** What readers see, and what takes the place of `{version}` in the host's template. */
  readonly name: `v${number}`;
  /** Path of the product's front page on that host. */
  readonly front: string;
  /** Day of the product's first stable release in this major version: `2024-03-22`. */
  readonly released: string;
}

/** The newest major version of a product of which this site documents an older one. */
export interface NewerMajor {
  readonly major: number;
  /** Where it is documented. */
  readonly href: string;
}

/** The versions of one product. */
export interface VersionList {
  /** Path of the front page in the current version. */
  readonly front: string;
  /** Day of the first stable release of the current major version. */
  readonly released: string;
  /** Newest first. */
  readonly older: readonly OlderVersion[];
  readonly newer?: NewerMajor;
}

/** In which older major versions a page exists, and under which path. */
export interface PageHistory {
  /** The first major version that has the page. */
  readonly since: number;
  /**
   * Other paths of the page, oldest first: one holds up to and including the last release of the major version `until`.
   * Versions of this site may have the page at any of them.
   */
  readonly renames?: readonly { readonly until: number; readonly path: string }[];
}

/** A version that this site serves itself, as Docusaurus describes it. */
export interface SiteVersion {
  /** Where its pages begin, without a trailing slash, with the base URL of the language: `/zh/x/8.9.0`. */
  readonly path: string;
  readonly docs: readonly { readonly path: string }[];
}

/** `/` for the path of the home page. */
export function withoutTrailingSlash(path: string): string {
  return path.replace(/\/+$/, '') || '/';
}

/** A version as readers see it: `8.10.2` becomes `v8.10.2`, other names stay. */
export function versionText(label: string): string {
  return /^\d/.test(label) ? `v${label}` : label;
}

/** The path that a page has in all versions and languages of this site; a docs tab keeps its own. */
export function unversionedPage(pathname: string): string {
  return withoutVersion(readPath(pathname).page);
}

/** The path of the page that has a path in all versions, in this one; `undefined` for one of another instance. */
export function pathIn(page: string, { path }: Pick<SiteVersion, 'path'>): string | undefined {
  const route = unversionedPage(path).replace(/\/$/, '');
  return page === route || page.startsWith(`${route}/`)
    ? path.replace(/\/$/, '') + page.slice(route.length)
    : undefined;
}

/** The document at a path. */
export function docAt(path: string, docs: SiteVersion['docs']) {
  return docs.find((doc) => withoutTrailingSlash(doc.path) === withoutTrailingSlash(path));
}

/**
 * The path of the page that search engines should show in place of a page: of the current version where that has the
 * page, and without a docs tab.
 */
export function canonicalPath(permalink: string, latest: SiteVersion): string {
  const page = withoutTrailingSlash(withoutDocsTab(permalink));
  const inLatest = pathIn(unversionedPage(page), latest);
  return (inLatest && docAt(inLatest, latest.docs)?.path) ?? `${page}/`.replace('//', '/');
}

/**
 * Where a link of the shell leads a reader of a version: to the version's own page where it has that, and otherwise as
 * written. In a browser, each page knows which front pages of sections, and which pages behind links of header and
 * footer, a version has (plugins/internals/sections/docsLists.ts).
 * @param link path in the current version, like the result without the base URL of the language
 */
export function linkInVersion(link: string, version: SiteVersion): string {
  const inVersion = pathIn(link, version);
  const kept = inVersion === undefined ? undefined : docAt(inVersion, version.docs);
  return kept ? readPath(kept.path).route : link;
}

/**
 * Rules of the documentation's versions: where a reader of a page lands in another one. There are two kinds: older
 * major versions, which live on hosts of their own, and versions cut with `docs:version`, which are part of this site.
 * Nothing here knows the browser or the list of versions; both are handed in.
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

/** The versions of one product. */
export interface VersionList {
  /** Path of the front page in the current version. */
  readonly front: string;
  /** Day of the first stable release of the current major version. */
  readonly released: string;
  /** Newest first. */
  readonly older: readonly OlderVersion[];
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

/** Where an entry of the switcher leads. */
export interface VersionTarget {
  readonly href: string;
  /** The page that the reader is on, or the product's front page. */
  readonly lands: 'page' | 'front';
}

/** The page that a reader is on. */
export interface CurrentPage {
  /** See {@link unversionedPage}: `/x/react-charts/bars`. */
  readonly page: string;
  /** With its `#`; empty when there is none. */
  readonly hash: string;
  /** Path of the front page of the page's product, in the current version. */
  readonly front: string;
}

const PLACEHOLDER = '{version}';

function withoutTrailingSlash(path: string): string {
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

/**
 * Checks a template for the addresses of other versions.
 * @throws when it has no `{version}`, or isn't the address of a web site with it
 */
export function checkHostTemplate(template: string): void {
  const fail = (problem: string): never => {
    throw new Error(
      `DOCS_VERSIONS_HOST is "${template}", which ${problem}. Write an address such as https://${PLACEHOLDER}.example.com.`,
    );
  };
  if (!template.includes(PLACEHOLDER)) {
    fail(`has no ${PLACEHOLDER} in it`);
  }
  const example = template.replaceAll(PLACEHOLDER, 'v1');
  if (!/^https?:\/\/[^/]/.test(example) || !URL.canParse(example)) {
    fail('is not an address that begins with https:// or http://');
  }
}

/**
 * The address of a page on the host of a version.
 * @param prefix path of the language, `/zh`, or empty for the default one
 */
export function hostAddress(
  template: string,
  version: string,
  prefix: string,
  path: string,
): string {
  const origin = template.replaceAll(PLACEHOLDER, version).replace(/\/+$/, '');
  return `${origin}${prefix}${path}`;
}

/** The path of a page in an older major version, with a trailing slash, or `undefined` when it isn't known to exist. */
export function pathInMajor(
  page: string,
  histories: ReadonlyMap<string, PageHistory>,
  major: number,
): string | undefined {
  // A tab counts as its page: other versions have other tabs.
  const path = withoutDocsTab(page);
  const history = histories.get(path);
  if (!history || major < history.since) {
    return undefined;
  }
  const then = history.renames?.find(({ until }) => major <= until)?.path ?? path;
  return `${withoutTrailingSlash(then)}/`;
}

export interface OlderHosts {
  /** See {@link checkHostTemplate}. */
  readonly template: string;
  /** Path of the language, `/zh`, or empty for the default one. */
  readonly prefix: string;
  /** By the path of the page in the current version. */
  readonly histories: ReadonlyMap<string, PageHistory>;
}

/** Where an older major version takes a reader: to the same page with its hash, or to the product's front page. */
export function olderTarget(
  { page, hash }: CurrentPage,
  { name, front }: OlderVersion,
  { template, prefix, histories }: OlderHosts,
): VersionTarget {
  const same = pathInMajor(page, histories, Number(name.slice(1)));
  return same === undefined
    ? { href: hostAddress(template, name, prefix, front), lands: 'front' }
    : { href: hostAddress(template, name, prefix, same) + hash, lands: 'page' };
}

/** The path of the page that has a path in all versions, in this one; `undefined` for one of another instance. */
function pathIn(page: string, { path }: Pick<SiteVersion, 'path'>): string | undefined {
  const route = unversionedPage(path).replace(/\/$/, '');
  return page === route || page.startsWith(`${route}/`)
    ? path.replace(/\/$/, '') + page.slice(route.length)
    : undefined;
}

function docAt(path: string, docs: SiteVersion['docs']) {
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

/** The other paths under which versions of this site may have a page, those of today first. */
function otherPaths(page: string, histories: ReadonlyMap<string, PageHistory>): readonly string[] {
  const path = withoutDocsTab(page);
  const paths = [...histories].flatMap(([today, { renames = [] }]) => {
    const names = [today, ...renames.map((rename) => withoutTrailingSlash(rename.path)).reverse()];
    return names.includes(path) ? names : [];
  });
  return paths.filter((other) => other !== path);
}

/**
 * Where a version of this site takes a reader: to the same page, the product's front page, or the version's first page.
 * @param histories by the path of the page in the current version; without them, a page that has moved counts as gone
 */
export function siteTarget(
  { page, hash, front }: CurrentPage,
  version: SiteVersion,
  histories: ReadonlyMap<string, PageHistory> = new Map(),
): VersionTarget {
  const { path, docs } = version;
  const find = (wanted: string) => {
    const inVersion = pathIn(wanted, version);
    return inVersion === undefined ? undefined : docAt(inVersion, docs);
  };
  const candidates = [page, withoutDocsTab(page), ...otherPaths(page, histories)];
  const same = candidates.map(find).find((doc) => doc !== undefined);
  if (same) {
    return { href: same.path + hash, lands: 'page' };
  }
  const start = find(withoutTrailingSlash(front)) ?? docs[0];
  return { href: start?.path ?? `${path}/`, lands: 'front' };
}

/**
 * Where a reader of a page lands in another version. Apart from `versions.ts`, since the switcher alone asks for it.
 * Nothing here knows the browser or the list of versions; both are handed in.
 */
import { withoutDocsTab } from './paths';
import {
  type OlderVersion,
  type PageHistory,
  type SiteVersion,
  docAt,
  pathIn,
  withoutTrailingSlash,
} from './versions';

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

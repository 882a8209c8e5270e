/** Rules that read a page's path. They know nothing of the browser: the path is handed in. */
import { OTHER_AREAS, PRODUCTS, type ProductId } from '../../data/products';
import { SITE_ADDRESS } from '../../data/siteAddress';
import { SOURCE_LANGUAGE } from '../text/dictionary';
import { LANGUAGES } from '../text/languages';
import { withoutBase } from './siteAddress';
import { withoutVersion } from './versionedPaths';

/** Parts of a page that have an address of their own: `/x/react-charts/bars/components-api/`. */
export const DOCS_TABS = ['components-api', 'hooks-api'] as const;
export type DocsTab = (typeof DOCS_TABS)[number];

/** What a path says. */
export interface ReadPath {
  readonly language: string;
  /** The path without the site's base and its language, with query and hash as they were: `/api/button/#props` for a link. */
  readonly address: string;
  /** The same without query and hash: `/api/button/`. */
  readonly route: string;
  /** The canonical path: no slash at the end, and `/api` is `/api-docs`: `/api-docs/button`. */
  readonly page: string;
}

/**
 * Reads a path as it stands in an address bar, with the base below which the site lies, or as code has it, without.
 * Takes any text: percent signs are left as they are, and an empty text is the home page.
 * @param languages two-letter names that count as a language when they are the whole first segment
 */
export function readPath(path: string, languages: readonly string[] = LANGUAGES): ReadPath {
  const end = path.search(/[?#]/);
  const given = end < 0 ? path : path.slice(0, end);
  const own = withoutBase(given, SITE_ADDRESS.base);
  const prefix = /^\/([a-z]{2})(?=\/|$)/.exec(own)?.[1];
  const language = languages.find((name) => name === prefix);
  // One slash at the start: two would make a link to another host.
  const route = (language ? own.slice(3) : own).replace(/^\/*/, '/');
  const [first, ...rest] = route.split('/').filter(Boolean);
  return {
    language: language ?? SOURCE_LANGUAGE,
    address: route + path.slice(given.length),
    route,
    page:
      first === undefined ? '/' : `/${[first === 'api' ? 'api-docs' : first, ...rest].join('/')}`,
  };
}

/**
 * A route without the docs tab at its end, so that a tab counts as its page: `/x/react-charts/bars/hooks-api/` is
 * `/x/react-charts/bars/`. The name of the dynamic segment, `[docsTab]`, counts as a tab.
 */
export function withoutDocsTab(route: string): string {
  return route.replace(/\/(?:components-api|hooks-api|\[docsTab\])(?=\/?$)/, '') || '/';
}

/** The docs tab at the end of a route, if any. */
export function docsTabOf(route: string): DocsTab | undefined {
  return DOCS_TABS.find((tab) => route.endsWith(`/${tab}`) || route.endsWith(`/${tab}/`));
}

export function isDocsTab(value: unknown): value is DocsTab {
  return DOCS_TABS.some((tab) => tab === value);
}

/** The canonical path of the page at an address: no language, query, hash, slash at the end, or docs tab. */
export function pageOf(path: string): string {
  return withoutDocsTab(readPath(path).page);
}

/** Where pages begin, as canonical paths with a slash at the end, and whose they are; the products' own places first. */
const AREAS: readonly (readonly [start: string, product: ProductId])[] = [
  ...PRODUCTS.flatMap(({ id, path, api }) =>
    [path, api].map((start) => [canonical(start), id] as const),
  ),
  ...Object.entries(OTHER_AREAS),
];

function canonical(path: string): string {
  return `${readPath(path).page}/`;
}

/**
 * The product that a page belongs to, from its path in any language and version, or `undefined` when it belongs to
 * none: `/x/react-charts/bars/`, `/zh/x/8.9.0/react-charts/bars/` and `/x/api/charts/bar-chart/` are all `x-charts`.
 */
export function productIdOf(path: string): ProductId | undefined {
  const page = `${withoutVersion(pageOf(path))}/`;
  return AREAS.find(([start]) => page.startsWith(start))?.[1];
}

/** Families of products, for statistics. */
export type ProductCategoryId = 'x' | 'core' | 'toolpad';

const CORE: readonly ProductId[] = ['material-ui', 'joy-ui', 'base-ui', 'system'];

/** The family of a product; pages about the documentation itself belong to none. */
export function productCategoryOf(product: ProductId): ProductCategoryId | undefined {
  if (CORE.includes(product)) {
    return 'core';
  }
  const [family] = product.split('-');
  return family === 'x' || family === 'toolpad' ? family : undefined;
}

const REFERENCES = PRODUCTS.map(({ api }) => canonical(api));

/** The path of a page below the API reference of its product: `bar-chart`, empty for the front page of the reference. */
function pathInReference(page: string): string | undefined {
  const path = canonical(withoutVersion(page));
  const api = REFERENCES.find((start) => path.startsWith(start));
  return api && path.slice(api.length, -1);
}

/**
 * Whether a page belongs to the API reference, which is made from the packages: nobody writes or translates it.
 * @param page path without language, of any version
 */
export function isApiReference(page: string): boolean {
  return pathInReference(page) !== undefined;
}

/**
 * Whether a page documents one thing of code: `/x/api/charts/bar-chart`. The index of a product doesn't. Its title is
 * the thing's name and `API`, in every language.
 * @param page path without language, of any version
 */
export function isApiPage(page: string): boolean {
  return /^[^/]+$/.test(pathInReference(page) ?? '');
}

/** Whether a page is a playground, whose demos stand alone: no shell and no docs theme around them. */
export function isPlaygroundPath(path: string): boolean {
  return /^\/playground(\/|$)/.test(readPath(path).page);
}

/** Rules that read a page's path. They know nothing of the browser: the path is handed in. */
import { withoutVersion } from './versionedPaths';
import { SOURCE_LANGUAGE } from '../text/dictionary';

/** The site's own list of languages. */
export const SITE_LANGUAGES = [SOURCE_LANGUAGE] as const;
/** What a path may start with: the site's list, and Chinese. */
export const PATH_LANGUAGES = [...SITE_LANGUAGES, 'zh'] as const;

/** Parts of a page that have an address of their own: `/x/react-charts/bars/components-api/`. */
export const DOCS_TABS = ['components-api', 'hooks-api'] as const;
export type DocsTab = (typeof DOCS_TABS)[number];

/** What a path says. */
export interface ReadPath {
  readonly language: string;
  /** The path without its language, with query and hash as they were: `/api/button/#props` for a link. */
  readonly address: string;
  /** The same without query and hash: `/api/button/`. */
  readonly route: string;
  /** The canonical path: no slash at the end, and `/api` is `/api-docs`: `/api-docs/button`. */
  readonly page: string;
}

/**
 * Reads a path as it stands in an address bar or a link. Takes any text: percent signs are left as they are, and an
 * empty text is the home page.
 * @param languages two-letter names that count as a language when they are the whole first segment
 */
export function readPath(path: string, languages: readonly string[] = PATH_LANGUAGES): ReadPath {
  const end = path.search(/[?#]/);
  const given = end < 0 ? path : path.slice(0, end);
  const prefix = /^\/([a-z]{2})(?=\/|$)/.exec(given)?.[1];
  const language = languages.find((name) => name === prefix);
  // One slash at the start: two would make a link to another host.
  const route = (language ? given.slice(3) : given).replace(/^\/*/, '/');
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

/** Products with pages here or in the family, by the id that stands in the `mui:productId` meta. */
export type ProductId =
  | 'x'
  | `x-${XProduct}`
  | 'material-ui'
  | 'joy-ui'
  | 'base-ui'
  | 'system'
  | 'toolpad-core'
  | 'toolpad-studio'
  | 'docs'
  | 'docs-infra';

/** The products with pages and an API reference here, as they stand in addresses: `/x/react-<name>/`. */
export const X_PRODUCTS = ['data-grid', 'date-pickers', 'charts', 'tree-view'] as const;
export type XProduct = (typeof X_PRODUCTS)[number];

const FIRST_SEGMENTS = new Map<string, ProductId>([
  ['x', 'x'],
  ['material-ui', 'material-ui'],
  ['joy-ui', 'joy-ui'],
  ['base-ui', 'base-ui'],
  ['system', 'system'],
  ['docs', 'docs'],
  ['versions', 'docs'],
  ['production-error', 'docs'],
]);

/**
 * The product that a page belongs to, from its path in any language and version, or `undefined` when it belongs to
 * none: `/x/react-charts/bars/`, `/zh/x/8.9.0/react-charts/bars/` and `/x/api/charts/bar-chart/` are all `x-charts`.
 */
export function productIdOf(path: string): ProductId | undefined {
  const [first = '', second = '', third = ''] = withoutVersion(pageOf(path))
    .split('/')
    .filter(Boolean);
  if (first === 'x') {
    const name = X_PRODUCTS.find((product) =>
      second === 'api' ? third === product : second === `react-${product}`,
    );
    return name ? `x-${name}` : 'x';
  }
  if (first === 'toolpad') {
    return second === 'studio' ? 'toolpad-studio' : 'toolpad-core';
  }
  if (first === 'experiments') {
    return second === 'docs' ? 'docs-infra' : undefined;
  }
  return FIRST_SEGMENTS.get(first);
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

/**
 * Whether a page belongs to the API reference, which is made from the packages: nobody writes or translates it.
 * @param page canonical path, of any version
 */
export function isApiReference(page: string): boolean {
  return withoutVersion(page).startsWith('/x/api/');
}

/**
 * Whether a page documents one thing of code: `/x/api/charts/bar-chart`. The index of a product doesn't. Its title is
 * the thing's name and `API`, in every language.
 * @param page canonical path, of any version
 */
export function isApiPage(page: string): boolean {
  return /^\/x\/api\/[^/]+\/[^/]+$/.test(withoutVersion(page));
}

/** Whether a page is a playground, whose demos stand alone: no shell and no docs theme around them. */
export function isPlaygroundPath(path: string): boolean {
  return /^\/playground(\/|$)/.test(readPath(path).page);
}

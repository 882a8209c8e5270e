/** Rules that read a page's path. They know nothing of the browser: the path is handed in. */
import { withoutVersion } from './cutVersion';

/** Products with pages here or in the family, by the id that stands in the `mui:productId` meta. */
export type ProductId =
  | 'x'
  | 'x-data-grid'
  | 'x-date-pickers'
  | 'x-charts'
  | 'x-tree-view'
  | 'material-ui'
  | 'joy-ui'
  | 'base-ui'
  | 'system'
  | 'toolpad-core'
  | 'toolpad-studio'
  | 'docs'
  | 'docs-infra';

const X_PRODUCTS = ['data-grid', 'date-pickers', 'charts', 'tree-view'] as const;
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
 * The product that a page belongs to, from its path (no query, no language prefix), or `undefined` when it
 * belongs to none: `/x/react-charts/bars/` and `/x/api/charts/bar-chart/` are both `x-charts`. A cut version in the
 * path (`/x/8.9.0/react-charts/`) makes no difference.
 */
export function productIdOf(pathname: string): ProductId | undefined {
  const [first = '', second = '', third = ''] = withoutVersion(pathname).split('/').filter(Boolean);
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

/** Whether a page is a playground, whose demos stand alone: no shell and no docs theme around them. */
export function isPlaygroundPath(pathname: string): boolean {
  return /^\/playground(\/|$)/.test(pathname);
}

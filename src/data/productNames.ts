/** What the products are called, in English. */
import type { DocumentedProduct, OtherProduct } from './products';

/** The base library, which isn't translated. */
export const MATERIAL_UI = 'Material UI';

/**
 * Names of the products that are documented here, and shorter ones for the header. Both can be translated: where a
 * page says them, by `src/features/i18n/dictionary/product.ts`.
 */
export const PRODUCT_NAMES = {
  'x-data-grid': { name: 'Data Grid', short: 'Data Grid' },
  'x-date-pickers': { name: 'Date and Time Pickers', short: 'Pickers' },
  'x-charts': { name: 'Charts', short: 'Charts' },
  'x-tree-view': { name: 'Tree View', short: 'Tree View' },
  'material-ui': { name: MATERIAL_UI, short: MATERIAL_UI },
} as const satisfies Record<DocumentedProduct, { readonly name: string; readonly short: string }>;

/** Names of the others: the same in every language. */
export const PROPER_NAMES = {
  x: 'MUI X',
  'joy-ui': 'Joy UI',
  'base-ui': 'MUI Base',
  system: 'MUI System',
  'toolpad-core': 'Toolpad Core',
  'toolpad-studio': 'Toolpad Studio',
  docs: 'MUI',
  'docs-infra': 'Docs Infra',
} as const satisfies Record<OtherProduct, string>;

/** The products that pages belong to. */
import type { ProductId } from '../lib/pages/paths';

/** The four products that this site documents, in the order in which they are shown. Their names can be translated. */
export const PRODUCTS = [
  { id: 'x-data-grid', path: '/x/react-data-grid/' },
  { id: 'x-date-pickers', path: '/x/react-date-pickers/' },
  { id: 'x-charts', path: '/x/react-charts/' },
  { id: 'x-tree-view', path: '/x/react-tree-view/' },
] as const satisfies readonly { id: ProductId; path: string }[];

export type DocumentedProduct = (typeof PRODUCTS)[number]['id'];

/** Names of the other products of the family: the same in every language. */
export const PROPER_NAMES = {
  x: 'MUI X',
  'material-ui': 'Material UI',
  'joy-ui': 'Joy UI',
  'base-ui': 'MUI Base',
  system: 'MUI System',
  'toolpad-core': 'Toolpad Core',
  'toolpad-studio': 'Toolpad Studio',
  docs: 'MUI',
  'docs-infra': 'Docs Infra',
} as const satisfies Record<Exclude<ProductId, DocumentedProduct>, string>;

/** The packages of each product, free ones first: the first one that exports a name says which plan the name needs. */
import type { Plan } from '../lib/pages/pageTree';
import type { DocumentedProduct } from './products';

export interface ProductPackage {
  readonly name: string;
  /** The paid plan that the package needs; absent for a free one. */
  readonly plan?: Plan;
  /**
   * The package that this one adds components to. It has versions of its own, but its sources are in the releases of that
   * package.
   */
  readonly addOnTo?: string;
}

export const PRODUCT_PACKAGES = {
  'x-data-grid': [
    { name: '@mui/x-data-grid' },
    { name: '@mui/x-data-grid-pro', plan: 'pro' },
    { name: '@mui/x-data-grid-premium', plan: 'premium' },
  ],
  'x-date-pickers': [
    { name: '@mui/x-date-pickers' },
    { name: '@mui/x-date-pickers-pro', plan: 'pro' },
  ],
  'x-charts': [{ name: '@mui/x-charts' }, { name: '@mui/x-charts-pro', plan: 'pro' }],
  'x-tree-view': [{ name: '@mui/x-tree-view' }, { name: '@mui/x-tree-view-pro', plan: 'pro' }],
  'material-ui': [
    { name: '@mui/material' },
    // Always a beta: 7.0.1-beta.25 belongs to 7.3.11 of Material UI.
    { name: '@mui/lab', addOnTo: '@mui/material' },
  ],
} as const satisfies Record<DocumentedProduct, readonly [ProductPackage, ...ProductPackage[]]>;

/** The name of a package of a product. */
export type ProductPackageName = (typeof PRODUCT_PACKAGES)[DocumentedProduct][number]['name'];

const PACKAGES: readonly ProductPackage[] = Object.values(PRODUCT_PACKAGES).flat();

/** The package that a package adds components to; `undefined` for one that is no add-on. */
export function addOnTarget(name: string): string | undefined {
  return PACKAGES.find((one) => one.name === name)?.addOnTo;
}

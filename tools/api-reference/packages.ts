/** The packages that the reference is made from: which product and plan each belongs to, and its installed version. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiProduct } from '../../src/lib/api/apiModel';
import type { Plan } from '../../src/lib/pages/pageTree';

export interface DocumentedPackage {
  readonly name: string;
  readonly product: ApiProduct;
  /** The paid plan that the package needs; absent for a free one. */
  readonly plan?: Plan;
}

/** Free packages first: the first one that exports a name says which plan the name needs. */
export const PACKAGES = [
  { name: '@mui/x-data-grid', product: 'data-grid' },
  { name: '@mui/x-data-grid-pro', product: 'data-grid', plan: 'pro' },
  { name: '@mui/x-data-grid-premium', product: 'data-grid', plan: 'premium' },
  { name: '@mui/x-date-pickers', product: 'date-pickers' },
  { name: '@mui/x-date-pickers-pro', product: 'date-pickers', plan: 'pro' },
  { name: '@mui/x-charts', product: 'charts' },
  { name: '@mui/x-charts-pro', product: 'charts', plan: 'pro' },
  { name: '@mui/x-tree-view', product: 'tree-view' },
  { name: '@mui/x-tree-view-pro', product: 'tree-view', plan: 'pro' },
] as const satisfies readonly DocumentedPackage[];

/** The packages of a product, free ones first. */
export function packagesOf(product: ApiProduct): readonly DocumentedPackage[] {
  return PACKAGES.filter((one) => one.product === product);
}

/** The folder of an installed package. */
export function packageFolder(siteDir: string, name: string): string {
  return path.join(siteDir, 'node_modules', name);
}

/** @throws when the package isn't installed, or says no version */
export function installedVersion(siteDir: string, name: string): string {
  const file = path.join(packageFolder(siteDir, name), 'package.json');
  const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (
    typeof manifest === 'object' &&
    manifest !== null &&
    'version' in manifest &&
    typeof manifest.version === 'string'
  ) {
    return manifest.version;
  }
  throw new Error(`${file} says no version.`);
}

/** The package that a file belongs to: `@mui/x-charts` for `/…/node_modules/@mui/x-charts/esm/index.d.ts`. */
export function packageOfFile(file: string): string | undefined {
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
}

/** The plan that a declaration in a file needs: that of its package. */
export function planOfFile(file: string): Plan | undefined {
  const name = packageOfFile(file);
  const found: DocumentedPackage | undefined = PACKAGES.find((one) => one.name === name);
  return found?.plan;
}

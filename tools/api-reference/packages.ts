/** The packages that the reference is made from, by the product that each belongs to, and their installed versions. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PRODUCT_PACKAGES, type ProductPackage } from '../../src/data/productPackages';
import { PRODUCTS } from '../../src/data/products';
import type { ApiProduct } from '../../src/lib/api/apiModel';
import type { Plan } from '../../src/lib/pages/pageTree';

export interface DocumentedPackage extends ProductPackage {
  readonly product: ApiProduct;
}

/** All packages, those of one product after those of another. */
export const PACKAGES: readonly DocumentedPackage[] = PRODUCTS.flatMap(({ id, slug }) =>
  PRODUCT_PACKAGES[id].map((one) => ({ ...one, product: slug })),
);

/** The packages of a product, free ones first. */
export function packagesOf(product: ApiProduct): readonly DocumentedPackage[] {
  return PACKAGES.filter((one) => one.product === product);
}

/** The packages of a product without add-ons, which have components only. */
export function mainPackagesOf(product: ApiProduct): readonly DocumentedPackage[] {
  return packagesOf(product).filter((one) => one.addOnTo === undefined);
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
  return PACKAGES.find((one) => one.name === name)?.plan;
}

/** The name of a product in the language of the page. */
import { PROPER_NAMES } from '../../data/products';
import type { ProductId } from '../../lib/pages/paths';
import { PRODUCT_TEXTS } from './dictionary/product';

const NAMES: Readonly<Record<ProductId, string | (() => string)>> = {
  ...PROPER_NAMES,
  ...PRODUCT_TEXTS,
};

export function productName(id: ProductId): string {
  const name = NAMES[id];
  return typeof name === 'string' ? name : name();
}

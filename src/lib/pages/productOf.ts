/** Looks up products. */
import { type DocumentedProduct, PRODUCTS, type Product } from '../../data/products';

/** The product with an id. */
export function productOf(id: DocumentedProduct): Product {
  const found = PRODUCTS.find((product) => product.id === id);
  if (!found) {
    throw new Error(`There is no product ${id}.`);
  }
  return found;
}

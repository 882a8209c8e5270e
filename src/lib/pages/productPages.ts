/** Looks up products. */
import { PRODUCTS, type Product } from '../../data/products';

/** The product with an id. */
export function productOf<Id extends Product['id']>(id: Id): Extract<Product, { readonly id: Id }> {
  const isIt = (product: Product): product is Extract<Product, { readonly id: Id }> =>
    product.id === id;
  const found = PRODUCTS.find(isIt);
  if (!found) {
    throw new Error(`There is no product ${id}.`);
  }
  return found;
}

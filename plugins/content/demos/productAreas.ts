/** The folders that hold the demos of a product. */
import { OTHER_AREAS, type Product } from '../../../src/data/products';

/** Where pages of a product begin: those of the base library lie in several folders at the root. */
export function areasOf({ id, path }: Product): readonly string[] {
  const further = Object.entries(OTHER_AREAS).filter(([, product]) => product === id);
  return [path, ...further.map(([area]) => area)];
}

/** By what a search in the full text can be limited. The index and those who ask it must use the same words. */
import type { DocumentedProduct, ProductId } from '../../data/products';
import { versionOfPath } from '../pages/versionedPaths';
import { productIdOf, readPath } from '../pages/paths';

/** Value of the filter `version` for pages that belong to no cut version. */
const CURRENT = 'current';

/** Name and value, as Pagefind has them. A page has two values: one filter is one file that the first query loads. */
export interface TextFilters {
  readonly scope: string;
}

export interface TextScope {
  /** Only pages of this product; all of the version when absent. */
  readonly product?: ProductId | undefined;
  /** Pages of this product come first. */
  readonly near?: DocumentedProduct | undefined;
  /** Name of a cut version; the current one when absent. */
  readonly version?: string | undefined;
}

/** The filters of a search. */
export function filtersOfScope({ product, version = CURRENT }: TextScope): TextFilters {
  return { scope: product === undefined ? version : `${version} ${product}` };
}

/** The filters under which a page is found; its path may be of any language and version. */
export function filtersOfPage(path: string): readonly TextFilters[] {
  const version = versionOfPath(readPath(path).page);
  return [filtersOfScope({ version }), filtersOfScope({ version, product: productIdOf(path) })];
}

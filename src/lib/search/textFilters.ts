/** By what a search in the full text can be limited. The index and those who ask it must use the same words. */
import { versionOfPath } from '../pages/versionedPaths';
import { type ProductId, productIdOf, readPath } from '../pages/paths';

/** Value of the filter `version` for pages that belong to no cut version. */
const CURRENT = 'current';

/** Names and values, as Pagefind has them. */
export type TextFilters = Readonly<{ version: string; product?: string }>;

export interface TextScope {
  /** Only pages of this product; all of the version when absent. */
  readonly product?: ProductId | undefined;
  /** Name of a cut version; the current one when absent. */
  readonly version?: string | undefined;
}

/** The filters of a search. */
export function filtersOfScope({ product, version }: TextScope): TextFilters {
  return { version: version ?? CURRENT, ...(product !== undefined && { product }) };
}

/** The filters under which a page is found; its path may be of any language and version. */
export function filtersOfPage(path: string): TextFilters {
  return filtersOfScope({
    product: productIdOf(path),
    version: versionOfPath(readPath(path).page),
  });
}

/** The packages that a history is kept of: those of MUI X. */
import { isHistoryProduct } from '../../src/lib/history/history';
import { PACKAGES } from '../api-reference/packages';

export { HISTORY_PRODUCTS } from '../../src/lib/history/history';

/** Free ones first. */
export const HISTORY_PACKAGES = PACKAGES.filter(({ product }) => isHistoryProduct(product));

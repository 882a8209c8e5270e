/** Compares two releases. Loads when the reader asks for it. */
import { changesBetween } from '../../lib/history/changes';
import { changesHtml } from '../../lib/history/changesHtml';
import {
  type Comparison,
  comparedProducts,
  hadName,
  isAbout,
  isOfPlan,
} from '../../lib/history/choices';
import { HISTORY_PRODUCTS, type HistoryProduct } from '../../lib/history/history';
import { editDistance } from '../../lib/search/editDistance';
import { nearestName } from '../../lib/search/nearestName';
import { HISTORY_TEXTS } from '../i18n/dictionary/history';
import { changeText } from './changeText';
import { loadHistory } from './loadHistory';

/** What two releases of a product differ in. */
export interface ProductChanges {
  readonly product: HistoryProduct;
  readonly count: number;
  /** Safe HTML. */
  readonly html: string;
}

export interface ComparisonResult extends Comparison {
  /** Those that have changes. */
  readonly products: readonly ProductChanges[];
  /** What is said where nothing of the wanted name has changed; empty otherwise. */
  readonly unchanged: string;
}

/** Letters that a slip of the finger changes. */
const MAX_SLIP = 2;

/** What is said of a name that has no changes between the releases. */
async function unchangedText(
  { name = '', from, to }: Comparison,
  baseUrl: string,
): Promise<string> {
  const histories = await Promise.all(
    HISTORY_PRODUCTS.map((product) => loadHistory(product, baseUrl)),
  );
  const rows = histories.flatMap((history) => history.rows);
  if (rows.some((row) => hadName(row, name))) {
    return HISTORY_TEXTS.unchanged({ name, from, to });
  }
  const nearest = nearestName(
    name,
    rows.flatMap((row) => [row.name, ...row.owners]),
  );
  return nearest !== undefined &&
    editDistance(name.toLowerCase(), nearest.toLowerCase()) <= MAX_SLIP
    ? `${HISTORY_TEXTS.neverChanged({ name })} ${HISTORY_TEXTS.similar({ name: nearest })}`
    : HISTORY_TEXTS.neverChanged({ name });
}

/**
 * @param baseUrl of the site and its language, with a slash at the end
 * @throws when a history can't be loaded
 */
export async function compare(comparison: Comparison, baseUrl: string): Promise<ComparisonResult> {
  const { from, to, plan, name } = comparison;
  const base = baseUrl.replace(/\/$/, '');
  const products = await Promise.all(
    comparedProducts(comparison).map(async (product): Promise<ProductChanges> => {
      const history = await loadHistory(product, baseUrl);
      const [start, end] = [from, to].map((version) => history.versions.indexOf(version));
      const changes = changesBetween(history, start ?? 0, end ?? 0).filter(
        (change) => isOfPlan(change, plan) && (name === undefined || isAbout(change, name)),
      );
      return {
        product,
        count: changes.length,
        html: changesHtml(changes, {
          product,
          text: changeText,
          addressOf: (path) => base + path,
        }),
      };
    }),
  );
  const unchanged =
    name === undefined || products.some(({ count }) => count > 0)
      ? ''
      : await unchangedText(comparison, baseUrl);
  return {
    ...comparison,
    products: products.filter(({ count }) => count > 0),
    unchanged,
  };
}

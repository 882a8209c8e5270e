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
import { SEARCH_TEXTS } from '../i18n/dictionary/search';
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
  /** What is said where no release has changed anything of the wanted name; empty otherwise. */
  readonly unknown: string;
}

/** Whether the history of any product has a name. */
async function isKnown(name: string, baseUrl: string): Promise<boolean> {
  const histories = await Promise.all(
    HISTORY_PRODUCTS.map((product) => loadHistory(product, baseUrl)),
  );
  return histories.some(({ rows }) => rows.some((row) => hadName(row, name)));
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
  const unknown =
    name === undefined || products.some(({ count }) => count > 0) || (await isKnown(name, baseUrl))
      ? ''
      : SEARCH_TEXTS.none({ query: name });
  return {
    ...comparison,
    products: products.filter(({ count }) => count > 0),
    unknown,
  };
}

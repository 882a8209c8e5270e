/** Reads the histories of all products. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  HISTORY_PRODUCTS,
  type History,
  type HistoryProduct,
  historyFile,
  parseHistory,
} from '../../../src/lib/history/history';

/** @throws when there is none, or the file holds something else */
export function readHistory(siteDir: string, product: HistoryProduct): History {
  const file = historyFile(product);
  return parseHistory(readFileSync(path.join(siteDir, file), 'utf8'), file);
}

/** By product, in the order of the products. */
export function readHistories(
  siteDir: string,
): readonly (readonly [product: HistoryProduct, history: History])[] {
  return HISTORY_PRODUCTS.map((product) => [product, readHistory(siteDir, product)]);
}

/** Loads the histories of products, each once. */
import {
  type History,
  type HistoryProduct,
  historyPath,
  parseHistory,
} from '../../lib/history/history';

const asked = new Map<string, Promise<History>>();

async function load(address: string): Promise<History> {
  const answer = await fetch(address);
  if (!answer.ok) {
    throw new Error(`${address}: ${answer.status}`);
  }
  return parseHistory(await answer.text(), address);
}

/**
 * @param baseUrl of the site and its language, with a slash at the end
 * @throws when there is no such file, or it holds something else; the next call asks again
 */
export function loadHistory(product: HistoryProduct, baseUrl: string): Promise<History> {
  const address = `${baseUrl.replace(/\/$/, '')}${historyPath(product)}`;
  const known =
    asked.get(address) ??
    load(address).catch((error: unknown) => {
      asked.delete(address);
      throw error;
    });
  asked.set(address, known);
  return known;
}

/** The pages of the API reference in the page tree, from the list of all of them. */
import {
  type ApiIndexEntry,
  type ApiProduct,
  API_KINDS,
  API_PRODUCTS,
  apiPath,
  apiTitle,
} from './apiModel';
import { isRecord } from '../text/isRecord';
import type { PageNode } from '../pages/pageTree';

function isEntry(value: unknown): value is ApiIndexEntry {
  return (
    isRecord(value) &&
    typeof value.name === 'string' &&
    API_KINDS.some((kind) => kind === value.kind) &&
    API_PRODUCTS.some((product) => product === value.product) &&
    (value.plan === undefined || value.plan === 'pro' || value.plan === 'premium') &&
    (value.addOn === undefined || typeof value.addOn === 'string')
  );
}

/**
 * The list of all API pages, from the content of `src/data/apiIndex.json`.
 * @throws when it isn't such a list
 */
export function readApiIndex(content: unknown): readonly ApiIndexEntry[] {
  const entries = isRecord(content) ? content.entries : undefined;
  if (!Array.isArray(entries) || !entries.every(isEntry)) {
    throw new Error(
      'The list of API pages has entries of another kind. Run `npm run docs:api` to write it anew.',
    );
  }
  return entries;
}

/**
 * The nodes of a product's pages of one kind, named as in code or by topic, in the order of the list.
 * @param addOn the package that the pages are about, when that is an add-on of the product
 */
export function apiNodes(
  entries: readonly ApiIndexEntry[],
  product: ApiProduct,
  kind: ApiIndexEntry['kind'],
  addOn?: string,
): readonly PageNode[] {
  return entries
    .filter((entry) => entry.product === product && entry.kind === kind && entry.addOn === addOn)
    .map((entry) => ({
      pathname: apiPath(entry),
      title: apiTitle(entry),
      ...(entry.kind === 'functions' && { isTopic: true }),
      ...(entry.plan && { plan: entry.plan }),
    }));
}

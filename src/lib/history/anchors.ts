/** Where the page that compares releases is, and its sections. */
import type { ApiIndexEntry } from '../api/apiModel';

export const CHANGES_PAGE = '/x/introduction/what-changed/';

/** Where the page lists the changes of a page of the reference. */
export function changesAddress({ product, name }: Pick<ApiIndexEntry, 'product' | 'name'>): string {
  return `${CHANGES_PAGE}?product=${product}&name=${name}`;
}

/** The anchor of a release: `v8-5-0`. */
export function releaseAnchor(version: string): string {
  return `v${version.replaceAll('.', '-')}`;
}

/** Where the page says what changed in a release. */
export function releaseAddress(version: string): string {
  return `${CHANGES_PAGE}#${releaseAnchor(version)}`;
}

/** Where the page that compares releases is, and its sections. */

export const CHANGES_PAGE = '/x/introduction/what-changed/';

/** The anchor of a release: `v8-5-0`. */
export function releaseAnchor(version: string): string {
  return `v${version.replaceAll('.', '-')}`;
}

/** Where the page says what changed in a release. */
export function releaseAddress(version: string): string {
  return `${CHANGES_PAGE}#${releaseAnchor(version)}`;
}

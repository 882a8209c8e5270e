/** The path that a page has, however an address spells it. */
import { decoded } from './percent';

/**
 * The path without what a server may look past: repeated slashes, encoded characters, and the name of the page's file. A
 * path of other characters stays as it is, since no page has one.
 */
export function pagePath(pathname: string): string {
  const path = decoded(pathname)
    .replace(/\/+/g, '/')
    .replace(/\/index\.html$/, '/');
  return /^[\w./~-]+$/.test(path) ? path : pathname;
}

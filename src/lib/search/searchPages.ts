/** How a page is known by its address. */
import { withoutDocsTab } from '../pages/paths';

/** What all addresses of a page have in common: neither query nor anchor, slash at the end or docs tab. */
export function pageKey(address: string): string {
  return withoutDocsTab(address.replace(/[?#].*$/s, '')).replace(/\/+$/, '');
}

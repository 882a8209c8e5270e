/**
 * Client module: keeps the page's address one that the router can read. The router and Docusaurus compare its path with
 * those of pages character by character, and decode it and its hash: what a server looked past (`/x//page/index.html`)
 * would show that the page doesn't exist, and what a reader typed (`#100%`) would end it. Client modules run before the
 * router looks at the address, so that this one hears of each new address first.
 */
import { pagePath } from '../../lib/pages/pagePath';
import { decodable } from '../../lib/pages/percent';

function mendAddress(): void {
  const { origin, pathname, search, hash } = window.location;
  const address = decodable(pagePath(pathname)) + search + decodable(hash);
  if (address !== pathname + search + hash) {
    // In its place, so that the way back leads to where the reader was before.
    window.history.replaceState(window.history.state, '', origin + address);
  }
}

if (typeof window !== 'undefined') {
  mendAddress();
  window.addEventListener('popstate', mendAddress);
}

/**
 * Client module: keeps the page's address one that can be decoded. The router and Docusaurus decode its path and its
 * hash, and what a reader typed (`#100%`) would end the page. Client modules run before the router looks at the address,
 * so that this one hears of each new address first.
 */
import { decodable } from '../../lib/pages/percent';

function mendAddress(): void {
  const { origin, pathname, search, hash } = window.location;
  const address = decodable(pathname) + search + decodable(hash);
  if (address !== pathname + search + hash) {
    // In its place, so that the way back leads to where the reader was before.
    window.history.replaceState(window.history.state, '', origin + address);
  }
}

if (typeof window !== 'undefined') {
  mendAddress();
  window.addEventListener('popstate', mendAddress);
}

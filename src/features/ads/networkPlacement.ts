/** The ad network's part of the page: its script, and what that script puts there. */
import { ADS } from '../../data/services';
import type { PlacementStatus } from '../../lib/ads/adFlow';
import type { ShellId } from '../../lib/pages/shellIds';

/** What networks call their placements. */
const PLACEMENTS = '.ea-placement, #carbonads, .carbonads';

/** Where the network's ad leads when nobody has paid for the place: to those who back the library. */
const FALLBACK_LINK = 'https://material-ui-next.com/discover-more/backers';

/** What the network has put into the page so far. */
export function findPlacement(page: ParentNode): PlacementStatus {
  if (!page.querySelector(PLACEMENTS)) {
    return 'nothing';
  }
  const link = page.querySelector('#carbonads a')?.getAttribute('href');
  return link === FALLBACK_LINK ? 'fallback' : 'placement';
}

/**
 * Puts the network's script into its place, after what is going on now.
 * @returns what cancels that, as long as it hasn't begun
 */
export function startNetwork(place: HTMLElement): () => void {
  const timer = setTimeout(() => {
    if (place.isConnected) {
      const script = document.createElement('script');
      script.id = '_carbonads_js' satisfies ShellId;
      script.setAttribute('async', '');
      script.src = ADS.scriptUrl;
      place.append(script);
    }
  });
  return () => clearTimeout(timer);
}

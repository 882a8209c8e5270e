/** What chance has decided, and what the browser is. */
import { isbotNaive } from 'isbot';
import { HOUSE_ADS, type HouseAdData } from '../../data/houseAds';
import { AD_ATTRIBUTES, type AdShape } from '../../lib/ads/adFlow';

/** The shape of all ads until the page is loaded anew; see `plugins/first-paint/ads`. */
export function sessionShape(): AdShape {
  return document.documentElement.getAttribute(AD_ATTRIBUTES.shape) === 'inline'
    ? 'inline'
    : 'image';
}

/** One of the site's own ads. `random`: from 0 to 1. */
export function houseAdAt(random: number): HouseAdData {
  return HOUSE_ADS[Math.floor(random * HOUSE_ADS.length)] ?? HOUSE_ADS[0];
}

/** The own ad of this visit to a page: on the page that was loaded the one that shows already, then a new one. */
export function takeHouseAd(): HouseAdData {
  const html = document.documentElement;
  const shown = html.getAttribute(AD_ATTRIBUTES.house);
  html.removeAttribute(AD_ATTRIBUTES.house);
  return HOUSE_ADS.find(({ name }) => name === shown) ?? houseAdAt(Math.random());
}

/**
 * Whether the visitor is a program. The short list of `isbot` knows crawlers by the words that they give themselves;
 * the long one would be more than half of what an ad weighs.
 */
export function isBot(): boolean {
  return isbotNaive(navigator.userAgent);
}

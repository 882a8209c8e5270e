/** What chance decides for the whole page load, and what the browser is. */
import { isbotNaive } from 'isbot';
import { type AdShape, adShape } from '../../lib/ads/adFlow';

let shape: AdShape | undefined;

/** The shape of all ads until the page is loaded anew; drawn when the first of them shows. */
export function sessionShape(): AdShape {
  shape ??= adShape(Math.random());
  return shape;
}

/**
 * Whether the visitor is a program. The short list of `isbot` knows crawlers by the words that they give themselves;
 * the long one would be more than half of what an ad weighs.
 */
export function isBot(): boolean {
  return isbotNaive(navigator.userAgent);
}

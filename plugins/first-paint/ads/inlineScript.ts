/**
 * The script that lets chance choose an ad before the first paint. A self-contained function that is written into the
 * page as text: it may use nothing but its argument and the browser, and must not throw.
 */

export interface AdChance {
  /** Share of page loads (0 to 1) in which ads are a line of text. */
  readonly inlineShare: number;
  /** Names of the site's own ads. */
  readonly houses: readonly string[];
  /** Attributes of `<html>` that take the outcome. */
  readonly attributes: { readonly shape: string; readonly house: string };
}

export function chooseAd({ inlineShare, houses, attributes }: AdChance): void {
  const html = document.documentElement;
  const house = houses[Math.floor(Math.random() * houses.length)];
  html.setAttribute(attributes.shape, Math.random() < inlineShare ? 'inline' : 'image');
  html.setAttribute(attributes.house, house ?? '');
}

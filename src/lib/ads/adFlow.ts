/**
 * Which ad stands in the block below a page's description, and when, where an ad network is configured; without one
 * there is nothing to wait for. Pure: who asks hands in what was found in the page, and the random numbers.
 */

/** ms from one look for the network's placement to the next (`guides/requirements.md`, Ads). */
export const POLL_INTERVAL = 500;
/** Looks for a placement, the one at the start among them (`guides/requirements.md`, Ads). */
export const MAX_ATTEMPTS = 30;
/** So many looks may find nothing; with one more, the network counts as blocked (`guides/requirements.md`, Ads). */
export const GRACE_ATTEMPTS = 6;
/** Share of blocked visits that see the request to allow ads (`guides/requirements.md`, Ads). */
export const REQUEST_SHARE = 0.2;
/** Share of page loads in which ads are a line of text, without an image (`guides/requirements.md`, Ads). */
export const INLINE_SHARE = 0.2;

/** What a look for the network's placement finds; `fallback`: an ad for the network's own backers. */
export type PlacementStatus = 'nothing' | 'placement' | 'fallback';

/** How far a visit to a page has come. */
export type AdFlow =
  /** The visitor is a program. */
  | { readonly kind: 'off' }
  /** `attempts`: looks so far, all in vain. */
  | { readonly kind: 'polling'; readonly attempts: number }
  /** Nothing came in all attempts. */
  | { readonly kind: 'blocked' }
  | { readonly kind: 'placed' }
  | { readonly kind: 'fallback' };

/** The state at the start of a visit to a page. */
export function startAdFlow(isBot: boolean): AdFlow {
  return isBot ? { kind: 'off' } : { kind: 'polling', attempts: 0 };
}

/** The state after a look for the placement; a flow that has ended stays as it is. */
export function afterAttempt(flow: AdFlow, finding: PlacementStatus): AdFlow {
  if (flow.kind !== 'polling') {
    return flow;
  }
  if (finding === 'nothing') {
    const attempts = flow.attempts + 1;
    return attempts < MAX_ATTEMPTS ? { kind: 'polling', attempts } : { kind: 'blocked' };
  }
  return { kind: finding === 'fallback' ? 'fallback' : 'placed' };
}

/** ms until the next look; `undefined` when there is none any more. */
export function nextAttemptIn(flow: AdFlow): number | undefined {
  if (flow.kind !== 'polling') {
    return undefined;
  }
  return flow.attempts === 0 ? 0 : POLL_INTERVAL;
}

/** What stands in the block. `label`: its name in statistics. */
export type ShownAd =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'network'; readonly label: 'carbon' }
  | { readonly kind: 'request'; readonly label: 'in-house-adblock' }
  | { readonly kind: 'house'; readonly label: 'in-house' | 'in-house-carbon' };

/** @param request random number from 0 to 1, the same for the whole visit: request to allow ads, or house ad */
export function shownAd(flow: AdFlow, request: number): ShownAd {
  switch (flow.kind) {
    case 'off':
      return { kind: 'nothing' };
    case 'fallback':
      return { kind: 'house', label: 'in-house-carbon' };
    case 'placed':
      return { kind: 'network', label: 'carbon' };
    case 'polling':
      if (flow.attempts <= GRACE_ATTEMPTS) {
        return { kind: 'network', label: 'carbon' };
      }
  }
  return request < REQUEST_SHARE
    ? { kind: 'request', label: 'in-house-adblock' }
    : { kind: 'house', label: 'in-house' };
}

/** How ads look: beside an image, or as a line of text. */
export type AdShape = 'image' | 'inline';

/** Attributes of `<html>` that hold what chance has decided before the first paint. */
export const AD_ATTRIBUTES = {
  /** An {@link AdShape}, for the whole page load. */
  shape: 'data-ad-shape',
  /** Name of the site's own ad on the page that was loaded. */
  house: 'data-house-ad',
} as const;

/** Attribute of an ad that may be the chosen one: its name. */
export const CANDIDATE_ATTRIBUTE = 'data-ad-candidate';

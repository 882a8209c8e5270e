/**
 * What becomes of a page when a file of its build can't be had: whether the site has been deployed anew since, and
 * whether the page may be loaded again by itself. Knows neither network nor storage nor timers.
 */

/**
 * The scripts that each page of a build starts with. The runtime names what it can load, and that names what it can
 * load in turn, each with a hash of its content: whatever changes in a build, one of these two gets another name.
 */
const START_SCRIPT = /\b(?:runtime~)?main\.[\da-f]{8,}\.js\b/g;

/**
 * A name for the build that a page is of.
 * @param html of any page of the site
 * @returns an empty text for what isn't a page of the site, such as one where a network asks for a password
 */
export function buildOf(html: string): string {
  return [...new Set(html.match(START_SCRIPT))].sort().join(',');
}

/**
 * @param own the build of the page that is open
 * @param served the build that the server has now; `undefined` when it can't be asked
 */
export function isNewerBuild(own: string, served: string | undefined): served is string {
  return Boolean(own && served && served !== own);
}

/** What stands in the place of a part of the page. */
export type PartState =
  /** It is there, or nobody has asked for it. */
  | { readonly kind: 'fine' }
  /** It can't be had, and the server is asked why. */
  | { readonly kind: 'asking' }
  /** It can't be had: no network, or the server lacks a file of its own build. */
  | { readonly kind: 'failed' }
  /** Its files have gone with their build. */
  | { readonly kind: 'outdated' };

export type PartEvent =
  | { readonly type: 'failed' }
  /** @see isNewerBuild */
  | { readonly type: 'answered'; readonly own: string; readonly served: string | undefined }
  /** It is asked for again, or the message is put away. */
  | { readonly type: 'cleared' };

export const FINE: PartState = { kind: 'fine' };

export function partReducer(state: PartState, event: PartEvent): PartState {
  switch (event.type) {
    case 'failed':
      return { kind: 'asking' };
    case 'answered':
      // Ignore a response that arrives after the part has loaded.
      return state.kind === 'asking'
        ? { kind: isNewerBuild(event.own, event.served) ? 'outdated' : 'failed' }
        : state;
    case 'cleared':
      return FINE;
  }
}

export interface LoadFacts {
  /** The build that the server has now. */
  readonly served: string;
  /** Builds that this tab was loaded again for; `undefined` when the tab can't remember them. */
  readonly loadedFor: readonly string[] | undefined;
  /** Whether the reader has something to lose. */
  readonly isBusy: boolean;
  readonly isHidden: boolean;
  /** A service worker answers for the page; it loads the page again by itself when its own build has changed. */
  readonly hasWorker: boolean;
}

/**
 * What is done without being asked. Once for each build and tab: servers with different builds, or one whose pages are
 * newer than its scripts, would keep a reader waiting for ever.
 */
export function loadByItself(facts: LoadFacts): 'load' | 'askWorker' | 'nothing' {
  const { served, loadedFor, isBusy, isHidden, hasWorker } = facts;
  if (hasWorker) {
    return 'askWorker';
  }
  return loadedFor && !loadedFor.includes(served) && !isBusy && !isHidden ? 'load' : 'nothing';
}

/**
 * How a page follows an update of its service worker: a newer worker takes over, and the page, which is of the
 * build before, is loaded again when the reader looks at it and has nothing to lose. Knows neither workers nor timers.
 */

export type UpdateState =
  /** No worker answers for the page, so one that takes over brings it nothing new; other tabs may have an old one. */
  | { readonly kind: 'plain' }
  | { readonly kind: 'current' }
  /** The page is of another build than the worker that answers for it. */
  | { readonly kind: 'outdated'; readonly version: string }
  | { readonly kind: 'reloading' };

export type UpdateEvent =
  /** A newer worker than the active one is installed and waits. */
  | { readonly type: 'installed' }
  /** Another worker answers for the page from now on; a worker that says no version changes nothing. */
  | { readonly type: 'tookOver'; readonly version: string | undefined }
  /** The reader is looked at again. */
  | { readonly type: 'check'; readonly hasFocus: boolean; readonly isBusy: boolean };

/** What is to be done after a step. */
export type UpdateEffect =
  | { readonly do: 'takeOver' }
  /** From now on, send a `check` every `CHECK_INTERVAL`. */
  | { readonly do: 'check' }
  /** Remember the version for the tab, then load the page again. */
  | { readonly do: 'reload'; readonly version: string };

export interface UpdateStep {
  readonly state: UpdateState;
  readonly effect?: UpdateEffect;
}

/** ms between two checks, see `guides/requirements.md`, Statistics and updates. */
export const CHECK_INTERVAL = 100;

/**
 * @param reloadedFor versions that this tab was loaded again for: never twice, or two servers with different builds
 * would keep a reader waiting for ever
 */
export function nextUpdate(
  state: UpdateState,
  event: UpdateEvent,
  reloadedFor: readonly string[],
): UpdateStep {
  switch (event.type) {
    case 'installed':
      // What is loaded again asks anew.
      return state.kind === 'reloading' ? { state } : { state, effect: { do: 'takeOver' } };
    case 'tookOver': {
      const { version } = event;
      if (state.kind === 'plain') {
        return { state: { kind: 'current' } };
      }
      if (state.kind === 'reloading' || version === undefined || reloadedFor.includes(version)) {
        return { state };
      }
      return {
        state: { kind: 'outdated', version },
        ...(state.kind === 'current' && { effect: { do: 'check' } }),
      };
    }
    case 'check':
      return state.kind === 'outdated' && event.hasFocus && !event.isBusy
        ? { state: { kind: 'reloading' }, effect: { do: 'reload', version: state.version } }
        : { state };
  }
}

/**
 * The events of the grid without its list of renders that React may discard. The list waits until what a render made is
 * collected, but what it holds for that moment leads to the same thing: the state of the grid. A render that React
 * discards, as when the reader leaves the page meanwhile, stays for good with all of its page. Handlers of such a render
 * are known to nothing but its own grid, which goes with them.
 */
const LIST =
  "typeof FinalizationRegistry !== 'undefined' ? new FinalizationRegistryBasedCleanupTracking() : new TimerBasedCleanupTracking()";
const NO_LIST = '{ register() {}, unregister() {}, reset() {} }';

/** @throws when the package makes its list differently: it was upgraded */
export function gridEvents(source: string): string {
  if (!source.includes(LIST)) {
    throw new Error(
      'bundle-patches: the events of the grid make no list of renders. Compare plugins/internals/bundle-patches/gridEvents.ts with this version of the package.',
    );
  }
  return source.replace(LIST, NO_LIST);
}

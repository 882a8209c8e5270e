/**
 * The events of a grid or tree view without the registry of renders that React may discard. The registry calls back when
 * what a render made is collected, but the callback that it holds leads to the same thing: the state of the component. A
 * render that React discards, as when the reader leaves the page meanwhile, stays in memory with all of its page. Only
 * the discarded component itself knows the handlers of such a render, and they are collected together.
 */
const REGISTRY =
  "typeof FinalizationRegistry !== 'undefined' ? new FinalizationRegistryBasedCleanupTracking() : new TimerBasedCleanupTracking()";
const NO_REGISTRY = '{ register() {}, unregister() {}, reset() {} }';

/** @throws when the package makes its registry otherwise: it was upgraded */
export function withoutRegistry(source: string): string {
  if (!source.includes(REGISTRY)) {
    throw new Error(
      'bundle-patches: these events have no registry of renders. Compare plugins/internals/bundle-patches/discardedRenders.ts with this version of the package.',
    );
  }
  return source.replace(REGISTRY, NO_REGISTRY);
}

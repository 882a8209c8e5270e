/** Emotion caches for demos: every style of theirs lies in the layer `mui`, below the site's own style sheets. */
import createCache, { type EmotionCache, type Options } from '@emotion/cache';

const LAYER_START = '@layer mui {';
/** `@layer a, b;` only names layers: it can't be put inside one. */
const LAYER_ORDER = /^@layer\s+[^{]*$/;

/** What styles go through on their way into the page; its key is in their class names. */
export type StyleKind = Pick<Options, 'key' | 'stylisPlugins'>;

const AS_WRITTEN: StyleKind = { key: 'css' };

/** @param container where the style elements go; default the head of the page */
export function createLayeredCache(
  container?: HTMLElement,
  kind: StyleKind = AS_WRITTEN,
): EmotionCache {
  const cache = createCache({ ...kind, container });
  if (typeof document !== 'undefined') {
    // Silences the advice against `:first-child`. On the server it would keep the styles out of the HTML.
    cache.compat = true;
  }
  const { insert } = cache;
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    const { styles } = serialized;
    const layered = LAYER_ORDER.test(styles) || styles.startsWith(LAYER_START);
    const inLayer = layered ? serialized : { ...serialized, styles: `${LAYER_START}${styles}}` };
    return insert(selector, inLayer, sheet, shouldCache);
  };
  return cache;
}

const shared = new Map<StyleKind, EmotionCache>();

/** The one cache of all demos in the page, for each kind. On the server each rendering has its own. */
export function pageCache(kind: StyleKind = AS_WRITTEN): EmotionCache {
  if (typeof document === 'undefined') {
    return createLayeredCache();
  }
  const cache = shared.get(kind) ?? createLayeredCache(undefined, kind);
  shared.set(kind, cache);
  return cache;
}

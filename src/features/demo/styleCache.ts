/** Emotion caches for demos: every style of theirs lies in the layer `mui`, below the site's own style sheets. */
import createCache, { type EmotionCache } from '@emotion/cache';

const LAYER_START = '@layer mui {';
/** `@layer a, b;` only names layers: it can't be put inside one. */
const LAYER_ORDER = /^@layer\s+[^{]*$/;

/** @param container where the style elements go; default the head of the page */
export function createLayeredCache(container?: HTMLElement): EmotionCache {
  const cache = createCache({ key: 'css', container });
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

let shared: EmotionCache | undefined;

/** The one cache of all demos in the page. On the server each rendering has its own. */
export function pageCache(): EmotionCache {
  if (typeof document === 'undefined') {
    return createLayeredCache();
  }
  shared ??= createLayeredCache();
  return shared;
}

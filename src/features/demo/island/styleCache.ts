/** Emotion caches for demos: every style of theirs lies in the layer `mui`, below the site's own style sheets. */
import createCache, { type EmotionCache, type Options } from '@emotion/cache';
import { SERVER_STYLES_ATTRIBUTE } from '../../../lib/code/demo';

const LAYER_START = '@layer mui {';
/** `@layer a, b;` only names layers: it can't be put inside one. */
const LAYER_ORDER = /^@layer\s+[^{]*$/;

/** What styles go through on their way into the page; its key is in their class names. */
export type StyleKind = Pick<Options, 'key' | 'stylisPlugins'>;

const AS_WRITTEN: StyleKind = { key: 'css' };

/**
 * Lets a sheet add an element for each rule, behind the others. A rule that is added to an existing element, or in
 * front of others, makes Chromium read all sheets with layers anew and lay out the whole page: some 70 ms, instead of 1.
 */
function insertBehind(sheet: EmotionCache['sheet']): void {
  sheet.insert = (rule) => {
    const element = document.createElement('style');
    element.dataset.emotion = sheet.key;
    // Tells other caches that it is at home here.
    element.dataset.s = '';
    element.textContent = rule;
    sheet.container.appendChild(element);
    sheet.tags.push(element);
  };
}

/** @param container where the style elements go; default the head of the page */
export function createLayeredCache(
  container?: HTMLElement,
  kind: StyleKind = AS_WRITTEN,
): EmotionCache {
  const cache = createCache({ ...kind, container });
  if (typeof document !== 'undefined') {
    // Silences the advice against `:first-child`. On the server it would keep the styles out of the HTML.
    cache.compat = true;
    insertBehind(cache.sheet);
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

/** Counts the styles that the server put in the page as inserted. */
function acceptServerStyles(cache: EmotionCache): void {
  const served = document.querySelector(`style[${SERVER_STYLES_ATTRIBUTE}]`);
  const names = served?.getAttribute(SERVER_STYLES_ATTRIBUTE)?.split(' ') ?? [];
  names.forEach((name) => {
    cache.inserted[name] = true;
  });
}

const shared = new Map<StyleKind, EmotionCache>();

/** The one cache of all demos in the page, for each kind. On the server each rendering has its own. */
export function pageCache(kind: StyleKind = AS_WRITTEN): EmotionCache {
  if (typeof document === 'undefined') {
    return createLayeredCache();
  }
  const present = shared.get(kind);
  if (present) {
    return present;
  }
  // Grids have a style element of their own, and what is added before that isn't behind the others.
  const cache = createLayeredCache(document.body, kind);
  if (kind === AS_WRITTEN) {
    acceptServerStyles(cache);
  }
  shared.set(kind, cache);
  return cache;
}

/** What the styles of demos go through that are read from right to left. */
import type { Options } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import type { StyleKind } from './styleCache';

export type StylePlugin = NonNullable<Options['stylisPlugins']>[number];

/** What supported browsers know by its prefixed name only. */
const PREFIXED = /^(?:user-select|backdrop-filter|hyphens|text-size-adjust|box-decoration-break):/;

/**
 * A list of plugins takes the place of Emotion's own one, which writes prefixes for old browsers too. The one that
 * stylis exports would end up in the chunk that every demo loads.
 */
export const prefixPlugin: StylePlugin = (element) => {
  if (element.type === 'decl' && PREFIXED.test(element.value)) {
    element.return = `-webkit-${element.value}${element.value}`;
  }
};

/** Turns left and right around in every style. */
export const RIGHT_TO_LEFT: StyleKind = { key: 'rtl', stylisPlugins: [prefixPlugin, rtlPlugin] };

/** The looks that a reader can choose for demos. Loads with the first of them. */
import type { Options } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import type { ThemeState } from '../../lib/theme/themeState';
import { createDocsTheme } from '../docs-theme';
import type { StyleKind } from './styleCache';
import type { DemoLook } from './types';

type StylePlugin = NonNullable<Options['stylisPlugins']>[number];

/** What supported browsers know by its prefixed name only. */
const PREFIXED = /^(?:user-select|backdrop-filter|hyphens|text-size-adjust|box-decoration-break):/;

/**
 * A list of plugins takes the place of Emotion's own one, which writes prefixes for old browsers too. The one that
 * stylis exports would end up in the chunk that every demo loads.
 */
const prefixPlugin: StylePlugin = (element) => {
  if (element.type === 'decl' && PREFIXED.test(element.value)) {
    element.return = `-webkit-${element.value}${element.value}`;
  }
};

/** Turns left and right around in every style. */
const RIGHT_TO_LEFT: StyleKind = { key: 'rtl', stylisPlugins: [prefixPlugin, rtlPlugin] };

const looks = new Map<string, DemoLook>();

/** The look for a state; the same object for the same density and direction. */
export function lookOf({ dense, direction }: ThemeState): DemoLook {
  const key = `${dense} ${direction}`;
  const known = looks.get(key);
  if (known) {
    return known;
  }
  const look: DemoLook = {
    direction,
    theme: createDocsTheme({ dense, direction }),
    ...(direction === 'rtl' && { styleKind: RIGHT_TO_LEFT }),
  };
  looks.set(key, look);
  return look;
}

/**
 * The Material UI theme that demos render with. Components keep Material UI's own look, so that a demo
 * looks here as it will in a reader's app; it must not know where or when it is used.
 */
import { type Theme, type ThemeOptions, createTheme } from '@mui/material/styles';
import {
  BREAKPOINTS,
  COLOR_SCHEME_ATTRIBUTE,
  CONTRAST_THRESHOLD,
  DURATION,
  FONT_FAMILY,
  FONT_SIZE,
  RADIUS,
  SPACING,
  TONAL_OFFSET,
  Z_INDEX,
} from './constants';

declare module '@mui/material/styles' {
  // The docs theme has CSS variables; this gives the theme and its provider the types that go with them.
  interface CssThemeVariables {
    enabled: true;
  }
}

/** What a variant of the docs theme changes. */
export type ThemeVariant = Pick<ThemeOptions, 'components' | 'direction'>;

/** Options of the docs theme or a variant of it. Both colour schemes are inside; `html[data-theme]` selects one. */
export function docsOptions({ components = {}, direction = 'ltr' }: ThemeVariant): ThemeOptions {
  const palette = { contrastThreshold: CONTRAST_THRESHOLD, tonalOffset: TONAL_OFFSET };
  return {
    cssVariables: { colorSchemeSelector: COLOR_SCHEME_ATTRIBUTE },
    colorSchemes: { light: { palette }, dark: { palette } },
    direction,
    breakpoints: { values: BREAKPOINTS },
    spacing: SPACING,
    shape: { borderRadius: RADIUS.small },
    zIndex: Z_INDEX,
    transitions: { duration: DURATION },
    typography: {
      fontFamily: FONT_FAMILY.text,
      fontSize: FONT_SIZE.base,
      htmlFontSize: FONT_SIZE.html,
    },
    components,
  };
}

/** The theme of every demo that doesn't ask for another one. */
export const docsTheme: Theme = /* #__PURE__ */ createTheme(/* #__PURE__ */ docsOptions({}));

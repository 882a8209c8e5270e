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

export interface DocsThemeOptions {
  /** Small buttons, inputs, tables, lists and toolbars. Default `false`. */
  readonly dense?: boolean;
  /** Reading direction. Default `ltr`. */
  readonly direction?: 'ltr' | 'rtl';
}

const DENSE_COMPONENTS = {
  MuiButton: { defaultProps: { size: 'small' } },
  MuiIconButton: { defaultProps: { size: 'small' } },
  MuiFab: { defaultProps: { size: 'small' } },
  MuiTable: { defaultProps: { size: 'small' } },
  MuiFilledInput: { defaultProps: { margin: 'dense' } },
  MuiOutlinedInput: { defaultProps: { margin: 'dense' } },
  MuiInputBase: { defaultProps: { margin: 'dense' } },
  MuiInputLabel: { defaultProps: { margin: 'dense' } },
  MuiFormControl: { defaultProps: { margin: 'dense' } },
  MuiFormHelperText: { defaultProps: { margin: 'dense' } },
  MuiTextField: { defaultProps: { margin: 'dense' } },
  MuiListItem: { defaultProps: { dense: true } },
  MuiToolbar: { defaultProps: { variant: 'dense' } },
} as const satisfies ThemeOptions['components'];

/** Makes the docs theme. Both colour schemes are inside; `html[data-theme]` selects one. */
export function createDocsTheme({
  dense = false,
  direction = 'ltr',
}: DocsThemeOptions = {}): Theme {
  const palette = { contrastThreshold: CONTRAST_THRESHOLD, tonalOffset: TONAL_OFFSET };
  return createTheme({
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
    components: dense ? DENSE_COMPONENTS : {},
  });
}

/** The theme of every demo that doesn't ask for another one. */
export const docsTheme: Theme = /* #__PURE__ */ createDocsTheme();

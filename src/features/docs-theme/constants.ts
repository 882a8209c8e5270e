/**
 * The measures of the docs theme. Numbers and names only: the theme and the CSS variables are made from them.
 */

/** px; smallest viewport width of each breakpoint. */
export const BREAKPOINTS = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

/** px */
export const SPACING = 8;

/** px; `small` is the theme's own radius. */
export const RADIUS = { small: 4, medium: 8, large: 12 } as const;

/** Degrees on the colour wheel; greys and tints are of this hue too. */
export const PRIMARY_HUE = 210;

export const Z_INDEX = {
  mobileStepper: 1000,
  fab: 1050,
  speedDial: 1050,
  appBar: 1100,
  drawer: 1200,
  modal: 1300,
  snackbar: 1400,
  tooltip: 1500,
} as const;

/** ms */
export const DURATION = {
  shortest: 150,
  shorter: 200,
  short: 250,
  standard: 300,
  complex: 375,
  enteringScreen: 225,
  leavingScreen: 195,
} as const;

/** Elevations 0 to 24. */
export const SHADOW_LEVELS = 25;

/** Smallest contrast ratio at which the theme puts light text on a palette colour. */
export const CONTRAST_THRESHOLD = 3;

/** How far `light` and `dark` of a palette colour lie from `main`. */
export const TONAL_OFFSET = 0.2;

/** px; base size of the type scale and the size of the root element. */
export const FONT_SIZE = { base: 14, html: 16 } as const;

/** px; height of the bar at the top of each page. */
export const HEADER_HEIGHT = 60;

/** Style layers that the theme relies on, weakest first. */
export const LAYER_ORDER = ['theme', 'docsearch', 'mui', 'utilities'] as const;

/** The attribute of `<html>` that selects the colour scheme, in Docusaurus and in Material UI. */
export const COLOR_SCHEME_ATTRIBUTE = 'data-theme';

export const FONT_FAMILY = {
  text: "'Inter Variable', 'Inter Fallback', Roboto, Arial, sans-serif",
  mono: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
} as const;

/**
 * The themes of demos in the density and direction of the server. Apart from the docs theme: a default that changes
 * nothing to see leaves the snapshots of demos as they are.
 */
import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { memoize } from '../../lib/text/memoize';
import type { DemoTheme } from '../../lib/theme/themeState';
import { docsOptions, type ThemeVariant } from './docsTheme';
import { GRID_DEFAULTS } from './gridDefaults';
import { materialOptions } from './materialTheme';

/** The options of each theme, or of a variant of it. */
export const THEME_OPTIONS = {
  docs: docsOptions,
  material: materialOptions,
} as const satisfies Record<DemoTheme, (variant: ThemeVariant) => ThemeOptions>;

/** The theme with a name, which is made once a demo shows it. */
export const demoTheme: (name: DemoTheme) => Theme = /* #__PURE__ */ memoize((name: DemoTheme) =>
  createTheme(
    THEME_OPTIONS[name]({ components: { MuiDataGrid: { defaultProps: GRID_DEFAULTS } } }),
  ),
);

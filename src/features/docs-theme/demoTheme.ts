/**
 * The themes of demos in the density and direction of the server. Apart from the docs theme: a default that changes
 * nothing to see leaves the snapshots of demos as they are.
 */
import type { Theme } from '@mui/material/styles';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { memoize } from '../../lib/text/memoize';
import type { DemoTheme } from '../../lib/theme/themeState';
import { createThemeVariant, type ThemeVariant } from './docsTheme';
import { GRID_DEFAULTS } from './gridDefaults';
import { createMaterialTheme } from './materialTheme';

/** Makes a variant of one of the themes. */
export const CREATE_VARIANT = {
  docs: createThemeVariant,
  material: createMaterialTheme,
} as const satisfies Record<DemoTheme, (variant: ThemeVariant) => Theme>;

/** The theme with a name, which is made once a demo shows it. */
export const demoTheme: (name: DemoTheme) => Theme = /* #__PURE__ */ memoize((name: DemoTheme) =>
  CREATE_VARIANT[name]({ components: { MuiDataGrid: { defaultProps: GRID_DEFAULTS } } }),
);

/**
 * The theme of every demo that doesn't ask for another one. Apart from the docs theme: a default that changes nothing to
 * see leaves the snapshots of demos as they are.
 */
import type { Theme } from '@mui/material/styles';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { createThemeVariant } from './docsTheme';
import { GRID_DEFAULTS } from './gridDefaults';

export const demoTheme: Theme = /* #__PURE__ */ createThemeVariant({
  components: { MuiDataGrid: { defaultProps: GRID_DEFAULTS } },
});

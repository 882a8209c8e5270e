/**
 * The variants of the themes of demos that a reader can choose: denser, from right to left, or with a theme of their own.
 * They load when they are chosen.
 */
import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import type {} from '@mui/x-data-grid/themeAugmentation';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import type { DemoTheme } from '../../../lib/theme/themeState';
import { GRID_DEFAULTS, THEME_OPTIONS } from '../../docs-theme';

export interface DemoThemeOptions {
  /** The theme to vary. Default `docs`. */
  readonly base?: DemoTheme;
  /** Small buttons, inputs, tables, lists and toolbars. Default `false`. */
  readonly dense?: boolean;
  /** Reading direction. Default `ltr`. */
  readonly direction?: 'ltr' | 'rtl';
  /** Puts the reader's own theme in front. Default: there is none. */
  readonly complete?: ((options: ThemeOptions) => ThemeOptions) | undefined;
}

const SMALL = { defaultProps: { size: 'small' } } as const;
const DENSE_MARGIN = { defaultProps: { margin: 'dense' } } as const;
const SMALL_FIELD = { defaultProps: { margin: 'dense', size: 'small' } } as const;

const DENSE_COMPONENTS = {
  MuiButton: SMALL,
  MuiButtonGroup: SMALL,
  MuiToggleButton: SMALL,
  MuiToggleButtonGroup: SMALL,
  MuiIconButton: SMALL,
  MuiFab: SMALL,
  MuiTable: SMALL,
  MuiCheckbox: SMALL,
  MuiRadio: SMALL,
  MuiSwitch: SMALL,
  MuiAutocomplete: SMALL,
  MuiFilledInput: DENSE_MARGIN,
  MuiOutlinedInput: DENSE_MARGIN,
  MuiInputBase: DENSE_MARGIN,
  MuiInputLabel: DENSE_MARGIN,
  MuiFormHelperText: DENSE_MARGIN,
  MuiFormControl: SMALL_FIELD,
  MuiTextField: SMALL_FIELD,
  MuiPickersTextField: SMALL_FIELD,
  MuiListItem: { defaultProps: { dense: true } },
  MuiToolbar: { defaultProps: { variant: 'dense' } },
  MuiDataGrid: { defaultProps: { ...GRID_DEFAULTS, density: 'compact' } },
} as const satisfies ThemeOptions['components'];

/** A running grid keeps its density until it is told another one. */
const NORMAL_COMPONENTS = {
  MuiDataGrid: { defaultProps: { ...GRID_DEFAULTS, density: 'standard' } },
} as const satisfies ThemeOptions['components'];

/** Makes a theme of demos in the density and direction that a reader chose, with the theme that they set up. */
export function createDemoTheme({
  base = 'docs',
  dense = false,
  direction,
  complete = (options) => options,
}: DemoThemeOptions = {}): Theme {
  const components = dense ? DENSE_COMPONENTS : NORMAL_COMPONENTS;
  return createTheme(complete(THEME_OPTIONS[base]({ direction, components })));
}

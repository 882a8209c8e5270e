/**
 * Material UI's default theme: what a demo shows in a reader's app without a theme. The docs theme has the same palette
 * and measures; only its font differs, and with the font the letter spacing. So the variables of both themes have one
 * name (`--mui-…`, as in a reader's app) and one value, except for the font family, which `styleSheet.ts` writes for
 * each page. The site has no file of Roboto: readers without it see Helvetica or Arial.
 */
import type { ThemeOptions } from '@mui/material/styles';
import { COLOR_SCHEME_ATTRIBUTE } from './constants';
import type { ThemeVariant } from './docsTheme';

/** Options of the default theme, with both color schemes, which `html[data-theme]` selects, or of a variant of it. */
export function materialOptions({
  components = {},
  direction = 'ltr',
}: ThemeVariant): ThemeOptions {
  return {
    cssVariables: { colorSchemeSelector: COLOR_SCHEME_ATTRIBUTE },
    colorSchemes: { light: true, dark: true },
    direction,
    components,
  };
}

import type { Theme } from '@mui/material/styles';
import type { ColorScheme } from '../../lib/theme/colorMode';

/** The theme with the palette of one of its colour schemes where JavaScript reads it. It has that of `light` itself. */
export function inScheme(theme: Theme, scheme: ColorScheme): Theme {
  return { ...theme, ...theme.colorSchemes[scheme] };
}

/** Puts a reader's theme in the place of what a theme of demos has otherwise. */
import type { ThemeOptions } from '@mui/material/styles';
import { COLOR_SCHEME_ATTRIBUTE } from '../docs-theme';
import { isThemeObject } from './checkShape';
import type { ThemeObject } from './parseTheme';

const objectOf = (value: unknown): ThemeObject => (isThemeObject(value) ? value : {});

/**
 * The schemes of both modes. A theme with `colorSchemes` has them itself, and `palette` belongs to one of them, as in an
 * app. Otherwise both modes have the palette, and the site chooses its `mode`.
 */
function schemesOf({ palette, colorSchemes }: ThemeObject): ThemeObject {
  const { mode, ...colors } = objectOf(palette);
  if (colorSchemes === undefined) {
    return { light: { palette: colors }, dark: { palette: colors } };
  }
  const { light = true, dark = true } = objectOf(colorSchemes);
  const schemes = { light, dark };
  if (palette === undefined) {
    return schemes;
  }
  const name = mode === 'dark' ? 'dark' : 'light';
  return { ...schemes, [name]: { ...objectOf(schemes[name]), palette: colors } };
}

function componentsOf(
  components: Readonly<Record<string, unknown>>,
  own: ThemeObject,
): Readonly<Record<string, unknown>> {
  const merged = Object.entries(own).map(([name, component]) => {
    const before = objectOf(components[name]);
    const after = objectOf(component);
    const defaultProps = { ...objectOf(before.defaultProps), ...objectOf(after.defaultProps) };
    return [name, { ...before, ...after, defaultProps }];
  });
  return { ...components, ...Object.fromEntries(merged) };
}

/**
 * Options of a theme of demos with those of a reader in front. Direction and mode remain the site's, and CSS variables have
 * the names that the site's style sheets use.
 */
export function withOwnOptions(options: ThemeOptions, own: ThemeObject): ThemeOptions {
  const { cssVariables, components, typography } = own;
  const { nativeColor } = objectOf(cssVariables);
  // The reader's values have the kinds that components read; others are checked nowhere, as in an app in JavaScript.
  return {
    ...options,
    ...own,
    direction: options.direction,
    cssVariables: {
      colorSchemeSelector: COLOR_SCHEME_ATTRIBUTE,
      ...(nativeColor === true && { nativeColor }),
    },
    palette: undefined,
    colorSchemes: schemesOf(own),
    components: componentsOf({ ...options.components }, objectOf(components)),
    typography: { ...options.typography, ...objectOf(typography) },
  } as ThemeOptions;
}

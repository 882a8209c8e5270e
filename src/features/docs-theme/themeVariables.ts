/** CSS text of rules, and of the variables of a theme. */
import type { Theme } from '@mui/material/styles';
import { FONT_FAMILY } from './constants';

/** The font family of demos, and the ground that they are on, which differ between the themes of demos. */
export const DEMO_FONT = '--docs-demo-font';
export const DEMO_GROUND = '--docs-demo-bg';

/** A declaration's value, or the declarations of a nested rule. */
export type CssValue = string | number | CssRules;
export interface CssRules {
  readonly [selectorOrProperty: string]: CssValue;
}

const cssName = (property: string): string =>
  property.startsWith('--')
    ? property
    : property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Writes rules as CSS text; property names may be in camel case. */
export function cssText(rules: CssRules): string {
  return Object.entries(rules)
    .map(([key, value]) =>
      typeof value === 'object' ? `${key}{${cssText(value)}}` : `${cssName(key)}:${value};`,
    )
    .join('');
}

/** Paper is white, whatever the reader's scheme is. */
export const SCREEN = '@media screen';

function isDark(rules: object): boolean {
  return Object.keys(rules).some((selector) => selector.includes('dark'));
}

/** The variables of a theme in both color schemes, in the layer `mui`. */
export function themeVariables(theme: Theme): string {
  const rules = theme
    .generateStyleSheets()
    .map((sheet) => cssText(isDark(sheet) ? { [SCREEN]: sheet } : sheet))
    .join('')
    .replaceAll(FONT_FAMILY.text, `var(${DEMO_FONT})`);
  return `@layer mui{${rules}}`;
}

/** The ground of demos that have the background of their theme. */
export const THEME_GROUND = 'var(--mui-palette-background-default)';

/** The same for a theme that all demos show, which then also have its background. */
export function sharedThemeSheet(theme: Theme): string {
  return `${themeVariables(theme)}${cssText({ ':root': { [DEMO_GROUND]: THEME_GROUND } })}`;
}

/**
 * The one stylesheet that the docs theme is written into: tokens, Infima's variables and the variables
 * of Material UI. Runs at build time and returns text; it must not know who writes it where.
 */
import { COLOR_SCHEME_ATTRIBUTE } from './constants';
import { docsTheme } from './docsTheme';
import { INFIMA_PROPERTIES } from './infima';
import { docsTokens } from './tokens';

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
const SCREEN = '@media screen';

function isDark(rules: object): boolean {
  return Object.keys(rules).some((selector) => selector.includes('dark'));
}

/**
 * The whole text. Tokens are outside any layer, so that they win over Infima's own values; the variables of
 * Material UI are in `mui`. Without JavaScript `<html>` has no scheme and the light one holds.
 */
export function docsStyleSheet(): string {
  const tokens = docsTokens(docsTheme);
  const dark = `html[${COLOR_SCHEME_ATTRIBUTE}='dark']`;
  const shell = cssText({
    ':root': {
      colorScheme: 'light',
      ...tokens.common,
      ...tokens.light,
      ...INFIMA_PROPERTIES,
    },
    [SCREEN]: { [dark]: { colorScheme: 'dark', ...tokens.dark } },
    [`${dark} .only-light-mode,html:not([${COLOR_SCHEME_ATTRIBUTE}='dark']) .only-dark-mode`]: {
      display: 'none',
    },
  });
  const material = docsTheme
    .generateStyleSheets()
    .map((rules) => cssText(isDark(rules) ? { [SCREEN]: rules } : rules))
    .join('');
  return `${shell}@layer mui{${material}}\n`;
}

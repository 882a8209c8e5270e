/**
 * The one stylesheet that the docs theme is written into: tokens, Infima's variables and the variables
 * of Material UI, with what Material UI's default theme has otherwise. Runs at build time and returns text; it must not know who writes it where.
 */
import { DOCS_INSTANCES } from '../../data/docsInstances';
import { DOCS_THEME_ATTRIBUTE } from '../../lib/theme/themeState';
import { COLOR_SCHEME_ATTRIBUTE, FONT_FAMILY } from './constants';
import { docsTheme } from './docsTheme';
import { INFIMA_PROPERTIES } from './infima';
import { createMaterialTheme } from './materialTheme';
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
 * Pages whose demos show Material UI's default theme, by the class that Docusaurus gives `<html>`. That includes the
 * menus and dialogs that a demo puts into `<body>`.
 */
function materialPages(): string {
  const classes = DOCS_INSTANCES.filter(({ demoTheme }) => demoTheme === 'material').map(
    ({ id }) => `.plugin-id-${id}`,
  );
  return `html:is(${classes.join()}):not([${DOCS_THEME_ATTRIBUTE}])`;
}

/** The font family of demos, and the ground that they are on, which differ between the themes of demos. */
const DEMO_FONT = '--docs-demo-font';
const DEMO_GROUND = '--docs-demo-bg';

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
      [DEMO_FONT]: 'var(--docs-font)',
      [DEMO_GROUND]: 'var(--docs-bg)',
    },
    [materialPages()]: {
      [DEMO_FONT]: createMaterialTheme({}).typography.fontFamily ?? '',
      [DEMO_GROUND]: 'var(--mui-palette-background-default)',
    },
    [SCREEN]: { [dark]: { colorScheme: 'dark', ...tokens.dark } },
    [`${dark} .only-light-mode,html:not([${COLOR_SCHEME_ATTRIBUTE}='dark']) .only-dark-mode`]: {
      display: 'none',
    },
  });
  const material = docsTheme
    .generateStyleSheets()
    .map((rules) => cssText(isDark(rules) ? { [SCREEN]: rules } : rules))
    .join('')
    .replaceAll(FONT_FAMILY.text, `var(${DEMO_FONT})`);
  return `${shell}@layer mui{${material}}\n`;
}

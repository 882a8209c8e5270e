/**
 * The one stylesheet that the docs theme is written into: tokens, Infima's variables and the variables
 * of Material UI, with what Material UI's default theme has otherwise. Runs at build time and returns text; it must not know who writes it where.
 */
import { createTheme } from '@mui/material/styles';
import { DOCS_INSTANCES } from '../../data/docsInstances';
import { DOCS_THEME_ATTRIBUTE } from '../../lib/theme/themeState';
import { COLOR_SCHEME_ATTRIBUTE } from './constants';
import { docsTheme } from './docsTheme';
import { INFIMA_PROPERTIES } from './infima';
import { materialOptions } from './materialTheme';
import {
  DEMO_FONT,
  DEMO_GROUND,
  SCREEN,
  THEME_GROUND,
  cssText,
  themeVariables,
} from './themeVariables';
import { docsTokens } from './tokens';

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
      [DEMO_FONT]: createTheme(materialOptions({})).typography.fontFamily ?? '',
      [DEMO_GROUND]: THEME_GROUND,
    },
    [SCREEN]: { [dark]: { colorScheme: 'dark', ...tokens.dark } },
    [`${dark} .only-light-mode,html:not([${COLOR_SCHEME_ATTRIBUTE}='dark']) .only-dark-mode`]: {
      display: 'none',
    },
  });
  return `${shell}${themeVariables(docsTheme)}\n`;
}

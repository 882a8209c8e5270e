/**
 * The docs theme: Material UI's theme for demos and the tokens of the shell. Code of the shell uses the
 * CSS variables instead of these exports: importing the theme brings Material UI along.
 */
export * from './constants';
export { THEME_OPTIONS, demoTheme } from './demoTheme';
export { docsTheme } from './docsTheme';
export { GRID_DEFAULTS } from './gridDefaults';
export { inScheme } from './inScheme';

/** Density, direction, palette mode and the theme of demos: what a reader changed about the look of site and demos. */
export { followDirection, prepareMirroredStyles } from './rtlStyles';
export { dispatchTheme, getThemeState, subscribeToTheme } from './store';
export { useThemeState } from './useThemeState';

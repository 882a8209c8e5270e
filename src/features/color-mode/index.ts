/** The colour mode: the reader's choice, the button that changes it, and what makes others follow it. */
export { COLOR_MODE_KEY, COLOR_MODES } from '../../lib/theme/colorMode';
export type { ColorMode, ColorScheme } from '../../lib/theme/colorMode';
export { ColorModeToggle } from './ColorModeToggle';
export type { ColorModeToggleProps } from './ColorModeToggle';
export { useColorMode } from './useColorMode';
export type { ColorModeState } from './useColorMode';
export { useColorScheme } from './useColorScheme';

/**
 * The colour mode as data: its values, where it is kept, and what follows from it.
 * Shared by the build (inline scripts) and the browser; it knows neither storage nor the DOM.
 */

/** What a reader can choose. `system` follows the operating system. */
export const COLOR_MODES = ['light', 'dark', 'system'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

/** What is on the screen. */
export type ColorScheme = Exclude<ColorMode, 'system'>;

/** Key in local storage; the only truth about the reader's choice. */
export const COLOR_MODE_KEY = 'mui-mode';

export const DEFAULT_COLOR_MODE = 'system' satisfies ColorMode;

/** Media query that tells what `system` means at this moment. */
export const PREFERS_DARK = '(prefers-color-scheme: dark)';

/** Colour of the browser's own interface around the page. */
export const THEME_COLORS = {
  light: 'hsl(210, 100%, 42%)',
  dark: 'hsl(210, 14%, 7%)',
} as const satisfies Record<ColorScheme, string>;

/** Class of `<body>`; exactly one is set. */
export const BODY_CLASSES = {
  light: 'mode-light',
  dark: 'mode-dark',
} as const satisfies Record<ColorScheme, string>;

/** Reads a stored value; unknown values count as absent. */
export function parseColorMode(stored: string | null | undefined): ColorMode {
  return COLOR_MODES.find((mode) => mode === stored) ?? DEFAULT_COLOR_MODE;
}

/** The explicit choice as Docusaurus writes it: `null` stands for the system. */
export function explicitScheme(mode: ColorMode): ColorScheme | null {
  return mode === 'system' ? null : mode;
}

/** The mode that one more press of the toggle leads to: system, light, dark, system. */
export function nextColorMode(mode: ColorMode): ColorMode {
  switch (mode) {
    case 'system':
      return 'light';
    case 'light':
      return 'dark';
    case 'dark':
      return 'system';
  }
}

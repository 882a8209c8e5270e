/**
 * The colours of the shell in both schemes. Every pair that carries text or marks a control is held
 * to its contrast by a test; change a colour here and the test tells what it would make unreadable.
 */
import type { ColorScheme } from '../../lib/theme/colorMode';
import { PRIMARY_HUE as H } from './constants';

/** One colour for each role; a role is the CSS variable `--docs-<role>`. */
export interface DocsPalette {
  /** The ground of the page. */
  readonly bg: string;
  /** Panels that lie on the ground. */
  readonly surface: string;
  /** A row or button of a panel under the pointer; also the ground of inline code. */
  readonly 'surface-hover': string;
  /** Lines that only divide. */
  readonly border: string;
  /** Lines that mark a control. */
  readonly 'border-strong': string;
  readonly text: string;
  readonly 'text-muted': string;
  /** Links, and fills of what is active. */
  readonly primary: string;
  readonly 'primary-hover': string;
  /** Text on a fill of `primary`. */
  readonly 'primary-contrast': string;
  /** Tinted ground of what is selected. */
  readonly 'primary-soft': string;
  readonly focus: string;
  readonly success: string;
  readonly 'success-soft': string;
  readonly warning: string;
  readonly 'warning-soft': string;
  readonly error: string;
  readonly 'error-soft': string;
  readonly info: string;
  readonly 'info-soft': string;
  /** Blocks of code are dark in both schemes, as their highlighting asks for. */
  readonly 'code-bg': string;
  readonly 'code-text': string;
}

const LIGHT: DocsPalette = {
  // White, as Material UI's own ground is: its primary colour has just enough contrast on it.
  bg: `hsl(${H}, 0%, 100%)`,
  surface: `hsl(${H}, 33%, 98%)`,
  'surface-hover': `hsl(${H}, 32%, 95.5%)`,
  border: `hsl(${H}, 22%, 89%)`,
  'border-strong': `hsl(${H}, 13%, 52%)`,
  text: `hsl(${H}, 32%, 13%)`,
  'text-muted': `hsl(${H}, 15%, 36%)`,
  primary: `hsl(${H}, 100%, 37%)`,
  'primary-hover': `hsl(${H}, 100%, 29%)`,
  'primary-contrast': `hsl(${H}, 0%, 100%)`,
  'primary-soft': `hsl(${H}, 92%, 95%)`,
  focus: `hsl(${H}, 100%, 45%)`,
  success: 'hsl(150, 78%, 23%)',
  'success-soft': 'hsl(148, 44%, 95%)',
  warning: 'hsl(32, 100%, 26%)',
  'warning-soft': 'hsl(42, 92%, 94%)',
  error: 'hsl(356, 70%, 42%)',
  'error-soft': 'hsl(356, 80%, 97%)',
  info: 'hsl(192, 100%, 24%)',
  'info-soft': 'hsl(192, 56%, 94.5%)',
  'code-bg': `hsl(${H}, 26%, 11%)`,
  'code-text': `hsl(${H}, 30%, 94%)`,
};

const DARK: DocsPalette = {
  bg: `hsl(${H}, 14%, 7%)`,
  surface: `hsl(${H}, 16%, 10%)`,
  'surface-hover': `hsl(${H}, 18%, 14.5%)`,
  border: `hsl(${H}, 14%, 19%)`,
  'border-strong': `hsl(${H}, 10%, 45%)`,
  text: `hsl(${H}, 22%, 92%)`,
  'text-muted': `hsl(${H}, 13%, 68%)`,
  primary: `hsl(${H}, 100%, 71%)`,
  'primary-hover': `hsl(${H}, 100%, 80%)`,
  'primary-contrast': `hsl(${H}, 45%, 8%)`,
  'primary-soft': `hsl(${H}, 52%, 16%)`,
  focus: `hsl(${H}, 100%, 66%)`,
  success: 'hsl(150, 50%, 60%)',
  'success-soft': 'hsl(152, 42%, 11%)',
  warning: 'hsl(40, 90%, 63%)',
  'warning-soft': 'hsl(38, 46%, 12%)',
  error: 'hsl(356, 92%, 76%)',
  'error-soft': 'hsl(354, 34%, 15%)',
  info: 'hsl(190, 68%, 62%)',
  'info-soft': 'hsl(192, 50%, 12%)',
  'code-bg': `hsl(${H}, 26%, 10.5%)`,
  'code-text': `hsl(${H}, 30%, 94%)`,
};

export const PALETTES = { light: LIGHT, dark: DARK } as const satisfies Record<
  ColorScheme,
  DocsPalette
>;

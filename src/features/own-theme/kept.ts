/** The reader's theme as it is kept: on, or put aside. What reads and makes it loads when one is kept, or asked for. */
import type { ThemeOptions } from '@mui/material/styles';
import { THEME_KEYS } from '../../lib/theme/themeState';
import { keepChoice, readChoice } from '../stored-choice';
import type * as CheckTheme from './checkTheme';
import { showVariables } from './variables';

/** Key in local storage: the text of a theme that is off. */
export const DRAFT_KEY = 'docs-own-theme-draft';

/** Loads what reads a theme. Rejects when it can't be had; the next call asks again. */
export function loadCheck(): Promise<typeof CheckTheme> {
  return import('./checkTheme');
}

/** The text of the theme that is on; empty: none. The theme state follows it. Browser only. */
export function ownThemeText(): string {
  return readChoice(THEME_KEYS.ownTheme) ?? '';
}

/** Shows a theme in all demos, in this tab and others, now and on later visits. */
export function turnOn(text: string): void {
  keepChoice(THEME_KEYS.ownTheme, text);
}

/** Shows demos as the site does. The text is kept, to be turned on again. */
export function turnOff(): void {
  const text = ownThemeText();
  if (text) {
    keepChoice(DRAFT_KEY, text);
    keepChoice(THEME_KEYS.ownTheme, '');
  }
}

/** The text that is on, or the one that was. Browser only. */
export function keptText(): string {
  return ownThemeText() || (readChoice(DRAFT_KEY) ?? '');
}

/**
 * Puts the variables of a kept theme in the page, and turns a theme off that can't be made, which the settings explain.
 * @param text of the theme that is on; empty: none
 * @returns what puts the theme's options in front of others; nothing without a theme, or where the reader has chosen
 *   another one meanwhile
 */
export async function showKeptTheme(
  text: string,
): Promise<((options: ThemeOptions) => ThemeOptions) | undefined> {
  const checked = text ? (await loadCheck()).checkTheme(text) : undefined;
  if (ownThemeText() !== text) {
    return undefined;
  }
  if (checked && 'kind' in checked) {
    turnOff();
    return undefined;
  }
  showVariables(checked?.variables ?? '');
  return checked?.complete;
}

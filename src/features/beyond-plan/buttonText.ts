import { BEYOND_TEXTS } from '../i18n/dictionary/beyond';

/**
 * The text of a button that shows what is hidden, or hides it again.
 * @param note what is hidden, and the plan it needs
 */
export function buttonText(note: string, isShown: boolean): string {
  return isShown ? BEYOND_TEXTS.hide({ note }) : BEYOND_TEXTS.show({ note });
}

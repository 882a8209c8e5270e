/** Which key presses ask for search. Part of every page's first load. */
import { DEMO_CANVAS, TYPING } from '../../lib/keyboard/searchKeys';

/** What lies over the page: it has the keyboard for itself, unless it says that the page goes on (`aria-modal`). */
const OVER_PAGE =
  'dialog[open],[role=dialog]:not([aria-modal=false]),[role=alertdialog],[aria-modal=true]';

/** Whether a key press is Ctrl+K or ⌘K. */
export function isShortcut({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey && !altKey;
}

/** Whether a key press adds one character to a text. */
export function isCharacter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return [...key].length === 1 && !ctrlKey && !metaKey && !altKey;
}

/** Whether a key press asks for search: Ctrl+K, ⌘K or `/`, unless it belongs to something else. */
export function asksForSearch(event: KeyboardEvent): boolean {
  const { target, key, defaultPrevented, isComposing, repeat } = event;
  const isSlash = key === '/' && isCharacter(event);
  if (defaultPrevented || isComposing || repeat || !(isSlash || isShortcut(event))) {
    return false;
  }
  const element = target instanceof Element ? target : document.body;
  // In a demo a character may begin an edit, or look for an item.
  const busy = element.closest(isSlash ? `${TYPING},${DEMO_CANVAS}` : TYPING);
  return busy === null && document.querySelector(OVER_PAGE) === null;
}

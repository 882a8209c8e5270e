/** What a reader has typed and not applied, as long as the browser's tab: the dialog shows it again. */
const KEY = 'docs-own-theme-unsaved';

/** What storage refused; it lasts until the site is left. */
let refused = '';

/** Empty: there is nothing. Browser only. */
export function unsavedText(): string {
  try {
    return refused || (sessionStorage.getItem(KEY) ?? '');
  } catch {
    return refused;
  }
}

/** @param text empty: nothing is kept */
export function keepUnsaved(text: string): void {
  refused = '';
  try {
    if (text) {
      sessionStorage.setItem(KEY, text);
    } else {
      sessionStorage.removeItem(KEY);
    }
  } catch {
    refused = text;
  }
}

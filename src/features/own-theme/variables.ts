/** The variables of the reader's theme in the page: demos, and what they put into the body, read them. */
import { OWN_THEME_ATTRIBUTE } from '../../lib/theme/ownThemeSheet';

/** @param css empty: the site's own style sheet sets the variables */
export function showVariables(css: string): void {
  const present = document.querySelector(`style[${OWN_THEME_ATTRIBUTE}]`);
  if ((present?.textContent ?? '') === css) {
    return;
  }
  present?.remove();
  if (css) {
    // Another element each time: frames follow what comes and goes.
    const sheet = document.createElement('style');
    sheet.setAttribute(OWN_THEME_ATTRIBUTE, '');
    sheet.textContent = css;
    document.head.append(sheet);
  }
}

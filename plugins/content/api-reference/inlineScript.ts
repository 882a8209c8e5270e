/**
 * Lets the first paint of an API page show the views that a reader chose. The function is written into the page as
 * text: it may use nothing but its arguments and the browser, and must not throw.
 */
import type { ViewRule } from '../../../src/lib/api/apiViews';

export function showStoredViews(rules: readonly ViewRule[], views: readonly string[]): void {
  rules.forEach(({ attribute, key, defaultView }) => {
    let view: string | null = null;
    try {
      view = localStorage.getItem(key);
    } catch {
      // Storage is closed to this page: nothing was chosen.
    }
    const chosen = view !== null && views.includes(view) ? view : defaultView;
    document.documentElement.setAttribute(attribute, chosen);
  });
}

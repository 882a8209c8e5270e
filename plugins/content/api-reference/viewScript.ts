/**
 * The script that lets the first paint of an API page show the views that a reader chose. A self-contained function
 * that is written into the page as text: it may use nothing but its arguments and the browser, and must not throw.
 * The rules of a page stand in an attribute, so the script is the same on all pages and has one hash.
 */
import { API_VIEWS, type ViewRule } from '../../../src/lib/api/apiViews';

export function showStoredViews(rules: readonly ViewRule[], views: readonly string[]): void {
  rules.forEach(({ attribute, key, otherwise }) => {
    let view: string | null = null;
    try {
      view = localStorage.getItem(key);
    } catch {
      // Storage is closed to this page: nothing was chosen.
    }
    const chosen = view !== null && views.includes(view) ? view : otherwise;
    document.documentElement.setAttribute(attribute, chosen);
  });
}

/** The script of all API pages, for `<head>`; its attribute `data-view-rules` holds those of the page as JSON. */
export function viewScript(): string {
  const rules = 'JSON.parse(document.currentScript.dataset.viewRules)';
  return `(${showStoredViews.toString()})(${rules},${JSON.stringify(API_VIEWS)})`;
}

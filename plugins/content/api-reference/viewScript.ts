/**
 * The script that lets the first paint of an API page show the views that a reader chose. The rules of a page are in an
 * attribute, so the script is the same on all pages and has one hash.
 */
import { API_VIEWS } from '../../../src/lib/api/apiViews';
import { showStoredViews } from './inlineScript';

/** The script of all API pages, for `<head>`; its attribute `data-view-rules` holds those of the page as JSON. */
export function viewScript(): string {
  const rules = 'JSON.parse(document.currentScript.dataset.viewRules)';
  return `(${showStoredViews.toString()})(${rules},${JSON.stringify(API_VIEWS)})`;
}

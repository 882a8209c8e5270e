/** Which view each section is shown in: kept in local storage, shown by attributes of `<html>`. Browser only. */
import { type ApiView, type ViewRule, type ViewRules, parseView } from '../../lib/api/apiViews';

/** Storage can be closed to the page: then nothing was chosen. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const listeners = new Set<() => void>();

/** Calls back after each change of a view; returns the way out. */
export function subscribeToViews(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function show(attribute: string, view: ApiView): void {
  document.documentElement.setAttribute(attribute, view);
  listeners.forEach((listener) => listener());
}

/** The view on screen. */
export function shownView({ attribute, otherwise }: ViewRule): ApiView {
  return parseView(document.documentElement.getAttribute(attribute)) ?? otherwise;
}

/** Shows the views that the reader chose for a page. */
export function showViews(rules: ViewRules): void {
  Object.values(rules).forEach(({ attribute, key, otherwise }) => {
    show(attribute, parseView(stored(key)) ?? otherwise);
  });
}

/** Shows a section in a view, now and on later visits. */
export function chooseView({ attribute, key }: ViewRule, view: ApiView): void {
  show(attribute, view);
  try {
    localStorage.setItem(key, view);
  } catch {
    // It holds until the page is left.
  }
}

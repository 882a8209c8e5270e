/** The views that a reader chose, for React. What a view looks like is left to the style sheet. */
import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { ViewRule, ViewRules } from '../../lib/api/apiViews';
import { showViews, shownView, subscribeToViews } from './views';

/** The script in the head did it for the page that was loaded; this does it for those that a link leads to. */
export function useViews(rules: ViewRules): void {
  useLayoutEffect(() => {
    showViews(rules);
    // A page that the browser kept while the reader chose elsewhere takes that over.
    const refresh = ({ persisted }: PageTransitionEvent) => {
      if (persisted) {
        showViews(rules);
      }
    };
    window.addEventListener('pageshow', refresh);
    return () => window.removeEventListener('pageshow', refresh);
  }, [rules]);
}

/** Whether the entries of a section open and close one by one. Nothing does while the page hydrates. */
export function useIsCollapsed(rule: ViewRule): boolean {
  return useSyncExternalStore(
    subscribeToViews,
    () => shownView(rule) === 'collapsed',
    () => false,
  );
}

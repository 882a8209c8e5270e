/** Shows a page's sections in the views that the reader chose. */
import { useLayoutEffect } from 'react';
import type { ViewRules } from '../../lib/apiViews';
import { showViews } from './views';

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

/**
 * Client module: loads what keeps the page in step with choices that were made after it was loaded, in another tab or
 * while the browser kept the page, and what counts the entries that the reader's plan hides. Every page has this file, so
 * all that it leads to comes on demand.
 */

function follow(): void {
  import('./follow')
    .then(({ followChoices }) => followChoices())
    // Offline: the next page is loaded with the choices.
    .catch(() => undefined);
}

if (typeof window !== 'undefined') {
  addEventListener('storage', follow);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) {
      follow();
    }
  });
  // `HIDES_ATTRIBUTE` of `src/lib/pages/myPlan.ts`, which would come with every page.
  if ('hidesBeyond' in document.documentElement.dataset) {
    follow();
  }
}

export {};

/** The full text of the pages in the language of the build. The index lies beside the pages and loads with the first query. */
import { createTextSearch, type TextSearch } from '../full-text/textSearch';
import type { PagefindModule } from '../full-text/pagefind';

/** Words. */
const EXCERPT_LENGTH = 24;

/** @param baseUrl path of the language: `/`, `/zh/` */
export function createFullText(baseUrl: string): TextSearch {
  const folder = `${baseUrl}pagefind/`;
  return createTextSearch({
    canCut: 'Segmenter' in Intl,
    async open(attempt) {
      // A browser may remember that a module failed to load; under another address it asks again.
      const address = `${folder}pagefind.js${attempt === 0 ? '' : `?${attempt}`}`;
      const { createInstance }: PagefindModule = await import(/* webpackIgnore: true */ address);
      return createInstance({
        basePath: folder,
        baseUrl: '/',
        noWorker: true,
        excerptLength: EXCERPT_LENGTH,
      });
    },
    async stamp() {
      const response = await fetch(`${folder}pagefind-entry.json`, { cache: 'no-store' });
      if (!response.ok) {
        throw new Error(`The index of the full text answers with ${response.status}.`);
      }
      return response.text();
    },
  });
}

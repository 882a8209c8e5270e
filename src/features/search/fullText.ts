/** The full text of the pages in the language of the build. The index lies beside the pages and loads with the first query. */
import siteConfig from '@generated/docusaurus.config';
import type { TextResult } from '../../lib/search/searchHit';
import type { TextScope } from '../../lib/search/textFilters';
import type { PagefindModule } from './full-text/pagefind';
import { createTextSearch } from './full-text/textSearch';

/** Words. */
const EXCERPT_LENGTH = 24;

const folder = `${siteConfig.baseUrl}pagefind/`;

const search = createTextSearch({
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

/**
 * Sections of pages that have the words of a query, the best first. The development server has no index.
 * @param scope the version that the reader is in, and a product to stay in, if any
 */
export function searchFullText(query: string, scope: TextScope): Promise<TextResult> {
  return process.env.NODE_ENV === 'development'
    ? Promise.resolve({ problem: 'development' })
    : search(query, scope);
}

/** Searches the full text, and opens it again after a failure. Knows neither addresses nor the browser. */
import type { TextHit, TextResult } from '../../../lib/search/searchHit';
import { type TextFilters, type TextScope, filtersOfScope } from '../../../lib/search/textFilters';
import { cleanExcerpt } from './excerpt';
import { foundWords, hasAllWords } from './matches';
import type { Fragment, Pagefind, SubResult } from './pagefind';
import { queriesFor } from './query';

/** Pages whose text is loaded for a search. */
const MAX_PAGES = 6;
const MAX_SECTIONS_OF_PAGE = 2;
const MAX_HITS = 8;

/** Where the index comes from. All of it rejects when the network fails. */
export interface TextSource {
  /** @param attempt 0 for the first one */
  readonly open: (attempt: number) => Promise<Pagefind>;
  /** A text that another build of the index has not. */
  readonly stamp: () => Promise<string>;
  /** See `queriesFor`. */
  readonly canCut: boolean;
}

interface Opened {
  readonly pagefind: Pagefind;
  readonly stamp: string;
}

function scoreOf({ weighted_locations: places }: SubResult): number {
  return places.reduce((sum, { balanced_score: score }) => sum + score, 0);
}

function hitsOf({ url, excerpt, sub_results: sections }: Fragment): readonly TextHit[] {
  if (sections.length === 0) {
    // The words are in the title only.
    return [{ address: url, excerpt: cleanExcerpt(excerpt) }];
  }
  return [...sections]
    .sort((a, b) => scoreOf(b) - scoreOf(a))
    .slice(0, MAX_SECTIONS_OF_PAGE)
    .map(({ url: address, title, anchor, excerpt: text }) => ({
      address,
      ...(anchor && { heading: title }),
      excerpt: cleanExcerpt(text, title),
    }));
}

export type TextSearch = (query: string, scope: TextScope) => Promise<TextResult>;

/** A search that opens its source with the first query. An older query that is still running then finds nothing. */
export function createTextSearch(source: TextSource): TextSearch {
  let opened: Promise<Opened> | undefined;
  let attempts = 0;
  let latest = 0;

  // One after the other: without network, Pagefind would fail by itself, where nobody waits for it.
  const begin = async (): Promise<Opened> => {
    const stamp = await source.stamp();
    return { stamp, pagefind: await source.open(attempts++) };
  };
  const open = (): Promise<Opened> => (opened ??= begin());
  const close = (): void => {
    void opened?.then(({ pagefind }) => pagefind.destroy()).catch(() => {});
    opened = undefined;
  };

  const findPages = async (
    words: string,
    { filters, isWanted }: { readonly filters: TextFilters; readonly isWanted: () => boolean },
  ): Promise<readonly Fragment[]> => {
    const { pagefind, stamp } = await open();
    const { results } = isWanted() ? await pagefind.search(words, { filters }) : { results: [] };
    if (!isWanted()) {
      return [];
    }
    if (results.length > 0) {
      return Promise.all(results.slice(0, MAX_PAGES).map(({ data }) => data()));
    }
    // Pagefind finds nothing, too, when a part of its index can't be loaded: without network, or after a new build.
    if ((await source.stamp()) === stamp) {
      return [];
    }
    close();
    return findPages(words, { filters, isWanted });
  };

  return async (query, scope) => {
    latest += 1;
    const mine = latest;
    const asked = { filters: filtersOfScope(scope), isWanted: () => mine === latest };
    try {
      for (const words of queriesFor(query, source.canCut)) {
        const pages = await findPages(words, asked);
        const fitting = pages.filter((page) => hasAllWords(words, foundWords(page)));
        if (fitting.length > 0) {
          return { hits: fitting.flatMap(hitsOf).slice(0, MAX_HITS) };
        }
      }
      return { hits: [] };
    } catch {
      close();
      return { problem: 'network' };
    }
  };
}

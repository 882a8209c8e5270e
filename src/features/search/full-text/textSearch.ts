/** Searches the full text, and opens it again after a failure. Knows neither addresses nor the browser. */
import type { TextHit, TextProblem } from '../../../lib/search/searchHit';
import { type TextScope, filtersOfScope } from '../../../lib/search/textFilters';
import { cleanExcerpt } from './excerpt';
import { foundWords, hasAllWords } from './matches';
import type { FoundPage, Fragment, Pagefind, SubResult } from './pagefind';
import { queriesFor } from './query';

/** Pages whose text is loaded at first, and each time that more is asked for: a screen shows no more of them. */
const PAGES_OF_STEP = 3;
const MAX_STEPS = 2;
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

function hitsOfPages(pages: readonly Fragment[]): readonly TextHit[] {
  return pages.flatMap(hitsOf).slice(0, MAX_HITS);
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

export type TextResult =
  | {
      readonly hits: readonly TextHit[];
      /** Whether there may be more hits. */
      readonly hasMore: boolean;
    }
  | { readonly problem: TextProblem };

/** @param steps how much is wanted: 1 at first; what more steps find comes behind that */
export type TextSearch = (query: string, scope: TextScope, steps?: number) => Promise<TextResult>;

/** How many pages of each step are of the product of the reader's page: the others aren't hidden. */
const NEAR_OF_STEP = 2;

/** Pages of the reader's product first in each step, and then the best of the others. */
function nearFirst(near: readonly FoundPage[], all: readonly FoundPage[]): readonly FoundPage[] {
  const ids = new Set(near.map(({ id }) => id));
  const others = all.filter(({ id }) => !ids.has(id));
  const ofOthers = PAGES_OF_STEP - NEAR_OF_STEP;
  const steps = Array.from({ length: MAX_STEPS }, (_, step) => [
    ...near.slice(step * NEAR_OF_STEP, (step + 1) * NEAR_OF_STEP),
    ...others.slice(step * ofOthers, (step + 1) * ofOthers),
  ]).flat();
  return [...new Set([...steps, ...near, ...others])];
}

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
    asked: { readonly scope: TextScope; readonly isWanted: () => boolean },
  ): Promise<readonly FoundPage[]> => {
    const { scope, isWanted } = asked;
    const { pagefind, stamp } = await open();
    const findIn = async (one: TextScope) =>
      isWanted() ? (await pagefind.search(words, { filters: filtersOfScope(one) })).results : [];
    const all = await findIn(scope);
    const isMixed = scope.near !== undefined && scope.product === undefined && all.length > 0;
    const near = isMixed ? await findIn({ ...scope, product: scope.near }) : [];
    const results = nearFirst(near, all);
    if (!isWanted()) {
      return [];
    }
    if (results.length > 0) {
      return results;
    }
    // Pagefind finds nothing, too, when a part of its index can't be loaded: without network, or after a new build.
    if ((await source.stamp()) === stamp) {
      return [];
    }
    close();
    return findPages(words, asked);
  };

  return async (query, scope, steps = 1) => {
    latest += 1;
    const mine = latest;
    const asked = { scope, isWanted: () => mine === latest };
    try {
      for (const words of queriesFor(query, source.canCut)) {
        const pages = await findPages(words, asked);
        const fitting: Fragment[] = [];
        for (let step = 0; step < MAX_STEPS; step += 1) {
          const next = pages.slice(step * PAGES_OF_STEP, (step + 1) * PAGES_OF_STEP);
          // Where the first pages have only something like the words, the next ones may have them.
          if (step >= steps && fitting.length > 0) {
            return { hits: hitsOfPages(fitting), hasMore: next.length > 0 };
          }
          const loaded = await Promise.all(next.map(({ data }) => data()));
          fitting.push(...loaded.filter((page) => hasAllWords(words, foundWords(page))));
        }
        if (fitting.length > 0) {
          return { hits: hitsOfPages(fitting), hasMore: false };
        }
      }
      return { hits: [], hasMore: false };
    } catch {
      close();
      return { problem: 'network' };
    }
  };
}

/** The search in titles of pages and names of code of one version, with typing mistakes, in all languages at once. */
import { memoize } from '../text/memoize';
import type { SearchData } from './searchData';
import { type SearchEntry, isRow, searchEntries } from './searchEntries';
import { type SearchSpace, findHits, nameKeys } from './searchFind';
import type { TitleSearch } from './searchHit';
import { createSearchIndex } from './searchIndex';
import { nearestPages } from './searchNearest';
import { pageKey } from './searchPages';
import type { Ranked } from './searchRank';
import { documentTerms, squash } from './searchTerms';

function numbersByName(entries: readonly SearchEntry[]): ReadonlyMap<string, readonly number[]> {
  const numbers = new Map<string, number[]>();
  entries.forEach((entry, number) => {
    for (const key of nameKeys(entry)) {
      const found = numbers.get(key) ?? [];
      numbers.set(key, found);
      found.push(number);
    }
  });
  return numbers;
}

/** Prepares the search of one version, in pieces that leave the page responsive. */
export async function createTitleSearch(data: SearchData): Promise<TitleSearch> {
  const entries = searchEntries(data);
  // Many rows have the same words around them.
  const aroundTerms = memoize((around: string) => documentTerms(around));
  const space: SearchSpace = {
    ...(await createSearchIndex(entries)),
    entries,
    ranked: memoize((number: number): Ranked => {
      const { kind = 'page', names = '', around = '' } = entries[number] ?? {};
      return {
        kind,
        names: names.split('\n').map((name) => ({
          whole: squash(name),
          terms: documentTerms(name),
        })),
        around: aroundTerms(around),
      };
    }),
    named: numbersByName(entries),
    rowContext: new Set(entries.filter(isRow).flatMap(({ around }) => aroundTerms(around))),
  };
  const pages = entries.flatMap((entry) => {
    const [place] = entry.places;
    return place && !isRow(entry) ? [{ names: entry.names.split('\n'), place }] : [];
  });
  const byAddress = new Map(
    pages.map(({ place: { hit } }) => [pageKey(hit().address), hit] as const),
  );
  return {
    find: (query, scope = {}) => findHits(space, query, scope),
    nearest: (query, scope = {}) => nearestPages(pages, query, scope),
    pageAt: (address) => byAddress.get(pageKey(address))?.(),
  };
}

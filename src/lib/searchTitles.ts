/** Finds titles of pages and names of code, with typing mistakes, in both languages at once. */
import { type SearchEntry, placeIn, searchEntries } from './searchEntries';
import type { SearchData } from './searchData';
import type { SearchHit, SearchScope, TitleSearch } from './searchHit';
import { createSearchIndex } from './searchIndex';
import { nearestPages } from './searchNearest';
import { pageKey } from './searchPages';
import { type Ranked, type RankedQuery, rank } from './searchRank';
import { type QueryWord, documentTerms, queryWords, squash } from './searchTerms';

/** How many hits the list shows of titles and names. */
const MOST_HITS = 12;
/** How many candidates are ranked at most: the index has put those that are most alike first. */
const MOST_CANDIDATES = 250;
/** Longer queries are cut: nobody types a title of this length. */
const LONGEST_QUERY = 120;
const MOST_WORDS = 10;

/** What makes a text a name of code rather than a word: `DataGrid`, `rowHeight`, `MuiDataGrid-root`. */
const CODE = /^[A-Za-z][\w.]*(?:[a-z\d][A-Z]|[A-Za-z]-[a-z])[\w-]*$/;

interface Found {
  readonly hit: SearchHit;
  readonly score: number;
  readonly order: number;
}

interface Search {
  readonly entries: readonly SearchEntry[];
  readonly ranked: (entry: number) => Ranked;
  readonly bySquash: ReadonlyMap<string, readonly number[]>;
  readonly candidates: (words: readonly QueryWord[], combine: 'AND' | 'OR') => readonly number[];
}

/** Names that the query is, letter by letter, lead: whoever writes `DataGrid` has read it in code. */
const LETTER_BY_LETTER = 60;
/** What is asked of one component: `DataGrid rowHeight`. */
const OF_OWNER = 25;

function codeBonus(entry: SearchEntry, typed: string): number {
  return entry.kind !== 'page' && CODE.test(typed) && entry.names.split('\n')[0] === typed
    ? LETTER_BY_LETTER
    : 0;
}

function findWords(
  search: Search,
  typed: string,
  words: readonly QueryWord[],
  scope: SearchScope,
  owner?: string,
): readonly Found[] {
  const query: RankedQuery = { whole: squash(typed), words };
  const exact = search.bySquash.get(query.whole) ?? [];
  const found = (numbers: readonly number[], mostMissing: number): readonly Found[] =>
    [...new Set([...exact, ...numbers])].flatMap((order) => {
      const entry = search.entries[order];
      const place = entry && placeIn(entry, scope, owner);
      if (!entry || !place) {
        return [];
      }
      const { score, missing } = rank(search.ranked(order), query);
      const total = score - 50 * missing + codeBonus(entry, typed);
      return missing > mostMissing ? [] : [{ hit: place.hit(), score: total, order }];
    });
  const all = found(search.candidates(words, 'AND').slice(0, MOST_CANDIDATES), 0);
  return all.length > 0 || words.length === 1 || owner !== undefined
    ? all
    : found(search.candidates(words, 'OR').slice(0, MOST_CANDIDATES), Math.floor(words.length / 2));
}

/** Rows of a component or interface that the query names before or after them. */
function findOfOwner(
  search: Search,
  owners: ReadonlySet<string>,
  words: readonly QueryWord[],
  scope: SearchScope,
): readonly Found[] {
  const textOf = (some: readonly QueryWord[]) => some.map(({ text }) => text).join('');
  return words.slice(1).flatMap((_, index) => {
    const [before, after] = [words.slice(0, index + 1), words.slice(index + 1)];
    return [
      [before, after],
      [after, before],
    ].flatMap(([of = [], rest = []]) => {
      const owner = textOf(of);
      return owners.has(owner)
        ? findWords(search, rest.map(({ text }) => text).join(' '), rest, scope, owner)
            .filter(({ hit }) => hit.kind !== 'component' && hit.kind !== 'interface')
            .map((one) => ({ ...one, score: one.score + OF_OWNER }))
        : [];
    });
  });
}

function bestFirst(found: readonly Found[]): readonly SearchHit[] {
  const best = new Map<number, Found>();
  for (const one of found) {
    const other = best.get(one.order);
    if (!other || one.score > other.score) {
      best.set(one.order, one);
    }
  }
  return [...best.values()]
    .sort((one, other) => other.score - one.score || one.order - other.order)
    .slice(0, MOST_HITS)
    .map(({ hit }) => hit);
}

/** Prepares the search of one version, in pieces that leave the page responsive. */
export async function createTitleSearch(data: SearchData): Promise<TitleSearch> {
  const entries = searchEntries(data);
  const { candidates } = await createSearchIndex(entries);

  const bySquash = new Map<string, number[]>();
  entries.forEach(({ names }, order) => {
    for (const name of names.split('\n')) {
      const key = squash(name);
      bySquash.set(key, [...(bySquash.get(key) ?? []), order]);
    }
  });
  const owners = new Set(data.apis.map(({ name }) => squash(name)));

  const known = new Map<number, Ranked>();
  const ranked = (order: number): Ranked => {
    const entry = entries[order];
    const made = known.get(order) ?? {
      kind: entry?.kind ?? 'page',
      names: (entry?.names.split('\n') ?? []).map((name) => ({
        whole: squash(name),
        terms: documentTerms(name),
      })),
      around: documentTerms(entry?.around ?? ''),
    };
    known.set(order, made);
    return made;
  };
  const search: Search = { entries, ranked, bySquash, candidates };

  const pages = entries.flatMap(({ kind, names, places: [place] }) =>
    place && (kind === 'page' || kind === 'component' || kind === 'interface')
      ? [{ names: names.split('\n'), place }]
      : [],
  );
  const byPath = new Map(
    pages.map(({ place }) => {
      const hit = place.hit();
      return [pageKey(hit.address), hit] as const;
    }),
  );

  return {
    find: (query, scope = {}) => {
      const typed = query.trim().slice(0, LONGEST_QUERY);
      const words = queryWords(typed).slice(0, MOST_WORDS);
      return words.length === 0
        ? []
        : bestFirst([
            ...findWords(search, typed, words, scope),
            ...findOfOwner(search, owners, words, scope),
          ]);
    },
    nearest: (query, scope = {}) => nearestPages(pages, query.slice(0, LONGEST_QUERY), scope),
    pageAt: (address) => byPath.get(pageKey(address)),
  };
}

/** Finds the entries that answer a query, the best first. */
import { type SearchEntry, isRow, locationIn } from './searchEntries';
import { LONGEST_QUERY, type SearchHit, type SearchScope } from './searchHit';
import type { SearchIndex } from './searchIndex';
import { type Ranked, rank, rankedQuery } from './searchRank';
import { type QueryWord, queryWords, squash } from './searchTerms';

/** What is searched in; entries are known by their number. */
export interface SearchSpace extends SearchIndex {
  readonly entries: readonly SearchEntry[];
  readonly ranked: (entry: number) => Ranked;
  /** The entries with a name, by the name squashed. */
  readonly named: ReadonlyMap<string, readonly number[]>;
  /** Words that stand around rows, by which the index doesn't know them: `prop`, `grid`. */
  readonly rowContext: ReadonlySet<string>;
}

/** How many hits the list shows of titles and names. */
const MOST_HITS = 12;
/** How many candidates are ranked at most: the index has put those that are most alike first. */
const MOST_CANDIDATES = 250;
const MOST_WORDS = 10;

/** What makes a text a name of code rather than a word: `DataGrid`, `rowHeight`, `MuiDataGrid-root`. */
const CODE = /^[A-Za-z][\w.]*(?:[a-z\d][A-Z]|[A-Za-z]-[a-z])[\w-]*$/;
/** Names that the query is, letter by letter, lead: whoever writes `DataGrid` has read it in code. */
const LETTER_BY_LETTER = 60;
/** A row of the component that the query names leads other rows. */
const OF_OWNER = 5;
/** Each word that is missing costs half of what all words are worth. */
const MISSING = 50;

interface Found {
  readonly entry: number;
  readonly score: number;
  readonly hit: () => SearchHit;
}

interface Asked {
  /** What the words were made from. */
  readonly typed: string;
  readonly words: readonly QueryWord[];
  readonly scope: SearchScope;
  /** The squashed name of the component or interface whose rows are asked for. */
  readonly owner?: string;
}

function codeBonus({ kind, names }: SearchEntry, typed: string): number {
  return kind !== 'page' && CODE.test(typed) && names.split('\n')[0] === typed
    ? LETTER_BY_LETTER
    : 0;
}

function rankAll(
  space: SearchSpace,
  candidates: readonly number[],
  { typed, words, scope, owner }: Asked,
  mostMissing: number,
): readonly Found[] {
  const query = rankedQuery(typed, words);
  const inScope = [...new Set([...(space.named.get(query.whole) ?? []), ...candidates])].flatMap(
    (number) => {
      const entry = space.entries[number];
      const place = entry && locationIn(entry, scope, owner);
      return entry && place ? [{ number, entry, place }] : [];
    },
  );
  return inScope.slice(0, MOST_CANDIDATES).flatMap(({ number, entry, place }) => {
    const { score, missing } = rank(space.ranked(number), query);
    const total = score - MISSING * missing + codeBonus(entry, typed);
    return missing > mostMissing ? [] : [{ entry: number, score: total, hit: place.hit }];
  });
}

/** Entries that have all words; when there are none, pages that have most: single words of a sentence stand in many rows. */
function findWords(space: SearchSpace, asked: Asked): readonly Found[] {
  const { words, owner } = asked;
  const specific = words.filter(({ text }) => !space.rowContext.has(text));
  const withAll = [
    ...space.candidates(words, 'AND'),
    ...(specific.length > 0 && specific.length < words.length
      ? space.candidates(specific, 'AND')
      : []),
  ];
  const all = rankAll(space, withAll, asked, 0);
  return all.length > 0 || words.length === 1 || owner !== undefined
    ? all
    : rankAll(space, space.candidates(words, 'OR'), asked, Math.floor(words.length / 2)).filter(
        ({ entry }) => !isRow(space.entries[entry]),
      );
}

function joined(words: readonly QueryWord[], between: string): string {
  return words.map(({ text }) => text).join(between);
}

/** Rows of a component or interface that the query names before or after them: `DatePicker disableFuture`. */
function findOfOwner(space: SearchSpace, words: readonly QueryWord[], scope: SearchScope) {
  const splits = words.slice(1).flatMap((_, index) => {
    const [before, after] = [words.slice(0, index + 1), words.slice(index + 1)];
    return [
      { owner: joined(before, ''), rest: after },
      { owner: joined(after, ''), rest: before },
    ];
  });
  return splits
    .filter(
      ({ owner, rest }) =>
        (space.named.get(owner) ?? []).some((number) => space.entries[number]?.kind !== 'page') &&
        rest.some(({ text }) => !space.rowContext.has(text)),
    )
    .flatMap(({ owner, rest }) =>
      findWords(space, { typed: joined(rest, ' '), words: rest, scope, owner })
        .filter(({ entry }) => isRow(space.entries[entry]))
        .map((found) => ({ ...found, score: found.score + OF_OWNER })),
    );
}

/** The best hits of a query, each entry once. */
export function findHits(
  space: SearchSpace,
  query: string,
  scope: SearchScope,
): readonly SearchHit[] {
  const typed = query.trim().slice(0, LONGEST_QUERY);
  const words = queryWords(typed).slice(0, MOST_WORDS);
  if (words.length === 0) {
    return [];
  }
  const best = new Map<number, Found>();
  for (const found of [
    ...findWords(space, { typed, words, scope }),
    ...findOfOwner(space, words, scope),
  ]) {
    const other = best.get(found.entry);
    if (!other || found.score > other.score) {
      best.set(found.entry, found);
    }
  }
  return [...best.values()]
    .sort((one, other) => other.score - one.score || one.entry - other.entry)
    .slice(0, MOST_HITS)
    .map(({ hit }) => hit());
}

/** The key by which entries are found that are named exactly as the query. */
export function nameKeys({ names }: SearchEntry): readonly string[] {
  return [...new Set(names.split('\n').map(squash))];
}

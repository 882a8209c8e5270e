/** Finds the entries that answer a query, the best first. */
import {
  type EntryLocation,
  type Nearness,
  type SearchEntry,
  isRow,
  locationIn,
  nearnessOf,
} from './searchEntries';
import { LONGEST_QUERY, type SearchHit, type SearchScope } from './searchHit';
import type { SearchIndex } from './searchIndex';
import type { FoundMessage } from './searchMessages';
import { type LikenessOf, type Ranked, type RankedQuery, rank, rankedQuery } from './searchRank';
import { withReason } from './searchReason';
import { type QueryWord, queryWords } from './searchTerms';

/** What is searched in; entries are known by their number. */
export interface SearchSpace extends SearchIndex {
  readonly entryAt: (number: number) => SearchEntry | undefined;
  readonly ranked: (entry: number) => Ranked | undefined;
  readonly likenessOf: LikenessOf;
  /** The pages, sections and API pages with a name, by the name as `normalizeKey` gives it. */
  readonly pagesNamed: (key: string) => readonly number[];
  /** The same for rows. */
  readonly rowsNamed: (key: string) => readonly number[];
  /** Words that surround rows, by which the index doesn't know them: `prop`, `grid`. */
  readonly rowContext: () => ReadonlySet<string>;
  /** The messages that a text is, or is part of. */
  readonly messages: (typed: string) => readonly FoundMessage[];
}

/** How many hits the list shows of titles and names. */
const MAX_HITS = 12;
/** How many of them are of one page: itself and its sections. */
const MAX_OF_PAGE = 2;
/** How many candidates are ranked at most: the index has put those that are most alike first. */
const MAX_CANDIDATES = 80;
/** Of an owner's rows fewer: each way to split a query is looked up. */
const MAX_OF_OWNER = 50;
const MAX_WORDS = 10;

/** What makes a text a name of code rather than a word: `DataGrid`, `rowHeight`, `MuiDataGrid-root`. */
const CODE = /^[A-Za-z][\w.]*(?:[a-z\d][A-Z]|[A-Za-z]-[a-z])[\w-]*$/;
/** Names that the query is, letter by letter, lead: whoever writes `DataGrid` has read it in code. */
const LETTER_BY_LETTER = 60;
/** A row of the component that the query names leads other rows, and all else when it is written as in code. */
const OF_OWNER = 5;
const OF_OWNER_IN_CODE = 45;
/** What is missing costs its share in what all words are worth, and this once more. */
const MISSING = 38;
/** How much of a query may be missing. */
const MAX_MISSING = 0.75;

/**
 * What it is worth to be of the product of the reader's page, more than to have the very words as a title, or to be of
 * another product of its family.
 */
const NEAR = { same: 60, family: 10, other: 0 } as const satisfies Record<Nearness, number>;
/** How many hits are of that product at most, as long as other products have more. */
const MAX_NEAR = 8;
/** Where the hit that is best for all readers stands at the latest. */
const LAST_PLACE_OF_BEST = 3;

interface Found {
  readonly entry: number;
  /** How well it answers, whatever page the reader is on. */
  readonly score: number;
  readonly place: EntryLocation;
  /** The message that was found. */
  readonly quote?: string;
}

interface Asked {
  readonly query: RankedQuery;
  /** What the words were made from. */
  readonly typed: string;
  readonly scope: SearchScope;
  /** The squashed name of the component or interface whose rows are asked for. */
  readonly owner?: string;
}

function ask(
  { idf, likenessOf }: SearchSpace,
  typed: string,
  words: readonly QueryWord[],
  scope: SearchScope,
): Asked {
  return { query: rankedQuery(typed, words, idf, likenessOf), typed, scope };
}

function codeBonus({ kind, names }: SearchEntry, typed: string): number {
  return kind !== 'page' && CODE.test(typed) && names[0] === typed ? LETTER_BY_LETTER : 0;
}

/** @param mostMissing how much of the query an entry may lack, from 0 to 1 */
function rankAll(
  space: SearchSpace,
  candidates: readonly number[],
  { query, typed, scope, owner }: Asked,
  mostMissing: number,
): readonly Found[] {
  const inScope = candidates.flatMap((number) => {
    const entry = space.entryAt(number);
    const ranked = space.ranked(number);
    const place = entry && locationIn(entry, scope, owner);
    return entry && ranked && place ? [{ number, entry, ranked, place }] : [];
  });
  return inScope
    .slice(0, owner === undefined ? MAX_CANDIDATES : MAX_OF_OWNER)
    .flatMap(({ number, entry, ranked, place }) => {
      const { score, missing } = rank(ranked, query);
      const total = score - MISSING * missing + codeBonus(entry, typed);
      return missing > mostMissing ? [] : [{ entry: number, score: total, place }];
    });
}

/** Pages, sections and API pages that have the words, or what says most of the query. */
function findPages(space: SearchSpace, asked: Asked): readonly Found[] {
  const candidates = [...space.pagesNamed(asked.query.whole), ...space.pages(asked.query.words)];
  return rankAll(space, [...new Set(candidates)], asked, MAX_MISSING);
}

/** Rows that have all words: single words of a sentence stand in many. */
function findRows(space: SearchSpace, asked: Asked): readonly Found[] {
  const { words } = asked.query;
  const context = space.rowContext();
  const specific = words.filter(({ text }) => !context.has(text));
  const candidates = [
    ...space.rowsNamed(asked.query.whole),
    ...space.rows(words),
    ...(specific.length > 0 && specific.length < words.length ? space.rows(specific) : []),
  ];
  return rankAll(space, [...new Set(candidates)], asked, 0);
}

function joined(words: readonly QueryWord[], between: string): string {
  return words.map(({ text }) => text).join(between);
}

/** Rows of a component or interface that the query names before or after them: `DatePicker disableFuture`. */
function findOfOwner(space: SearchSpace, { query, scope }: Asked): readonly Found[] {
  const { words } = query;
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
        space.pagesNamed(owner).some((number) => {
          const kind = space.entryAt(number)?.kind;
          return kind === 'component' || kind === 'interface';
        }) && rest.some(({ text }) => !space.rowContext().has(text)),
    )
    .flatMap(({ owner, rest }) =>
      findRows(space, { ...ask(space, joined(rest, ' '), rest, scope), owner }).map((found) => ({
        ...found,
        score: found.score + (query.isName ? OF_OWNER_IN_CODE : OF_OWNER),
      })),
    );
}

/** Messages of the packages that the query is part of, at the sections that explain them. */
function findMessages(space: SearchSpace, { typed, scope }: Asked): readonly Found[] {
  return space.messages(typed).flatMap(({ entry: number, text, score }) => {
    const entry = space.entryAt(number);
    const place = entry && locationIn(entry, scope);
    return place ? [{ entry: number, score, place, quote: text }] : [];
  });
}

/** Leaves to a page a few hits, so that others are seen. */
function spread(found: readonly Found[], { entryAt }: SearchSpace): readonly Found[] {
  const counts = new Map<string, number>();
  return found.filter(({ entry, place }) => {
    if (isRow(entryAt(entry))) {
      return true;
    }
    const page = place.hit().address.replace(/#.*$/, '');
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    return count <= MAX_OF_PAGE;
  });
}

function nearScore({ score, place }: Found, scope: SearchScope): number {
  return score + NEAR[nearnessOf(place.product, scope)];
}

/** The hits that the list shows: those of the product of the reader's page come first, and hide no others. */
function selectHits(
  found: readonly Found[],
  space: SearchSpace,
  scope: SearchScope,
): readonly Found[] {
  const sorted = (scoreOf: (one: Found) => number) => {
    const inOrder = [...found].sort(
      (one, other) => scoreOf(other) - scoreOf(one) || one.entry - other.entry,
    );
    return spread(inOrder, space);
  };
  const near = sorted((one) => nearScore(one, scope));
  const own = near.filter(({ place }) => nearnessOf(place.product, scope) === 'same');
  const ofOthers = near.length - own.length;
  const left = new Set(own.slice(Math.max(MAX_NEAR, MAX_HITS - ofOthers)));
  const shown = near.filter((one) => !left.has(one));
  const [best] = sorted(({ score }) => score);
  if (best && !shown.slice(0, LAST_PLACE_OF_BEST).includes(best)) {
    const others = shown.filter((one) => one !== best);
    const [before, after] = [
      others.slice(0, LAST_PLACE_OF_BEST - 1),
      others.slice(LAST_PLACE_OF_BEST - 1),
    ];
    return [...before, best, ...after].slice(0, MAX_HITS);
  }
  return shown.slice(0, MAX_HITS);
}

/** The best hits of a query, each entry once. */
export function findHits(
  space: SearchSpace,
  query: string,
  scope: SearchScope,
): readonly SearchHit[] {
  const typed = query.trim().slice(0, LONGEST_QUERY);
  const words = queryWords(typed).slice(0, MAX_WORDS);
  if (words.length === 0) {
    return [];
  }
  const asked = ask(space, typed, words, scope);
  const best = new Map<number, Found>();
  for (const found of [
    ...findPages(space, asked),
    ...findRows(space, asked),
    ...findOfOwner(space, asked),
    ...findMessages(space, asked),
  ]) {
    const other = best.get(found.entry);
    if (!other || found.score > other.score) {
      best.set(found.entry, found);
    }
  }
  return selectHits([...best.values()], space, scope).flatMap(({ entry: number, place, quote }) => {
    const entry = space.entryAt(number);
    if (quote !== undefined) {
      return [{ ...place.hit(), quote }];
    }
    return entry ? [withReason(place.hit(), entry, asked.query)] : [];
  });
}

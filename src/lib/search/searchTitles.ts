/** The search in titles of pages and names of code of one version, with typing mistakes, in all languages at once. */
import { memoize } from '../text/memoize';
import { once } from '../text/once';
import type { SearchData } from './searchData';
import { type SearchEntry, pageEntries, rowEntries } from './searchEntries';
import { type SearchSpace, findHits } from './searchFind';
import type { TitleSearch } from './searchHit';
import { type IndexedEntry, createSearchIndex } from './searchIndex';
import { type MessageTarget, createMessageSearch } from './searchMessages';
import { nearestPages } from './searchNearest';
import { pageKey } from './searchPages';
import { type Ranked, createLikenessOf } from './searchRank';
import { documentTerms, plainTerms, normalizeKey } from './searchTerms';
import { stem } from './stem';
import { synonymsOf } from './synonyms';
import { type Vocabulary, createVocabulary } from './vocabulary';

/** Finds entries by one of their names or keywords, as `normalizeKey` gives it. */
function createNames(entries: readonly IndexedEntry[]): (key: string) => readonly number[] {
  const numbers = new Map<string, number[]>();
  for (const { number, ranked } of entries) {
    for (const key of new Set(ranked.names.map(({ whole }) => whole))) {
      const found = numbers.get(key) ?? [];
      numbers.set(key, found);
      found.push(number);
    }
  }
  return (key) => (key === '' ? [] : (numbers.get(key) ?? []));
}

const NO_WORDS: ReadonlyMap<string, number> = new Map();

/** Makes what an entry is ranked by. */
function createRanked({
  numberOf,
}: Vocabulary): (entry: SearchEntry, text: ReadonlyMap<string, number>) => Ranked {
  // Many rows, and all sections of a page, have the same words around them.
  const aroundTerms = memoize((around: string) => documentTerms(around).map(numberOf));
  const named = (lines: string, isKeyword: boolean) =>
    lines
      .split('\n')
      .filter((name) => name !== '')
      .map((name) => ({
        whole: normalizeKey(name),
        // Names only are written in one piece, too.
        terms: (isKeyword ? plainTerms(name) : documentTerms(name)).map(numberOf),
        isKeyword,
      }));
  return ({ kind, names, keywords, around, about, isUpgrade = false }, text) => {
    const aroundNow = once(() =>
      about === ''
        ? aroundTerms(around)
        : [...new Set([...aroundTerms(around), ...plainTerms(about).map(numberOf)])],
    );
    return {
      kind,
      isUpgrade,
      text,
      names: [...named(names, false), ...named(keywords, true)],
      // Of most entries it isn't indexed, and only those that a query finds are asked for it.
      get around() {
        return aroundNow();
      },
    };
  };
}

/** The number of each page's entry: it is followed by its sections. */
function entryNumbers(pages: SearchData['pages']): readonly number[] {
  let next = 0;
  return pages.map(({ sections = [] }) => {
    const entry = next;
    next += 1 + sections.length;
    return entry;
  });
}

/** The messages with the entries of the pages and sections that explain them. */
function messageTargets(
  { messages }: SearchData,
  entryOf: readonly number[],
): readonly MessageTarget[] {
  return messages.map(({ text, page, section }) => ({
    text,
    entry: (entryOf[page] ?? 0) + (section === undefined ? 0 : section + 1),
  }));
}

/** Which words the texts of pages have, by the entries of the pages. */
function createTexts({ words }: SearchData, entryOf: readonly number[]) {
  const byWord = new Map(
    Object.entries(words).map(([word, places]) => [
      word,
      places.flatMap((place) => entryOf[place] ?? []),
    ]),
  );
  const byEntry = new Map<number, Map<string, number>>();
  for (const [word, entries] of byWord) {
    entries.forEach((entry, place) => {
      const own = byEntry.get(entry) ?? new Map<string, number>();
      byEntry.set(entry, own);
      own.set(word, place);
    });
  }
  return {
    byEntry,
    inText: (word: string) => [
      ...new Set([word, ...synonymsOf(word)].flatMap((each) => byWord.get(stem(each)) ?? [])),
    ],
  };
}

/**
 * Prepares the search of one version: its pages and sections at once, the rows of its API pages with the first query
 * that asks for them, or with `prepareRows`.
 */
export function createTitleSearch(data: SearchData): TitleSearch {
  const entries = pageEntries(data);
  const vocabulary = createVocabulary();
  const entryOf = entryNumbers(data.pages);
  const { byEntry, inText } = createTexts(data, entryOf);
  const ranked = createRanked(vocabulary);
  const pages = entries.map((entry, number) => ({
    number,
    ranked: ranked(entry, byEntry.get(number) ?? NO_WORDS),
  }));
  const rows = once(() => {
    const all = rowEntries(data);
    const indexed = all.map((entry, place) => ({
      number: entries.length + place,
      ranked: ranked(entry, NO_WORDS),
    }));
    return {
      entries: all,
      indexed,
      named: createNames(indexed),
      context: new Set(
        [...new Set(all.map(({ around }) => around))].flatMap((around) => documentTerms(around)),
      ),
    };
  });
  const messages = once(() => createMessageSearch(messageTargets(data, entryOf)));
  const index = createSearchIndex(pages, () => rows().indexed, vocabulary, inText);
  const space: SearchSpace = {
    ...index,
    entryAt: (number) => entries[number] ?? rows().entries[number - entries.length],
    ranked: (number) => (pages[number] ?? rows().indexed[number - entries.length])?.ranked,
    likenessOf: createLikenessOf(vocabulary),
    pagesNamed: createNames(pages),
    rowsNamed: (key) => rows().named(key),
    rowContext: () => rows().context,
    messages: (typed) => messages()(typed),
  };
  const offered = entries.flatMap((entry) => {
    const [place] = entry.places;
    return place && entry.kind !== 'section' ? [{ names: entry.names.split('\n'), place }] : [];
  });
  const byAddress = new Map(
    offered.map(({ place: { hit } }) => [pageKey(hit().address), hit] as const),
  );
  return {
    find: (query, scope = {}) => findHits(space, query, scope),
    nearest: (query, scope = {}) => nearestPages(offered, query, scope),
    pageAt: (address) => byAddress.get(pageKey(address))?.(),
    prepareRows: index.prepareRows,
  };
}

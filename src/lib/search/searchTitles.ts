/** The search in titles of pages and names of code of one version, with typing mistakes, in all languages at once. */
import { memoize } from '../text/memoize';
import type { SearchData } from './searchData';
import { type SearchEntry, isRow, searchEntries } from './searchEntries';
import { type SearchSpace, findHits, nameKeys } from './searchFind';
import type { TitleSearch } from './searchHit';
import { createSearchIndex } from './searchIndex';
import { type MessageTarget, createMessageSearch } from './searchMessages';
import { nearestPages } from './searchNearest';
import { pageKey } from './searchPages';
import { type Ranked, createLikenessOf } from './searchRank';
import { documentTerms, plainTerms, normalizeKey } from './searchTerms';
import { stem } from './stem';
import { synonymsOf } from './synonyms';
import { type Vocabulary, createVocabulary } from './vocabulary';

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

const NO_WORDS: ReadonlyMap<string, number> = new Map();

/** What an entry is ranked by. */
function createRanked(
  entries: readonly SearchEntry[],
  texts: ReadonlyMap<number, ReadonlyMap<string, number>>,
  { numberOf }: Vocabulary,
): (entry: number) => Ranked {
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
  return memoize((number) => {
    const {
      kind = 'page',
      names = '',
      keywords = '',
      around = '',
      about = '',
      isUpgrade = false,
    } = entries[number] ?? {};
    return {
      kind,
      isUpgrade,
      text: texts.get(number) ?? NO_WORDS,
      names: [...named(names, false), ...named(keywords, true)],
      around:
        about === ''
          ? aroundTerms(around)
          : [...new Set([...aroundTerms(around), ...plainTerms(about).map(numberOf)])],
    };
  });
}

/** The entry of each page: it is followed by its sections. */
function pageEntries(pages: SearchData['pages']): readonly number[] {
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

/** Prepares the search of one version. */
export function createTitleSearch(data: SearchData): TitleSearch {
  const entries = searchEntries(data);
  const vocabulary = createVocabulary();
  const entryOf = pageEntries(data.pages);
  const { byEntry, inText } = createTexts(data, entryOf);
  const ranked = createRanked(entries, byEntry, vocabulary);
  const indexed = entries.map((entry, number) => ({
    ranked: ranked(number),
    isRow: isRow(entry),
  }));
  const space: SearchSpace = {
    ...createSearchIndex(indexed, vocabulary, inText),
    entries,
    likenessOf: createLikenessOf(vocabulary),
    ranked,
    named: numbersByName(entries),
    rowContext: new Set(
      [...new Set(entries.filter(isRow).map(({ around }) => around))].flatMap((around) =>
        documentTerms(around),
      ),
    ),
    messages: createMessageSearch(messageTargets(data, entryOf)),
  };
  const pages = entries.flatMap((entry) => {
    const [place] = entry.places;
    return place && !isRow(entry) && entry.kind !== 'section'
      ? [{ names: entry.names.split('\n'), place }]
      : [];
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

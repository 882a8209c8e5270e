/** The search in titles of pages and names of code of one version, with typing mistakes, in all languages at once. */
import { memoize } from '../text/memoize';
import { once } from '../text/once';
import type { SearchData } from './searchData';
import { type SearchEntry, pageEntries, rowEntries } from './searchEntries';
import { type SearchSpace, findHits } from './searchFind';
import type { TitleSearch } from './searchHit';
import { createSearchIndex } from './searchIndex';
import { type MessageTarget, createMessageSearch } from './searchMessages';
import { nearestPages } from './searchNearest';
import { pageKey } from './searchPages';
import { type PlaceInText, type Ranked, type RankedText, createLikenessOf } from './searchRank';
import { documentTerms, runsOf, squash, termsOfRun, termsOfRuns } from './searchTerms';
import { stem } from './stem';
import { synonymsOf } from './synonyms';
import { type Vocabulary, createVocabulary } from './vocabulary';

/**
 * Finds entries by one of their names or keywords, as `normalizeKey` gives it.
 * @param first number of the first entry; the others follow
 */
function createNames(entries: readonly Ranked[], first = 0): (key: string) => readonly number[] {
  const numbers = new Map<string, number[]>();
  entries.forEach(({ names }, place) => {
    for (const { whole } of names) {
      const found = numbers.get(whole);
      if (!found) {
        numbers.set(whole, [first + place]);
      } else if (found.at(-1) !== first + place) {
        found.push(first + place);
      }
    }
  });
  return (key) => (key === '' ? [] : (numbers.get(key) ?? []));
}

/** Of entries without a text. */
const NOWHERE: PlaceInText = () => undefined;

const NO_TERMS: readonly number[] = [];

/** A single Chinese character is a word, of which keywords say most. */
const ONE_LETTER = /^\s*(?!\p{Script=Han})\S\s*$/u;

/** Reads names and keywords. A reader's first query waits for it, so each text that occurs twice is read once. */
function createReader({ numberOf }: Vocabulary) {
  const numbersOfRun = memoize((run: string) => termsOfRun(run).map(numberOf));
  const numbersOfLine = memoize((line: string) => termsOfRuns(runsOf(line)).map(numberOf));
  /** A text by its words alone. */
  const wordsOf = (text: string, isKeyword: boolean): RankedText => {
    const runs = runsOf(text);
    return { whole: squash(runs), terms: runs.flatMap(numbersOfRun), isKeyword };
  };
  /** A name by its words, and by neighbors in one piece. */
  const nameOf = (name: string): RankedText => {
    const runs = runsOf(name);
    return { whole: squash(runs), terms: termsOfRuns(runs).map(numberOf), isKeyword: false };
  };
  return {
    /** An entry that is known by the words of its names alone, for queries of one letter. */
    titled: ({ kind, names, isUpgrade = false }: SearchEntry): Ranked => ({
      kind,
      isUpgrade,
      placeInText: NOWHERE,
      names: names.map((name) => wordsOf(name, false)),
      around: () => NO_TERMS,
    }),
    whole: (
      { kind, names, keywords, around, about, isUpgrade = false }: SearchEntry,
      placeInText: PlaceInText,
    ): Ranked => ({
      kind,
      isUpgrade,
      placeInText,
      names: [...names.map(nameOf), ...keywords.map((keyword) => wordsOf(keyword, true))],
      // Of most entries it isn't indexed, and only those that a query finds are asked for it.
      around: once(() => [
        ...new Set([
          ...around.flatMap(numbersOfLine),
          ...about.flatMap((text) => runsOf(text).flatMap(numbersOfRun)),
        ]),
      ]),
    }),
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

/** Which words the texts of pages have: nothing is prepared, since a query asks for few words. */
function createTexts({ words, pages }: SearchData, entryOf: readonly number[]) {
  const pagesWith = (word: string): readonly number[] =>
    Object.hasOwn(words, word) ? (words[word] ?? []) : [];
  return {
    /** By the number of a page's entry. */
    placesInText: new Map(
      pages.map((_, page): [number, PlaceInText] => [
        entryOf[page] ?? 0,
        (word) => {
          const place = pagesWith(word).indexOf(page);
          return place === -1 ? undefined : place;
        },
      ]),
    ),
    /** The entries of pages whose text has a word, or another that means the same. */
    inText: (word: string) => [
      ...new Set(
        [word, ...synonymsOf(word)]
          .flatMap((each) => pagesWith(stem(each)))
          .flatMap((page) => entryOf[page] ?? []),
      ),
    ],
  };
}

interface Rows {
  readonly entries: readonly SearchEntry[];
  readonly ranked: readonly Ranked[];
  readonly named: SearchSpace['rowsNamed'];
  readonly context: ReadonlySet<string>;
}

const NO_ROWS: Rows = { entries: [], ranked: [], named: () => [], context: new Set() };

/** @param first number of the first row */
function createRows(
  data: SearchData,
  first: number,
  { whole }: ReturnType<typeof createReader>,
): Rows {
  const entries = rowEntries(data);
  const ranked = entries.map((entry) => whole(entry, NOWHERE));
  return {
    entries,
    ranked,
    named: createNames(ranked, first),
    context: new Set(
      [...new Set(entries.flatMap(({ around }) => around))].flatMap((line) => documentTerms(line)),
    ),
  };
}

/**
 * Prepares the search of one version. A single letter is answered from the titles of pages and sections, which are
 * indexed at once; their keywords and the rows of API pages are indexed with the first query that asks for them, or
 * with `prepareMore`.
 */
export function createTitleSearch(data: SearchData): TitleSearch {
  const entries = pageEntries(data);
  const vocabulary = createVocabulary();
  const entryOf = entryNumbers(data.pages);
  const { placesInText, inText } = createTexts(data, entryOf);
  const reader = createReader(vocabulary);
  const rows = once(() => createRows(data, entries.length, reader));
  const messages = once(() => createMessageSearch(messageTargets(data, entryOf)));

  const createSpace = (
    pages: readonly Ranked[],
    rowsNow: () => Rows,
    withAround: boolean,
  ): SearchSpace => ({
    ...createSearchIndex({
      pages,
      rows: () => rowsNow().ranked,
      withAround,
      vocabulary,
      inText,
    }),
    entryAt: (number) => entries[number] ?? rowsNow().entries[number - entries.length],
    ranked: (number) => pages[number] ?? rowsNow().ranked[number - entries.length],
    likenessOf: createLikenessOf(vocabulary),
    pagesNamed: createNames(pages),
    rowsNamed: (key) => rowsNow().named(key),
    rowContext: () => rowsNow().context,
    messages: (typed) => messages()(typed),
  });
  const titles = createSpace(entries.map(reader.titled), () => NO_ROWS, false);
  const all = once(() =>
    createSpace(
      entries.map((entry, number) => reader.whole(entry, placesInText.get(number) ?? NOWHERE)),
      rows,
      true,
    ),
  );
  const left = [() => void all(), () => all().prepareRows()];

  /** Pages of prose and of the API, which are seldom asked for as such. */
  const offered = once(() =>
    entries.flatMap(({ kind, names, places: [place] }) =>
      place && kind !== 'section' ? [{ names, place }] : [],
    ),
  );
  const byAddress = once(
    () => new Map(offered().map(({ place: { hit } }) => [pageKey(hit().address), hit] as const)),
  );
  /** The plans of sections that need one, by address. */
  const sectionPlans = once(
    () =>
      new Map(
        entries.flatMap(({ kind, places: [place] }) => {
          const { address, plan } = (kind === 'section' && place?.hit()) || {};
          return address !== undefined && plan !== undefined ? [[address, plan] as const] : [];
        }),
      ),
  );
  const pageAt = (address: string) => {
    const page = byAddress().get(pageKey(address))?.();
    const plan = page && sectionPlans().get(address);
    return plan ? { ...page, plan } : page;
  };
  return {
    find: (query, scope = {}) =>
      ONE_LETTER.test(query) ? findHits(titles, query, scope) : findHits(all(), query, scope),
    nearest: (query, scope = {}) => nearestPages(offered(), query, scope),
    pageAt,
    prepareMore: () => {
      left.shift()?.();
      return left.length > 0;
    },
  };
}

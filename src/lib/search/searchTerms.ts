/**
 * How text becomes terms for the search in titles and names. The same at build time and in every browser, whatever the
 * language of the site: a text may hold words, names of code and Chinese side by side.
 */

import { ASCII, foldForms } from '../text/fold';
import { memoize } from '../text/memoize';
import { HAN_WORDS } from './synonyms';

/** A word of a query. */
export interface QueryWord {
  /** In lower case, and in one piece: `checkboxselection`. */
  readonly text: string;
  /** What it is made of, when that is more than one: `checkbox` and `selection`. All of them stand for the word. */
  readonly parts: readonly string[];
}

/** Cuts Chinese text into words; `undefined` where the browser has no list of words. */
export type HanCutter = (text: string) => readonly string[] | undefined;

/** Runs of Chinese characters, and runs of other letters and digits. */
const RUNS = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+/gu;
const HAN = /^\p{Script=Han}/u;

/** Borders in a name of code: `chart|Data`, `CSV|Export`, `Day|2`. */
const PARTS = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L})(?=\p{N})/u;

/** How many neighbors are joined: `date`, `range` and `picker` to `daterangepicker`. */
const LONGEST_JOIN = 3;

let segmenter: Intl.Segmenter | undefined;

/** Words by the list of the browser, which Firefox has since version 125. */
export const cutHan: HanCutter = (text) => {
  if (typeof Intl === 'undefined' || !('Segmenter' in Intl)) {
    return undefined;
  }
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
};

/** Plain English, which most texts are, is cut by patterns that browsers run several times as fast. */
const ASCII_RUNS = /[A-Za-z\d]+/g;
const ONE_PART = /^[A-Z]?[a-z]+$/;

/** The runs of a text, folded, in their case. */
export function runsOf(text: string): readonly string[] {
  return (ASCII.test(text) ? text.match(ASCII_RUNS) : foldForms(text).match(RUNS)) ?? [];
}

/** The parts of a run in lower case; none of them has a border inside. Most runs occur in many texts. */
const partsOf = memoize((run: string): readonly string[] =>
  ONE_PART.test(run) ? [run.toLowerCase()] : run.split(PARTS).map((part) => part.toLowerCase()),
);

/** Runs in one piece, in lower case. */
export function squash(runs: readonly string[]): string {
  return runs.join('').toLowerCase();
}

/** All letters and digits of a text in lower case, without what is between them: `Data Grid` is `datagrid`. */
export function normalizeKey(text: string): string {
  return squash(runsOf(text));
}

export function isHan(term: string): boolean {
  return HAN.test(term);
}

function pairsOf(text: string): readonly string[] {
  const characters = Array.from(text);
  return characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`);
}

/** Characters and their pairs: words of other lengths are found by the pairs in them. */
function hanTerms(run: string): readonly string[] {
  return [...run, ...pairsOf(run)];
}

/** Neighboring words in one piece, two and three at a time. */
function joinsOf(words: readonly string[]): readonly string[] {
  return words.flatMap((_, start) =>
    Array.from({ length: LONGEST_JOIN - 1 }, (__, more) => start + more + 2)
      .filter((end) => end <= words.length)
      .map((end) => words.slice(start, end).join('')),
  );
}

/** The terms of the runs of one line, with neighbors joined; some may come twice. */
export function termsOfRuns(runs: readonly string[]): readonly string[] {
  const terms: string[] = [];
  let latin: string[] = [];
  const endOfLatin = () => {
    terms.push(...latin, ...joinsOf(latin));
    latin = [];
  };
  for (const run of runs) {
    if (isHan(run)) {
      endOfLatin();
      terms.push(...hanTerms(run));
    } else {
      const parts = partsOf(run);
      latin.push(...parts);
      if (parts.length > LONGEST_JOIN) {
        terms.push(run.toLowerCase());
      }
    }
  }
  endOfLatin();
  return terms;
}

/** The terms of one run, each once. */
export function termsOfRun(run: string): readonly string[] {
  return isHan(run) ? hanTerms(run) : [...new Set([run.toLowerCase(), ...partsOf(run)])];
}

/** The words of a longer text: its neighbors aren't joined. */
export function plainTerms(text: string): readonly string[] {
  return [...new Set(runsOf(text).flatMap(termsOfRun))];
}

/** The terms under which a text is found, each once. Words of different lines aren't joined. */
export function documentTerms(text: string): readonly string[] {
  return [...new Set(text.split('\n').flatMap((line) => termsOfRuns(runsOf(line))))];
}

function hanWord(text: string): QueryWord {
  return { text, parts: Array.from(text).length > 2 ? pairsOf(text) : [] };
}

/**
 * What JavaScript says of any mistake, and the lines of a stack: names beside it tell more. It counts when nothing else
 * is asked.
 */
const ANY_ERROR =
  /\bUncaught\b|\(in promise\)|\b[A-Z]\w*Error:|\bCannot (?:read|set) propert(?:y|ies) (?:'\w+' )?of (?:undefined|null)|\((?:reading|setting) '\w+'\)|\bis not (?:a function|defined|iterable)\b|^\s*at .+:\d+:\d+\)?$/gm;

/**
 * Words that say how somebody asks, not what for, and names of other libraries. They count when nothing else is asked.
 */
const FILLERS: ReadonlySet<string> = new Set(
  'a an and are at be by can cannot could couldn did didn do does doesn don for from get gets give gives giving had has hasn have help how i if in into is isn it its just like me my need of on or please s should so t than that the their there they this to trying use using via vs want was wasn we what when where which while why will with without won would you your ag antd devextreme handsontable jquery kendo mui primereact tanstack 与 中 为什么 什么 从 使 使用 使得 了 人 会 其 到 可以 吗 和 在 如何 将 怎么 怎样 想 我 我要 把 被 时 是 是否 用 用户 的 能 让 请问 这 进行 里 需要 呢 啊 一个 怎么办 为何 实现 希望 想要 如果 应该 以及'.split(
    ' ',
  ),
);

const KNOWN_HAN = new RegExp(HAN_WORDS.join('|'), 'gu');

/** Cuts Chinese at the words of the table of synonyms first, so that all browsers agree on these. */
function hanParts(run: string, cut: HanCutter): readonly string[] {
  const between = run.split(KNOWN_HAN);
  const known = run.match(KNOWN_HAN) ?? [];
  return between.flatMap((text, index) => [
    ...(text === '' ? [] : (cut(text) ?? pairsOrSelf(text))),
    ...(known[index] === undefined ? [] : [known[index]]),
  ]);
}

/** The words of a query, in their order. */
export function queryWords(query: string, cut: HanCutter = cutHan): readonly QueryWord[] {
  const all = foldForms(query);
  const runs = all.replace(ANY_ERROR, ' ').match(RUNS) ?? all.match(RUNS) ?? [];
  const words = runs.flatMap((run): readonly QueryWord[] => {
    if (isHan(run)) {
      return hanParts(run, cut).map(hanWord);
    }
    const parts = run.split(PARTS).map((part) => part.toLowerCase());
    return [{ text: run.toLowerCase(), parts: parts.length > 1 ? parts : [] }];
  });
  const meant = words.filter(({ text }) => !FILLERS.has(text));
  return meant.length > 0 ? meant : words;
}

function pairsOrSelf(run: string): readonly string[] {
  const pairs = pairsOf(run);
  return pairs.length > 0 ? pairs : [run];
}

/**
 * What can be said of translated pages. The build shows by it what readers see of each, and `npm run i18n:status` reports
 * it, so that both agree. Pure: texts and syntax trees are handed in.
 */
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { frontMatterFaults } from './frontMatter';
import { contentHash, isContentHash, normalised } from './contentHash';
import { outlineOf, outlineProblems, type PageOutline } from './pageOutline';
import type { Parsed } from '../mdx/parseTrees';

/** A page and its translation; one of the two may be missing. */
export interface PagePair {
  /** Path of the translation from the folder of the language. */
  readonly file: string;
  readonly english?: string | undefined;
  readonly translation?: string | undefined;
  /** Why there is no text of the translation though there is a file. */
  readonly problem?: string;
}

/**
 * - `translated`: the translation is of the English page as it is now
 * - `missing`: no translation, or the English text in its place
 * - `unrecorded`: translated, but it isn't known of which English text
 * - `stale`: the English page changed since; with a problem, the translation no longer fits it
 * - `orphaned`: translated, but gone from English
 * - `broken`: a fault of the translation's own, which stops the build
 */
export type PageState = 'translated' | 'missing' | 'unrecorded' | 'stale' | 'orphaned' | 'broken';

/** A translated page, or the place where one is wanted. */
export interface PageEntry {
  readonly kind: 'pages';
  /** Path from the folder of the language, with `/`. */
  readonly file: string;
  readonly state: PageState;
  /** Hash of the English page as it is now; without one there is no English page. */
  readonly hash?: string;
  /** What is wrong, or in what a stale translation no longer fits. */
  readonly problem?: string;
}

/**
 * Whether the build shows the English page in place of a translation's file: English changed, and the translation no
 * longer fits it; or the file is still a copy of the English one.
 */
export function isOutdated({ state, problem }: PageEntry): boolean {
  return problem !== undefined && (state === 'stale' || state === 'missing');
}

interface ReadPage {
  readonly body: string;
  readonly hash: unknown;
  readonly outline: PageOutline;
}

/** @throws with what can't be read */
async function readPage(file: string, text: string, parsed: Parsed): Promise<ReadPage> {
  if ('problem' in parsed) {
    throw new Error(parsed.problem);
  }
  const { frontMatter, content } = await DEFAULT_PARSE_FRONT_MATTER({
    filePath: file,
    fileContent: normalised(text),
  });
  const { source_hash: hash } = frontMatter;
  return { body: content, hash, outline: outlineOf(parsed.tree, frontMatter) };
}

async function attempt(
  file: string,
  text: string,
  parsed: Parsed,
): Promise<ReadPage | { readonly problem: string }> {
  try {
    return await readPage(file, text, parsed);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { problem: `can't be read: ${reason.trim()}` };
  }
}

/** @throws with the page, since the fault is none of the translator's */
async function readEnglish(file: string, text: string, parsed: Parsed): Promise<ReadPage> {
  const page = await attempt(file, text, parsed);
  if ('problem' in page) {
    throw new Error(`The English page of ${file} ${page.problem}`);
  }
  return page;
}

async function translatedPage(
  file: string,
  english: string,
  translation: string,
  trees: { readonly english: Parsed; readonly translation: Parsed },
  language: string,
): Promise<PageEntry> {
  const entry = { kind: 'pages', file, hash: contentHash(english) } as const;
  const source = await readEnglish(file, english, trees.english);
  const page = await attempt(file, translation, trees.translation);
  if ('problem' in page) {
    return { ...entry, state: 'broken', ...page };
  }
  if (page.hash === undefined && page.body === source.body) {
    return { ...entry, state: 'missing', problem: 'still holds the English text.' };
  }
  const faults = frontMatterFaults(page.outline.frontMatter, language);
  if (typeof page.hash === 'string' && !isContentHash(page.hash)) {
    return {
      ...entry,
      state: 'broken',
      problem: 'has a `source_hash` that is not a hash. Remove it.',
    };
  }
  if (faults.length > 0) {
    return { ...entry, state: 'broken', problem: `${faults.join('; ')}.` };
  }
  const problems = outlineProblems(source.outline, page.outline);
  const found = problems.length > 0 ? { problem: `${problems.join('; ')}.` } : {};
  if (page.hash !== undefined && page.hash !== entry.hash) {
    // English moved on, so it may well differ: nothing is broken by the translator.
    return { ...entry, state: 'stale', ...found };
  }
  if (problems.length > 0) {
    return { ...entry, state: 'broken', ...found };
  }
  return { ...entry, state: page.hash === undefined ? 'unrecorded' : 'translated' };
}

/**
 * The entries of all pages, in their order.
 * @param language of the translations
 * @param parse gives the syntax trees of texts, in their order
 * @throws when an English page can't be read
 */
export async function pageEntries(
  pairs: readonly PagePair[],
  language: string,
  parse: (texts: readonly string[]) => readonly Parsed[],
): Promise<readonly PageEntry[]> {
  const texts = pairs.flatMap(({ english, translation }) =>
    english !== undefined && translation !== undefined ? [english, translation] : [],
  );
  const trees = parse(texts.map(normalised)).values();
  const nextTree = (): Parsed => trees.next().value ?? { problem: 'was not parsed' };
  const entries = pairs.map(
    ({ file, english, translation, problem }): PageEntry | Promise<PageEntry> => {
      if (english === undefined) {
        return { kind: 'pages', file, state: 'orphaned' };
      }
      if (problem !== undefined) {
        return { kind: 'pages', file, state: 'broken', hash: contentHash(english), problem };
      }
      if (translation === undefined) {
        return { kind: 'pages', file, state: 'missing', hash: contentHash(english) };
      }
      const pair = { english: nextTree(), translation: nextTree() };
      return translatedPage(file, english, translation, pair, language);
    },
  );
  return Promise.all(entries);
}

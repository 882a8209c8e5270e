/** The rules for translated pages. Pure: texts and syntax trees are handed in. */
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { contentHash, isContentHash, normalised } from './contentHash';
import { outlineOf, outlineProblems, type PageOutline } from './pageOutline';
import type { Parsed } from '../../plugins/content/mdx/parseTrees';
import type { Entry } from './status';

/** A page and its translation; one of the two may be missing. */
export interface PagePair {
  /** Path of the translation from the folder of the language. */
  readonly file: string;
  readonly english?: string | undefined;
  readonly translation?: string | undefined;
  /** Why there is no text of the translation though there is a file. */
  readonly problem?: string;
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
): Promise<Entry> {
  const entry = { kind: 'pages', file, hash: contentHash(english) } as const;
  const source = await readEnglish(file, english, trees.english);
  const page = await attempt(file, translation, trees.translation);
  if ('problem' in page) {
    return { ...entry, state: 'broken', ...page };
  }
  if (page.hash !== undefined && !isContentHash(page.hash)) {
    const problem = 'has a `source_hash` that is not a hash in quotes. Remove it and record it.';
    return { ...entry, state: 'broken', problem };
  }
  if (page.hash === undefined && page.body === source.body) {
    return { ...entry, state: 'missing', problem: 'still holds the English text.' };
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
 * @param parse gives the syntax trees of texts, in their order
 * @throws when an English page can't be read
 */
export async function pageEntries(
  pairs: readonly PagePair[],
  parse: (texts: readonly string[]) => readonly Parsed[],
): Promise<readonly Entry[]> {
  const texts = pairs.flatMap(({ english, translation }) =>
    english !== undefined && translation !== undefined ? [english, translation] : [],
  );
  const trees = parse(texts.map(normalised)).values();
  const nextTree = (): Parsed => trees.next().value ?? { problem: 'was not parsed' };
  const entries = pairs.map(({ file, english, translation, problem }): Entry | Promise<Entry> => {
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
    return translatedPage(file, english, translation, pair);
  });
  return Promise.all(entries);
}

const FRONT_MATTER = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)(^---[ \t]*\r?$)/m;
const HASH_LINE = /^source_hash:.*$/m;

/**
 * A page's text with the hash in its front matter; nothing else changes.
 * @throws when the page has no front matter
 */
export function withSourceHash(text: string, hash: string): string {
  const match = FRONT_MATTER.exec(text);
  const [whole = '', start = '', lines = '', end = ''] = match ?? [];
  if (match?.index !== 0) {
    throw new Error('The page has no front matter.');
  }
  const lineEnd = start.endsWith('\r\n') ? '\r\n' : '\n';
  const line = `source_hash: '${hash}'`;
  const changed = HASH_LINE.test(lines)
    ? lines.replace(/^source_hash:[^\r\n]*/m, line)
    : `${lines}${line}${lineEnd}`;
  return `${start}${changed}${end}${text.slice(whole.length)}`;
}

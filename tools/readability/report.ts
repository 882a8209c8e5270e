/** What the command `docs:readability` prints. Pure. */
import type { ProseResult, ProseRule } from './checkProse';
import { maxSentenceWords } from './rules.json';

/** A page or guide, or all texts of a file. */
export interface ReadFile extends ProseResult {
  readonly file: string;
}

/** Merges the results of texts that are in the same file. */
export function byFile(results: readonly ReadFile[]): readonly ReadFile[] {
  const files = new Map<string, ReadFile>();
  for (const result of results) {
    const known = files.get(result.file);
    files.set(result.file, {
      file: result.file,
      words: result.words + (known?.words ?? 0),
      sentences: [...(known?.sentences ?? []), ...result.sentences],
      problems: [...(known?.problems ?? []), ...result.problems],
    });
  }
  return [...files.values()];
}

/** The mean number of words of a sentence; 0 without sentences. */
export function meanOf({ sentences }: ProseResult): number {
  return sentences.reduce((sum, words) => sum + words, 0) / Math.max(1, sentences.length);
}

/** The share of sentences over the limit, in percent. */
export function longShareOf({ sentences }: ProseResult): number {
  const long = sentences.filter((words) => words > maxSentenceWords).length;
  return (100 * long) / Math.max(1, sentences.length);
}

function row(file: ReadFile, name: string): string {
  const countOf = (rule: ProseRule) => file.problems.filter((one) => one.rule === rule).length;
  return [
    String(file.words).padStart(7),
    meanOf(file).toFixed(1).padStart(6),
    longShareOf(file).toFixed(1).padStart(6),
    String(countOf('term')).padStart(6),
    String(countOf('spelling')).padStart(9),
    ` ${name}`,
  ].join(' ');
}

/** One line for each file, and one for all of them. */
export function tableText(files: readonly ReadFile[]): string {
  const all: ReadFile = {
    file: 'all',
    words: files.reduce((sum, { words }) => sum + words, 0),
    sentences: files.flatMap(({ sentences }) => sentences),
    problems: files.flatMap(({ problems }) => problems),
  };
  return [
    `words: in all; mean: words in a sentence; long: sentences over ${maxSentenceWords} words, in %; terms, spelling: problems`,
    '',
    '  words   mean   long  terms  spelling  file',
    ...files.map((file) => row(file, file.file)),
    row(all, `${files.length} files`),
  ].join('\n');
}

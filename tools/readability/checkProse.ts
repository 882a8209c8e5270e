/** Checks texts with the rules of `rules.json`. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** A text to check. */
export interface ProseSource {
  /** From the root of the project, with `/`. */
  readonly file: string;
  readonly text: string;
  readonly format: 'md' | 'mdx';
  /** The line of the file where the text begins, from 1. */
  readonly firstLine: number;
}

export type ProseRule = 'spelling' | 'term' | 'length';

export interface ProseProblem {
  readonly rule: ProseRule;
  /** From 1, in the file. */
  readonly line: number;
  readonly reason: string;
  /** The sentence, in one line. */
  readonly sentence: string;
}

/** What a text is like. */
export interface ProseResult {
  /** Words in all: paragraphs, headings, tables, front matter. */
  readonly words: number;
  /** The number of words of each sentence in paragraphs and lists. */
  readonly sentences: readonly number[];
  readonly problems: readonly ProseProblem[];
}

/** More than the results of all pages. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/**
 * Checks all texts in one process.
 * @returns a result for each text, in their order
 * @throws for a text that isn't MDX
 */
export function checkProse(sources: readonly ProseSource[]): readonly ProseResult[] {
  const output = execFileSync(process.execPath, [path.join(__dirname, 'proseChecker.mjs')], {
    input: JSON.stringify(sources.map(({ text, format }) => ({ text, format }))),
    maxBuffer: MAX_OUTPUT_BYTES,
    encoding: 'utf8',
  });
  const results: readonly (ProseResult | { readonly failure: string })[] = JSON.parse(output);
  return results.map((result, index) => {
    const { file = '', firstLine = 1 } = sources[index] ?? {};
    if ('failure' in result) {
      throw new Error(`${file}: ${result.failure}`);
    }
    return {
      ...result,
      problems: result.problems.map((problem) => ({
        ...problem,
        line: problem.line + firstLine - 1,
      })),
    };
  });
}

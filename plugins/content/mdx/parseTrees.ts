/** Parses MDX pages with the parsers that the build uses. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Root } from 'mdast';

/** A syntax tree, or why the text has none. */
export type Parsed = { readonly tree: Root } | { readonly problem: string };

/** Syntax trees of large pages are long as text. */
const MAX_OUTPUT_BYTES = 512 * 1024 * 1024;

/** Answers by text, as JSON: each caller gets a tree of its own, which it may change. */
const answers = new Map<string, string>();

/** Parses all texts in one process. It answers with one line for each. */
function parseInProcess(texts: readonly string[]): readonly string[] {
  const output = execFileSync(process.execPath, [path.join(__dirname, 'treeParser.mjs')], {
    input: JSON.stringify(texts),
    maxBuffer: MAX_OUTPUT_BYTES,
    encoding: 'utf8',
  });
  return output.split('\n');
}

/** The trees of all texts, in their order. A text that was parsed before isn't parsed again. */
export function parseTrees(texts: readonly string[]): readonly Parsed[] {
  const unread = [...new Set(texts)].filter((text) => !answers.has(text));
  if (unread.length > 0) {
    const lines = parseInProcess(unread);
    unread.forEach((text, index) => answers.set(text, lines[index] ?? ''));
  }
  return texts.map((text): Parsed => JSON.parse(answers.get(text) ?? ''));
}

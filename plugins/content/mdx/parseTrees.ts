/** Parses MDX pages with the parsers that the build uses. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Root } from 'mdast';

/** A syntax tree, or why the text has none. */
export type Parsed = { readonly tree: Root } | { readonly problem: string };

/** Syntax trees of large pages are long as text. */
const MAX_OUTPUT_BYTES = 512 * 1024 * 1024;

/** Parses all texts in one process, in their order. */
export function parseTrees(texts: readonly string[]): readonly Parsed[] {
  if (texts.length === 0) {
    return [];
  }
  const output = execFileSync(process.execPath, [path.join(__dirname, 'treeParser.mjs')], {
    input: JSON.stringify(texts),
    maxBuffer: MAX_OUTPUT_BYTES,
    encoding: 'utf8',
  });
  const parsed: readonly Parsed[] = JSON.parse(output);
  return parsed;
}

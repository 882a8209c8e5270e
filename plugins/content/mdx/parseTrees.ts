/**
 * Parses MDX pages with the parsers that the build uses. A text is parsed once in a process. Processes of one build or
 * one run of tests share what they parsed: whoever starts them sets `PARSED_PAGES` to an empty folder, and removes the
 * folder at the end, so that no tree outlives the parsers that made it.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
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

/** The file that processes share the answer for a text in. */
function sharedFile(text: string): string | undefined {
  const folder = process.env.PARSED_PAGES;
  return folder && path.join(folder, `${createHash('sha256').update(text).digest('hex')}.json`);
}

function readShared(text: string): string | undefined {
  const file = sharedFile(text);
  try {
    return file && readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function share(text: string, answer: string): void {
  const file = sharedFile(text);
  if (file) {
    // Another process may write the same file: a reader gets all of it, or none.
    const own = `${file}.${process.pid}`;
    writeFileSync(own, answer);
    renameSync(own, file);
  }
}

/** The trees of all texts, in their order. A text that was parsed before isn't parsed again. */
export function parseTrees(texts: readonly string[]): readonly Parsed[] {
  const unknown = [...new Set(texts)].filter((text) => !answers.has(text));
  const unread = unknown.filter((text) => {
    const answer = readShared(text);
    if (answer) {
      answers.set(text, answer);
    }
    return !answer;
  });
  if (unread.length > 0) {
    const lines = parseInProcess(unread);
    unread.forEach((text, index) => {
      const answer = lines[index] ?? '';
      answers.set(text, answer);
      share(text, answer);
    });
  }
  return texts.map((text): Parsed => JSON.parse(answers.get(text) ?? ''));
}

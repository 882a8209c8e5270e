/** Parses pages and writes Markdown, in a process of its own; see `treeWorker.mjs`. */
import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { Root } from 'mdast';

/** What a text is written in: a page, a doc comment, or the HTML of a built page, of which the main content counts. */
export interface TextToParse {
  readonly kind: 'mdx' | 'markdown' | 'html';
  readonly text: string;
}

/** A syntax tree, or why the text has none. */
export type Parsed =
  | {
      readonly tree: Root;
      /** What a built page says of itself. */
      readonly description?: string;
    }
  | { readonly problem: string };

export interface Trees {
  readonly parse: (texts: readonly TextToParse[]) => Promise<readonly Parsed[]>;
  readonly stringify: (trees: readonly Root[]) => Promise<readonly string[]>;
}

/** One answer for each question; the process is asked one thing at a time. */
function ask<Answer>(child: ChildProcess, question: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) =>
      reject(new Error(`The process that writes Markdown ended with ${code}.`));
    child.once('exit', ended);
    child.once('message', (answer: Answer) => {
      child.off('exit', ended);
      resolve(answer);
    });
    child.send(question);
  });
}

/** Starts the process, does some work with it, and ends it. */
export async function withTrees<Result>(work: (trees: Trees) => Promise<Result>): Promise<Result> {
  const child = fork(path.join(__dirname, 'treeWorker.mjs'), [], {
    serialization: 'advanced',
    // Flags of the process that builds, such as those of a debugger, aren't for this one.
    execArgv: [],
  });
  try {
    return await work({
      parse: (texts) => ask(child, { parse: texts }),
      stringify: (trees) => ask(child, { stringify: trees }),
    });
  } finally {
    child.disconnect();
  }
}

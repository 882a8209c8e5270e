/** The files of a history. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import {
  type History,
  type HistoryProduct,
  historyFile,
  parseHistory,
} from '../../src/lib/history/history';

/** How a maintainer writes the files. */
export const COMMAND = 'npm run docs:history';

/** A history as its file has it. */
export interface StoredHistory extends History {
  /** Of the documented release: see `fingerprint.ts`. */
  readonly fingerprint: string;
}

/** A row on a line of its own: an upgrade changes the lines where a reader finds something new. */
export function historyText({ versions, gaps, fingerprint, rows }: StoredHistory): string {
  const head = JSON.stringify({
    '//': `Written by \`${COMMAND}\`. Do not edit.`,
    fingerprint,
    versions,
    gaps,
  });
  const lines = rows.map((row) => JSON.stringify(row));
  return `${head.slice(0, -1)},"rows":[\n${lines.join(',\n')}\n]}\n`;
}

/**
 * @returns the history of a product; `undefined` where none was written yet
 * @throws when the file holds something else
 */
export function readHistory(siteDir: string, product: HistoryProduct): StoredHistory | undefined {
  const name = historyFile(product);
  const file = path.join(siteDir, name);
  if (!existsSync(file)) {
    return undefined;
  }
  const text = readFileSync(file, 'utf8');
  const { fingerprint }: { readonly fingerprint?: string } = JSON.parse(text);
  return { ...parseHistory(text, name), fingerprint: fingerprint ?? '' };
}

/** What a file weighs for a reader, in bytes after Brotli. */
export function weightOf(text: string): number {
  return brotliCompressSync(text).length;
}

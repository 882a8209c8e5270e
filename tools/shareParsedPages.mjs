/** Lets the processes that this one starts share the pages that they parse, see plugins/content/mdx/parseTrees.ts. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Makes the folder that they share, and removes it when this process ends; nothing when it already shares one. */
export function shareParsedPages() {
  if (process.env.PARSED_PAGES) {
    return;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'parsed-pages-'));
  process.env.PARSED_PAGES = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

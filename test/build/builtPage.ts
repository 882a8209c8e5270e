/** A built page as a document, read from its file: facts that stand in the HTML need no browser. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type CheerioAPI, load } from 'cheerio';

export const BUILD = path.join(__dirname, '../../build');

/** @param address path of the page with its language and a slash at the end: `/zh/x/introduction/` */
export function builtHtml(address: string): string {
  return readFileSync(path.join(BUILD, address, 'index.html'), 'utf8');
}

/** @param address as that of {@link builtHtml} */
export function builtPage(address: string): CheerioAPI {
  // As a browser without JavaScript reads it, which shows what stands in `noscript`.
  return load(builtHtml(address), { scriptingEnabled: false });
}

/** Takes what the site's search is made from out of its script, so that the server finds what the site finds. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import type { SearchData } from '../../src/lib/search/searchData';
import { isRecord } from '../../src/lib/text/isRecord';

/** The script of the current version, see plugins/content/search/index.ts. */
const SCRIPT = /^search-current\.[\da-f]+\.js$/;

/** What a script of the bundle adds to the list of all: its ids, and its modules by their ids. */
function modulesOf(chunk: unknown): readonly unknown[] {
  const modules: unknown = Array.isArray(chunk) ? chunk[1] : undefined;
  return typeof modules === 'object' && modules !== null ? Object.values(modules) : [];
}

function isSearchData(value: unknown): value is SearchData {
  return isRecord(value) && Array.isArray(value.pages) && Array.isArray(value.apis);
}

/**
 * @param text of a script whose only module holds data
 * @throws when it holds something else
 */
export function searchDataIn(text: string): SearchData {
  const context: Record<string, unknown> = {};
  createContext(context);
  runInContext(`globalThis.self = globalThis;${text}`, context, { timeout: 10_000 });
  const chunks = Object.entries(context).find(([name]) => name.startsWith('webpackChunk'))?.[1];
  for (const run of (Array.isArray(chunks) ? chunks : []).flatMap(modulesOf)) {
    const module = { exports: {} as unknown };
    if (typeof run === 'function') {
      run(module, module.exports);
    }
    // It was made in another context, with other classes.
    const data: unknown = JSON.parse(JSON.stringify(module.exports) ?? 'null');
    if (isSearchData(data)) {
      return data;
    }
  }
  throw new Error('The script of the search holds no data.');
}

/**
 * @param folder of the language in the build
 * @throws when the build has no search of its own
 */
export function readSearch(folder: string): SearchData {
  const scripts = path.join(folder, 'assets/js');
  const name = existsSync(scripts) && readdirSync(scripts).find((file) => SCRIPT.test(file));
  if (!name) {
    throw new Error(
      `${scripts} has no data of the search. Build the site without the variables of the hosted search (ALGOLIA_…).`,
    );
  }
  return searchDataIn(readFileSync(path.join(scripts, name), 'utf8'));
}

/** What of Pagefind's output the site needs: the search itself and the index, not the ready-made dialogs. */

/** A file of Pagefind's output. */
export interface IndexFile {
  /** Relative to the folder of the index, with `/`. */
  readonly path: string;
  readonly content: Uint8Array;
}

/** Names the language's meta data. */
export const ENTRY = 'pagefind-entry.json';
const CODE = 'pagefind.js';
const INDEX = /^(?:fragment|index|filter)\/|\.pf_meta$/;

/** The part of the entry that is read here. */
interface Entry {
  readonly languages: Readonly<Record<string, { readonly wasm: string | null }>>;
}

/**
 * The files that a search loads.
 * @throws when Pagefind made no entry
 */
export function usedFiles(files: readonly IndexFile[]): readonly IndexFile[] {
  const entryFile = files.find(({ path }) => path === ENTRY);
  if (!entryFile) {
    throw new Error(`Pagefind's output has no ${ENTRY}.`);
  }
  const entry: Entry = JSON.parse(new TextDecoder().decode(entryFile.content));
  // A language whose words have no stems uses the common program.
  const programs = Object.values(entry.languages).map(
    ({ wasm }) => `wasm.${wasm ?? 'unknown'}.pagefind`,
  );
  const names = new Set([ENTRY, CODE, ...programs]);
  return files.filter(({ path }) => names.has(path) || INDEX.test(path));
}

/** The hashes of the inline scripts of all pages, for the content security policy. */
import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { INLINE_SCRIPTS, type InlineScript } from '../../../src/data/inlineScripts';
import { inlineCode } from '../../../src/lib/hosting/inlineScripts';

/** Scripts of one row: all pages of all languages have the same. */
const VARIANTS = 1;
/** Characters of a script that a message shows. */
const BEGINNING = 120;

/** The text of `'sha256-…'` in a policy, without its quotes. */
export function scriptHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** Takes in pages, one after the other. */
export class ScriptHashes {
  /** By hash: the row, and the first page that has it. */
  readonly #found = new Map<string, { readonly known: InlineScript; readonly page: string }>();

  constructor(private readonly known: readonly InlineScript[]) {}

  /**
   * @param page the file, as messages name it
   * @throws when a script isn't known, or when an element has a handler of events
   */
  add(page: string, html: string): void {
    const { scripts, handlers } = inlineCode(html);
    const [handler] = handlers;
    if (handler !== undefined) {
      throw new Error(
        `${page} has an attribute ${handler}, which the content security policy of the site forbids. Listen to the event in a script.`,
      );
    }
    for (const text of scripts) {
      const hash = scriptHash(text);
      if (!this.#found.has(hash)) {
        this.#found.set(hash, { known: this.#rowOf(page, text), page });
      }
    }
  }

  #rowOf(page: string, text: string): InlineScript {
    const [row] = this.known.filter(({ mark }) => text.includes(mark));
    const beginning = `${text.trim().slice(0, BEGINNING)}…`;
    if (!row) {
      throw new Error(
        `${page} has an inline script that src/data/inlineScripts.ts doesn't know: ${beginning} Load it from a file, or add a row.`,
      );
    }
    const others = [...this.#found.values()].filter(({ known }) => known === row);
    if (others.length >= VARIANTS) {
      throw new Error(
        `The inline script of ${row.source} differs between ${others[0]?.page} and ${page}: ${beginning} Put what differs into an attribute of its element.`,
      );
    }
    return row;
  }

  /** In a steady order. */
  get all(): readonly string[] {
    return [...this.#found.keys()].sort();
  }
}

/**
 * Reads all HTML below a folder.
 * @param except paths below the folder of pages with a policy of their own
 * @throws see {@link ScriptHashes.add}
 */
export async function scriptHashes(
  folder: string,
  except: readonly string[] = [],
): Promise<readonly string[]> {
  const hashes = new ScriptHashes(INLINE_SCRIPTS);
  const files = await readdir(folder, { recursive: true });
  // One by one: all pages at once would be kept in memory.
  for (const file of files.filter((name) => name.endsWith('.html')).sort()) {
    const page = file.replaceAll('\\', '/');
    if (!except.includes(page)) {
      hashes.add(page, await readFile(path.join(folder, file), 'utf8'));
    }
  }
  return hashes.all;
}

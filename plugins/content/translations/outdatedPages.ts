/** Looks at the translated pages of a language, before any of them is shown. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type PageFolders, locationOfFile, originalFile } from '../../../src/lib/pages/pageFiles';
import { utf8Problem, utf8Text } from '../../../src/lib/text/utf8';
import { parseTrees } from '../mdx/parseTrees';
import { contentHash } from './contentHash';
import { filesBelow } from './filesBelow';
import { isOutdated, type PageEntry, pageEntries, type PagePair } from './pageStates';

export interface TranslatedSite {
  /** Root of the project. */
  readonly siteDir: string;
  readonly folders: PageFolders;
  /** Language of the translations. */
  readonly language: string;
}

async function readPairs({ siteDir, folders, language }: TranslatedSite): Promise<PagePair[]> {
  const files = await filesBelow(path.join(siteDir, 'i18n', language));
  const pairs = files.map(async (name): Promise<PagePair[]> => {
    const file = `i18n/${language}/${name}`;
    const place = /\.mdx?$/.test(name) ? locationOfFile(file, folders) : undefined;
    const original = place && path.join(siteDir, originalFile(place, folders));
    // What is gone from English is shown nowhere.
    if (original === undefined || !existsSync(original)) {
      return [];
    }
    const bytes = await readFile(path.join(siteDir, file));
    const problem = utf8Problem(bytes);
    const english = utf8Text(await readFile(original), original);
    return [
      problem === undefined
        ? { file, english, translation: utf8Text(bytes, file) }
        : { file, english, problem },
    ];
  });
  return (await Promise.all(pairs)).flat();
}

/** The entry of each translation, by its path, and the texts that it was made of. */
const cache = new Map<string, { readonly texts: string; readonly entry: PageEntry }>();

/** Whether a translation says that it is of the English page as it is: readers see it, broken or not. */
function isCurrent({ english, translation }: PagePair): boolean {
  const hash = /^source_hash: '(\w+)'\r?$/m.exec(translation ?? '')?.[1];
  return english !== undefined && hash === contentHash(english);
}

async function evaluate(site: TranslatedSite, checksAll: boolean): Promise<readonly PageEntry[]> {
  const pairs = (await readPairs(site))
    .filter((pair) => checksAll || !isCurrent(pair))
    .map((pair) => ({
      pair,
      key: path.join(site.siteDir, pair.file),
      texts: JSON.stringify(pair),
    }));
  // Parsing takes a process of its own: in development, only what was edited.
  const changed = pairs.filter(({ key, texts }) => cache.get(key)?.texts !== texts);
  const entries = await pageEntries(
    changed.map(({ pair }) => pair),
    site.language,
    parseTrees,
  );
  entries.forEach((entry) => {
    const { key = '', texts = '' } = changed.find(({ pair }) => pair.file === entry.file) ?? {};
    cache.set(key, { texts, entry });
  });
  return pairs.flatMap(({ key }) => cache.get(key)?.entry ?? []);
}

/**
 * The files of translations in whose place the English page is shown, from the root of the project, with `/`.
 * @param report is told what is broken, in the words of `npm run i18n:status`; it may throw. Without it, nobody looks
 *   whether translations of English pages as they are fit them
 * @throws when an English page can't be read
 */
export async function outdatedPages(
  site: TranslatedSite,
  report?: (problem: string) => void,
): Promise<ReadonlySet<string>> {
  const entries = await evaluate(site, report !== undefined);
  const nameOf = (file: string) => file.slice(`i18n/${site.language}/`.length);
  const broken = entries.filter(({ state }) => state === 'broken');
  if (report && broken.length > 0) {
    report(
      [
        `Translations into ${site.language}`,
        `Broken: mend these (${broken.length})`,
        ...broken.map(({ file, problem }) => `  ${nameOf(file)}: ${problem}`),
      ].join('\n'),
    );
  }
  return new Set(entries.filter(isOutdated).map(({ file }) => file));
}

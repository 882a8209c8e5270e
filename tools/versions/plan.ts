/** What a cut version consists of, and what cutting and retiring it change. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  type DocsInstance,
  translatedFolder,
  versionedName,
} from '../../src/lib/pages/docsInstance';
import { HASHES_FILE } from '../i18n-status/texts';

/** A file or a folder, and what happens to it. */
export interface Change {
  readonly does: 'adds' | 'changes' | 'removes';
  /** From the root of the project; of a folder with a slash at its end. */
  readonly path: string;
  /** How many files a folder has. */
  readonly files?: number;
}

/** Where the parts of a version lie, from the root of the project. */
export interface VersionParts {
  readonly pages: string;
  readonly sidebars: string;
  /** The list of the versions. */
  readonly list: string;
  readonly languages: readonly {
    readonly pages: string;
    readonly texts: string;
    readonly hashes: string;
    /** The key of the version's texts among the hashes. */
    readonly key: string;
    /** The same of the current version. */
    readonly current: { readonly pages: string; readonly texts: string };
  }[];
}

/** Where versions that were retired are listed. */
export const RETIRED_FILE = 'src/data/retiredVersions.ts';

/** @param version name of one that is cut, or may be */
export function partsOf(siteDir: string, instance: DocsInstance, version: string): VersionParts {
  const plugin = translatedFolder(instance);
  const translations = path.join(siteDir, 'i18n');
  const languages = existsSync(translations) ? readdirSync(translations) : [];
  return {
    pages: `${versionedName(instance, 'versioned_docs')}/version-${version}`,
    sidebars: `${versionedName(instance, 'versioned_sidebars')}/version-${version}-sidebars.json`,
    list: versionedName(instance, 'versions.json'),
    languages: languages
      .filter((language) => existsSync(path.join(translations, language, plugin)))
      .map((language) => ({
        pages: `i18n/${language}/${plugin}/version-${version}`,
        texts: `i18n/${language}/${plugin}/version-${version}.json`,
        hashes: `i18n/${language}/${HASHES_FILE}`,
        key: `${plugin}/version-${version}.json`,
        current: {
          pages: `i18n/${language}/${plugin}/current`,
          texts: `i18n/${language}/${plugin}/current.json`,
        },
      })),
  };
}

/** All paths of a version that may hold files of its own. */
export function ownPaths({ pages, sidebars, languages }: VersionParts): readonly string[] {
  return [pages, sidebars, ...languages.flatMap((one) => [one.pages, one.texts])];
}

/** What happens to a file or a folder; nothing when it isn't there. */
export function changeOf(
  siteDir: string,
  does: Change['does'],
  name: string,
  asIf = name,
): readonly Change[] {
  const stats = statSync(path.join(siteDir, name), { throwIfNoEntry: false });
  if (!stats) {
    return [];
  }
  if (stats.isFile()) {
    return [{ does, path: asIf }];
  }
  const files = readdirSync(path.join(siteDir, name), { recursive: true, withFileTypes: true });
  return [{ does, path: `${asIf}/`, files: files.filter((file) => file.isFile()).length }];
}

/** The list of retired versions in the text of a file. */
const RETIRED_LIST = /(RETIRED_VERSIONS[^=]*=\s*)\[([^\]]*)\]/;

function retiredIn(text: string): readonly string[] {
  const [, , list] = RETIRED_LIST.exec(text) ?? [];
  if (list === undefined) {
    throw new Error(`${RETIRED_FILE} has no list RETIRED_VERSIONS.`);
  }
  return Array.from(list.matchAll(/'([^']*)'/g), ([, name = '']) => name);
}

/**
 * The text of the file of retired versions with another list, or nothing when it stays as it is.
 * @throws when the file has no such list
 */
export function withRetired(
  siteDir: string,
  change: (names: readonly string[]) => readonly string[],
): string | undefined {
  const text = readFileSync(path.join(siteDir, RETIRED_FILE), 'utf8');
  const names = retiredIn(text);
  const changed = [...new Set(change(names))];
  return changed.join() === names.join()
    ? undefined
    : text.replace(RETIRED_LIST, `$1[${changed.map((name) => `'${name}'`).join(', ')}]`);
}

/** The changes as lines. */
export function changeLines(changes: readonly Change[], dryRun: boolean): string {
  const verbs = dryRun
    ? { adds: 'would add', changes: 'would change', removes: 'would remove' }
    : { adds: 'added', changes: 'changed', removes: 'removed' };
  return changes
    .map(({ does, path: name, files }) => {
      const count = files === undefined ? '' : ` (${files} ${files === 1 ? 'file' : 'files'})`;
      return `${verbs[does]} ${name}${count}\n`;
    })
    .join('');
}

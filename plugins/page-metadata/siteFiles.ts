/** Reads the files that the metadata of pages comes from, each once, when it is first needed. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SOURCE_LANGUAGE, type Texts } from '../../src/lib/dictionary';
import { once } from '../../src/lib/once';
import { type Badges, type SidebarItem, badgesByDocId } from '../../src/lib/pageTree';
import { utf8Text } from '../../src/lib/utf8';
import { parseSidebar, parseTitles } from './jsonFiles';

/** The page tree of one version. */
export interface VersionTree {
  readonly items: readonly SidebarItem[];
  readonly badges: ReadonlyMap<string, Badges>;
  /** Where the tree is written, from the project's root. */
  readonly file: string;
}

export interface SiteFiles {
  /** The tree of a cut version, or of the current one. */
  readonly treeOf: (version: string | undefined) => VersionTree;
  /** The title tables that a language needs: its own and the English one. */
  readonly tablesOf: (language: string) => Readonly<Record<string, Texts>>;
}

/** Where the titles of a language are written, from the project's root. */
export function titlesFile(language: string): string {
  return `i18n/${language}/titles.json`;
}

/**
 * @param siteDir root of the project
 * @param sidebarId the name of the tree in a sidebars file
 * @param sidebar the tree of the current version
 */
export function createSiteFiles(
  siteDir: string,
  sidebarId: string,
  sidebar: readonly SidebarItem[],
): SiteFiles {
  const read = (file: string, purpose: string): string => {
    const absolute = path.join(siteDir, file);
    if (!existsSync(absolute)) {
      throw new Error(`There is no ${file}, which ${purpose}.`);
    }
    return utf8Text(readFileSync(absolute), file);
  };
  const titlesOf = once((language: string) => {
    const file = titlesFile(language);
    return parseTitles(read(file, `holds the titles of all pages in "${language}"`), file);
  });
  return {
    treeOf: once((version: string | undefined) => {
      if (version === undefined) {
        return { items: sidebar, badges: badgesByDocId(sidebar), file: 'sidebars.ts' };
      }
      const file = `versioned_sidebars/version-${version}-sidebars.json`;
      const items = parseSidebar(
        read(file, `holds the page tree of version ${version}`),
        sidebarId,
        file,
      );
      return { items, badges: badgesByDocId(items), file };
    }),
    tablesOf: (language) => ({
      [SOURCE_LANGUAGE]: titlesOf(SOURCE_LANGUAGE),
      [language]: titlesOf(language),
    }),
  };
}

/** Reads the files that the metadata of pages comes from, each once, when it is first needed. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { createLoader } from '../../../launch/createLoader.cjs';
import { SOURCE_LANGUAGE, type Texts } from '../../../src/lib/text/dictionary';
import { type DocsInstance, versionedName } from '../../../src/lib/pages/docsInstance';
import { memoize } from '../../../src/lib/text/memoize';
import {
  type Badges,
  type SidebarItem,
  assertSeparateTrees,
  badgesByDocId,
} from '../../../src/lib/pages/pageTree';
import { utf8Text } from '../../../src/lib/text/utf8';
import { parseKeywords, parseSidebar, parseTitles } from './jsonFiles';

/** The page trees of the current versions, by the ids of their documentation instances. */
export type PageTrees = Readonly<Record<string, readonly SidebarItem[]>>;

/** The page tree of one version. */
export interface VersionTree {
  readonly items: readonly SidebarItem[];
  readonly badges: ReadonlyMap<string, Badges>;
  /** Where the tree is written, from the project's root. */
  readonly file: string;
}

export interface SiteFiles {
  /** The tree of a cut version of an instance, or of its current one. */
  readonly treeOf: (instance: DocsInstance, version: string | undefined) => VersionTree;
  /** The title tables that a language needs: its own and the English one. */
  readonly tablesOf: (language: string) => Readonly<Record<string, Texts>>;
  /** The keywords of a language other than English, by path, unchecked; empty when it has none. */
  readonly keywordsOf: (language: string) => Readonly<Record<string, unknown>>;
}

/** Where the titles of a language are written, from the project's root. */
export function titlesFile(language: string): string {
  return `i18n/${language}/titles.json`;
}

/** Where the keywords of a language other than English are written, from the project's root. */
export function keywordsFile(language: string): string {
  return `i18n/${language}/keywords.json`;
}

/** A page tree from its file, as it is now. */
function savedTree(siteDir: string, { tree, sidebarId }: DocsInstance): readonly SidebarItem[] {
  const load = createLoader(__filename, { requireCache: false, interopDefault: true });
  const sidebars: unknown = load(path.join(siteDir, tree));
  return parseSidebar(JSON.stringify(sidebars), sidebarId, tree);
}

/**
 * Keeps the page tree of an instance; in the development server, a tree that was saved since takes its place, so that a
 * new page shows without a restart.
 */
function createCurrentTree(
  siteDir: string,
  instance: DocsInstance,
  items: readonly SidebarItem[],
): () => VersionTree {
  const { tree: file } = instance;
  const withBadges = (now: readonly SidebarItem[]): VersionTree => ({
    items: now,
    badges: badgesByDocId(now),
    file,
  });
  let current = withBadges(items);
  if (process.env.NODE_ENV !== 'development') {
    return () => current;
  }
  const timeOfSave = () => statSync(path.join(siteDir, file)).mtimeMs;
  let known = timeOfSave();
  return () => {
    const saved = timeOfSave();
    if (saved !== known) {
      current = withBadges(savedTree(siteDir, instance));
      known = saved;
    }
    return current;
  };
}

/**
 * @param siteDir root of the project
 * @param instances those whose trees are asked for
 * @throws when two trees have a page, or an instance has none
 */
export function createSiteFiles(
  siteDir: string,
  instances: readonly DocsInstance[],
  trees: PageTrees,
): SiteFiles {
  const currentTree = memoize((instance: DocsInstance) => {
    const items = trees[instance.id];
    if (!items) {
      throw new Error(
        `The documentation instance "${instance.id}" has no page tree. Add it to trees.ts.`,
      );
    }
    return createCurrentTree(siteDir, instance, items);
  });
  assertSeparateTrees(instances.map((instance) => currentTree(instance)()));
  const read = (file: string, purpose: string): string => {
    const absolute = path.join(siteDir, file);
    if (!existsSync(absolute)) {
      throw new Error(`There is no ${file}, which ${purpose}.`);
    }
    return utf8Text(readFileSync(absolute), file);
  };
  const titlesOf = memoize((language: string) => {
    const file = titlesFile(language);
    return parseTitles(read(file, `holds the titles of all pages in "${language}"`), file);
  });
  const versionedTreeOf = memoize((instance: DocsInstance) =>
    memoize((version: string): VersionTree => {
      const folder = versionedName(instance, 'versioned_sidebars');
      const file = `${folder}/version-${version}-sidebars.json`;
      const text = read(file, `holds the page tree of version ${version}`);
      const items = parseSidebar(text, instance.sidebarId, file);
      return { items, badges: badgesByDocId(items), file };
    }),
  );
  return {
    treeOf: (instance, version) =>
      version === undefined ? currentTree(instance)() : versionedTreeOf(instance)(version),
    tablesOf: (language) => ({
      [SOURCE_LANGUAGE]: titlesOf(SOURCE_LANGUAGE),
      [language]: titlesOf(language),
    }),
    keywordsOf: memoize((language: string) => {
      const file = keywordsFile(language);
      return existsSync(path.join(siteDir, file))
        ? parseKeywords(utf8Text(readFileSync(path.join(siteDir, file)), file), file)
        : {};
    }),
  };
}

/** Documentation pages for those who link to them or search: whether they exist, and their texts in one language. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { instanceOfPath } from '../../../src/lib/pages/docsInstance';
import { type PageLocation, originalFile, translatedFile } from '../../../src/lib/pages/pageFiles';
import { SOURCE_LANGUAGE } from '../../../src/lib/text/dictionary';
import { docIdOf } from '../../../src/lib/pages/pageTree';
import { memoize } from '../../../src/lib/text/memoize';
import { pageTitle } from '../../../src/lib/pages/titles';
import { outdatedPages } from '../translations';
import type { PageMetadataOptions } from './options';
import { checkedKeywords } from './frontMatter';
import { parseFrontMatter, readPageFile } from './pageFile';
import { createSiteFiles, keywordsFile } from './siteFiles';

/** What a page says in one language. */
export interface PageTexts {
  readonly title: string;
  /** What readers of the language type who don't know the title. */
  readonly keywords: readonly string[];
  /** The page's MDX, and what it says of itself; absent when the page isn't written in the language. */
  readonly written?: { readonly body: string; readonly description: string };
}

/** Pages are named by their path in the current version, without a slash at the end. */
export interface PageTitles {
  readonly hasPage: (path: string, version: string | undefined) => boolean;
  /**
   * The title of a page of the tree.
   * @throws when the page doesn't exist, with its file and the tree's
   */
  readonly titleOf: (path: string, version: string | undefined) => Promise<string>;
  /**
   * The texts of a page of the tree.
   * @throws as `titleOf` does, and when its keywords break a rule, with their file
   */
  readonly textsOf: (path: string, version: string | undefined) => Promise<PageTexts>;
}

/** A page's file, parsed. */
interface Written {
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly content: string;
}

export function createPageTitles(options: PageMetadataOptions): PageTitles {
  const { siteDir, folders, trees, language } = options;
  const { treeOf, tablesOf, keywordsOf } = createSiteFiles(siteDir, folders.docs, trees);
  /** The page's instance and file; nothing for a path outside of all instances. */
  const find = (pathname: string, version: string | undefined) => {
    const instance = instanceOfPath(pathname, folders.docs);
    if (!instance) {
      return undefined;
    }
    const name = `${docIdOf(pathname, instance.route)}.mdx`;
    const place = { kind: 'docs', instance, version, language: undefined, name } as const;
    return { instance, place, file: originalFile(place, folders) };
  };
  const exists = (file: string) => existsSync(path.join(siteDir, file));
  const readPage = async (file: string) => {
    const fileContent = await readPageFile(siteDir, file);
    return parseFrontMatter(
      DEFAULT_PARSE_FRONT_MATTER,
      { filePath: path.join(siteDir, file), fileContent },
      file,
    );
  };
  /** @throws when there is no such page */
  const readOriginal = async (pathname: string, version: string | undefined) => {
    const found = find(pathname, version);
    if (!found) {
      throw new Error(`${pathname} lies outside of all documentation instances.`);
    }
    const { instance, place, file } = found;
    const tree = treeOf(instance, version);
    if (!exists(file)) {
      throw new Error(
        `${tree.file} has a node for ${pathname}, but there is no ${file}. Write the page, or remove the node.`,
      );
    }
    const { frontMatter, content } = await readPage(file);
    const title = pageTitle(pathname, language, {
      tables: tablesOf(language),
      tree: tree.items,
      ...(typeof frontMatter.title === 'string' && { ownTitle: frontMatter.title }),
      reports: { warn: logger.warn, error: logger.error },
    });
    return { file, place, frontMatter, content, title };
  };
  const hasPage = (pathname: string, version: string | undefined) => {
    const found = find(pathname, version);
    return found !== undefined && exists(found.file);
  };
  /** The keywords of the language by path. */
  const translatedKeywords = memoize((name: string) => {
    const all = keywordsOf(name);
    const lost = Object.keys(all).find((pathname) => !hasPage(pathname, undefined));
    if (lost !== undefined) {
      throw new Error(
        `${keywordsFile(name)} has keywords for ${lost}, but there is no such page. Mend the path, or remove the line.`,
      );
    }
    return all;
  });
  const keywordsOfPage = (pathname: string, title: string, file: string, own: unknown) =>
    language === SOURCE_LANGUAGE
      ? checkedKeywords(own, title, `Front matter of ${file}`)
      : checkedKeywords(
          translatedKeywords(language)[pathname],
          title,
          `${keywordsFile(language)}, ${pathname}`,
        );
  let found: Promise<ReadonlySet<string>> | undefined;
  /** Translations in whose place readers see English: looked up once, since each look reads all of them. */
  const behind = () => (found ??= outdatedPages({ siteDir, folders, language }));
  const writtenIn = async (place: PageLocation, original: Written) => {
    if (language === SOURCE_LANGUAGE) {
      return original;
    }
    const file = translatedFile(place, language);
    return exists(file) && !(await behind()).has(file) ? readPage(file) : undefined;
  };
  return {
    hasPage,
    titleOf: async (pathname, version) => (await readOriginal(pathname, version)).title,
    textsOf: async (pathname, version) => {
      const { file, place, title, ...original } = await readOriginal(pathname, version);
      const written = await writtenIn(place, original);
      const description = written?.frontMatter.description;
      return {
        title,
        keywords: keywordsOfPage(pathname, title, file, original.frontMatter.keywords),
        ...(written && {
          written: {
            body: written.content,
            description: typeof description === 'string' ? description : '',
          },
        }),
      };
    },
  };
}

/** Wires the rules for the metadata of pages into Docusaurus' front matter parser. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { ParseFrontMatter } from '@docusaurus/types';
import { locationOfFile } from '../../../src/lib/pages/pageFiles';
import { utf8Text } from '../../../src/lib/text/utf8';
import { completePage } from './completePage';
import { checkFrontMatter } from './frontMatter';
import { parseTitles } from './jsonFiles';
import type { PageMetadataOptions } from './options';
import { parseFrontMatter, readPageFile } from './pageFile';
import { createSiteFiles, titlesFile } from './siteFiles';

export { buildLanguage } from './buildLanguage';
export { createEditUrl } from './editUrl';
export type { PageMetadataOptions } from './options';
export { createPageTitles } from './pageTitles';
export type { PageTexts } from './pageTitles';
export { createSearchPages } from './searchPages';

/**
 * The name of the site in the language of the build: the title of its root.
 * @throws when the table of titles lacks it
 */
export function siteTitle(siteDir: string, language: string): string {
  const file = titlesFile(language);
  const title = parseTitles(utf8Text(readFileSync(path.join(siteDir, file)), file), file)['/'];
  if (!title) {
    throw new Error(`${file} has no title for "/", which is the name of the site.`);
  }
  return title;
}

/** A front matter parser that checks each page, and completes it by its title, its badges and its tabs. */
export function createFrontMatterParser(options: PageMetadataOptions): ParseFrontMatter {
  const { siteDir, folders, trees, language } = options;
  const siteFiles = createSiteFiles(siteDir, folders.docs, trees);
  return async (params) => {
    const file = path.relative(siteDir, params.filePath).replaceAll('\\', '/');
    await readPageFile(siteDir, file);
    const result = await parseFrontMatter(params.defaultParseFrontMatter, params, file);
    const place = locationOfFile(file, folders);
    if (!place) {
      checkFrontMatter(result.frontMatter, file);
      return result;
    }
    const frontMatter = await completePage(result.frontMatter, file, place, {
      ...siteFiles,
      folders,
      language,
      exists: (other) => existsSync(path.join(siteDir, other)),
      frontMatterOf: async (other) => {
        const filePath = path.join(siteDir, other);
        const fileContent = await readPageFile(siteDir, other);
        const own = { filePath, fileContent };
        return (await parseFrontMatter(params.defaultParseFrontMatter, own, other)).frontMatter;
      },
      reports: { warn: logger.warn, error: logger.error },
    });
    return { ...result, frontMatter };
  };
}

/** The page trees, and the texts of pages in any language, for the search in titles. */
import type { PageMetadataOptions } from './options';
import { type PageTexts, type PageTitles, createPageTitles } from './pageTitles';
import { type SiteFiles, createSiteFiles } from './siteFiles';

export interface SearchPages {
  readonly treeOf: SiteFiles['treeOf'];
  /** The texts of a page that exists, by its path in the current version, without a slash at the end. */
  readonly textsOf: (
    path: string,
    version: string | undefined,
    language: string,
  ) => Promise<PageTexts>;
}

export function createSearchPages(options: PageMetadataOptions): SearchPages {
  const { siteDir, folders, trees } = options;
  const titles = new Map<string, PageTitles>();
  return {
    treeOf: createSiteFiles(siteDir, folders.docs, trees).treeOf,
    textsOf: (path, version, language) => {
      const ofLanguage = titles.get(language) ?? createPageTitles({ ...options, language });
      titles.set(language, ofLanguage);
      return ofLanguage.textsOf(path, version);
    },
  };
}

/** The search of this project's own pages, made by the steps of the build. */
import path from 'node:path';
import { PAGE_FOLDERS } from '../../../src/data/docsInstances';
import { createSearchPages } from '../../../plugins/content/page-metadata';
import { readVersions } from '../../../plugins/content/search/readVersions';
import type { SearchData } from '../../../src/lib/search/searchData';
import { PACKAGE_MESSAGES } from '../../../src/data/packageMessages';
import { SECTION_KEYWORDS } from '../../../src/data/sectionKeywords';
import { TREES } from '../../../trees';

const SITE_DIR = path.join(__dirname, '../../..');

/** What the search of the current version is made from, in one language of the site. */
export async function siteData(language: 'en' | 'zh'): Promise<SearchData> {
  const pages = {
    siteDir: SITE_DIR,
    folders: PAGE_FOLDERS,
    trees: TREES,
    language,
  };
  const versions = await readVersions(
    {
      folders: PAGE_FOLDERS,
      messages: PACKAGE_MESSAGES,
      sectionKeywords: SECTION_KEYWORDS,
      ...createSearchPages(pages),
    },
    {
      siteDir: SITE_DIR,
      baseUrl: language === 'en' ? '/' : `/${language}/`,
      languages: language === 'en' ? ['en', 'zh'] : ['zh', 'en'],
    },
  );
  const data = versions.get('current');
  if (!data) {
    throw new Error('There is no data of the current version.');
  }
  return data;
}

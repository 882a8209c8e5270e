/** The search of this project's own pages, made by the steps of the build. */
import path from 'node:path';
import { createSearchPages } from '../../../plugins/page-metadata';
import { readVersions } from '../../../plugins/search/readVersions';
import sidebars from '../../../sidebars';
import type { SearchData } from '../../../src/lib/searchData';

const SITE_DIR = path.join(__dirname, '../../..');
const FOLDERS = { docs: 'docs/x', pages: 'src/pages' };

/** What the search of the current version is made from, in one language of the site. */
export async function siteData(language: 'en' | 'zh'): Promise<SearchData> {
  const pages = {
    siteDir: SITE_DIR,
    folders: FOLDERS,
    sidebarId: 'x',
    sidebar: sidebars.x,
    language,
  };
  const versions = await readVersions(
    { folders: FOLDERS, sidebarId: 'x', ...createSearchPages(pages) },
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

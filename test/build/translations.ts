/** Which written pages have a body in Chinese: those with a file of their own that isn't behind the English page. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { outdatedPages } from '../../plugins/content/translations';
import { PAGE_FOLDERS } from '../../src/data/docsInstances';
import { isApiPage, pageOf } from '../../src/lib/pages/paths';
import { allPaths } from '../e2e/pages';

const ROOT = path.join(__dirname, '../..');
const BODIES = 'i18n/zh/docusaurus-plugin-content-docs/current';

/** Paths of the pages of the instance at `/x/` that somebody wrote: `/x/react-data-grid/sorting/`. */
export const WRITTEN_PAGES: readonly string[] = allPaths().filter(
  (address) => address.startsWith('/x/') && !isApiPage(pageOf(address)),
);

/** Tells of any of {@link WRITTEN_PAGES} whether readers see its translation. */
export async function translatedPages(): Promise<(page: string) => boolean> {
  const behind = await outdatedPages({ siteDir: ROOT, folders: PAGE_FOLDERS, language: 'zh' });
  return (page) => {
    const file = `${BODIES}/${page.slice('/x/'.length)}index.mdx`;
    return existsSync(path.join(ROOT, file)) && !behind.has(file);
  };
}

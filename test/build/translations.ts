/** Which written pages have a body in Chinese: those with a file of their own. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isApiPage, pageOf } from '../../src/lib/pages/paths';
import { allPaths } from '../e2e/pages';

const BODIES = path.join(__dirname, '../../i18n/zh/docusaurus-plugin-content-docs/current');

/** Paths of the pages of the instance at `/x/` that somebody wrote: `/x/react-data-grid/sorting/`. */
export const WRITTEN_PAGES: readonly string[] = allPaths().filter(
  (address) => address.startsWith('/x/') && !isApiPage(pageOf(address)),
);

/** @param page one of {@link WRITTEN_PAGES} */
export function isTranslated(page: string): boolean {
  return existsSync(path.join(BODIES, page.slice('/x/'.length), 'index.mdx'));
}

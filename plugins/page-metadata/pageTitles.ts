/** Documentation pages for those who link to them: whether they exist, and their titles in the language of the build. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { originalFile } from '../../src/lib/pageFiles';
import { pageTitle } from '../../src/lib/titles';
import type { PageMetadataOptions } from './index';
import { createSiteFiles } from './siteFiles';

/** Pages are named by their path in the current version, without a slash at the end. */
export interface PageTitles {
  readonly hasPage: (path: string, version: string | undefined) => boolean;
  /** The title of a page that exists. */
  readonly titleOf: (path: string, version: string | undefined) => Promise<string>;
}

export function createPageTitles(options: PageMetadataOptions): PageTitles {
  const { siteDir, folders, sidebarId, sidebar, language } = options;
  const { treeOf, tablesOf } = createSiteFiles(siteDir, sidebarId, sidebar);
  const fileOf = (pathname: string, version: string | undefined) => {
    const name = `${pathname.replace(/^\/x\//, '')}/index.mdx`;
    return path.join(
      siteDir,
      originalFile({ kind: 'docs', version, language: undefined, name }, folders),
    );
  };
  return {
    hasPage: (pathname, version) =>
      pathname.startsWith('/x/') && existsSync(fileOf(pathname, version)),
    titleOf: async (pathname, version) => {
      const filePath = fileOf(pathname, version);
      const fileContent = await readFile(filePath, 'utf8');
      const { title } = (await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent })).frontMatter;
      return pageTitle(pathname, language, {
        tables: tablesOf(language),
        tree: treeOf(version).items,
        ...(typeof title === 'string' && { ownTitle: title }),
        reports: { warn: logger.warn, error: logger.error },
      });
    },
  };
}

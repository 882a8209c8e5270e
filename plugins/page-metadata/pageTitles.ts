/** Documentation pages for those who link to them: whether they exist, and their titles in the language of the build. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { originalFile } from '../../src/lib/pageFiles';
import { pageTitle } from '../../src/lib/titles';
import type { PageMetadataOptions } from './options';
import { parseFrontMatter, readPageFile } from './pageFile';
import { createSiteFiles } from './siteFiles';

/** Pages are named by their path in the current version, without a slash at the end. */
export interface PageTitles {
  readonly hasPage: (path: string, version: string | undefined) => boolean;
  /**
   * The title of a page of the tree.
   * @throws when the page doesn't exist, with its file and the tree's
   */
  readonly titleOf: (path: string, version: string | undefined) => Promise<string>;
}

export function createPageTitles(options: PageMetadataOptions): PageTitles {
  const { siteDir, folders, sidebarId, sidebar, language } = options;
  const { treeOf, tablesOf } = createSiteFiles(siteDir, sidebarId, sidebar);
  const fileOf = (pathname: string, version: string | undefined) => {
    const name = `${pathname.replace(/^\/x\//, '')}/index.mdx`;
    return originalFile({ kind: 'docs', version, language: undefined, name }, folders);
  };
  const exists = (file: string) => existsSync(path.join(siteDir, file));
  return {
    hasPage: (pathname, version) => pathname.startsWith('/x/') && exists(fileOf(pathname, version)),
    titleOf: async (pathname, version) => {
      const file = fileOf(pathname, version);
      const tree = treeOf(version);
      if (!exists(file)) {
        throw new Error(
          `${tree.file} has a node for ${pathname}, but there is no ${file}. Write the page, or remove the node.`,
        );
      }
      const params = {
        filePath: path.join(siteDir, file),
        fileContent: await readPageFile(siteDir, file),
      };
      const parsed = await parseFrontMatter(DEFAULT_PARSE_FRONT_MATTER, params, file);
      const { title } = parsed.frontMatter;
      return pageTitle(pathname, language, {
        tables: tablesOf(language),
        tree: tree.items,
        ...(typeof title === 'string' && { ownTitle: title }),
        reports: { warn: logger.warn, error: logger.error },
      });
    },
  };
}

/** Documentation pages for those who link to them: whether they exist, and their titles in the language of the build. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { instanceOfPath } from '../../../src/lib/pages/docsInstance';
import { originalFile } from '../../../src/lib/pages/pageFiles';
import { docIdOf } from '../../../src/lib/pages/pageTree';
import { pageTitle } from '../../../src/lib/pages/titles';
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
  const { siteDir, folders, trees, language } = options;
  const { treeOf, tablesOf } = createSiteFiles(siteDir, folders.docs, trees);
  /** The page's instance and file; nothing for a path outside of all instances. */
  const find = (pathname: string, version: string | undefined) => {
    const instance = instanceOfPath(pathname, folders.docs);
    if (!instance) {
      return undefined;
    }
    const name = `${docIdOf(pathname, instance.route)}.mdx`;
    const place = { kind: 'docs', instance, version, language: undefined, name } as const;
    return { instance, file: originalFile(place, folders) };
  };
  const exists = (file: string) => existsSync(path.join(siteDir, file));
  return {
    hasPage: (pathname, version) => {
      const found = find(pathname, version);
      return found !== undefined && exists(found.file);
    },
    titleOf: async (pathname, version) => {
      const found = find(pathname, version);
      if (!found) {
        throw new Error(`${pathname} lies outside of all documentation instances.`);
      }
      const { instance, file } = found;
      const tree = treeOf(instance, version);
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

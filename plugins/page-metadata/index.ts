/** Wires the front matter rules into Docusaurus' parser. */
import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { type SidebarItem, badgesByDocId } from '../../src/lib/pageTree';
import { checkFrontMatter, docIdOfFile, withBadges } from './frontMatter';

/**
 * A front matter parser that checks each page and adds its badges.
 * @param siteDir root of the site
 * @param docsPath folder of the documents whose tree is `sidebar`, relative to `siteDir`
 */
export function createFrontMatterParser(
  siteDir: string,
  docsPath: string,
  sidebar: readonly SidebarItem[],
): ParseFrontMatter {
  const badges = badgesByDocId(sidebar);
  return async (params) => {
    const result = await params.defaultParseFrontMatter(params);
    const file = path.relative(siteDir, params.filePath);
    checkFrontMatter(result.frontMatter, file);
    const docId = docIdOfFile(params.filePath, path.join(siteDir, docsPath));
    return docId === undefined
      ? result
      : { ...result, frontMatter: withBadges(result.frontMatter, docId, badges, file) };
  };
}

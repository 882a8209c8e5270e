/** Reads the pages whose statements need proof: all but those of the generated reference. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { DOCS_INSTANCES } from '../../src/data/docsInstances';
import { pathnameOfDoc } from '../../src/lib/pages/pageTree';
import { parseTrees } from '../../plugins/content/mdx/parseTrees';
import { readClaims } from './claimFiles';
import { claimFilesOf } from './claimPaths';
import { type PageText, readPageText } from './pageText';
import type { PageClaims } from './proof';

/** A page and what it says. */
export interface ClaimedPage {
  /** `/x/react-data-grid/sorting` */
  readonly pathname: string;
  /** From the root of the project, with `/`. */
  readonly file: string;
  readonly tree: Root;
  readonly page: PageText;
}

/**
 * Pages by path.
 * @param isWanted by path; all pages when absent
 * @throws when one can't be parsed
 */
export function readClaimedPages(
  siteDir: string,
  isWanted: (pathname: string) => boolean = () => true,
): readonly ClaimedPage[] {
  const files = DOCS_INSTANCES.flatMap(({ folder, route }) =>
    readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => name.endsWith('.mdx') && !name.startsWith('api/'))
      .sort()
      .map((name) => ({
        file: `${folder}/${name}`,
        pathname: pathnameOfDoc(name.replace(/\.mdx$/, ''), route),
      })),
  ).filter(({ pathname }) => isWanted(pathname));
  const trees = parseTrees(files.map(({ file }) => readFileSync(path.join(siteDir, file), 'utf8')));
  return files.map(({ file, pathname }, index) => {
    const parsed = trees[index];
    if (!parsed || 'problem' in parsed) {
      throw new Error(`${file} can't be parsed: ${parsed?.problem ?? 'no tree'}`);
    }
    return {
      pathname,
      file,
      tree: parsed.tree,
      page: readPageText(parsed.tree),
    };
  });
}

/** The claims of a page in all of its files; none when it has no file. */
export function readClaimsOf(
  siteDir: string,
  pathname: string,
): PageClaims & { readonly files: readonly string[] } {
  const files = claimFilesOf(pathname).filter((file) => existsSync(path.join(siteDir, file)));
  const all = files.map((file) => readClaims(file, readFileSync(path.join(siteDir, file), 'utf8')));
  return {
    files,
    quotes: all.flatMap(({ quotes }) => quotes),
    dismissals: all.flatMap(({ dismissals }) => dismissals),
  };
}

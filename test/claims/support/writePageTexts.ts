import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pageOfClaimFile } from '../../../tools/docs-claims/claimPaths';
import { readClaimedPages } from '../../../tools/docs-claims/readPages';

/**
 * Writes what pages say into a file, and its path into the environment, for `readPageTexts`.
 * @param root of the project
 * @param claimFiles whose pages are read; absent for all pages
 */
export function writePageTexts(root: string, claimFiles?: readonly string[]): void {
  const folder = path.join(root, 'test-results/claims');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `pages-${process.pid}.json`);
  const pages = claimFiles && new Set(claimFiles.map(pageOfClaimFile));
  const claimed = readClaimedPages(root, (pathname) => pages?.has(pathname) ?? true);
  const texts = claimed.map(({ pathname, page }) => [pathname, page.text]);
  writeFileSync(file, JSON.stringify(Object.fromEntries(texts)));
  process.env.CLAIMS_PAGES = file;
}

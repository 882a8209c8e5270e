import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readClaimedPages } from '../../../tools/docs-claims/readPages';

/**
 * Writes what all pages say into a file, and its path into the environment, for `readPageTexts`.
 * @param root of the project
 */
export function writePageTexts(root: string): void {
  const folder = path.join(root, 'test-results/claims');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `pages-${process.pid}.json`);
  const texts = readClaimedPages(root).map(({ pathname, page }) => [pathname, page.text]);
  writeFileSync(file, JSON.stringify(Object.fromEntries(texts)));
  process.env.CLAIMS_PAGES = file;
}

/** Which pages the build holds, by its files: the sitemap leaves out those of cut versions, tabs and the playground. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { withoutVersion } from '../../src/lib/pages/versionedPaths';
import { productIdOf, readPath, withoutDocsTab } from '../../src/lib/pages/paths';
import { PRODUCTS } from '../../src/data/products';
import { readRedirects, redirectAt } from '../../src/lib/hosting/hostRules';
import { BUILD } from './builtPage';

/** Tells which addresses lead on, by what servers are told. */
function movedPaths(): (pathname: string) => boolean {
  const redirects = readRedirects(readFileSync(path.join(BUILD, '_redirects'), 'utf8'));
  return (pathname) => redirectAt(redirects, pathname) !== undefined;
}

/**
 * Paths of all pages in both languages. What shows in place of a page without a network, and the frame of edited demos,
 * are no pages to share or find, and neither is one that only leads on.
 */
export function builtPaths(): readonly string[] {
  const isMoved = movedPaths();
  return readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => path.basename(file) === 'index.html' && !/\bx.offline\b|^(?:zh.)?live\b/.test(file),
    )
    .map((file) => `/${path.dirname(file).replaceAll('\\', '/')}/`.replace(/^\/\.\/$/, '/'))
    .filter((pathname) => !isMoved(pathname));
}

/**
 * The page that search engines should show in place of a page: of the current version where that has it, and without
 * a tab.
 * @param built paths of all pages of the build
 */
export function canonicalPage(address: string, built: ReadonlySet<string>): string {
  const { route } = readPath(address);
  const language = address.slice(0, address.length - route.length);
  const page = withoutDocsTab(route);
  const current = language + withoutVersion(page);
  return built.has(current) ? current : language + page;
}

/** Whether a page belongs to the documentation, in any language and version: to a product, or to what products share. */
export function isDocumentation(pathname: string): boolean {
  const product = productIdOf(pathname);
  return product === 'x' || PRODUCTS.some(({ id }) => id === product);
}

/** Which pages the build holds, by its files: the sitemap leaves out those of cut versions, tabs and the playground. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { withoutVersion } from '../../src/lib/pages/versionedPaths';
import { readPath, withoutDocsTab } from '../../src/lib/pages/paths';
import { readRedirects } from '../../src/lib/hosting/hostRules';
import { BUILD } from './builtPage';

/** Old addresses that lead on, by what servers are told. */
function movedPaths(): ReadonlySet<string> {
  return new Set(readRedirects(readFileSync(path.join(BUILD, '_redirects'), 'utf8')).keys());
}

/**
 * Paths of all pages in both languages. What shows in place of a page without a network is no page to share or find, and
 * neither is one that only leads on.
 */
export function builtPaths(): readonly string[] {
  const moved = movedPaths();
  return readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html' && !/\bx.offline\b/.test(file))
    .map((file) => `/${path.dirname(file).replaceAll('\\', '/')}/`.replace(/^\/\.\/$/, '/'))
    .filter((pathname) => !moved.has(pathname));
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

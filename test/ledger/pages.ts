/** What the visit of each page rests on: the site's code and styles, the built page, and the sources of its demos. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { BUILD } from '../build/builtPage';
import { demoPages } from '../e2e/demoPages';
import { PAGE_KINDS, pathsToVisit } from '../e2e/pages';
import { filesBelow, fingerprint, fingerprintOf, withImports } from './fingerprint';
import { type State, due } from './ledger';

const ROOT = path.join(__dirname, '../..');

/** Lists of pages and names that grow with each page; what a page shows of them stands in its HTML. */
const LISTS = /^src\/data\/(?:apiIndex\.json|versionPages\.ts)$/;

/** A hash in the name of a file, which tells of content that the sources tell of. */
const HASH = /\.[\da-f]{8}(?=\.\w+)/g;

function around(): string {
  return fingerprintOf(
    filesBelow(
      'package-lock.json',
      'docusaurus.config.ts',
      'playwright.config.mts',
      'src',
      'plugins',
      'static',
      'test/browser.mts',
      'test/layoutShift.ts',
      'tools/build.mjs',
    )
      .concat(withImports(['test/e2e/everyPage.spec.ts']))
      .filter((file) => !LISTS.test(file)),
  );
}

/** The part of a page that visits look at, whatever surrounds it. */
function mainOf(html: string): string {
  return html.slice(html.indexOf('<main'), html.lastIndexOf('</main>')).replaceAll(HASH, '');
}

function sourcesOf(page: string): readonly string[] {
  const folder = path.posix.join('docs', page);
  const files = readdirSync(path.join(ROOT, folder), { withFileTypes: true });
  return withImports(
    files.filter((file) => file.isFile()).map(({ name }) => path.posix.join(folder, name)),
  );
}

/** By the path of the page: those of the site in English, and one for an address without a page. */
export function stateOfPages(): State {
  const withDemos = new Set(demoPages().map(({ path: page }) => page));
  const items = [...pathsToVisit(), PAGE_KINDS.missing].map((page) => {
    const file = path.join(BUILD, page, 'index.html');
    const html = readFileSync(existsSync(file) ? file : path.join(BUILD, '404.html'), 'utf8');
    const sources = withDemos.has(page) ? fingerprintOf(sourcesOf(page)) : '';
    return [page, fingerprint(mainOf(html), sources)] as const;
  });
  return { around: around(), items: Object.fromEntries(items) };
}

/** The pages that a run on the build has to visit. */
export function pagesDue(): readonly string[] {
  return due('pages', stateOfPages(), statSync(path.join(BUILD, 'sitemap.xml')).mtimeMs);
}

/** What the files of the build say: each address lies below the path of the site, and leads to a file. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readHeaders, readRedirects } from '../../src/lib/hosting/hostRules';
import { addressesIn } from './addresses';
import { BASE, ORIGIN, SITE_FOLDER, expect, test } from './test';

const BUILD = path.join(SITE_FOLDER, 'build');
const PORTAL = path.join(__dirname, '../..');

const filesOf = () =>
  readdirSync(BUILD, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(BUILD, path.join(entry.parentPath, entry.name)));

const textOf = (file: string) => readFileSync(path.join(BUILD, file), 'utf8');

/**
 * Whether the portal has a page at a path: header and footer lead to many that the trial site lacks, and crawlers are
 * kept from the playground.
 */
function isPageOfPortal(pathname: string): boolean {
  const page = pathname.slice(BASE.length - 1).replace(/^\/zh(?=\/)/, '');
  const places = ['docs', 'docs/base', 'src/pages'].map((folder) =>
    path.join(PORTAL, folder, page),
  );
  return places.some((place) => existsSync(path.join(place.replace(/\.md$/, ''), 'index.mdx')));
}

function isThere(pathname: string): boolean {
  const file = path.join(BUILD, decodeURI(pathname));
  return existsSync(pathname.endsWith('/') ? path.join(file, 'index.html') : file);
}

test('only files of the host are next to the site', () => {
  expect(readdirSync(BUILD).toSorted()).toEqual(['_headers', '_redirects', 'robots.txt', 'ui']);
});

test('every link and asset of every file is below the path and exists', () => {
  const wrong = new Set<string>();
  const counts = new Map<string, number>();
  for (const file of filesOf()) {
    const extension = path.extname(file);
    const from = new URL(`/${file}`.replace(/index\.html$/, ''), ORIGIN);
    for (const address of new Set(addressesIn(textOf(file), extension))) {
      const to = URL.canParse(address, from) ? new URL(address, from) : undefined;
      // The page for what is missing stands for every address, and names none that is there.
      if (!to || to.origin !== ORIGIN || /\/404(?:\.html)?\/$/.test(to.pathname)) {
        continue;
      }
      counts.set(extension, (counts.get(extension) ?? 0) + 1);
      if (!to.pathname.startsWith(BASE)) {
        wrong.add(`${file}: ${address} leads out of the site`);
      } else if (
        !isThere(to.pathname) &&
        !isPageOfPortal(to.pathname) &&
        // What the worker covers begins there, and is no page.
        !(extension === '.webmanifest' && to.pathname.endsWith('/x/'))
      ) {
        wrong.add(`${file}: ${address} leads to nothing`);
      }
    }
  }
  expect([...wrong]).toEqual([]);
  // Each kind of file was read.
  expect([...counts.keys()].toSorted()).toEqual([
    '.css',
    '.html',
    '.md',
    '.txt',
    '.webmanifest',
    '.xml',
  ]);
});

test('edited demos have their page in each language, and their scripts once', () => {
  for (const language of ['', 'zh/']) {
    const [, text = ''] =
      /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(
        textOf(`ui/${language}live/index.html`),
      ) ?? [];
    const { files } = JSON.parse(text) as { readonly files: readonly string[] };
    expect(files.filter((file) => !file.startsWith(`${BASE}assets/live/`))).toEqual([]);
    expect(files.filter((file) => !isThere(file))).toEqual([]);
  }
});

test('every file that a worker keeps from the start exists', () => {
  for (const language of ['', 'zh/']) {
    const worker = textOf(`ui/${language}x/sw.js`);
    const kept = [...worker.matchAll(/"url":"([^"]+)"/g)].map(([, url]) => url ?? '');
    expect(kept.length).toBeGreaterThan(5);
    for (const url of kept) {
      expect(url.startsWith(`${BASE}${language}`), url).toBe(true);
      expect(isThere(url), url).toBe(true);
    }
  }
});

test('what is said of a page names its whole address', () => {
  const page = textOf('ui/zh/x/react-data-grid/sorting/index.html');
  const address = `${ORIGIN}${BASE}zh/x/react-data-grid/sorting/`;
  for (const text of [
    `rel="?canonical"? href="?${address}`,
    `property="?og:url"? content="?${address}`,
    `rel="?alternate"? href="?${ORIGIN}${BASE}x/react-data-grid/sorting/"? hreflang="?en`,
    `property="?og:image"? content="?${ORIGIN}${BASE}zh/img/social/data-grid.png`,
    // The product follows from the path behind base and language.
    'name="?mui:productId"? content="?x-data-grid',
  ]) {
    expect(page).toMatch(new RegExp(text));
  }
  const cut = textOf('ui/x/8.9.0/react-data-grid/sorting/index.html');
  expect(cut).toMatch(
    new RegExp(`rel="?canonical"? href="?${ORIGIN}${BASE}x/react-data-grid/sorting/`),
  );
  const sitemap = textOf('ui/sitemap.xml');
  expect(sitemap).toContain(`<loc>${ORIGIN}${BASE}x/react-data-grid/sorting/</loc>`);
  expect(sitemap).not.toMatch(/8\.9\.0\/|playground/);
  expect(textOf('robots.txt')).toContain(`Sitemap: ${ORIGIN}${BASE}zh/sitemap.xml`);
});

test('links in the text of pages have the path in Markdown too, and only once', () => {
  const texts = filesOf()
    .filter((file) => /\.(?:md|txt|html)$/.test(file))
    .map(textOf);
  expect(texts.filter((text) => text.includes(`${BASE}ui/`))).toEqual([]);
  expect(textOf('ui/llms.txt')).toContain(`](${BASE}x/react-data-grid/sorting.md)`);
  expect(textOf('ui/zh/llms.txt')).toContain(`](${BASE}zh/x/react-data-grid/sorting.md)`);
});

test('rules for hosts speak of addresses below the path alone', () => {
  const redirects = readRedirects(textOf('_redirects'));
  expect(redirects.get(`${BASE}zh/x/overview.md`)?.to).toBe(`${BASE}zh/x/introduction.md`);
  for (const [from, { to }] of redirects) {
    expect(from.startsWith(BASE) && to.startsWith(BASE), `${from} ${to}`).toBe(true);
    expect(isThere(to), to).toBe(true);
  }
  const rules = readHeaders(textOf('_headers'));
  const sentFor = (pathname: string) =>
    new Map(rules.flatMap(({ fits, headers }) => (fits(pathname) ? [...headers] : [])));
  expect(sentFor('/other/').size).toBe(0);
  expect(sentFor(`${BASE}zh/`).get('X-Content-Type-Options')).toBe('nosniff');
  expect(sentFor(`${BASE}zh/assets/js/a.js`).get('Cache-Control')).toContain('immutable');
  expect(sentFor('/assets/js/a.js').size).toBe(0);
});

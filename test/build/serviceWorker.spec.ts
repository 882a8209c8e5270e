/** The service workers of the built site, what they keep from the start, and the manifests. Read from the files. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { isSitePage } from '../../src/lib/offline/offline';

const BUILD = path.join(__dirname, '../../build');
const MIB = 1024 * 1024;

interface Entry {
  readonly url: string;
  readonly revision: string | null;
}

/** The list that `workbox-build` wrote into a worker. */
function precacheOf(worker: string): readonly Entry[] {
  const list = /\[\{"revision":.*?\}\]/.exec(worker)?.[0];
  const entries: Entry[] = JSON.parse(list ?? '[]');
  return entries;
}

function builtFile(url: string): Buffer {
  return readFileSync(path.join(BUILD, url.endsWith('/') ? `${url}index.html` : url));
}

for (const baseUrl of ['/', '/zh/']) {
  test(`the worker of ${baseUrl} keeps at most 1 MiB from the start, all of it as it was built`, () => {
    const entries = precacheOf(builtFile(`${baseUrl}x/sw.js`).toString());
    const urls = entries.map(({ url }) => url);
    expect(urls).toContain(`${baseUrl}x/offline/`);
    expect(urls.some((url) => /\/search-current\.[\da-f]{8}\.js$/.test(url))).toBe(
      !process.env.ALGOLIA_APP_ID,
    );
    const bytes = entries.reduce((sum, { url }) => sum + builtFile(url).length, 0);
    expect(bytes).toBeLessThanOrEqual(MIB);
    for (const { url, revision } of entries) {
      const hash = createHash('md5').update(builtFile(url)).digest('hex');
      const isNamedByHash = /^\/.*\.[\da-f]{8,}\.\w+$/.test(url);
      expect(revision, url).toBe(isNamedByHash ? null : hash);
    }
  });

  test(`the manifest of ${baseUrl} names a page and icons that exist, of the right size`, () => {
    const manifest = JSON.parse(builtFile(`${baseUrl}manifest.webmanifest`).toString());
    expect(manifest.scope).toBe(baseUrl);
    expect(builtFile(manifest.start_url).toString()).toContain(
      `rel=manifest href=${baseUrl}manifest.webmanifest`,
    );
    expect(manifest.short_name.length).toBeLessThanOrEqual(12);
    for (const { src, sizes } of manifest.icons) {
      const png = builtFile(src);
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
    }
    expect(builtFile(`${baseUrl}img/icons/touch-180.png`).readUInt32BE(16)).toBe(180);
  });

  test(`pages of ${baseUrl} link to tab icons as SVG, ICO and PNG, and each exists`, () => {
    const page = builtFile(`${baseUrl}x/introduction/index.html`).toString();
    const links = [...page.matchAll(/<link (?=[^>]*\brel="?icon\b)[^>]*>/g)].map(
      ([link]) => /\bhref="?([^"\s>]+)/.exec(link)?.[1] ?? '',
    );
    expect(links.toSorted()).toEqual([
      `${baseUrl}favicon.ico`,
      `${baseUrl}img/favicon.svg`,
      `${baseUrl}img/icons/icon-192.png`,
    ]);
    expect(links.map((link) => builtFile(link).length > 0)).toEqual([true, true, true]);
    // What begins so is an icon; servers that know no type for the ending look at it.
    expect([...builtFile(`${baseUrl}favicon.ico`).subarray(0, 4)]).toEqual([0, 0, 1, 0]);
  });
}

test('every page has the mark of the site, without which the worker keeps none', () => {
  const pages = readdirSync(BUILD, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  expect(pages.length).toBeGreaterThan(800);
  expect(pages.filter((page) => !isSitePage(builtFile(page).toString()))).toEqual([]);
});

test('no file of the worker is at the root, and no list links to the offline page', () => {
  expect(existsSync(path.join(BUILD, 'sw.js'))).toBe(false);
  for (const file of ['/sitemap.xml', '/llms.txt', '/zh/sitemap.xml', '/zh/llms.txt']) {
    expect(builtFile(file).toString(), file).not.toContain('/x/offline');
  }
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  SEARCH_CHUNKS,
  SEARCH_IMPORTS,
  clientFilesOf,
} from '../../../../../plugins/output/service-worker/clientFiles';
import { drawFavicon } from '../../../../../plugins/output/service-worker/icons';
import { offlinePageHtml } from '../../../../../plugins/output/service-worker/offlinePage';
import { createUiTexts } from '../../../../../plugins/content/ui-texts';
import {
  manifestTags,
  webManifest,
} from '../../../../../plugins/output/service-worker/webManifest';

test('what search in titles needs is found among the groups of chunks', () => {
  const group = (files: string[], request?: string, name?: string, initial = false) => ({
    name,
    origins: [{ request }],
    isInitial: () => initial,
    getFiles: () => files,
  });
  expect(
    clientFilesOf([
      group(['main.js', 'styles.css'], undefined, 'main', true),
      group(['dialog.js', 'shared.js'], './dialog/SearchDialog'),
      group(['prepare.js', 'shared.js'], './engine/prepareSearch'),
      group(['worker.js'], undefined, 'search-worker'),
      group(['data.js'], './current.json', 'search-current'),
      group(['old.js'], './8.9.0.json', 'search-8.9.0'),
      group(['hosted.js'], './hosted/HostedSearch'),
    ]),
  ).toEqual({
    styles: ['styles.css'],
    search: ['dialog.js', 'shared.js', 'prepare.js', 'worker.js', 'data.js'],
  });
});

test('the parts of the search are called as its code calls them', () => {
  const folder = path.join(__dirname, '../../../../../src/features/search');
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  for (const request of SEARCH_IMPORTS) {
    expect(read('loadDialog.ts')).toContain(`import('${request}')`);
  }
  expect(read('engine/startWorker.ts')).toContain(`webpackChunkName: "${SEARCH_CHUNKS[0]}"`);
});

test('each language has an app of its own', () => {
  const manifest = webManifest({ baseUrl: '/zh/', language: 'zh-CN', name: 'MUI X 文档' });
  expect(manifest).toMatchObject({
    id: '/zh/x/',
    lang: 'zh-CN',
    start_url: '/zh/x/introduction/',
    scope: '/zh/',
    display: 'standalone',
  });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
  ]);
  expect(manifestTags('/zh/').map(({ attributes }) => attributes)).toEqual([
    { rel: 'icon', href: '/zh/favicon.ico', sizes: '16x16 32x32 48x48' },
    { rel: 'icon', type: 'image/png', href: '/zh/img/icons/icon-192.png', sizes: '192x192' },
    { rel: 'manifest', href: '/zh/manifest.webmanifest' },
    { rel: 'apple-touch-icon', href: '/zh/img/icons/touch-180.png' },
  ]);
});

test('the icon file of tabs holds a PNG of each size, where its list says', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';
  const sizes = [16, 48];
  const file = drawFavicon(svg, sizes);
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 2]);
  let end = 6 + 16 * sizes.length;
  sizes.forEach((size, index) => {
    const entry = file.subarray(6 + 16 * index);
    expect([entry[0], entry[1]]).toEqual([size, size]);
    const start = entry.readUInt32LE(12);
    expect(start).toBe(end);
    end = start + entry.readUInt32LE(8);
    const png = file.subarray(start, end);
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
  });
  expect(end).toBe(file.length);
});

test('the offline page needs none of the scripts of the site', () => {
  const html = offlinePageHtml({
    baseUrl: '/zh/',
    language: 'zh-CN',
    name: 'A & B',
    styles: ['/zh/assets/css/styles.0123abcd.css'],
    lookUp: createUiTexts({ 'portal.offline.title': '离线' }),
  });
  expect(html).toContain('<title>离线 - A &amp; B</title>');
  expect(html).toContain('href="/zh/assets/css/styles.0123abcd.css"');
  expect(html).toContain('"cachePrefix":"docs:/zh/x/:page:"');
  expect(html).not.toMatch(/<script[^>]* src/);
});

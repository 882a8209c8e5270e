import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  SEARCH_PARTS,
  clientFilesOf,
} from '../../../../../plugins/output/service-worker/clientFiles';
import { offlinePageHtml } from '../../../../../plugins/output/service-worker/offlinePage';
import {
  ENGLISH_TEXTS,
  createOfflineTexts,
} from '../../../../../plugins/output/service-worker/texts';
import {
  manifestTags,
  webManifest,
} from '../../../../../plugins/output/service-worker/webManifest';
import { OFFLINE_TEXTS } from '../../../../../src/features/i18n/dictionary/offline';

test('the texts are those of the dictionary, in Chinese too', () => {
  const dictionary = Object.fromEntries(
    Object.entries(OFFLINE_TEXTS).map(([key, text]) => [`portal.offline.${key}`, text()]),
  );
  expect(ENGLISH_TEXTS).toEqual(dictionary);
  const file = path.join(__dirname, '../../../../../i18n/zh/code.json');
  const chinese: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'));
  expect(Object.keys(ENGLISH_TEXTS).filter((id) => !(id in chinese))).toEqual([]);
});

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
      group(['titles.js', 'shared.js'], '../../lib/search/searchTitles'),
      group(['data.js'], './current.json', 'search-current'),
      group(['old.js'], './8.9.0.json', 'search-8.9.0'),
      group(['hosted.js'], './hosted/HostedSearch'),
    ]),
  ).toEqual({
    styles: ['styles.css'],
    search: ['dialog.js', 'shared.js', 'titles.js', 'data.js'],
  });
});

test('the parts of the search are called as its code calls them', () => {
  const folder = path.join(__dirname, '../../../../../src/features/search');
  const code = ['loadDialog.ts', 'titleSearch.ts'].map((file) =>
    readFileSync(path.join(folder, file), 'utf8'),
  );
  SEARCH_PARTS.forEach((part) => expect(code.join('\n')).toContain(`import('${part}')`));
});

test('each language has an app of its own', () => {
  const manifest = webManifest({ baseUrl: '/zh/', language: 'zh-CN', name: 'MUI X 文档' });
  expect(manifest).toMatchObject({
    id: '/zh/x/',
    lang: 'zh-CN',
    start_url: '/zh/x/introduction/',
    scope: '/zh/x/',
    display: 'standalone',
  });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
  ]);
  expect(manifestTags('/zh/')[0]?.attributes).toEqual({
    rel: 'manifest',
    href: '/zh/manifest.webmanifest',
  });
});

test('the offline page needs none of the scripts of the site', () => {
  const html = offlinePageHtml({
    baseUrl: '/zh/',
    language: 'zh-CN',
    name: 'A & B',
    styles: ['/zh/assets/css/styles.0123abcd.css'],
    lookUp: createOfflineTexts({ 'portal.offline.title': '离线' }),
  });
  expect(html).toContain('<title>离线 - A &amp; B</title>');
  expect(html).toContain('href="/zh/assets/css/styles.0123abcd.css"');
  expect(html).toContain('"cachePrefix":"docs:/zh/x/:page:"');
  expect(html).not.toMatch(/<script[^>]* src/);
});

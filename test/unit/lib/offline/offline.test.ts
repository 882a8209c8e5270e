import {
  cacheName,
  SITE_MARK,
  hasExpectedType,
  isKeepable,
  isOldCache,
  isServerProblem,
  isSitePage,
  isWorkerHost,
  kindOfRequest,
  pageKey,
  workerAddress,
  workerLocation,
} from '../../../../src/lib/offline/offline';

const ORIGIN = 'https://docs.example.com';

test.each([
  ['docs.example.com', 'docs.example.com', true],
  ['next.docs.example.com', 'docs.example.com', true],
  ['evildocs.example.com', 'docs.example.com', false],
  ['docs.example.com.evil.test', 'docs.example.com', false],
  ['example.com', 'docs.example.com', false],
  ['localhost', 'docs.example.com', false],
  ['localhost', '', false],
  ['', '', false],
])('the worker is for %s when the host is "%s": %s', (hostname, host, expected) => {
  expect(isWorkerHost(hostname, host)).toBe(expected);
});

test('the address is /x/sw.js of each language', () => {
  expect(workerAddress('/')).toBe('/x/sw.js');
  expect(workerAddress('/zh/')).toBe('/zh/x/sw.js');
});

test.each([
  ['/x/introduction/', true, 'page'],
  ['/x/introduction/?a=1', true, 'page'],
  ['/versions/', true, undefined],
  ['/components/buttons/', true, undefined],
  ['/x/introduction/', false, undefined],
  ['/assets/js/main.41aa4c0a.js', false, 'asset'],
  ['/assets/css/styles.30175ff5.rtl.css', false, 'asset'],
  ['/assets/js/main.js', false, undefined],
  ['/pagefind/pagefind-entry.json', false, 'file'],
  ['/pagefind/fragment/en_1.pf_fragment', false, 'file'],
  ['/fonts/inter-latin-wght-normal.woff2', false, 'file'],
  ['/x/introduction.md', false, 'file'],
  ['/llms.txt', false, 'file'],
  ['/feedback', false, undefined],
  ['/api/ads.json', false, undefined],
  ['/x/sw.js', false, undefined],
  ['https://ads.example.com/assets/js/main.41aa4c0a.js', false, undefined],
])('%s (navigation: %s) is %s', (address, isNavigation, kind) => {
  const facts = { method: 'GET', url: new URL(address, ORIGIN), isNavigation, hasRange: false };
  const place = workerLocation('/');
  expect(kindOfRequest(facts, place, ORIGIN)).toBe(kind);
  expect(kindOfRequest({ ...facts, method: 'POST' }, place, ORIGIN)).toBeUndefined();
  expect(kindOfRequest({ ...facts, hasRange: true }, place, ORIGIN)).toBeUndefined();
});

test('a language leaves the files of another to it', () => {
  const facts = { method: 'GET', isNavigation: false, hasRange: false };
  const kind = (path: string) =>
    kindOfRequest({ ...facts, url: new URL(path, ORIGIN) }, workerLocation('/zh/'), ORIGIN);
  expect(kind('/zh/assets/js/main.41aa4c0a.js')).toBe('asset');
  expect(kind('/assets/js/main.41aa4c0a.js')).toBeUndefined();
});

const WHOLE = { status: 200, type: 'basic', redirected: false, contentType: 'text/html' };

test.each([
  ['page', '/x/introduction/', {}, true],
  ['page', '/x/introduction/', { contentType: 'text/plain' }, false],
  ['page', '/x/introduction/', { contentType: null }, false],
  ['page', '/x/introduction/', { status: 206 }, false],
  ['page', '/x/introduction/', { status: 404 }, false],
  ['page', '/x/introduction/', { type: 'opaque', status: 0 }, false],
  ['page', '/x/introduction/', { type: 'cors' }, false],
  ['page', '/x/introduction/', { redirected: true }, false],
  ['asset', '/assets/js/main.41aa4c0a.js', {}, false],
  ['asset', '/assets/js/main.41aa4c0a.js', { contentType: 'text/javascript' }, true],
  ['file', '/pagefind/fragment/en_1.pf_fragment', {}, false],
  ['file', '/pagefind/fragment/en_1.pf_fragment', { contentType: null }, true],
] as const)('an answer for a %s at %s with %j may be kept: %s', (kind, path, facts, expected) => {
  expect(isKeepable(kind, path, { ...WHOLE, ...facts })).toBe(expected);
});

test.each([
  ['/x/react-charts/', '/x/react-charts/'],
  ['/x/react-charts/?a=1#b', '/x/react-charts/'],
  ['/x/react-charts', '/x/react-charts/'],
  ['/x/react-charts/index.html', '/x/react-charts/'],
  ['/x/react-charts.md', '/x/react-charts.md'],
])('%s is kept as %s', (address, key) => {
  expect(pageKey(new URL(address, ORIGIN))).toBe(key);
});

test('caches of other builds are old, those of other languages and other owners are not', () => {
  const isOld = (name: string) => isOldCache(name, '/x/', 'b');
  expect(isOld(cacheName('/x/', 'page', 'a'))).toBe(true);
  expect(isOld(cacheName('/x/', 'page', 'b'))).toBe(false);
  expect(isOld(cacheName('/zh/x/', 'page', 'a'))).toBe(false);
  expect(isOld('workbox-precache-v2-https://docs.example.com/x/')).toBe(false);
});

test('a page of the site is told from that of another network by its mark', () => {
  expect(isSitePage(`<meta name=${SITE_MARK} content=1><title>Sorting</title>`)).toBe(true);
  expect(isSitePage('<title>Hotel WiFi</title>')).toBe(false);
});

test.each([
  ['asset', '/assets/js/main.41aa4c0a.js', 'text/html', false],
  ['asset', '/assets/js/main.41aa4c0a.js', 'text/javascript', true],
  ['asset', '/assets/css/styles.30175ff5.css', 'application/xhtml+xml', false],
  ['file', '/fonts/inter-latin-wght-normal.woff2', 'text/html; charset=utf-8', false],
  ['file', '/pagefind/fragment/en_1.pf_fragment', 'text/html', false],
  ['file', '/pagefind/fragment/en_1.pf_fragment', 'application/xhtml+xml', false],
  ['file', '/pagefind/fragment/en_1.pf_fragment', 'application/octet-stream', true],
  ['file', '/pagefind/fragment/en_1.pf_fragment', null, true],
  ['file', '/x/introduction.md', null, false],
] as const)('the %s %s may be %s: %s', (kind, path, type, expected) => {
  expect(hasExpectedType(kind, path, type)).toBe(expected);
});

test.each([
  [200, false],
  [404, false],
  [429, false],
  [500, true],
  [503, true],
])('the status %d is a problem of the server: %s', (status, expected) => {
  expect(isServerProblem(status)).toBe(expected);
});

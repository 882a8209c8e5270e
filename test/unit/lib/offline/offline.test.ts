import {
  type WorkerFileFacts,
  cacheName,
  SITE_MARK,
  foldersOfRoutes,
  hasExpectedType,
  isKeepable,
  isOldCache,
  isServerProblem,
  isSitePage,
  isWorkerHost,
  kindOfRequest,
  pageKey,
  scopeToRegister,
  workerAddress,
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

const SCRIPT = { status: 200, contentType: 'text/javascript; charset=utf-8' };

const ANSWERS: readonly (readonly [
  base: string,
  answer: WorkerFileFacts,
  scope: string | undefined,
])[] = [
  ['/', { ...SCRIPT, allowed: '/' }, '/'],
  ['/', { ...SCRIPT, allowed: null }, '/x/'],
  ['/', { ...SCRIPT, allowed: '' }, '/x/'],
  ['/', { ...SCRIPT, allowed: '/x/' }, '/x/'],
  ['/', { ...SCRIPT, allowed: 'http://[' }, '/x/'],
  ['/zh/', { ...SCRIPT, allowed: '/zh/' }, '/zh/'],
  ['/zh/', { ...SCRIPT, allowed: '/' }, '/zh/'],
  ['/ui/', { ...SCRIPT, allowed: '/ui/' }, '/ui/'],
  ['/ui/', { ...SCRIPT, allowed: '/ui/zh/' }, '/ui/x/'],
  // A server that fails, and the page of a network that asks for a password.
  ['/', { status: 503, contentType: 'text/html', allowed: null }, undefined],
  ['/', { status: 200, contentType: 'text/html', allowed: null }, undefined],
];

test.each(ANSWERS)('in %s, the answer %j makes the scope %s', (base, answer, scope) => {
  const script = new URL(workerAddress(base), ORIGIN).href;
  expect(scopeToRegister(base, script, answer)).toBe(scope);
});

test('the folders of pages are the first ones of their paths, without files', () => {
  const routes = ['/', '/404.html', '/components/', '/components/buttons/', '/x/react-charts/'];
  expect(foldersOfRoutes(routes, '/')).toEqual(['components', 'x']);
  expect(foldersOfRoutes(['/zh/', '/zh/x/react-charts/'], '/zh/')).toEqual(['x']);
});

/** The English worker. */
const ENGLISH = {
  baseUrl: '/',
  folders: ['components', 'versions', 'x'],
  shared: '/assets/live/',
};

test.each([
  ['/', true, 'page'],
  ['/x/introduction/', true, 'page'],
  ['/x/introduction/?a=1', true, 'page'],
  ['/x/8.9.0/introduction/', true, 'page'],
  ['/versions/', true, 'page'],
  ['/components/buttons/', true, 'page'],
  ['/zh/x/introduction/', true, undefined],
  ['/zh/components/buttons/', true, undefined],
  ['/feedback', true, undefined],
  ['/other/', true, undefined],
  ['/components-of-others/', true, undefined],
  ['/x/introduction/', false, undefined],
  ['/assets/js/main.41aa4c0a.js', false, 'asset'],
  ['/assets/css/styles.30175ff5.rtl.css', false, 'asset'],
  ['/assets/js/main.js', false, undefined],
  ['/live/', true, 'frame'],
  ['/live/', false, undefined],
  ['/live/a/', true, undefined],
  ['/zh/live/', true, undefined],
  ['/assets/live/react.718bad1832a016c4.js', false, 'asset'],
  ['/assets/live/react.js', false, undefined],
  ['/assets/live/completion-0.718bad1832a016c4.json', false, 'asset'],
  ['/assets/live/completion-0.json', false, undefined],
  ['/pagefind/pagefind-entry.json', false, 'file'],
  ['/pagefind/fragment/en_1.pf_fragment', false, 'file'],
  ['/fonts/inter-latin-wght-normal.woff2', false, 'file'],
  ['/x/introduction.md', false, 'file'],
  ['/components/buttons.md', false, 'file'],
  ['/llms.txt', false, 'file'],
  ['/zh/x/introduction.md', false, undefined],
  ['/zh/assets/js/main.41aa4c0a.js', false, undefined],
  ['/other/readme.txt', false, undefined],
  ['/feedback', false, undefined],
  ['/api/ads.json', false, undefined],
  ['/x/sw.js', false, undefined],
  ['https://ads.example.com/assets/js/main.41aa4c0a.js', false, undefined],
])('%s (navigation: %s) is %s', (address, isNavigation, kind) => {
  const facts = { method: 'GET', url: new URL(address, ORIGIN), isNavigation, hasRange: false };
  expect(kindOfRequest(facts, ENGLISH, ORIGIN)).toBe(kind);
  expect(kindOfRequest({ ...facts, method: 'POST' }, ENGLISH, ORIGIN)).toBeUndefined();
  expect(kindOfRequest({ ...facts, hasRange: true }, ENGLISH, ORIGIN)).toBeUndefined();
});

test('a language leaves the files of another to it', () => {
  const facts = { method: 'GET', isNavigation: false, hasRange: false };
  const kind = (path: string) =>
    kindOfRequest(
      { ...facts, url: new URL(path, ORIGIN) },
      { ...ENGLISH, baseUrl: '/zh/' },
      ORIGIN,
    );
  expect(kind('/zh/assets/js/main.41aa4c0a.js')).toBe('asset');
  // The scripts of edited demos are the same for all languages.
  expect(kind('/assets/live/react.718bad1832a016c4.js')).toBe('asset');
  expect(kind('/assets/js/main.41aa4c0a.js')).toBeUndefined();
});

const WHOLE = { status: 200, type: 'basic', redirected: false, contentType: 'text/html' };

test.each([
  ['page', '/x/introduction/', {}, true],
  ['page', '/x/introduction/', { contentType: 'text/plain' }, false],
  ['frame', '/live/', {}, true],
  ['frame', '/live/', { contentType: 'text/plain' }, false],
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
  const isOld = (name: string) =>
    isOldCache(name, { baseUrl: '/', version: 'b', scope: `${ORIGIN}/x/` });
  expect(isOld(cacheName('/', 'page', 'a'))).toBe(true);
  expect(isOld(cacheName('/', 'page', 'b'))).toBe(false);
  expect(isOld(cacheName('/zh/', 'page', 'a'))).toBe(false);
  expect(isOld(`workbox-precache-v2-${ORIGIN}/x/`)).toBe(false);
  expect(isOld(`workbox-precache-v2-${ORIGIN}/zh/x/`)).toBe(false);
  expect(isOld('another application')).toBe(false);
});

test('a worker of a wider scope finds the files that the narrower one kept from the start old', () => {
  const isOld = (name: string, scope: string) =>
    isOldCache(name, { baseUrl: '/', version: 'b', scope: ORIGIN + scope });
  expect(isOld(`workbox-precache-v2-${ORIGIN}/x/`, '/')).toBe(true);
  expect(isOld(`workbox-precache-v2-${ORIGIN}/`, '/')).toBe(false);
  expect(isOld(`workbox-precache-v2-${ORIGIN}/`, '/x/')).toBe(true);
  expect(isOld(`workbox-precache-v2-${ORIGIN}/zh/`, '/')).toBe(false);
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

import { isSitePath, isWebAddress } from '../../../../src/lib/pages/webAddress';

const ORIGIN = 'https://docs.example';

const GOOD = [
  '/',
  '/x/react-data-grid/sorting/',
  '/x/react-data-grid/sorting/#multi-sorting',
  '/zh/x/8.9.0/react-charts/?q=1#data-grid-prop-rows',
  '/x/%E6%8E%92%E5%BA%8F/#%E6%8E%92%E5%BA%8F',
  '/x/排序/#排序',
];

const BAD = [
  '',
  'x/',
  '#a',
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  '/\t/evil.example/',
  '/\n/evil.example/',
  '\t//evil.example/',
  ' /x/',
  '/x /',
  '/x/\u0000',
  '/x/\u007f',
  '/x/\u0085',
  '/x/\u2028',
  '/x\\y/',
  // What the router makes of it is one of those above.
  '/%09/evil.example/',
  '/%0a/evil.example/',
  '/%5Cevil.example/',
  '/%20/',
  // After the router has decoded it once, nobody can decode it again.
  '/100%25/',
  '/100%/',
  '/%ff/',
  '/x/#100%',
  '/x/#a\tb',
  '/x/?a\\b',
  'javascript:alert(1)',
  'https://evil.example/',
];

describe('a path of this site', () => {
  it.each(GOOD)('is %j', (address) => {
    expect(isSitePath(address)).toBe(true);
  });

  it.each(BAD)('is not %j', (address) => {
    expect(isSitePath(address)).toBe(false);
  });

  it('leads a browser to this site, also when the router has decoded it before', () => {
    const taken = [...GOOD, ...BAD].filter(isSitePath);
    expect(taken).toEqual(GOOD);
    taken.forEach((address) => {
      expect(new URL(address, ORIGIN).origin).toBe(ORIGIN);
      expect(new URL(decodeURI(address), ORIGIN).origin).toBe(ORIGIN);
    });
  });

  it('is refused in no time when it is huge', () => {
    const start = performance.now();
    for (const long of ['/', '%', ' ', 'a', '%25', '\\', '#', '?']) {
      isSitePath(`/${long.repeat(100_000)}`);
    }
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

test.each([
  ['https://elsewhere.example/x/', true],
  ['http://localhost:3000/', true],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['//elsewhere.example/', false],
  ['/x/', false],
])('of the web: %s is %s', (address, expected) => {
  expect(isWebAddress(address)).toBe(expected);
});

test.each(['https://mui.com/x/', 'http://localhost:3000', 'HTTPS://mui.com/?a=b#c'])(
  '%s is an address of the web',
  (address) => {
    expect(isWebAddress(address)).toBe(true);
    expect(isSitePath(address)).toBe(false);
  },
);

test.each(['/', '/x/react-charts/', '/x/react-charts/#bars', '/versions?a=b'])(
  '%s is a path of the site',
  (path) => {
    expect(isSitePath(path)).toBe(true);
    expect(isWebAddress(path)).toBe(false);
  },
);

test.each([
  'javascript:alert(1)//https://mui.com/',
  ' javascript:alert(1)#',
  'java\tscript:alert(1)',
  'data:text/html,<p>',
  'vbscript:x',
  'file:///etc/hosts',
  'blob:https://mui.com/1',
  'ftp://mui.com/',
  'mailto:a@mui.com',
  '//mui.com/#a',
  '/\\mui.com/#a',
  '\\\\mui.com',
  'https:mui.com',
  'https:///x',
  'https://a b/',
  'x/react-charts/#a',
  '#a',
  '',
])('"%s" is neither', (text) => {
  expect(isWebAddress(text)).toBe(false);
  expect(isSitePath(text)).toBe(false);
});

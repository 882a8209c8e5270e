import { isPlain, isRefused, respelledPath } from '../../../../src/lib/hosting/requestPaths';

it.each([
  ['/x//new/', '/x/new/'],
  ['//x/new', '/x/new'],
  ['/x/new//?a=//b', '/x/new/'],
  ['/x/new/index.html', '/x/new/'],
  ['/x//index.html?a', '/x/'],
  ['/index.html', '/'],
  ['//evil.example/', '/evil.example/'],
])('redirects %s to %s', (target, path) => {
  expect(respelledPath(target)).toBe(path);
});

it.each(['/', '/x/new/', '/x/new.md', '/x/?a=//b', '/x/?a=/index.html', '/x/a-index.html'])(
  'leaves %s as it is',
  (target) => {
    expect(respelledPath(target)).toBeUndefined();
    expect(isPlain(target)).toBe(true);
    expect(isRefused(target)).toBe(false);
  },
);

it.each([
  '/\\evil.example//',
  '/%5cevil.example//',
  '/%5Cevil.example/',
  '/%2f/evil.example',
  '/%09/evil.example',
  '/x/%0d%0a',
  '/x/%7f',
  '/x/..',
  '/x/../y//',
  '/x/%2e%2E/y',
  '/x/.%2e?a',
  '/./index.html',
])('refuses %s', (target) => {
  expect(isRefused(target)).toBe(true);
  expect(isPlain(target)).toBe(false);
  expect(respelledPath(target)).toBeUndefined();
});

it.each(['/x//a b/', '/x//%E4/', '/x//a@b/', '/x/.a//', '/x:y/index.html'])(
  'neither redirects nor refuses %s',
  (target) => {
    expect(isRefused(target)).toBe(false);
    expect(respelledPath(target)).toBeUndefined();
  },
);

it('reads a very long target in linear time', () => {
  const start = performance.now();
  for (const part of ['/', '/a', '//a', 'a', '/.a', '/index.html', '%']) {
    const target = `/${part.repeat(100_000)} `;
    expect(respelledPath(target)).toBeUndefined();
    isRefused(target);
  }
  // ms; quadratic time would take minutes.
  expect(performance.now() - start).toBeLessThan(5000);
});

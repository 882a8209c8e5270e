import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import pathToRegexp from '../../../../../plugins/internals/light-shell/plainPaths';

type Compile = (path: string, keys: { name: number }[], options: object) => RegExp;

// The library itself, in the version that React Router uses.
const resolveFrom = createRequire(require.resolve('react-router'));
const original: Compile = resolveFrom('path-to-regexp');

const PATHS = ['/', '/x/introduction/', '/x/introduction', '/x/8.9.0/', '/zh/x/api/a-b/', '*'];
const ADDRESSES = [
  ...PATHS,
  '',
  '/x/Introduction/',
  '/x/introduction/more/',
  '/x/introductions/',
  '/x/8a9b0/',
];
const OPTIONS = [true, false].flatMap((end) =>
  [true, false].flatMap((strict) => [true, false].map((sensitive) => ({ end, strict, sensitive }))),
);

test.each(PATHS)('%s matches what the library matches', (path) => {
  for (const options of OPTIONS) {
    const [keys, expectedKeys]: { name: number }[][] = [[], []];
    const found = pathToRegexp(path, keys ?? [], options);
    const expected = original(path, expectedKeys ?? [], options);
    for (const address of ADDRESSES) {
      expect([address, options, found.exec(address)?.slice()]).toEqual([
        address,
        options,
        expected.exec(address)?.slice(),
      ]);
    }
    expect(keys?.map(({ name }) => name)).toEqual(expectedKeys?.map(({ name }) => name));
  }
});

test.each(['/x/:page', '/x/(a|b)', '/x?'])('%s is refused', (path) => {
  expect(() => pathToRegexp(path, [], {})).toThrow(path);
});

test('the library is the version whose matching is copied', () => {
  const { version } = JSON.parse(
    readFileSync(
      resolveFrom.resolve('path-to-regexp').replace(/index\.js$/, 'package.json'),
      'utf8',
    ),
  );
  expect(version).toMatch(/^1\./);
});

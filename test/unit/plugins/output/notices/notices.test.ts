import { licenseProblem } from '../../../../../plugins/output/notices/licenses';
import { noticesText } from '../../../../../plugins/output/notices/noticesText';
import { packageFolders } from '../../../../../plugins/output/notices/packageFolders';

test('files belong to the innermost package that holds them; those of the project belong to none', () => {
  const files = [
    '/site/node_modules/clsx/dist/clsx.mjs',
    '/site/node_modules/@mui/material/Button/Button.js',
    '/site/node_modules/@mui/material/node_modules/react-is/index.js',
    '/site/node_modules/@mui',
    '/site/src/pages/index.tsx',
    'C:\\site\\node_modules\\@emotion\\cache\\index.js',
  ];
  expect(packageFolders(files)).toEqual([
    '/site/node_modules/@mui/material',
    '/site/node_modules/@mui/material/node_modules/react-is',
    '/site/node_modules/clsx',
    'C:\\site\\node_modules\\@emotion\\cache',
  ]);
});

test.each([
  ['clsx', 'MIT', undefined],
  ['vendor', 'MIT AND ISC', undefined],
  ['jszip', '(MIT OR GPL-3.0-or-later)', undefined],
  ['both', 'MIT AND GPL-3.0-only', 'both has the licence MIT AND GPL-3.0-only'],
  ['copyleft', 'AGPL-3.0-only', 'copyleft has the licence AGPL-3.0-only'],
  ['silent', undefined, 'silent names no licence'],
  ['@mui/x-data-grid-pro', 'SEE LICENSE IN LICENSE', undefined],
  ['stranger', 'SEE LICENSE IN LICENSE', 'stranger has the licence SEE LICENSE IN LICENSE'],
])('%s under %s', (name, license, problem) => {
  expect(licenseProblem(name, license)).toBe(problem);
});

test('groups packages with the same text, each once, by name', () => {
  const make = (name: string, ...texts: string[]) => ({
    name,
    version: '1.0.0',
    license: 'MIT',
    texts,
  });
  const text = noticesText([
    make('b', 'Text of two\r\n'),
    make('c'),
    make('a', 'Text of two'),
    make('a', 'Text of two'),
  ]);
  const [, ab, c] = text.split(/\n-{80}\n/).map((block) => block.trim());
  expect(ab).toBe('a 1.0.0 (MIT)\nb 1.0.0 (MIT)\n\nText of two');
  expect(c).toBe('c 1.0.0 (MIT)\n\nThe package holds no text of its licence.');
});

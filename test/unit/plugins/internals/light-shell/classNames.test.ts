import { readFileSync } from 'node:fs';
import { classNamesWithoutBlogs } from '../../../../../plugins/internals/light-shell/classNames';

const FILE = 'node_modules/@docusaurus/theme-common/lib/utils/ThemeClassNames.js';

it('drops the names of blogs alone', () => {
  const source = readFileSync(FILE, 'utf8');
  const text = classNamesWithoutBlogs(source);
  const names = (code: string) => code.match(/\w+: '[^']+'/g) ?? [];
  expect(names(text)).toEqual(names(source).filter((name) => !name.startsWith('blog')));
  expect(names(source).length - names(text).length).toBe(9);
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { browserHead } from '../../../../../plugins/internals/light-shell/browserHead';

const FILE = path.join(
  path.dirname(require.resolve('react-helmet-async/package.json')),
  'lib/index.module.js',
);

test('the installed library loses its server and its check of children, and nothing else', () => {
  const source = readFileSync(FILE, 'utf8');
  const light = browserHead(source);
  expect(light).not.toMatch(/canUseDOM\?\(\w+=/);
  expect(light).not.toContain('Helmet expects a string');
  expect(light).toContain('export{');
  expect(light.length).toBeGreaterThan(source.length - 1000);
});

test('a library that looks otherwise is an error that names the file to compare', () => {
  expect(() => browserHead('export const Helmet = 1;')).toThrow('light-shell/browserHead.ts');
});

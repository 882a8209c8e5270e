import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../../..');

test('Docusaurus still reads the variables by which a build is divided', () => {
  const source = readFileSync(path.join(ROOT, 'tools/build.mjs'), 'utf8');
  const names = [...source.matchAll(/\bDOCUSAURUS_\w+/g)].map(([name]) => name);
  expect(names).toHaveLength(2);
  const build = require.resolve('@docusaurus/core/lib/commands/build/buildLocale.js');
  const text = readFileSync(build, 'utf8');
  expect(names.filter((name) => !text.includes(`process.env.${name} === 'true'`))).toEqual([]);
});

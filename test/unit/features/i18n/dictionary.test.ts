/** Every piece of the dictionary, read as text: ids, and what a translator could stumble over. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(__dirname, '../../../../src/features/i18n/dictionary');
const files = readdirSync(FOLDER);

const texts = files.flatMap((file) => {
  const source = readFileSync(path.join(FOLDER, file), 'utf8');
  const area = /defineTexts\('([^']+)'/.exec(source)?.[1];
  const keys = [...source.matchAll(/^ {2}'?([\w-]+)'?: \(/gm)].map((match) => match[1]);
  const ids = [...source.matchAll(/\bid:\s*'([^']+)'/g)].map((match) => match[1]);
  return { file, area, keys, ids };
});

it('finds pieces to look at', () => {
  expect(texts.length).toBeGreaterThan(8);
});

it.each(texts)('$file: each id is made of its area and key', ({ file, area, keys, ids }) => {
  expect(`${area}.ts`).toBe(file);
  expect(keys.length).toBeGreaterThan(0);
  expect(ids).toEqual(keys.map((key) => `portal.${area}.${key}`));
});

it('holds all texts of the site: nothing else asks Docusaurus for a translation', () => {
  const source = path.join(__dirname, '../../../../src');
  const others = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('features/i18n/dictionary/'))
    .filter((file) =>
      readFileSync(path.join(source, file), 'utf8').includes('docusaurus/Translate'),
    );
  expect(others).toEqual([]);
});

import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DICTIONARY, texts } from '../../../../../plugins/internals/bundle-patches/texts';

const FOLDER = path.join(__dirname, '../../../../../src/features/i18n/dictionary');

it('keeps all of a text but what is said to translators', () => {
  const source = `  light: () =>
    translate({
      id: 'portal.colorMode.light',
      message: 'light',
      description: 'It\\'s a mode',
    }),
  long: () =>
    translate({
      id: 'portal.colorMode.long',
      description:
        'What needs a line of its own',
      message: 'A description: \\'none\\',',
    }),
  short: () => translate({ id: 'portal.colorMode.short', message: 'On', description: 'A mode' }),
  description: () => translate({ id: 'portal.colorMode.description', message: 'Text' }),
`;
  expect(texts(source)).toBe(`  light: () =>
    translate({
      id: 'portal.colorMode.light',
      message: 'light',
    }),
  long: () =>
    translate({
      id: 'portal.colorMode.long',
      message: 'A description: \\'none\\',',
    }),
  short: () => translate({ id: 'portal.colorMode.short', message: 'On', }),
  description: () => translate({ id: 'portal.colorMode.description', message: 'Text' }),
`);
});

it('finds every description of the dictionary', () => {
  const files = readdirSync(FOLDER).map((name) => path.join(FOLDER, name));
  expect(files.every((file) => DICTIONARY.test(file))).toBe(true);
  const sources = files.map((file) => readFileSync(file, 'utf8'));
  const count = (all: readonly string[]) => all.join('').match(/\bdescription:\s*['"`]/g)?.length;
  expect(count(sources)).toBeGreaterThan(20);
  expect(count(sources.map(texts))).toBeUndefined();
});

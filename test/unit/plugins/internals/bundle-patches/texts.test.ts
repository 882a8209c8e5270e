import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import {
  DICTIONARY,
  TRANSLATIONS,
  texts,
} from '../../../../../plugins/internals/bundle-patches/texts';

const FOLDER = path.join(__dirname, '../../../../../src/features/i18n/dictionary');
const PIECE = path.join(FOLDER, 'colorMode.ts');

/** A piece of the dictionary, with `entries` in it. */
const piece = (entries: string) =>
  `export const COLOR_MODE_TEXTS = defineTexts('colorMode', {\n${entries}});\n`;

const LIGHT = "  light: () => translate({ id: 'portal.colorMode.light', message: 'light' }),\n";

it('keeps all of a text but what is said to translators', () => {
  const source = piece(`  light: () =>
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
`);
  expect(texts(PIECE, source, {})).toBe(
    piece(`  light: () =>
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
`),
  );
});

it('finds every description of the dictionary', () => {
  const files = readdirSync(FOLDER).map((name) => path.join(FOLDER, name));
  expect(files.every((file) => DICTIONARY.test(file))).toBe(true);
  const sources = files.map((file) => readFileSync(file, 'utf8'));
  const count = (all: readonly string[]) => all.join('').match(/\bdescription:\s*['"`]/g)?.length;
  expect(count(sources)).toBeGreaterThan(20);
  expect(count(sources.map((source) => texts(PIECE, source, {})))).toBeUndefined();
});

it('gives each piece of the dictionary the translations of its own texts', () => {
  const translations = { 'portal.colorMode.light': '亮色', 'portal.colorModes.x': '别的' };
  expect(texts(PIECE, piece(LIGHT), translations)).toBe(
    piece(LIGHT).replace('});\n', '}, {"portal.colorMode.light":"亮色"});\n'),
  );
});

it('leaves all translations but those of the dictionary to every page', () => {
  const file = '/site/.docusaurus/codeTranslations.json';
  const translations = { 'portal.colorMode.light': '亮色', 'theme.common.skipToMainContent': '跳' };
  expect(TRANSLATIONS.test(file)).toBe(true);
  expect(texts(file, JSON.stringify(translations), {})).toBe(
    '{"theme.common.skipToMainContent":"跳"}',
  );
});

it('leaves a language known that has translated only the dictionary', () => {
  const file = '/site/.docusaurus/codeTranslations.json';
  const only = '{"portal.colorMode.light":"亮色"}';
  expect(texts(file, only, {})).toBe(only);
  expect(texts(file, '{}', {})).toBe('{}');
});

it('refuses a piece of the dictionary that is written in another way', () => {
  expect(() => texts(PIECE, `${piece(LIGHT)}export const MORE = 1;\n`, {})).toThrow(
    'at the end of its file',
  );
});

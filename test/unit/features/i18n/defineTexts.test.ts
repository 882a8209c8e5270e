/** @jest-environment jsdom */
import type * as Define from '../../../../src/features/i18n/defineTexts';
import type * as Translate from '@docusaurus/Translate';

/** The dictionary as a page in `language` has it. */
function inLanguage(
  language: string,
  texts: Readonly<Record<string, string>>,
  own?: Readonly<Record<string, string>>,
) {
  jest.resetModules();
  jest.doMock('@generated/i18n', () => ({
    __esModule: true,
    default: { currentLocale: language },
  }));
  jest.doMock('@generated/codeTranslations', () => ({ __esModule: true, default: texts }));
  const { defineTexts } = jest.requireActual<typeof Define>(
    '../../../../src/features/i18n/defineTexts',
  );
  const { translate } = jest.requireActual<typeof Translate>('@docusaurus/Translate');
  return defineTexts(
    'area',
    {
      copy: () => translate({ id: 'portal.area.copy', message: 'Copy' }),
      sourceOf: (values: { file: string }) =>
        translate({ id: 'portal.area.sourceOf', message: 'Source of {file}' }, values),
    },
    own,
  );
}

afterEach(() => {
  jest.restoreAllMocks();
});

it('gives the translation, with its values', () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue(undefined);
  const texts = inLanguage('zh', {
    'portal.area.copy': '复制',
    'portal.area.sourceOf': '{file} 的源代码',
  });
  expect(texts.copy()).toBe('复制');
  expect(texts.sourceOf({ file: 'App.tsx' })).toBe('App.tsx 的源代码');
  expect(warn).not.toHaveBeenCalled();
});

it('gives a translation that the piece brings itself', () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue(undefined);
  const texts = inLanguage('zh', { 'theme.other': '别的' }, { 'portal.area.copy': '复制' });
  expect(texts.copy()).toBe('复制');
  expect(warn).not.toHaveBeenCalled();
});

it('gives English and warns once where a translation is missing', () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue(undefined);
  const texts = inLanguage('zh', { 'portal.area.copy': '复制' });
  expect(texts.sourceOf({ file: 'App.tsx' })).toBe('Source of App.tsx');
  expect(texts.sourceOf({ file: 'index.tsx' })).toBe('Source of index.tsx');
  expect(warn.mock.calls).toEqual([['Missing translation for zh:portal.area.sourceOf']]);
});

it('never warns in English', () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue(undefined);
  expect(inLanguage('en', {}).copy()).toBe('Copy');
  expect(warn).not.toHaveBeenCalled();
});

it('shows an ellipsis in a language that has no dictionary at all', () => {
  const error = jest.spyOn(console, 'error').mockReturnValue(undefined);
  expect(inLanguage('fr', {}).copy()).toBe('…');
  expect(error).toHaveBeenCalledWith('Missing language: fr.');
});

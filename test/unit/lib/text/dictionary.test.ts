import { createLookUp } from '../../../../src/lib/text/dictionary';

const dictionaries = { zh: { copy: '复制', empty: '', 'a.b/c': '路径' } };

function setUp() {
  const warn = jest.fn<undefined, [string]>();
  const error = jest.fn<undefined, [string]>();
  return { warn, error, lookUp: createLookUp({ warn, error }) };
}

it('finds a text, without a word', () => {
  const { lookUp, warn, error } = setUp();
  expect(lookUp(dictionaries, 'zh', 'copy', { english: 'Copy' })).toBe('复制');
  expect(lookUp(dictionaries, 'zh', 'a.b/c', { english: 'Path' })).toBe('路径');
  expect(warn).not.toHaveBeenCalled();
  expect(error).not.toHaveBeenCalled();
});

it.each(['paste', 'empty', 'toString', ''])(
  'shows English for "%s" and warns once for each language and key',
  (key) => {
    const { lookUp, warn } = setUp();
    expect(lookUp(dictionaries, 'zh', key, { english: 'English' })).toBe('English');
    expect(lookUp(dictionaries, 'zh', key, { english: 'English' })).toBe('English');
    expect(warn.mock.calls).toEqual([[`Missing translation for zh:${key}`]]);
    lookUp(dictionaries, 'zh', 'another', { english: 'English' });
    lookUp({ ...dictionaries, fr: {} }, 'fr', key, { english: 'English' });
    expect(warn).toHaveBeenCalledTimes(3);
  },
);

it('does not warn where a text may be missing', () => {
  const { lookUp, warn } = setUp();
  expect(lookUp(dictionaries, 'zh', 'paste', { english: 'Paste', ignoreWarning: true })).toBe(
    'Paste',
  );
  expect(warn).not.toHaveBeenCalled();
});

it('needs no dictionary for English', () => {
  const { lookUp, warn, error } = setUp();
  expect(lookUp(dictionaries, 'en', 'copy', { english: 'Copy' })).toBe('Copy');
  expect(warn).not.toHaveBeenCalled();
  expect(error).not.toHaveBeenCalled();
});

it.each(['fr', 'constructor', ''])('reports the missing language "%s"', (language) => {
  const { lookUp, error, warn } = setUp();
  expect(lookUp(dictionaries, language, 'copy', { english: 'Copy' })).toBe('…');
  expect(error).toHaveBeenCalledWith(`Missing language: ${language}.`);
  expect(warn).not.toHaveBeenCalled();
});

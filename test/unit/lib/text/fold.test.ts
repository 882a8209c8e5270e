import { queriesFor, wordsOf } from '../../../../src/features/search/full-text/query';
import { markTitle } from '../../../../src/features/search/dialog/marks';
import { documentTerms, queryWords, normalizeKey } from '../../../../src/lib/search/searchTerms';
import { fold, foldForms, foldWidth } from '../../../../src/lib/text/fold';

test.each([
  ['ｓｏｒｔＭｏｄｅｌ', 'sortModel'],
  ['Données', 'Donnees'],
  ['Ｄｏｎｎé\u0301es２', 'Donnees2'],
  ['ﬁlter', 'filter'],
  ['排序', '排序'],
  // Marks that make another letter stay.
  ['が', 'が'],
  ['한국', '한국'],
])('%s is %s', (text, expected) => {
  expect(foldForms(text)).toBe(expected);
  expect(fold(text)).toBe(expected.toLowerCase());
});

test('only letters and digits of a text get another width, not its punctuation', () => {
  expect(foldWidth('“ＡＰＩ”，ｖ８（é）')).toBe('“API”，v8（é）');
});

test.each([
  ['ｓｏｒｔＭｏｄｅｌ', 'sortModel'],
  ['Tréé', 'Tree'],
])('titles, names, texts and marks take %s for %s', (asked, meant) => {
  expect(queryWords(asked)).toEqual(queryWords(meant));
  expect(documentTerms(asked)).toEqual(documentTerms(meant));
  expect(normalizeKey(asked)).toBe(normalizeKey(meant));
  expect(wordsOf(asked)).toEqual(wordsOf(meant));
  expect(queriesFor(asked, true)).toEqual(queriesFor(meant, true));
  expect(markTitle(meant, asked)).toEqual(markTitle(meant, meant));
  expect(markTitle(asked, meant).filter(({ marked }) => marked)).toEqual([
    { text: asked, marked: true },
  ]);
});

import { createUiTexts, englishText } from '../../../../plugins/content/ui-texts';
import { messagesIn, readDictionary } from '../../../../plugins/content/ui-texts/messages';
import { OFFLINE_TEXTS } from '../../../../src/features/i18n/dictionary/offline';
import { PRODUCT_SUMMARIES } from '../../../../src/features/i18n/dictionary/productSummary';
import chinese from '../../../../i18n/zh/code.json';

test.each([
  ['offline', OFFLINE_TEXTS],
  ['productSummary', PRODUCT_SUMMARIES],
])('the texts of "%s" are those that browsers show', (area, texts) => {
  const read = [...readDictionary()].filter(([id]) => id.startsWith(`portal.${area}.`));
  const shown = Object.entries(texts).map(([key, text]) => [`portal.${area}.${key}`, text()]);
  expect(read).toEqual(shown);
});

test('finds every text of the dictionary that is translated', () => {
  const ids = Object.keys(chinese).filter((id) => id.startsWith('portal.'));
  expect(ids.length).toBeGreaterThan(300);
  const texts = readDictionary();
  expect(ids.filter((id) => !texts.has(id))).toEqual([]);
});

test('a text is translated or English, with its values', () => {
  const lookUp = createUiTexts({ 'portal.apiReference.ref': '`ref` 指向 `{type}`' });
  expect(lookUp('portal.apiReference.ref', { type: 'HTMLDivElement' })).toBe(
    '`ref` 指向 `HTMLDivElement`',
  );
  expect(lookUp('portal.apiSections.props')).toBe('Props');
  expect(lookUp('portal.apiBlocks.source', { source: 'a 1' })).toBe('Generated from a 1.');
});

test('names an id whose text is not a literal', () => {
  expect(messagesIn('a.ts', "translate({ id: 'portal.a.b', message: TEXT })")).toEqual([]);
  const unknown = 'portal.offline.nothing';
  expect(() => Reflect.apply(englishText, undefined, [unknown])).toThrow(unknown);
});

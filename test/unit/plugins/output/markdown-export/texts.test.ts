import { ENGLISH_TEXTS, createTexts } from '../../../../../plugins/output/markdown-export/texts';
import { API_BLOCK_TEXTS } from '../../../../../src/features/i18n/dictionary/apiBlocks';
import { API_ENTRY_TEXTS } from '../../../../../src/features/i18n/dictionary/apiEntries';
import { API_TEXTS } from '../../../../../src/features/i18n/dictionary/apiReference';
import { API_SECTION_TEXTS } from '../../../../../src/features/i18n/dictionary/apiSections';
import { BADGE_TEXTS } from '../../../../../src/features/i18n/dictionary/badge';
import { CALLOUT_TEXTS } from '../../../../../src/features/i18n/dictionary/callout';
import { MARKDOWN_TEXTS } from '../../../../../src/features/i18n/dictionary/markdown';
import { PRODUCT_TEXTS } from '../../../../../src/features/i18n/dictionary/product';
import { PRODUCT_SUMMARIES } from '../../../../../src/features/i18n/dictionary/productSummary';

type Piece = Readonly<Record<string, (values: never) => string>>;

const PIECES: Readonly<Record<string, Piece>> = {
  apiBlocks: API_BLOCK_TEXTS,
  apiEntries: API_ENTRY_TEXTS,
  apiReference: API_TEXTS,
  apiSections: API_SECTION_TEXTS,
  badge: BADGE_TEXTS,
  callout: CALLOUT_TEXTS,
  markdown: MARKDOWN_TEXTS,
  product: PRODUCT_TEXTS,
  productSummary: PRODUCT_SUMMARIES,
};
/** Each placeholder stands for itself. */
const PLACEHOLDERS = Object.fromEntries(
  ['type', 'name', 'source', 'version', 'full', 'list'].map((name) => [name, `{${name}}`]),
);

test.each(Object.entries(ENGLISH_TEXTS))('%s is the text of the dictionary', (id, message) => {
  const [, area = '', key = ''] = /^portal\.(\w+)\.(.+)$/.exec(id) ?? [];
  const text: ((values: never) => string) | undefined = PIECES[area]?.[key];
  expect(Reflect.apply(text ?? (() => 'missing'), undefined, [PLACEHOLDERS])).toBe(message);
});

test('a text is that of the language, else English, with its values put in', () => {
  const lookUp = createTexts({ 'portal.apiReference.ref': '`ref` 指向 `{type}`' });
  expect(lookUp('portal.apiReference.ref', { type: 'HTMLDivElement' })).toBe(
    '`ref` 指向 `HTMLDivElement`',
  );
  expect(lookUp('portal.apiSections.props')).toBe('Props');
  expect(lookUp('portal.apiBlocks.source', { source: 'a 1' })).toBe('Generated from a 1.');
});

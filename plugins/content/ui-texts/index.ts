/**
 * The texts of the user interface for what the build writes itself: heads, Markdown, images and pages without React.
 * The build can't import the dictionary, which asks Docusaurus' browser code for translations, so it reads the sources.
 */
import type { A11Y_TABLE_TEXTS } from '../../../src/features/i18n/dictionary/a11yTables';
import type { API_BLOCK_TEXTS } from '../../../src/features/i18n/dictionary/apiBlocks';
import type { API_ENTRY_TEXTS } from '../../../src/features/i18n/dictionary/apiEntries';
import type { API_TEXTS } from '../../../src/features/i18n/dictionary/apiReference';
import type { API_SECTION_TEXTS } from '../../../src/features/i18n/dictionary/apiSections';
import type { BADGE_TEXTS } from '../../../src/features/i18n/dictionary/badge';
import type { CALLOUT_TEXTS } from '../../../src/features/i18n/dictionary/callout';
import type { HISTORY_TEXTS } from '../../../src/features/i18n/dictionary/history';
import type { LANDING_TEXTS } from '../../../src/features/i18n/dictionary/landing';
import type { MARKDOWN_TEXTS } from '../../../src/features/i18n/dictionary/markdown';
import type { OFFLINE_TEXTS } from '../../../src/features/i18n/dictionary/offline';
import type { PLAYGROUND_TEXTS } from '../../../src/features/i18n/dictionary/playground';
import type { PRODUCT_TEXTS } from '../../../src/features/i18n/dictionary/product';
import type { PRODUCT_SUMMARIES } from '../../../src/features/i18n/dictionary/productSummary';
import type { START_PROBLEM_TEXTS } from '../../../src/features/i18n/dictionary/startProblem';
import { readDictionary } from './messages';

export { DICTIONARY, messagesIn } from './messages';

/** The pieces of the dictionary that the build uses, by the area in their ids. */
interface Pieces {
  readonly a11yTables: typeof A11Y_TABLE_TEXTS;
  readonly apiBlocks: typeof API_BLOCK_TEXTS;
  readonly apiEntries: typeof API_ENTRY_TEXTS;
  readonly apiReference: typeof API_TEXTS;
  readonly apiSections: typeof API_SECTION_TEXTS;
  readonly badge: typeof BADGE_TEXTS;
  readonly callout: typeof CALLOUT_TEXTS;
  readonly history: typeof HISTORY_TEXTS;
  readonly landing: typeof LANDING_TEXTS;
  readonly markdown: typeof MARKDOWN_TEXTS;
  readonly offline: typeof OFFLINE_TEXTS;
  readonly playground: typeof PLAYGROUND_TEXTS;
  readonly product: typeof PRODUCT_TEXTS;
  readonly productSummary: typeof PRODUCT_SUMMARIES;
  readonly startProblem: typeof START_PROBLEM_TEXTS;
}

export type UiTextId = {
  [Area in keyof Pieces]: `portal.${Area}.${keyof Pieces[Area] & string}`;
}[keyof Pieces];

/** A text in the language of the build; `values` are for its `{placeholders}`. */
export type LookUpText = (id: UiTextId, values?: Readonly<Record<string, string>>) => string;

let dictionary: ReadonlyMap<string, string> | undefined;

/** @throws when the dictionary has no such id, as a literal text */
export function englishText(id: UiTextId): string {
  dictionary ??= readDictionary();
  const message = dictionary.get(id);
  if (message === undefined) {
    throw new Error(`ui-texts: the dictionary has no text "${id}".`);
  }
  return message;
}

/** @param translations texts of the language by their ids; those that it lacks are English */
export function createUiTexts(translations: Readonly<Record<string, string>>): LookUpText {
  return (id, values = {}) =>
    (translations[id] ?? englishText(id)).replace(
      /\{(\w+)\}/g,
      (placeholder, name: string) => values[name] ?? placeholder,
    );
}

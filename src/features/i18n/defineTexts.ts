/**
 * What the pieces of the dictionary are made with. Docusaurus finds the texts by their `translate()` calls and writes
 * them to `i18n/<language>/code.json`; here a text that this file lacks is reported.
 */
import codeTranslations from '@generated/codeTranslations';
import i18n from '@generated/i18n';
import { createLookUp, MISSING_LANGUAGE_TEXT, type Texts } from '../../lib/text/dictionary';

/** Values for the `{placeholders}` of a text. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Texts without placeholders take no argument. */
type TextFunctions = Readonly<Record<string, (values: never) => string>>;

const silent = () => undefined;

/* eslint-disable no-console -- the console is where a translator looks for these */
const lookUp = createLookUp(
  // The server renders every page: one report from the browser is enough.
  typeof window === 'undefined'
    ? { warn: silent, error: silent }
    : { warn: console.warn, error: console.error },
);
/* eslint-enable no-console */
/** A language that nobody has translated anything into has no dictionary. */
const dictionaries: Readonly<Record<string, Texts>> =
  Object.keys(codeTranslations).length > 0 ? { [i18n.currentLocale]: codeTranslations } : {};

/**
 * One piece of the dictionary.
 * @param area the ids of its texts are `portal.<area>.<key>`; a test compares them
 * @param texts functions that return `translate({ id, message }, values)`, so that a text is looked up when it is
 *   shown, and its placeholders are parameters
 * @param translations the translations of these texts by their ids, which the bundler puts in for browsers
 */
export function defineTexts<Functions extends TextFunctions>(
  area: string,
  texts: Functions,
  translations?: Texts,
): Functions {
  Object.assign(codeTranslations, translations);
  const checked = Object.entries(texts).map(([key, text]) => [
    key,
    (values: never) => {
      // Docusaurus finds the translation, else the English text, and puts the values in.
      const shown = text(values);
      const id = `portal.${area}.${key}`;
      const found = lookUp(dictionaries, i18n.currentLocale, id, { english: shown });
      return found === MISSING_LANGUAGE_TEXT ? found : shown;
    },
  ]);
  return Object.fromEntries(checked) as Functions;
}

/**
 * Looks texts up by language and key. What is missing is reported through functions that are handed in, so that the
 * rule runs in the build, in the browser and in tests alike.
 */

/** Texts of one language by key. A key is taken whole: dots in it have no meaning. */
export type Texts = Readonly<Record<string, string>>;

/** The language that texts are written in first; it stands in for what another one lacks. */
export const SOURCE_LANGUAGE = 'en';

/** What stands in the place of a text when the whole language is missing. */
export const MISSING_LANGUAGE_TEXT = '…';

export interface Reports {
  readonly warn: (message: string) => void;
  readonly error: (message: string) => void;
}

export interface LookUpOptions {
  /** The text that stands in when the language lacks the key. */
  readonly english: string;
  /** Where a text may well be missing, as in the table of page titles. */
  readonly ignoreWarning?: boolean;
}

export type LookUp = (
  dictionaries: Readonly<Record<string, Texts | undefined>>,
  language: string,
  key: string,
  options: LookUpOptions,
) => string;

/**
 * Makes a look-up that warns once for each language and key, and reports each use of a language without dictionary.
 * An empty text counts as missing. The source language needs no dictionary.
 */
export function createLookUp({ warn, error }: Reports): LookUp {
  const warned = new Set<string>();
  return (dictionaries, language, key, { english, ignoreWarning = false }) => {
    const texts = Object.hasOwn(dictionaries, language) ? dictionaries[language] : undefined;
    if (!texts && language !== SOURCE_LANGUAGE) {
      error(`Missing language: ${language}.`);
      return MISSING_LANGUAGE_TEXT;
    }
    const text = texts && Object.hasOwn(texts, key) ? texts[key] : undefined;
    if (text) {
      return text;
    }
    const missing = `${language}:${key}`;
    if (language !== SOURCE_LANGUAGE && !ignoreWarning && !warned.has(missing)) {
      warned.add(missing);
      warn(`Missing translation for ${missing}`);
    }
    return english;
  };
}

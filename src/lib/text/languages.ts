/** The languages of this site. What a language needs is typed as a record of `Language`, so the compiler names it. */
import { SOURCE_LANGUAGE } from './dictionary';

/** Ids as in paths and folders; the source language first, since its build empties the folder. */
export const LANGUAGES = [SOURCE_LANGUAGE, 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language with this id, or the source language for any other text. */
export function languageOf(id: string): Language {
  return LANGUAGES.find((language) => language === id) ?? SOURCE_LANGUAGE;
}

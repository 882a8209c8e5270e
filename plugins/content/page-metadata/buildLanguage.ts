/** Tells which language a build is for; Docusaurus says it in the environment only. */
import { SOURCE_LANGUAGE } from '../../../src/lib/text/dictionary';

/** The language that the config is loaded for. A development server without `--locale` sets the text `undefined`. */
export function buildLanguage(environment: Readonly<Record<string, string | undefined>>): string {
  const language = environment.DOCUSAURUS_CURRENT_LOCALE;
  return language && language !== 'undefined' ? language : SOURCE_LANGUAGE;
}

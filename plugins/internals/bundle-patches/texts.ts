/**
 * The loader of the dictionary's pieces: readers don't get what is said to translators, which `docusaurus
 * write-translations` reads from the sources.
 */

/** The modules that `texts` changes. */
export const DICTIONARY = /[\\/]src[\\/]features[\\/]i18n[\\/]dictionary[\\/][\w-]+\.ts$/;

/** `description: 'Name of a button',` with the space before it; a comma may stay behind, which harms nobody. */
const DESCRIPTION = /\s*\bdescription:\s*'(?:[^'\\\n]|\\.)*',?/g;

export function texts(source: string): string {
  return source.replace(DESCRIPTION, '');
}

/**
 * The loader of the dictionary's pieces, and of the translations that Docusaurus puts into every page. Each piece brings
 * the translations of its own texts, so that a page has only those of the pieces that it loads. What is said to
 * translators stays away: `docusaurus write-translations` reads it from the sources.
 */

/** The pieces of the dictionary. */
export const DICTIONARY = /[\\/]src[\\/]features[\\/]i18n[\\/]dictionary[\\/][\w-]+\.ts$/;

/** All translations of the language, as Docusaurus generates them: JSON, texts by their ids. */
export const TRANSLATIONS = /[\\/]\.docusaurus[\\/]codeTranslations\.json$/;

type Translations = Readonly<Record<string, string>>;

/** `description: 'Name of a button',` with the space before it; a comma may stay behind, which harms nobody. */
const DESCRIPTION = /\s*\bdescription:\s*'(?:[^'\\\n]|\\.)*',?/g;
/** The start of a piece, with its area. */
const START = /\bdefineTexts\('(\w+)', \{/;
const END = /\}\);\s*$/;

function withIds(translations: Translations, wanted: (id: string) => boolean): Translations {
  return Object.fromEntries(Object.entries(translations).filter(([id]) => wanted(id)));
}

/**
 * A piece of the dictionary for browsers.
 * @throws when it isn't written as the others are
 */
function piece(source: string, translations: Translations): string {
  const [, area] = START.exec(source) ?? [];
  if (area === undefined || !END.test(source)) {
    throw new Error(
      "internals: a piece of the dictionary is one `defineTexts('area', {…});` at the end of its file.",
    );
  }
  const own = withIds(translations, (id) => id.startsWith(`portal.${area}.`));
  const texts = source.replace(DESCRIPTION, '');
  return Object.keys(own).length === 0
    ? texts
    : texts.replace(END, () => `}, ${JSON.stringify(own)});\n`);
}

/** What isn't in the dictionary; never nothing of a language that has translations, since that would be an unknown one. */
function withoutPieces(translations: Translations): Translations {
  const [first] = Object.keys(translations);
  const others = withIds(translations, (id) => !id.startsWith('portal.'));
  return Object.keys(others).length > 0 ? others : withIds(translations, (id) => id === first);
}

/**
 * @param source a piece of the dictionary, or the JSON of all translations
 * @param translations the site's own translations of the language
 * @throws when a piece of the dictionary isn't written as the others are
 */
export function texts(file: string, source: string, translations: Translations): string {
  if (!TRANSLATIONS.test(file)) {
    return piece(source, translations);
  }
  // With those that Docusaurus' own theme brings.
  const all: Translations = JSON.parse(source);
  return JSON.stringify(withoutPieces(all));
}

/** What the bundler tells a loader, as far as it is used here. */
interface LoaderContext {
  readonly resourcePath: string;
  getOptions(): { readonly translations: Translations };
}

export function load(this: LoaderContext, source: string): string {
  return texts(this.resourcePath, source, this.getOptions().translations);
}

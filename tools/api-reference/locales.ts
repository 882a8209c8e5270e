/** Counts which texts of a package each of its locales translates. */
import type { ComponentLocale } from '../../src/lib/api/apiBlocks';
import { byName } from './packageTypes';

/** The locale that all others are compared with. */
const ENGLISH = 'enUS';
/** Exports whose name isn't the language's tag. */
const TAGS: Readonly<Record<string, string>> = { kzKZ: 'kk-KZ' };

function record(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null ? { ...value } : undefined;
}

/** The texts that a locale sets: it holds them as a default prop of the package's components. */
function textsOf(locale: unknown): Readonly<Record<string, unknown>> | undefined {
  const components = record(record(locale)?.components);
  return Object.values(components ?? {})
    .map((component) => record(record(record(component)?.defaultProps)?.localeText))
    .find((texts) => texts !== undefined);
}

/**
 * The tag and the English name of a locale's language.
 * @throws when the name is no language
 */
function languageOf(name: string, packageName: string): { tag: string; language: string } {
  const tag = TAGS[name] ?? name.replace(/^([a-z]{2})([A-Z]{2})$/, '$1-$2');
  const [code = ''] = tag.split('-');
  const names = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });
  if (!/^[a-z]{2}(?:-[A-Z]{2})?$/.test(tag) || names.of(code) === code) {
    throw new Error(
      `${packageName} exports a locale "${name}", which names no language. Add its tag to tools/api-reference/locales.ts.`,
    );
  }
  return { tag, language: names.of(tag) ?? tag };
}

/**
 * The locales of a package, sorted by name, without the English one. A text counts as translated when the locale sets
 * it, even where it is the same as in English.
 * @param exported what `<package>/locales` exports
 * @throws when there is no English locale, or a name that is no language
 */
export function componentLocales(
  exported: Readonly<Record<string, unknown>>,
  packageName: string,
): { readonly total: number; readonly entries: readonly ComponentLocale[] } {
  const english = Object.keys(textsOf(exported[ENGLISH]) ?? {});
  if (english.length === 0) {
    throw new Error(`${packageName}/locales exports no texts as ${ENGLISH}.`);
  }
  const entries = Object.entries(exported).flatMap(([name, locale]): readonly ComponentLocale[] => {
    const texts = textsOf(locale);
    if (!texts || name === ENGLISH) {
      return [];
    }
    const missing = english.filter((key) => texts[key] === undefined);
    const translated = english.length - missing.length;
    return [{ name, ...languageOf(name, packageName), translated, missing }];
  });
  return { total: english.length, entries: entries.sort(byName) };
}

/** Puts the data of the server together from a build of the site and the sources of its pages. */
import path from 'node:path';
import { PACKAGE_VERSIONS } from '../../src/data/packageVersions';
import { PRODUCT_PACKAGES } from '../../src/data/productPackages';
import type { DocumentedProduct } from '../../src/data/products';
import { SOURCE_LANGUAGE } from '../../src/lib/text/dictionary';
import { LANGUAGES, type Language } from '../../src/lib/text/languages';
import { HISTORY_PRODUCTS, type HistoryProduct } from '../../src/lib/history/history';
import type { DocsData } from '../data/dataFile';
import type { ApiEntry, DemoEntry, LanguageIndex, PageEntry } from '../data/docsIndex';
import { type BuiltPage, readPages, readSite } from './readPages';
import { readSearch } from './readSearch';
import { createPageDemoReader, readHistoryText, readModel } from './readSources';

/** Numbers texts in the order in which they are added; the same text is there once. */
function createTexts() {
  const numbers = new Map<string, number>();
  const parts: Buffer[] = [];
  return {
    parts,
    add: (text: string): number => {
      const known = numbers.get(text);
      if (known !== undefined) {
        return known;
      }
      numbers.set(text, parts.length);
      return parts.push(Buffer.from(text)) - 1;
    },
  };
}

function packageNames(): Record<DocumentedProduct, readonly string[]> {
  const entries = Object.entries(PRODUCT_PACKAGES).map(([product, packages]) => [
    product,
    packages.map(({ name }) => name),
  ]);
  return Object.fromEntries(entries) as Record<DocumentedProduct, readonly string[]>;
}

/** The versions of the packages that products have. */
function versionsOf(products: Readonly<Record<string, readonly string[]>>): Record<string, string> {
  const versions: Readonly<Record<string, string>> = PACKAGE_VERSIONS;
  return Object.fromEntries(
    Object.values(products)
      .flat()
      .map((name) => [name, versions[name] ?? '']),
  );
}

/**
 * @param siteDir root of the project
 * @param folder of the site in its build
 * @throws when the build is missing or lacks a language
 */
export async function collectData(siteDir: string, folder: string): Promise<DocsData> {
  const site = readSite(folder);
  const built = new Map(
    LANGUAGES.map((language) => [language, readPages(folder, language, site)] as const),
  );
  const byPath = new Map(
    LANGUAGES.map((language) => [
      language,
      new Map(built.get(language)?.pages.map((page) => [page.path, page])),
    ]),
  );
  const texts = createTexts();
  const entries = new Map<BuiltPage, PageEntry>();
  const apis: ApiEntry[] = [];
  const demos: DemoEntry[] = [];
  const readDemos = createPageDemoReader(siteDir);
  for (const { path: page } of built.get(SOURCE_LANGUAGE)?.pages ?? []) {
    // All texts of a page follow each other: what they have in common is packed once.
    for (const language of LANGUAGES) {
      const one = byPath.get(language)?.get(page);
      if (one) {
        const { TS, JS } = one.texts;
        const numbers = { TS: texts.add(TS), ...(JS !== undefined && { JS: texts.add(JS) }) };
        entries.set(one, { ...one, texts: numbers });
      }
    }
    for (const { name, sources } of await readDemos(page)) {
      const numbers = Object.entries(sources).map(([styling, files]) => [
        styling,
        texts.add(JSON.stringify(files)),
      ]);
      demos.push({ name, page, sources: Object.fromEntries(numbers) });
    }
    const found = readModel(siteDir, page);
    if (found) {
      const { name, kind, product, plan } = found.model;
      apis.push({
        name,
        kind,
        product,
        ...(plan && { plan }),
        path: page,
        model: texts.add(found.text),
      });
    }
  }
  const indexOf = (language: Language): LanguageIndex => ({
    groups: built.get(language)?.groups ?? [],
    pages: (built.get(language)?.pages ?? []).flatMap((page) => entries.get(page) ?? []),
    search: readSearch(path.join(folder, language === SOURCE_LANGUAGE ? '' : language)),
  });
  const histories = HISTORY_PRODUCTS.map((product) => [
    product,
    texts.add(readHistoryText(siteDir, product)),
  ]);
  const products = packageNames();
  return {
    index: {
      site,
      products,
      packages: versionsOf(products),
      languages: { en: indexOf('en'), zh: indexOf('zh') },
      apis,
      demos,
      histories: Object.fromEntries(histories) as Record<HistoryProduct, number>,
      sizes: texts.parts.map(({ length }) => length),
    },
    texts: Buffer.concat(texts.parts),
  };
}

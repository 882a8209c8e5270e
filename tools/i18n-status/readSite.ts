/** The step that reads: English texts and pages of the site, and what a language has of them. Writes nothing. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { isRecord } from '../../src/lib/text/isRecord';
import { docsTabOf, isApiPage, isApiReference, pageOf } from '../../src/lib/pages/paths';
import { utf8Problem, utf8Text } from '../../src/lib/text/utf8';
import type { ContentPlugin, EnglishTexts, Extracted } from './extractTexts';
import { filesBelow, isMissing, type PagePair } from '../../plugins/content/translations';
import { type JsonFile, parseJsonFile } from './jsonFile';
import { HASHES_FILE, type TextFile } from './texts';

/** A folder of English pages, and where their translations lie. */
interface PageFolder {
  /** Path from the root of the site. */
  readonly english: string;
  /** Path of the translations from the folder of a language. */
  readonly translation: string;
  /** Where the pages are served; those of a cut version as if they were current. */
  readonly route: string;
  /** Whether the pages have titles of their own; those of a cut version have the current ones. */
  readonly titled: boolean;
}

/** English texts and pages, which are the same for every language. */
export interface EnglishSite {
  readonly texts: EnglishTexts;
  /** Titles by path. */
  readonly titles: ReadonlyMap<string, string>;
  /** Texts of pages by the path that a translation has in the folder of a language. */
  readonly pages: ReadonlyMap<string, string>;
  /** Folders in the folder of a language that hold translated pages. */
  readonly pageFolders: readonly string[];
}

/** What a language has, beside what English has. */
export interface LocaleSources {
  readonly textFiles: readonly TextFile[];
  readonly pages: readonly PagePair[];
  readonly hashes: JsonFile;
}

const TITLES_FILE = 'titles.json';

/** Reads a JSON file of translations; one that can't be read is no error but a finding. */
export async function readJsonFile(file: string): Promise<JsonFile> {
  try {
    const bytes = await readFile(file);
    const problem = utf8Problem(bytes);
    return problem === undefined
      ? parseJsonFile(utf8Text(bytes, file))
      : { kind: 'unreadable', problem };
  } catch (error) {
    if (isMissing(error)) {
      return { kind: 'missing' };
    }
    const isFolder = isRecord(error) && error.code === 'EISDIR';
    const reason = isFolder ? 'it is a folder' : String(error);
    return { kind: 'unreadable', problem: `can't be read: ${reason}.` };
  }
}

/**
 * Texts from a file of the English folder; a missing file has none.
 * @throws when the file is broken: that is no matter of translators
 */
async function readEnglishFile(
  file: string,
  textOf: (value: unknown) => unknown,
): Promise<ReadonlyMap<string, string>> {
  const read = await readJsonFile(file);
  if (read.kind === 'unreadable') {
    throw new Error(`${file} ${read.problem}`);
  }
  const texts = new Map<string, string>();
  for (const [key, value] of read.kind === 'read' ? read.values : []) {
    const text = textOf(value);
    if (typeof text !== 'string') {
      throw new Error(`${file}#${key} has no text.`);
    }
    texts.set(key, text);
  }
  return texts;
}

/** Whether a file is a page: Docusaurus takes files and folders whose names begin with `_` for parts of pages. */
function isPage(file: string): boolean {
  return /\.mdx?$/.test(file) && !file.split('/').some((name) => name.startsWith('_'));
}

async function pageFoldersOf(
  siteDir: string,
  { name, options, i18nFolder }: ContentPlugin,
): Promise<readonly PageFolder[]> {
  const { path: english, routeBasePath, id } = options;
  if (typeof english !== 'string' || typeof routeBasePath !== 'string') {
    return [];
  }
  if (name === 'docusaurus-plugin-content-pages') {
    return [{ english, translation: i18nFolder, route: routeBasePath, titled: true }];
  }
  if (name !== 'docusaurus-plugin-content-docs') {
    return [];
  }
  const versioned =
    id === 'default' || id === undefined ? 'versioned_docs' : `${id}_versioned_docs`;
  const versions = new Set(
    (await filesBelow(path.join(siteDir, versioned))).map((file) => file.split('/')[0] ?? ''),
  );
  return [
    { english, translation: `${i18nFolder}/current`, route: routeBasePath, titled: true },
    ...[...versions].map((version) => ({
      english: `${versioned}/${version}`,
      translation: `${i18nFolder}/${version}`,
      route: routeBasePath,
      titled: false,
    })),
  ];
}

/** The path of a page as the table of titles has it: no slash at its end. */
function pathOfPage(route: string, file: string): string {
  const segments = file.replace(/(^|\/)index\.mdx?$|\.mdx?$/, '').split('/');
  return `/${[...route.split('/'), ...segments].filter(Boolean).join('/')}`;
}

/**
 * @param englishDir folder of the English texts, such as `i18n/en`; what it holds goes before the texts in the code
 * @throws when one of its files is broken, or a page can't be read or isn't UTF-8
 */
export async function readEnglish(
  siteDir: string,
  englishDir: string,
  extracted: Extracted,
): Promise<EnglishSite> {
  const texts = new Map<string, ReadonlyMap<string, string>>();
  for (const [file, byKey] of extracted.texts) {
    const own = await readEnglishFile(path.join(englishDir, file), (value) =>
      isRecord(value) ? value.message : undefined,
    );
    texts.set(file, new Map([...byKey].map(([key, text]) => [key, own.get(key) ?? text])));
  }
  const titles = new Map(
    await readEnglishFile(path.join(englishDir, TITLES_FILE), (value) => value),
  );
  const pages = new Map<string, string>();
  const folders = await Promise.all(extracted.plugins.map((item) => pageFoldersOf(siteDir, item)));
  for (const { english, translation, route, titled } of folders.flat()) {
    for (const file of (await filesBelow(path.join(siteDir, english))).filter(isPage)) {
      const filePath = path.join(siteDir, english, file);
      const text = utf8Text(await readFile(filePath), `${english}/${file}`);
      const pathname = pathOfPage(route, file);
      if (!isApiReference(pathname)) {
        pages.set(`${translation}/${file}`, text);
      }
      const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent: text });
      const { title } = frontMatter;
      // A tab of a page goes by the page's title, and an API page by a name of code.
      const isTranslated = titled && !docsTabOf(pathname) && !isApiPage(pathname);
      if (isTranslated && typeof title === 'string') {
        titles.set(pageOf(pathname), title);
      }
    }
  }
  return { texts, titles, pages, pageFolders: [...new Set(folders.flat().map(folderOfPlugin))] };
}

function folderOfPlugin({ translation }: PageFolder): string {
  return translation.split('/')[0] ?? translation;
}

async function readTranslation(file: string): Promise<Pick<PagePair, 'translation' | 'problem'>> {
  const bytes = await readFile(file);
  const problem = utf8Problem(bytes);
  return problem === undefined ? { translation: utf8Text(bytes, file) } : { problem };
}

/** @param localeDir folder of the language, such as `i18n/zh` */
export async function readLocale(localeDir: string, english: EnglishSite): Promise<LocaleSources> {
  const files = await filesBelow(localeDir);
  // A file of a version or a plugin that is gone holds orphans only.
  const messageFiles = new Set([
    ...english.texts.keys(),
    ...files.filter((file) => /^docusaurus-[^/]+\/[^/]+\.json$/.test(file)),
  ]);
  const textFile = async (
    file: string,
    rest: Pick<TextFile, 'kind' | 'format' | 'english'>,
  ): Promise<TextFile> => ({
    file,
    translation: await readJsonFile(path.join(localeDir, file)),
    ...rest,
  });
  const textFiles = await Promise.all([
    textFile(TITLES_FILE, { kind: 'titles', format: 'text', english: english.titles }),
    ...[...messageFiles].map((file) =>
      textFile(file, {
        kind: 'strings',
        format: 'message',
        english: english.texts.get(file) ?? new Map(),
      }),
    ),
  ]);
  const translated = files.filter(
    (file) => isPage(file) && english.pageFolders.some((folder) => file.startsWith(`${folder}/`)),
  );
  const pages = await Promise.all(
    [...new Set([...english.pages.keys(), ...translated])].map(async (file) => ({
      file,
      english: english.pages.get(file),
      ...(translated.includes(file) && (await readTranslation(path.join(localeDir, file)))),
    })),
  );
  return { textFiles, pages, hashes: await readJsonFile(path.join(localeDir, HASHES_FILE)) };
}

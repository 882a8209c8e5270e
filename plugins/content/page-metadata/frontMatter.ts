/** The rules for the front matter of a page. Pure: the caller reads files. */
import { SOURCE_LANGUAGE } from '../../../src/lib/text/dictionary';
import { descriptionProblem, titleProblem } from '../../../src/lib/pages/pageTexts';
import { isStylesheetName, STYLESHEET_NAMES } from '../../../src/lib/pages/pageStylesheets';
import type { Badges } from '../../../src/lib/pages/pageTree';
import { normalizeKey } from '../../../src/lib/search/searchTerms';

/** Enough for what people call a thing elsewhere; more would make every page the answer of every query. */
const MAX_KEYWORDS = 8;

/** What a page may say of itself. */
const FIELDS: readonly string[] = [
  'title',
  'description',
  'keywords',
  'components',
  'tabs',
  'stylesheets',
  'redirects',
  'hide_table_of_contents',
];

/** What only a translation may say. */
const FIELDS_OF_TRANSLATIONS: readonly string[] = [
  'sidebar_label',
  'pagination_label',
  'source_hash',
];

export type FrontMatter = Readonly<Record<string, unknown>>;

/**
 * Refuses fields that the site doesn't know. A misspelled field would have no effect, and Docusaurus' own `slug` would
 * move the page away from the address of its folder.
 * @throws with the file and the fields that are known
 */
export function checkFields(frontMatter: FrontMatter, file: string, isTranslation: boolean): void {
  const known = isTranslation ? [...FIELDS, ...FIELDS_OF_TRANSLATIONS] : FIELDS;
  const unknown = Object.keys(frontMatter).find((field) => !known.includes(field));
  if (unknown !== undefined) {
    throw new Error(
      `Front matter of ${file}: \`${unknown}\` is not a field. Fields are: ${known.join(', ')}.`,
    );
  }
}

/**
 * Checks what every page must say of itself.
 * @param file the page's path as the error should name it
 * @param language the language that the description is written in
 * @throws with the file and the broken rule
 */
export function checkFrontMatter(
  frontMatter: FrontMatter,
  file: string,
  language: string = SOURCE_LANGUAGE,
): void {
  const rule =
    titleProblem(frontMatter.title) ?? descriptionProblem(frontMatter.description, language);
  if (rule !== undefined) {
    throw new Error(`Front matter of ${file}: ${rule}`);
  }
}

/**
 * Checks the list of components and interfaces that a page's API section leads to. Whether they are documented is for
 * the step that makes the section.
 * @throws on anything but a list of different names
 */
export function checkComponents(components: unknown, file: string): void {
  if (components === undefined) {
    return;
  }
  const fail = (rule: string): never => {
    throw new Error(`Front matter of ${file}: \`components\` ${rule}`);
  };
  if (!Array.isArray(components) || components.length === 0) {
    return fail(
      'must be a list such as [DataGrid, GridColDef]. Leave it out for a page without an API section.',
    );
  }
  const names: readonly unknown[] = components;
  const wrong = names.find((name) => typeof name !== 'string' || name.trim() === '');
  if (wrong !== undefined || names.includes(undefined)) {
    return fail(`holds ${JSON.stringify(wrong)}, which is not a name.`);
  }
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) {
    fail(`names ${JSON.stringify(twice)} twice.`);
  }
}

/**
 * The keywords of a page: what readers type who don't know its title, in the language of the title.
 * @param keywords what was written; `undefined` for none
 * @param title of the page in the same language
 * @param place what an error calls the place at which they are written
 * @throws on anything but a list of at most eight different texts that the title doesn't have
 */
export function checkedKeywords(
  keywords: unknown,
  title: string,
  place: string,
): readonly string[] {
  if (keywords === undefined) {
    return [];
  }
  const fail = (rule: string): never => {
    throw new Error(`${place}: \`keywords\` ${rule}`);
  };
  if (!Array.isArray(keywords) || keywords.length === 0) {
    return fail('must be a list such as [freeze columns, sticky column]. Leave it out for none.');
  }
  if (keywords.length > MAX_KEYWORDS) {
    fail(`holds ${keywords.length} texts; at most ${MAX_KEYWORDS} are allowed.`);
  }
  const seen = new Map<string, string>();
  return keywords.map((keyword: unknown) => {
    const key = typeof keyword === 'string' ? normalizeKey(keyword) : '';
    if (typeof keyword !== 'string' || key === '') {
      return fail(`holds ${JSON.stringify(keyword)}, which has no words. A number needs quotes.`);
    }
    const twin = seen.get(key);
    if (twin !== undefined) {
      fail(`names ${JSON.stringify(keyword)} after ${JSON.stringify(twin)}, which is the same.`);
    }
    if (normalizeKey(title).includes(key)) {
      fail(
        `names ${JSON.stringify(keyword)}, which the title ${JSON.stringify(title)} has: search finds it already.`,
      );
    }
    seen.set(key, keyword);
    return keyword;
  });
}

/**
 * Checks the list of stylesheets of other hosts that a page needs.
 * @throws on anything but a list of different, known names
 */
export function checkStylesheets(stylesheets: unknown, file: string): void {
  if (stylesheets === undefined) {
    return;
  }
  const known = STYLESHEET_NAMES.join(', ');
  const fail = (rule: string): never => {
    throw new Error(`Front matter of ${file}: \`stylesheets\` ${rule}`);
  };
  if (!Array.isArray(stylesheets) || stylesheets.length === 0) {
    return fail(`must be a list such as [icons]. Leave it out for a page that needs none.`);
  }
  const names: readonly unknown[] = stylesheets;
  const unknown = names.find((name) => !isStylesheetName(name));
  if (unknown !== undefined || names.includes(undefined)) {
    return fail(
      `names ${JSON.stringify(unknown)}; the stylesheets that pages can ask for are: ${known}.`,
    );
  }
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) {
    fail(`names ${JSON.stringify(twice)} twice.`);
  }
}

/**
 * Refuses a title that differs from the one that is kept elsewhere; a page that says none takes that one.
 * @param source the file that the title is kept in
 */
export function checkSameTitle(own: unknown, title: unknown, file: string, source: string): void {
  if (own !== undefined && own !== title) {
    throw new Error(
      `Front matter of ${file}: \`title\` is ${JSON.stringify(own)}, but the page is titled ${JSON.stringify(title)}. Its title stands in ${source}; leave \`title\` out here.`,
    );
  }
}

/**
 * The badges of a page, to travel with it and nowhere else.
 * @param treeFile where the page tree is written
 * @throws when the page isn't in the tree: no reader would find it
 */
export function badgesOfPage(
  docId: string,
  badges: ReadonlyMap<string, Badges>,
  file: string,
  treeFile: string,
): Badges {
  const own = badges.get(docId);
  if (!own) {
    throw new Error(
      `${file} is not in the page tree, so no reader can reach it. Add a node for it to ${treeFile}.`,
    );
  }
  return own;
}

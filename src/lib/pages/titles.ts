/** The title of any path of the site, in any of its languages. */
import { createLookUp, type Reports, SOURCE_LANGUAGE, type Texts } from '../text/dictionary';
import { derivedTitle, findItem, type SidebarItem } from './pageTree';
import { isApiPage, pageOf } from './paths';

/** What titles are looked up in. */
export interface TitleSources {
  /** For each language its titles by canonical path, or by full address for what lies elsewhere. */
  readonly tables: Readonly<Record<string, Texts | undefined>>;
  /** The page tree, whose labels name what no table has. */
  readonly tree: readonly SidebarItem[];
  /** The English title that the page gives itself, where there is such a page. */
  readonly ownTitle?: string;
  /** Is told of a language without a table. */
  readonly reports: Reports;
}

/** A path is looked up whole, and an address of another site as it is written. */
function keyOf(path: string): string {
  return /^[a-z][a-z\d+.-]*:/i.test(path) ? path : pageOf(path);
}

function englishTitle(key: string, { tables, tree, ownTitle }: TitleSources): string {
  const english = tables[SOURCE_LANGUAGE];
  const listed = english && Object.hasOwn(english, key) ? english[key] : undefined;
  // A path without a single word, such as `/`, stands for itself.
  return ownTitle ?? (listed || findItem(tree, key)?.label || derivedTitle(key) || key);
}

/** What the sidebar calls an API page, from its title: `DataGrid API` is `DataGrid`. */
export function apiPageLabel(title: string): string {
  return title.replace(/ API$/, '');
}

/**
 * The title of a path: from the table of the language, else in English what the page says of itself, what the English
 * table, then the page tree say, and at last what the path says. Language prefix, slash at the end, query, hash and docs
 * tab of the path make no difference; any text gives a title. An API page has one title for all languages.
 * @returns `…` for a language without a table, which is reported as an error
 */
export function pageTitle(path: string, language: string, sources: TitleSources): string {
  const key = keyOf(path);
  const english = englishTitle(key, sources);
  return language === SOURCE_LANGUAGE || isApiPage(key)
    ? english
    : createLookUp(sources.reports)(sources.tables, language, key, {
        english,
        ignoreWarning: true,
      });
}

/**
 * What the build tells the search of one version: its pages with all their titles, and the names that its API pages
 * document. Terms and addresses follow from it, so they are made in the browser.
 */
import type { ApiIndexEntry, ApiProduct } from '../api/apiModel';
import type { Plan } from '../pages/pageTree';

/** What stands below a heading of a page. */
export interface SectionData {
  /** In the language that the page is written in: that of the build, else English. */
  readonly title: string;
  /** Its id; absent when it follows from the title, see `anchorOfTitle`. */
  readonly anchor?: string;
  /** The heading in other languages. */
  readonly aliases?: readonly string[];
  /** What readers type who look for what stands below it; Chinese words in a Chinese build only. */
  readonly keywords?: readonly string[];
  /** The plan that it needs, which the page as a whole doesn't. */
  readonly plan?: Plan;
}

/** A page of prose. */
export interface PageData {
  /**
   * Below the version's base, without a slash at the end: `react-data-grid/sorting`. Of a page of another
   * documentation instance the whole path, with language and a slash at the start: `/zh/customization`.
   */
  readonly path: string;
  /** Its place in {@link SearchData.trails}. */
  readonly trail: number;
  readonly plan?: Plan;
  /** In the language of the build. */
  readonly title: string;
  /** Other texts that stand for the page: titles in other languages, and what the sidebar calls it. */
  readonly aliases?: readonly string[];
  /** What readers type who don't know the title, in all languages, that of the build first. */
  readonly keywords?: readonly string[];
  /** What it says of itself, in each language that it is written in. */
  readonly about?: readonly string[];
  /** In the order of the page. */
  readonly sections?: readonly SectionData[];
}

/** A message that the packages throw or log, and where it is explained. */
export interface MessageData {
  /** As the packages have it, without what they put in: `{}` stands for that. */
  readonly text: string;
  /** Its page's place in {@link SearchData.pages}. */
  readonly page: number;
  /** Its section's place in {@link PageData.sections}; absent for the page as a whole. */
  readonly section?: number;
}

/** A page of the API reference. */
export interface ApiPageData {
  /** The name that code uses, or a topic of functions. */
  readonly name: string;
  readonly kind: ApiIndexEntry['kind'];
  readonly product: ApiProduct;
  /** As in {@link PageData}. */
  readonly trail: number;
  readonly plan?: Plan;
}

/** The kinds of rows that API pages have, by the list that holds them. */
export const ROW_KINDS = ['prop', 'property', 'function', 'slot', 'class'] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/** A row of one or several API pages. */
export interface RowData {
  /** For a class, its whole name: `MuiDataGrid-root`. */
  readonly name: string;
  readonly plan?: Plan;
  /** The pages that have it by their place in {@link SearchData.apis}: the simplest first. */
  readonly places: readonly number[];
  /** Of a slot, its class on the pages where it has one. */
  readonly classNames?: Readonly<Record<number, string>>;
}

export interface SearchData {
  /** Path of the language, with slashes around: `/zh/`. */
  readonly root: string;
  /** The path that all pages of the version have in common, with language and slash at the end: `/zh/x/8.9.0/`. */
  readonly base: string;
  /**
   * Each group that pages lie in by the labels around them, the outermost first, in the language of the build; then the
   * same in other languages.
   */
  readonly trails: readonly (readonly (readonly string[])[])[];
  readonly pages: readonly PageData[];
  readonly messages: readonly MessageData[];
  /**
   * Words of the text of pages, as `stem` gives them, with the places in {@link pages} of those that have them most
   * often, these first.
   */
  readonly words: Readonly<Record<string, readonly number[]>>;
  /** The simplest first: components before interfaces and functions, those of the free plan before Pro and Premium. */
  readonly apis: readonly ApiPageData[];
  readonly rows: Readonly<Record<RowKind, readonly RowData[]>>;
}

/** The id that a heading gets from its words, as long as no other heading of the page has the same. */
export function anchorOfTitle(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
}

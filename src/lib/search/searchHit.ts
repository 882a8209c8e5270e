/**
 * What a search finds, and what its three sources promise to the list that shows them: titles and names of the API
 * from an index in memory, sections of text from the full text of the pages.
 */
import type { Plan } from '../pages/pageTree';
import type { DocumentedProduct, ProductId } from '../../data/products';

/** What a hit is: a page of prose, a page of the API reference, a row of one, or a section of a page. */
export type HitKind =
  | 'page'
  | 'component'
  | 'interface'
  | 'functions'
  | 'prop'
  | 'property'
  | 'function'
  | 'slot'
  | 'class'
  | 'section';

/** One line of the list of results. */
export interface SearchHit {
  readonly kind: HitKind;
  /** Path with language, version and anchor, as a link has it: `/zh/x/react-data-grid/sorting/#multi-sorting`. */
  readonly address: string;
  /** In the language of the build, or a name of code. */
  readonly title: string;
  /** Labels of the groups around the page, the outermost first, in the language of the build; for a row, its page last. */
  readonly trail: readonly string[];
  readonly product?: ProductId;
  readonly plan?: Plan;
  /** HTML whose only element is `mark`; all else in it is escaped. */
  readonly excerpt?: string;
  /** What the query says that the title doesn't: the page's keywords, or words that mean the same as its own. */
  readonly also?: readonly string[];
  /** A text that has the words which neither title nor keywords have: what the page says of itself, or a message. */
  readonly quote?: string;
}

/** Which pages a search is about. */
export interface SearchScope {
  /** Only pages of this product. */
  readonly product?: ProductId | undefined;
  /** The product of the page that the reader is on: of hits that answer about as well, its own come first. */
  readonly near?: DocumentedProduct | undefined;
}

/** Characters of a query that count: enough for a message that somebody pasted. */
export const LONGEST_QUERY = 300;

/** Titles and names of one version of the documentation, in memory. */
export interface TitleSearch {
  /** The best hits first, at most as many as the list shows. An empty query finds nothing. */
  readonly find: (query: string, scope?: SearchScope) => readonly SearchHit[];
  /** The pages whose titles are most like a query that found nothing. */
  readonly nearest: (query: string, scope?: SearchScope) => readonly SearchHit[];
  /** What is known of the page at an address, with the plan of the section that its anchor names; a query makes no difference. */
  readonly pageAt: (address: string) => SearchHit | undefined;
  /**
   * Prepares one more part of what longer queries ask for, which may take a tenth of a second.
   * @returns whether another part is left
   */
  readonly prepareMore: () => boolean;
}

/** A section, or the beginning of a page, in which the full text has the words. */
export interface TextHit {
  /** As in {@link SearchHit}. */
  readonly address: string;
  /** The heading of the section; absent for the beginning of a page. */
  readonly heading?: string;
  /** As in {@link SearchHit}. */
  readonly excerpt: string;
}

/** Why there is no full text: the development server has no index, or the index couldn't be loaded. */
export type TextProblem = 'development' | 'network';

/** The part of Pagefind's code for the browser that is used here. It has no types of its own. */
import type { TextFilters } from '../../../lib/search/textFilters';

/** Words of a page, and the place of each: the number of words before it. */
interface Location {
  readonly location: number;
  readonly balanced_score: number;
}

/** A section of a page, or its beginning, which has no anchor. */
export interface SubResult {
  /** With the anchor. */
  readonly url: string;
  readonly title: string;
  readonly anchor?: { readonly id: string };
  /** HTML with `mark`. */
  readonly excerpt: string;
  readonly weighted_locations: readonly Location[];
}

/** What is kept of a page, with the places where the words are. */
export interface Fragment {
  readonly url: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly excerpt: string;
  /** The text; between the words stands white space, or U+200B in languages without spaces. `<` is escaped. */
  readonly raw_content: string;
  readonly locations: readonly number[];
  readonly sub_results: readonly SubResult[];
}

/** A page that was found, whose text is loaded when it is asked for. */
export interface FoundPage {
  readonly id: string;
  readonly data: () => Promise<Fragment>;
}

/** An index that is being searched. */
export interface Pagefind {
  readonly search: (
    query: string,
    options: { readonly filters: TextFilters },
  ) => Promise<{ readonly results: readonly FoundPage[] }>;
  readonly destroy: () => Promise<void>;
}

export interface PagefindOptions {
  /** Address of the folder of the index. */
  readonly basePath: string;
  /** Stands before the addresses of pages. */
  readonly baseUrl: string;
  /** Whether the search runs where it is called: a worker needs a second copy of the code. */
  readonly noWorker: boolean;
  /** Words. */
  readonly excerptLength: number;
}

/** The module that lies beside the index. */
export interface PagefindModule {
  readonly createInstance: (options: PagefindOptions) => Pagefind;
}

/** Answers the dialog: titles and names from memory, sections of text from the index of the full text. */
import type {
  SearchHit,
  SearchScope,
  TextHit,
  TextProblem,
  TitleSearch,
} from '../../../lib/search/searchHit';
import type { TextSearch } from '../full-text/textSearch';

export interface SearchQuestion {
  /** Without space around it. */
  readonly query: string;
  readonly scope: SearchScope;
  /** Name of a cut version; the current one when absent. */
  readonly version?: string | undefined;
}

/** What the search in titles and names has for a question. */
export interface TitleAnswer {
  readonly hits: readonly SearchHit[];
  /** The pages with the most similar titles; only when there are no hits. */
  readonly nearest: readonly SearchHit[];
}

/** What the full text has for a question. */
export type TextAnswer =
  | {
      readonly hits: readonly SearchHit[];
      /** Whether more hits come when more is asked for. */
      readonly hasMore: boolean;
    }
  | { readonly problem: TextProblem };

export interface SearchEngine {
  /** Loads the titles of a version ahead. */
  readonly prepare: (version: string | undefined) => Promise<void>;
  /** See `TitleSearch`. */
  readonly prepareMore: (version: string | undefined) => Promise<boolean>;
  /** Rejects when the titles can't be had. */
  readonly titles: (question: SearchQuestion) => Promise<TitleAnswer>;
  /** @param steps how much of the full text is wanted: 1 at first, and one more each time the reader has seen it all */
  readonly text: (question: SearchQuestion, steps: number) => Promise<TextAnswer>;
}

/**
 * What the list says of a hit of the full text: a section, with its page last in the trail; for the beginning of a
 * page, the page. None when nothing is known of the page.
 */
export function sectionHits(
  { address, heading, excerpt }: TextHit,
  pageAt: TitleSearch['pageAt'],
): readonly SearchHit[] {
  const page = pageAt(address);
  if (!page) {
    return [];
  }
  return heading === undefined
    ? [{ ...page, address, excerpt }]
    : [
        {
          ...page,
          kind: 'section',
          address,
          title: heading,
          trail: [...page.trail, page.title],
          excerpt,
        },
      ];
}

export function createSearchEngine(
  loadTitles: (version: string | undefined) => Promise<TitleSearch>,
  searchText: TextSearch,
): SearchEngine {
  return {
    prepare: async (version) => {
      await loadTitles(version);
    },
    prepareMore: async (version) => (await loadTitles(version)).prepareMore(),
    titles: async ({ query, scope, version }) => {
      const { find, nearest } = await loadTitles(version);
      const hits = find(query, scope);
      return { hits, nearest: hits.length > 0 ? [] : nearest(query, scope) };
    },
    text: async ({ query, scope, version }, steps) => {
      const result = await searchText(query, { ...scope, version }, steps);
      if ('problem' in result) {
        return result;
      }
      const { pageAt } = await loadTitles(version);
      return {
        hits: result.hits.flatMap((hit) => sectionHits(hit, pageAt)),
        hasMore: result.hasMore,
      };
    },
  };
}

/** What the dialog shows for a query, from what the sources have said so far. Pure. */
import type {
  SearchScope,
  TextProblem,
  TextResult,
  TitleSearch,
} from '../../../lib/search/searchHit';
import { type ResultGroup, mergeResults } from './results';

export type TitlesState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly titles: TitleSearch };

export interface SearchQuestion {
  /** Without space around it. */
  readonly query: string;
  readonly scope: SearchScope;
}

export type SearchPhase =
  /** Nothing was asked. */
  | 'idle'
  /** Nothing is found yet. */
  | 'searching'
  | 'found'
  /** Nothing was found; the groups hold the nearest titles. */
  | 'none'
  /** The titles couldn't be loaded. */
  | 'failed';

export interface SearchState {
  readonly phase: SearchPhase;
  readonly groups: readonly ResultGroup[];
  /** Nothing more will come. */
  readonly isSettled: boolean;
  /** Why there is no full text. */
  readonly problem?: TextProblem;
}

/** @param text what the full text has for this very question; `undefined` until it has answered */
export function searchState(
  { query, scope }: SearchQuestion,
  state: TitlesState,
  text: TextResult | undefined,
): SearchState {
  const nothing = { groups: [], isSettled: false } as const;
  if (query === '') {
    return { ...nothing, phase: 'idle' };
  }
  if (state.kind !== 'ready') {
    return { ...nothing, phase: state.kind === 'failed' ? 'failed' : 'searching' };
  }
  const { titles } = state;
  const sections = text && 'hits' in text ? text.hits : [];
  const groups = mergeResults(titles.find(query, scope), sections, titles.pageAt);
  const rest = {
    isSettled: text !== undefined,
    ...(text && 'problem' in text ? { problem: text.problem } : {}),
  };
  if (groups.length > 0) {
    return { phase: 'found', groups, ...rest };
  }
  if (text === undefined) {
    return { ...nothing, phase: 'searching' };
  }
  const hits = titles.nearest(query, scope);
  return { phase: 'none', groups: hits.length > 0 ? [{ id: 'nearest', hits }] : [], ...rest };
}

/** What the dialog shows for a query, from what the sources have said so far. Pure. */
import type { TextProblem } from '../../../lib/search/searchHit';
import type { TextAnswer, TitleAnswer } from '../engine/searchEngine';
import { type ResultGroup, mergeResults } from './results';

/** What the search in titles has said: `loading` until it has answered a question for the first time. */
export type TitlesState = 'loading' | 'failed' | TitleAnswer;

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
  /** Nothing more will come by itself. */
  readonly isSettled: boolean;
  /** More may follow once the reader comes to the end of the list. */
  readonly hasMore: boolean;
  /** Why there is no full text. */
  readonly problem?: TextProblem;
}

/** @param text what the full text has for this very question; `undefined` until it has answered, `later` until it is asked */
export function searchState(
  query: string,
  titles: TitlesState,
  text: TextAnswer | 'later' | undefined,
): SearchState {
  const nothing = { groups: [], isSettled: false, hasMore: false } as const;
  if (query === '') {
    return { ...nothing, phase: 'idle' };
  }
  if (titles === 'failed' || titles === 'loading') {
    return { ...nothing, phase: titles === 'failed' ? 'failed' : 'searching' };
  }
  const answer = text === 'later' ? undefined : text;
  const sections = answer && 'hits' in answer ? answer.hits : [];
  const groups = mergeResults(titles.hits, sections);
  const rest = {
    isSettled: text !== undefined,
    hasMore: text === 'later' || (answer !== undefined && 'hits' in answer && answer.hasMore),
    ...(answer && 'problem' in answer ? { problem: answer.problem } : {}),
  };
  if (groups.length > 0) {
    return { phase: 'found', groups, ...rest };
  }
  if (answer === undefined) {
    return { ...nothing, phase: 'searching' };
  }
  const { nearest: hits } = titles;
  return { phase: 'none', groups: hits.length > 0 ? [{ id: 'nearest', hits }] : [], ...rest };
}

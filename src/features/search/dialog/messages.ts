/** What the dialog says besides the results. */
import { SEARCH_TEXTS } from '../../i18n/dictionary/search';
import { noteText } from '../../my-plan';
import type { SearchHit, TextProblem } from '../../../lib/search/searchHit';
import type { SearchState } from './searchState';

/** Why the text of the pages isn't searched. */
export function problemText(problem: TextProblem): string {
  return problem === 'development'
    ? SEARCH_TEXTS.noTextInDevelopment()
    : SEARCH_TEXTS.noTextOffline();
}

/** @param product name of the one that the search is limited to */
export function noneText(query: string, product: string | undefined): string {
  return product === undefined
    ? SEARCH_TEXTS.none({ query })
    : SEARCH_TEXTS.noneIn({ query, product });
}

/** How many hits are left out and which plan they need; `undefined` when there are none. */
export function leftOutText(leftOut: readonly SearchHit[]): string | undefined {
  const plans = leftOut.map(({ plan }) => plan).filter((plan) => plan !== undefined);
  return plans.length > 0 ? noteText('result', plans) : undefined;
}

/**
 * What is announced of a state; nothing while more may come.
 * @param leftOut hits that need another plan than the reader's
 */
export function statusText(
  { phase, groups, isSettled, problem }: SearchState,
  leftOut: readonly SearchHit[],
  query: string,
  product: string | undefined,
): string {
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  if (phase === 'failed') {
    return SEARCH_TEXTS.noTitles();
  }
  if (!isSettled) {
    return '';
  }
  const found =
    phase === 'none'
      ? [noneText(query, product), ...(count > 0 ? [SEARCH_TEXTS.similar({ count })] : [])]
      : [SEARCH_TEXTS.count({ count })];
  const others = leftOutText(leftOut);
  return [
    ...found,
    ...(others === undefined ? [] : [others]),
    ...(problem ? [problemText(problem)] : []),
  ].join('. ');
}

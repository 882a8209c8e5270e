/** Where a reader's rating of a page is kept. */
import { useChoice } from '../stored-choice';

/** @param page path as the reader sees it */
export const ratingKey = (page: string): string => `feedback-${page}`;

/** What is stored for a page: `'1'`, `'0'`, or anything else for none. */
export function useStoredRating(page: string): string | null {
  return useChoice(ratingKey(page));
}

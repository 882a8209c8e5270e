/**
 * What somebody has typed and not sent, as long as the browser's tab: it is there again when they come back to the page.
 */
import type { FeedbackTarget } from '../../../lib/feedback/feedbackForm';

/** Drafts that storage refused; they last until the site is left. */
const unsaved = new Map<string, string>();

const draftKey = ({ page, section }: FeedbackTarget): string =>
  `feedback-draft-${page}${section === null ? '' : `#${section.id}`}`;

export function readDraft(target: FeedbackTarget): string {
  const key = draftKey(target);
  try {
    return unsaved.get(key) ?? sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** @param comment empty: nothing is kept */
export function keepDraft(target: FeedbackTarget, comment: string): void {
  const key = draftKey(target);
  try {
    if (comment === '') {
      sessionStorage.removeItem(key);
    } else {
      sessionStorage.setItem(key, comment);
    }
    unsaved.delete(key);
  } catch {
    unsaved.set(key, comment);
  }
}

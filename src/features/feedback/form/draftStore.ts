/**
 * What somebody has typed and not sent, as long as the browser's tab: it is there again when they come back to the page.
 */
import type { FeedbackTarget } from '../../../lib/feedback/feedbackForm';

/** Drafts that storage refused; they last until the site is left, and browsers ask before that happens. */
const unsaved = new Map<string, string>();

const askFirst = (event: Event) => event.preventDefault();

/** Lets browsers ask, and the page not be loaded again by itself, while a draft would be lost. */
function guardUnsaved(): void {
  if (unsaved.size > 0) {
    document.documentElement.dataset.draft = '';
    window.addEventListener('beforeunload', askFirst);
  } else {
    delete document.documentElement.dataset.draft;
    window.removeEventListener('beforeunload', askFirst);
  }
}

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
    if (comment === '') {
      unsaved.delete(key);
    } else {
      unsaved.set(key, comment);
    }
  }
  guardUnsaved();
}

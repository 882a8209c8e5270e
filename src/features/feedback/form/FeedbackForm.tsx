/** The form for a comment, and the line that says how its sending went. */
import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import i18n from '@generated/i18n';
import { type Feedback, parseRating } from '../../../lib/feedback/feedback';
import { type FeedbackFormState, holdsComment } from '../../../lib/feedback/feedbackForm';
import { FEEDBACK_FORM_TEXTS as TEXTS } from '../../i18n/dictionary/feedbackForm';
import { useLanguages } from '../../i18n/languages';
import { useStoredRating } from '../rating';
import { CommentFields } from './CommentFields';
import styles from './FeedbackForm.module.css';
import { useOpenedForm } from './formStore';

export interface FeedbackFormProps {
  /** Path as the reader sees it. */
  readonly page: string;
  /** The version of the packages that the page documents: `8.10.2`. */
  readonly version: string;
}

function statusOf({ kind }: FeedbackFormState): string {
  if (kind === 'sending') {
    return TEXTS.sending();
  }
  if (kind === 'sent') {
    return process.env.FEEDBACK_URL ? TEXTS.sent() : TEXTS.issueOpened();
  }
  return '';
}

/** Brings the line into view that has taken the form's place. */
function useShownStatus(isSent: boolean) {
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isSent) {
      status.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [isSent]);
  return status;
}

export function FeedbackForm({ page, version }: FeedbackFormProps): ReactNode {
  const { state, times, place } = useOpenedForm();
  const rating = parseRating(useStoredRating(page));
  const language = useLanguages().shell;
  const status = useShownStatus(state.kind === 'sent');
  if (state.kind === 'closed' || state.target.page !== page) {
    return null;
  }
  const { section } = state.target;
  const feedback: Omit<Feedback, 'comment'> = {
    page,
    section: section?.id ?? null,
    version,
    language: i18n.currentLocale,
    // The rating is the whole page's.
    rating: section === null ? rating : null,
  };
  const form = (
    <div className={styles.root} lang={language} data-feedback-form>
      {holdsComment(state) && (
        <CommentFields key={section?.id} state={state} feedback={feedback} times={times} />
      )}
      <p ref={status} role="status" className={styles.status}>
        {statusOf(state)}
      </p>
    </div>
  );
  return place ? createPortal(form, place) : form;
}

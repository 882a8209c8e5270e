/** Heading, text field and buttons of the form. */
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { cleanComment, COMMENT_MIN, type Feedback } from '../../../lib/feedback/feedback';
import type { FeedbackFormState } from '../../../lib/feedback/feedbackForm';
import { issueAddress } from '../../../lib/feedback/feedbackIssue';
import { FEEDBACK_FORM_TEXTS as TEXTS } from '../../i18n/dictionary/feedbackForm';
import { keepDraft } from './draftStore';
import styles from './FeedbackForm.module.css';
import { dispatchForm, leaveForm } from './formStore';
import { ISSUES, submitForm } from './submitForm';

type FormWithComment = Exclude<FeedbackFormState, { kind: 'closed' | 'sent' }>;

export interface CommentFieldsProps {
  readonly state: FormWithComment;
  /** All that is sent but the comment. */
  readonly feedback: Omit<Feedback, 'comment'>;
  /** Whenever it grows, the focus moves into the text field. */
  readonly times: number;
}

function headingOf(
  { target }: FormWithComment,
  { rating }: CommentFieldsProps['feedback'],
): string {
  if (target.section !== null) {
    return TEXTS.improveSection({ section: target.section.title });
  }
  return rating === 1 ? TEXTS.liked() : TEXTS.improve();
}

function problemOf(state: FormWithComment): string | undefined {
  if (state.kind !== 'open' || state.problem === undefined) {
    return undefined;
  }
  return state.problem === 'tooLong' ? TEXTS.tooLong() : TEXTS.tooShort({ count: COMMENT_MIN });
}

/** A way to the tracker for what needs an answer, and what becomes of the comment where there is only the tracker. */
function IssueHint({ feedback }: { readonly feedback: Feedback }): ReactNode {
  if (!process.env.FEEDBACK_URL) {
    return <p>{TEXTS.opensIssue()}</p>;
  }
  return (
    feedback.rating !== 1 && (
      <p>
        {TEXTS.report()}{' '}
        <a href={issueAddress(feedback, ISSUES)} target="_blank" rel="noopener noreferrer">
          {TEXTS.issue()}
        </a>
      </p>
    )
  );
}

/** Why nothing has arrived. */
function Failure({ state }: { readonly state: FormWithComment }): ReactNode {
  if (state.kind === 'blocked') {
    return (
      <p role="alert" className={styles.problem}>
        {TEXTS.blocked()}{' '}
        <a href={state.address} target="_blank" rel="noopener noreferrer">
          {TEXTS.blockedLink()}
        </a>
      </p>
    );
  }
  return (
    state.kind === 'failed' && (
      <p role="alert" className={styles.problem}>
        {TEXTS.failed()}
      </p>
    )
  );
}

export function CommentFields({ state, feedback: place, times }: CommentFieldsProps): ReactNode {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), [times]);
  const { target, comment } = state;
  const feedback = { ...place, comment: cleanComment(comment) };
  const problem = problemOf(state);
  const isSending = state.kind === 'sending';

  const submit = () => {
    if (!isSending) {
      field.current?.focus();
      submitForm(feedback, target);
    }
  };
  const close = () => leaveForm({ type: 'close' });
  const onKeyDown = ({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent) => {
    // While characters are being composed, the keys belong to that.
    if (nativeEvent.isComposing) {
      return;
    }
    if (key === 'Escape') {
      close();
    } else if (key === 'Enter' && (ctrlKey || metaKey)) {
      submit();
    }
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of all controls inside
    <form
      noValidate
      className={styles.form}
      aria-labelledby={`${id}heading`}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h3 id={`${id}heading`}>{headingOf(state, feedback)}</h3>
      <label htmlFor={`${id}comment`}>{TEXTS.comment()}</label>
      <textarea
        ref={field}
        id={`${id}comment`}
        rows={2}
        value={comment}
        readOnly={isSending}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}problem`}
        onChange={({ currentTarget: { value } }) => {
          keepDraft(target, value);
          dispatchForm({ type: 'type', comment: value });
        }}
      />
      {problem !== undefined && (
        <p id={`${id}problem`} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <Failure state={state} />
      <IssueHint feedback={feedback} />
      <div className={styles.actions}>
        <button type="submit" aria-disabled={isSending}>
          {TEXTS.submit()}
        </button>
        <button type="button" onClick={close}>
          {TEXTS.cancel()}
        </button>
      </div>
    </form>
  );
}

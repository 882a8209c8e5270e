/**
 * The states of the feedback form. Only one is open at a time; what was typed goes along from state to state, and is
 * left out only once it has arrived.
 */
import type { CommentProblem } from './feedback';

/** What the form is about. */
export interface FeedbackTarget {
  /** Path of the page. */
  readonly page: string;
  /** `null`: the page as a whole. */
  readonly section: FeedbackSection | null;
}

export interface FeedbackSection {
  /** The anchor of its heading. */
  readonly id: string;
  readonly title: string;
}

export type FeedbackFormState =
  | { readonly kind: 'closed' }
  | {
      readonly kind: 'open';
      readonly target: FeedbackTarget;
      readonly comment: string;
      /** Why it wasn't sent. */
      readonly problem?: CommentProblem;
    }
  | { readonly kind: 'sending'; readonly target: FeedbackTarget; readonly comment: string }
  /** Not received; the form stays open. */
  | { readonly kind: 'failed'; readonly target: FeedbackTarget; readonly comment: string }
  /** The browser opened no tab for the issue: `address` is offered as a link. */
  | {
      readonly kind: 'blocked';
      readonly target: FeedbackTarget;
      readonly comment: string;
      readonly address: string;
    }
  | { readonly kind: 'sent'; readonly target: FeedbackTarget };

export type FeedbackFormAction =
  /** `comment`: a draft from before. */
  | { readonly type: 'open'; readonly target: FeedbackTarget; readonly comment: string }
  | { readonly type: 'type'; readonly comment: string }
  /** `problem`: what the rules say of the comment. */
  | { readonly type: 'submit'; readonly problem: CommentProblem | undefined }
  /** How the sending of that target ended. */
  | { readonly type: 'received' | 'failed'; readonly target: FeedbackTarget }
  | { readonly type: 'blocked'; readonly address: string }
  | { readonly type: 'close' };

export const CLOSED = { kind: 'closed' } as const satisfies FeedbackFormState;

export function isSameTarget(a: FeedbackTarget, b: FeedbackTarget): boolean {
  return a.page === b.page && a.section?.id === b.section?.id;
}

/** Whether the form shows with a comment in it. */
export function holdsComment(
  state: FeedbackFormState,
): state is Exclude<FeedbackFormState, { kind: 'closed' | 'sent' }> {
  return state.kind !== 'closed' && state.kind !== 'sent';
}

function open(
  state: FeedbackFormState,
  { target, comment }: Extract<FeedbackFormAction, { type: 'open' }>,
): FeedbackFormState {
  // Asked for again: what it says of the comment stays.
  return holdsComment(state) && isSameTarget(state.target, target)
    ? state
    : { kind: 'open', target, comment };
}

function submit(state: FeedbackFormState, problem: CommentProblem | undefined): FeedbackFormState {
  if (!holdsComment(state) || state.kind === 'sending') {
    return state;
  }
  const { target, comment } = state;
  return problem === undefined
    ? { kind: 'sending', target, comment }
    : { kind: 'open', target, comment, problem };
}

function settle(
  state: FeedbackFormState,
  { type, target }: Extract<FeedbackFormAction, { type: 'received' | 'failed' }>,
): FeedbackFormState {
  // The reader may have gone on to another page or section meanwhile.
  if (state.kind !== 'sending' || !isSameTarget(state.target, target)) {
    return state;
  }
  return type === 'received'
    ? { kind: 'sent', target: state.target }
    : { kind: 'failed', target: state.target, comment: state.comment };
}

/** The state after an action; the same object when nothing differs. */
export function feedbackFormReducer(
  state: FeedbackFormState,
  action: FeedbackFormAction,
): FeedbackFormState {
  switch (action.type) {
    case 'open':
      return open(state, action);
    case 'type':
      return holdsComment(state) && state.kind !== 'sending'
        ? { kind: 'open', target: state.target, comment: action.comment }
        : state;
    case 'submit':
      return submit(state, action.problem);
    case 'received':
    case 'failed':
      return settle(state, action);
    case 'blocked':
      return state.kind === 'sending'
        ? { kind: 'blocked', target: state.target, comment: state.comment, address: action.address }
        : state;
    case 'close':
      return CLOSED;
  }
}

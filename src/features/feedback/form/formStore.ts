/** Holds the state of the form, which outlasts the page that it was opened on: an answer may come later. */
import { useSyncExternalStore } from 'react';
import {
  CLOSED,
  feedbackFormReducer,
  type FeedbackFormAction,
  type FeedbackFormState,
  type FeedbackSection,
} from '../../../lib/feedback/feedbackForm';
import { readDraft } from './draftStore';

/** A section, and where its form shows. */
export interface SectionPlace extends FeedbackSection {
  readonly place: HTMLElement;
}

export interface OpenedForm {
  readonly state: FeedbackFormState;
  /** How often it was asked for: each time, the focus moves into it. */
  readonly times: number;
  /** Has the focus back when the form goes. */
  readonly opener: HTMLElement | undefined;
  /** Where the form of a section shows; `undefined`: at the end of the page. */
  readonly place: HTMLElement | undefined;
}

const NOT_OPENED: OpenedForm = { state: CLOSED, times: 0, opener: undefined, place: undefined };

const listeners = new Set<() => void>();
let current = NOT_OPENED;

function show(next: OpenedForm): void {
  current = next;
  listeners.forEach((listener) => listener());
}

export function dispatchForm(action: FeedbackFormAction): void {
  show({ ...current, state: feedbackFormReducer(current.state, action) });
}

/** Opens the form, with what was typed there before. */
export function openForm(page: string, opener: HTMLElement, section?: SectionPlace): void {
  const target = { page, section: section ? { id: section.id, title: section.title } : null };
  const action = { type: 'open', target, comment: readDraft(target) } as const;
  show({
    state: feedbackFormReducer(current.state, action),
    times: current.times + 1,
    opener,
    place: section?.place,
  });
}

/** Takes the form away, and brings the focus to where it was before when it would be lost. */
export function leaveForm(action: FeedbackFormAction): void {
  if (document.activeElement?.closest('[data-feedback-form]')) {
    current.opener?.focus();
  }
  dispatchForm(action);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useOpenedForm(): OpenedForm {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => NOT_OPENED,
  );
}

/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import {
  dispatchForm,
  openForm,
  useOpenedForm,
} from '../../../../src/features/feedback/form/formStore';
import { submitForm } from '../../../../src/features/feedback/form/submitForm';
import type { Feedback } from '../../../../src/lib/feedback/feedback';

const URL_OF_RECEIVER = 'https://feedback.example/feedback';
jest.mock('../../../../src/data/services', () => ({
  FEEDBACK: { url: 'https://feedback.example/feedback' },
}));

const target = { page: '/x/', section: null };
const feedback: Feedback = {
  page: '/x/',
  section: null,
  version: '8.10.2',
  language: 'en',
  rating: 0,
  comment: 'What I typed.',
};

/** The open form, on a site with or without a receiver. */
function load(url: string) {
  process.env.FEEDBACK_URL = url;
  const { result } = renderHook(useOpenedForm);
  const button = document.body.appendChild(document.createElement('button'));
  act(() => {
    dispatchForm({ type: 'close' });
    openForm(target.page, button);
    dispatchForm({ type: 'type', comment: feedback.comment });
  });
  return {
    submit: (sent = feedback) => act(async () => submitForm(sent, target)),
    state: () => result.current.state,
  };
}

const originalFetch = globalThis.fetch;
const answerWith = (answer: () => Promise<unknown>) => {
  const fake = jest.fn(answer);
  Object.assign(globalThis, { fetch: fake });
  return fake;
};

beforeEach(() => {
  sessionStorage.clear();
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
});
afterEach(() => {
  delete process.env.FEEDBACK_URL;
  Object.assign(globalThis, { fetch: originalFetch });
  jest.restoreAllMocks();
});

describe('with a receiver', () => {
  const KEY = 'feedback-draft-/x/';

  it('sends the feedback as JSON and forgets the draft once it has arrived', async () => {
    const request = answerWith(() => Promise.resolve({ ok: true }));
    const form = load(URL_OF_RECEIVER);
    sessionStorage.setItem(KEY, feedback.comment);
    await form.submit();
    expect(request).toHaveBeenCalledWith(
      URL_OF_RECEIVER,
      expect.objectContaining({ method: 'POST', body: JSON.stringify(feedback) }),
    );
    expect(form.state()).toEqual({ kind: 'sent', target });
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it.each([
    ['an answer that is none of success', () => Promise.resolve({ ok: false })],
    ['no answer', () => Promise.reject(new Error('no network'))],
  ])('keeps form and draft on %s', async (_case, answer) => {
    answerWith(answer);
    const form = load(URL_OF_RECEIVER);
    sessionStorage.setItem(KEY, feedback.comment);
    await form.submit();
    expect(form.state()).toEqual({ kind: 'failed', target, comment: feedback.comment });
    expect(sessionStorage.getItem(KEY)).toBe(feedback.comment);
  });

  it('sends nothing that breaks the rules', async () => {
    const request = answerWith(() => Promise.resolve({ ok: true }));
    const form = load(URL_OF_RECEIVER);
    await form.submit({ ...feedback, comment: 'short' });
    expect(form.state()).toMatchObject({ kind: 'open', problem: 'tooShort' });
    expect(request).not.toHaveBeenCalled();
  });
});

describe('without a receiver', () => {
  it('opens the issue in a tab that knows nothing of this page', async () => {
    const request = answerWith(() => Promise.resolve({ ok: true }));
    const replace = jest.fn();
    const tab = { opener: window, location: { replace } };
    jest.spyOn(window, 'open').mockReturnValue(tab as never);
    const form = load('');
    await form.submit();
    expect(tab.opener).toBeNull();
    expect(replace).toHaveBeenCalledWith(expect.stringContaining('/issues/new?title=Docs'));
    expect(form.state()).toEqual({ kind: 'sent', target });
    expect(request).not.toHaveBeenCalled();
  });

  it('offers the address when no tab opens', async () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    const form = load('');
    await form.submit();
    expect(form.state()).toMatchObject({
      kind: 'blocked',
      comment: feedback.comment,
      address: expect.stringContaining('/issues/new?'),
    });
  });
});

import {
  CLOSED,
  feedbackFormReducer as reduce,
  type FeedbackFormAction,
  type FeedbackFormState,
} from '../../../../src/lib/feedback/feedbackForm';

const target = { page: '/x/', section: null };
const elsewhere = { page: '/x/', section: { id: 'api', title: 'API' } };
const comment = 'What I typed.';

const OPEN = { kind: 'open', target, comment } as const;
const SENDING = { kind: 'sending', target, comment } as const;
const FAILED = { kind: 'failed', target, comment } as const;
const BLOCKED = { kind: 'blocked', target, comment, address: '/issue' } as const;
const SENT = { kind: 'sent', target } as const;
const SHORT = { ...OPEN, problem: 'tooShort' } as const;

const open = { type: 'open', target, comment: 'a draft' } as const;
const openElsewhere = { type: 'open', target: elsewhere, comment: '' } as const;
const submit = { type: 'submit', problem: undefined } as const;
const received = { type: 'received', target } as const;
const failed = { type: 'failed', target } as const;

describe('feedbackFormReducer', () => {
  it.each<[string, FeedbackFormState, FeedbackFormAction, FeedbackFormState]>([
    ['opens with a draft', CLOSED, open, { ...OPEN, comment: 'a draft' }],
    ['opens again after a success', SENT, open, { ...OPEN, comment: 'a draft' }],
    ['opens for a section', OPEN, openElsewhere, { kind: 'open', target: elsewhere, comment: '' }],
    ['takes what is typed', OPEN, { type: 'type', comment: 'more' }, { ...OPEN, comment: 'more' }],
    ['forgets a problem', SHORT, { type: 'type', comment: 'b' }, { ...OPEN, comment: 'b' }],
    ['forgets a failure', FAILED, { type: 'type', comment: 'b' }, { ...OPEN, comment: 'b' }],
    ['says what is wrong', OPEN, { type: 'submit', problem: 'tooShort' }, SHORT],
    ['sends', OPEN, submit, SENDING],
    ['sends again', FAILED, submit, SENDING],
    ['sends once it is long enough', SHORT, submit, SENDING],
    ['tries to open a tab again', BLOCKED, submit, SENDING],
    ['keeps the text on a failure', SENDING, failed, FAILED],
    ['offers a link', SENDING, { type: 'blocked', address: '/issue' }, BLOCKED],
    ['is done', SENDING, received, SENT],
    ['closes', OPEN, { type: 'close' }, CLOSED],
    ['closes while sending', SENDING, { type: 'close' }, CLOSED],
  ])('%s', (_case, before, action, after) => {
    expect(reduce(before, action)).toEqual(after);
  });

  it.each<[string, FeedbackFormState, FeedbackFormAction]>([
    ['opened again for the same', SHORT, open],
    ['opened again while sending', SENDING, open],
    ['typed into while sending', SENDING, { type: 'type', comment: 'late' }],
    ['typed into when closed', CLOSED, { type: 'type', comment: 'late' }],
    ['submitted twice', SENDING, submit],
    ['submitted when closed', CLOSED, submit],
    ['blocked when nothing is sent', OPEN, { type: 'blocked', address: '/issue' }],
    ['late success of a closed form', CLOSED, received],
    ['late failure of a closed form', CLOSED, failed],
    ['late success of another section', SENDING, { type: 'received', target: elsewhere }],
    ['late failure of another section', SENDING, { type: 'failed', target: elsewhere }],
  ])('stays as it is: %s', (_case, state, action) => {
    expect(reduce(state, action)).toBe(state);
  });
});

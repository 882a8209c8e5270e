/** @jest-environment jsdom */
import { keepDraft, readDraft } from '../../../../src/features/feedback/form/draftStore';

const TARGET = { page: '/x/page/', section: null };
const KEY = 'feedback-draft-/x/page/';

/** Whether the browser would ask before the page is left. */
function asksFirst(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

function refuse(): void {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

afterEach(() => {
  jest.restoreAllMocks();
  keepDraft(TARGET, '');
});

test('drafts are restored from sessionStorage without a prompt', () => {
  keepDraft(TARGET, 'A thought');
  expect(sessionStorage.getItem(KEY)).toBe('A thought');
  expect(readDraft(TARGET)).toBe('A thought');
  expect(asksFirst()).toBe(false);
  expect(document.documentElement.hasAttribute('data-draft')).toBe(false);
});

test('one that storage refuses is guarded until it is given up', () => {
  refuse();
  keepDraft(TARGET, 'A thought');
  expect(readDraft(TARGET)).toBe('A thought');
  expect(asksFirst()).toBe(true);
  expect(document.documentElement.hasAttribute('data-draft')).toBe(true);
  keepDraft(TARGET, '');
  expect(asksFirst()).toBe(false);
  expect(document.documentElement.hasAttribute('data-draft')).toBe(false);
});

test('and until storage takes it', () => {
  refuse();
  keepDraft(TARGET, 'A thought');
  jest.restoreAllMocks();
  keepDraft(TARGET, 'A thought that goes on');
  expect(sessionStorage.getItem(KEY)).toBe('A thought that goes on');
  expect(asksFirst()).toBe(false);
});

test('without any storage, an empty draft is none', () => {
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  keepDraft(TARGET, '');
  expect(asksFirst()).toBe(false);
});

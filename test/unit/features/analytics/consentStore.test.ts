/** @jest-environment jsdom */
import type * as Store from '../../../../src/features/analytics/consentStore';

const KEY = 'docs-cookie-consent';
let store: typeof Store;

beforeEach(async () => {
  localStorage.clear();
  jest.resetModules();
  store = await import('../../../../src/features/analytics/consentStore');
});
afterEach(() => jest.restoreAllMocks());

test('asks once: the choice is stored, and listeners are notified', () => {
  const listener = jest.fn();
  const stop = store.subscribeToConsent(listener);
  expect(store.getStanding()).toBe('unasked');
  store.setConsent('analytics');
  expect(localStorage.getItem(KEY)).toBe('analytics');
  expect(store.getStanding()).toBe('analytics');
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  store.setConsent('essential');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('an unknown stored value counts as absent', () => {
  localStorage.setItem(KEY, 'all');
  expect(store.getStanding()).toBe('unasked');
});

test('a choice that storage refuses holds for the visit', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  expect(store.getConsent()).toBeUndefined();
  store.setConsent('essential');
  expect(store.getConsent()).toBe('essential');
});

test('another tab is heard, other keys are not', () => {
  const listener = jest.fn();
  const stop = store.subscribeToConsent(listener);
  window.dispatchEvent(new StorageEvent('storage', { key: 'mui-mode' }));
  expect(listener).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
});

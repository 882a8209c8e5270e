/** @jest-environment jsdom */
import { getMode, setMode, subscribeToMode } from '../../../../src/features/color-mode/modeStore';

const KEY = 'mui-mode';

/** What this tab receives when another tab has written. */
function otherTabWrote(value: string | null, key: string | null = KEY): void {
  if (value === null) {
    localStorage.removeItem(KEY);
  } else {
    localStorage.setItem(KEY, value);
  }
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
}

function storageThrows(...methods: readonly ('getItem' | 'setItem')[]): void {
  for (const method of methods) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
}

afterEach(() => {
  jest.restoreAllMocks();
  // Another tab's write also makes the store forget a choice that was never saved.
  const stop = subscribeToMode(() => {});
  otherTabWrote(null);
  stop();
});

test('without a stored choice the mode is system', () => {
  expect(getMode()).toBe('system');
});

test('an unknown stored value counts as absent', () => {
  localStorage.setItem(KEY, 'sepia');
  expect(getMode()).toBe('system');
});

test('stores a choice under mui-mode and notifies every listener of the tab', () => {
  const first = jest.fn();
  const second = jest.fn();
  const stops = [subscribeToMode(first), subscribeToMode(second)];
  setMode('dark');
  expect(localStorage.getItem(KEY)).toBe('dark');
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(1);
  stops.forEach((stop) => stop());
});

test('does not notify when the value is unchanged', () => {
  setMode('light');
  const listener = jest.fn();
  const stop = subscribeToMode(listener);
  setMode('light');
  expect(listener).not.toHaveBeenCalled();
  stop();
});

test('does not notify a listener that has unsubscribed, even if it subscribed twice', () => {
  const listener = jest.fn();
  const stop = subscribeToMode(listener);
  const stopAgain = subscribeToMode(listener);
  stop();
  setMode('dark');
  expect(listener).toHaveBeenCalledTimes(1);
  stopAgain();
  otherTabWrote('light');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a choice in another tab is heard, and so is cleared storage', () => {
  const listener = jest.fn(() => getMode());
  const stop = subscribeToMode(listener);
  otherTabWrote('dark');
  expect(listener).toHaveLastReturnedWith('dark');
  otherTabWrote(null, null);
  expect(listener).toHaveLastReturnedWith('system');
  stop();
});

test('other keys of the storage are none of its business', () => {
  const listener = jest.fn();
  const stop = subscribeToMode(listener);
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
  expect(listener).not.toHaveBeenCalled();
  stop();
});

test('a page that returns from the back-forward cache looks again', () => {
  const listener = jest.fn();
  const stop = subscribeToMode(listener);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(listener).not.toHaveBeenCalled();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
});

test('storage that throws is survived: the mode is system, and a choice holds for the page', () => {
  storageThrows('getItem', 'setItem');
  const listener = jest.fn();
  const stop = subscribeToMode(listener);
  expect(getMode()).toBe('system');
  setMode('dark');
  expect(getMode()).toBe('dark');
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
});

test('a later choice of another tab replaces one that could not be saved', () => {
  storageThrows('setItem');
  const stop = subscribeToMode(() => {});
  setMode('dark');
  expect(getMode()).toBe('dark');
  jest.restoreAllMocks();
  otherTabWrote('light');
  expect(getMode()).toBe('light');
  stop();
});

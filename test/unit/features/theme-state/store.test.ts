/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import type * as Store from '../../../../src/features/theme-state/store';

function freshStore(): typeof Store {
  jest.resetModules();
  return jest.requireActual<typeof Store>('../../../../src/features/theme-state/store');
}

function fromOtherTab(key: string | null, value?: string): void {
  if (key !== null && value !== undefined) {
    localStorage.setItem(key, value);
  }
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  document.documentElement.removeAttribute('data-theme');
  document.body.removeAttribute('dir');
  document.documentElement.removeAttribute('data-own-appearance');
  document.documentElement.removeAttribute('data-docs-theme');
});

it('starts with what was stored and what is on the screen', () => {
  localStorage.setItem('docs-direction', 'rtl');
  localStorage.setItem('docs-density', 'dense');
  localStorage.setItem('docs-demo-theme', 'docs');
  localStorage.setItem('docs-own-theme', '{ spacing: 4 }');
  document.documentElement.dataset.theme = 'dark';
  expect(freshStore().getThemeState()).toEqual({
    dense: true,
    direction: 'rtl',
    demoTheme: 'docs',
    ownTheme: '{ spacing: 4 }',
    paletteMode: 'dark',
  });
});

it('takes unknown stored values for absent', () => {
  localStorage.setItem('docs-direction', 'sideways');
  localStorage.setItem('docs-density', '3');
  localStorage.setItem('docs-demo-theme', 'mine');
  const { getThemeState } = freshStore();
  expect(getThemeState()).toEqual({
    dense: false,
    direction: 'ltr',
    demoTheme: 'material',
    ownTheme: '',
    paletteMode: 'light',
  });
});

it('stores a choice, puts the direction on the body and tells listeners once', () => {
  const { dispatchTheme, subscribeToTheme, getThemeState } = freshStore();
  const listener = jest.fn();
  subscribeToTheme(listener);
  dispatchTheme({ type: 'CHANGE', payload: { direction: 'rtl' } });
  dispatchTheme({ type: 'CHANGE', payload: { direction: 'rtl' } });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(document.body.dir).toBe('rtl');
  expect(localStorage.getItem('docs-direction')).toBe('rtl');
  dispatchTheme({ type: 'SET_DENSE', payload: true });
  expect(localStorage.getItem('docs-density')).toBe('dense');
  dispatchTheme({ type: 'RESET_DENSITY' });
  expect(localStorage.getItem('docs-density')).toBe('default');
  expect(localStorage.getItem('docs-demo-theme')).toBeNull();
  dispatchTheme({ type: 'CHANGE', payload: { demoTheme: 'docs' } });
  expect(localStorage.getItem('docs-demo-theme')).toBe('docs');
  expect(getThemeState()).toEqual({
    dense: false,
    direction: 'rtl',
    demoTheme: 'docs',
    ownTheme: '',
    paletteMode: 'light',
  });
});

it('syncs across tabs while subscribed', () => {
  const { subscribeToTheme, getThemeState } = freshStore();
  const listener = jest.fn();
  const stop = subscribeToTheme(listener);
  fromOtherTab('docs-direction', 'rtl');
  expect(getThemeState().direction).toBe('rtl');
  expect(document.body.dir).toBe('rtl');
  fromOtherTab('docs-density', 'dense');
  expect(getThemeState().dense).toBe(true);
  fromOtherTab('something-else', '1');
  fromOtherTab('docs-demo-theme', 'docs');
  expect(getThemeState().demoTheme).toBe('docs');
  expect(document.documentElement).toHaveAttribute('data-docs-theme');
  expect(listener).toHaveBeenCalledTimes(3);
  localStorage.clear();
  fromOtherTab(null);
  expect(getThemeState()).toMatchObject({
    dense: false,
    direction: 'ltr',
    demoTheme: 'material',
  });
  expect(document.documentElement).not.toHaveAttribute('data-docs-theme');
  stop();
  fromOtherTab('docs-direction', 'rtl');
  expect(getThemeState().direction).toBe('ltr');
});

it('adopts what another tab chose while nothing was subscribed', () => {
  const { subscribeToTheme, getThemeState } = freshStore();
  const stop = subscribeToTheme(() => undefined);
  stop();
  fromOtherTab('docs-direction', 'rtl');
  fromOtherTab('docs-density', 'dense');
  subscribeToTheme(() => undefined)();
  expect(getThemeState()).toMatchObject({ dense: true, direction: 'rtl' });
  expect(document.body.dir).toBe('rtl');
});

it('follows the colour scheme of the page', async () => {
  const { subscribeToTheme, getThemeState } = freshStore();
  const stop = subscribeToTheme(() => undefined);
  document.documentElement.dataset.theme = 'dark';
  await Promise.resolve();
  expect(getThemeState().paletteMode).toBe('dark');
  stop();
});

it('takes over what was chosen elsewhere when the page comes back from the back-forward cache', () => {
  const { getThemeState, subscribeToTheme } = freshStore();
  const stop = subscribeToTheme(() => undefined);
  localStorage.setItem('docs-direction', 'rtl');
  const comeBack = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  comeBack(false);
  expect(getThemeState().direction).toBe('ltr');
  comeBack(true);
  expect(getThemeState().direction).toBe('rtl');
  expect(document.body.dir).toBe('rtl');
  stop();
});

it('keeps a choice for the visit when storage is closed', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { dispatchTheme, getThemeState, subscribeToTheme } = freshStore();
  expect(getThemeState().dense).toBe(false);
  dispatchTheme({ type: 'SET_DENSE', payload: true });
  const stop = subscribeToTheme(() => undefined);
  expect(getThemeState().dense).toBe(true);
  stop();
});

it('is the initial state on the server, whatever was stored', () => {
  localStorage.setItem('docs-direction', 'rtl');
  expect(freshStore().getServerThemeState().direction).toBe('ltr');
});

it('marks the page if demos of Material UI show the docs theme', () => {
  const html = document.documentElement;
  const { dispatchTheme } = freshStore();
  dispatchTheme({ type: 'CHANGE', payload: { demoTheme: 'docs' } });
  expect(html).toHaveAttribute('data-docs-theme');
  expect(html).not.toHaveAttribute('data-own-appearance');
  dispatchTheme({ type: 'CHANGE', payload: { demoTheme: 'material' } });
  expect(html).not.toHaveAttribute('data-docs-theme');
});

it('keeps the own theme, marks the page with it, and hears of it from other tabs', () => {
  const html = document.documentElement;
  const { dispatchTheme, getThemeState, subscribeToTheme } = freshStore();
  dispatchTheme({ type: 'CHANGE', payload: { ownTheme: '{ spacing: 4 }' } });
  expect(localStorage.getItem('docs-own-theme')).toBe('{ spacing: 4 }');
  expect(html).toHaveAttribute('data-own-appearance');
  const stop = subscribeToTheme(() => undefined);
  fromOtherTab('docs-own-theme', '{ spacing: 5 }');
  expect(getThemeState().ownTheme).toBe('{ spacing: 5 }');
  fromOtherTab('docs-own-theme', '');
  expect(getThemeState().ownTheme).toBe('');
  expect(html).not.toHaveAttribute('data-own-appearance');
  stop();
});

it('marks the page if demos look different from the server’s HTML', () => {
  const html = document.documentElement;
  const { dispatchTheme } = freshStore();
  dispatchTheme({ type: 'SET_DENSE', payload: true });
  expect(html).toHaveAttribute('data-own-appearance');
  dispatchTheme({ type: 'CHANGE', payload: { direction: 'rtl' } });
  dispatchTheme({ type: 'RESET_DENSITY' });
  expect(html).toHaveAttribute('data-own-appearance');
  dispatchTheme({ type: 'CHANGE', payload: { direction: 'ltr' } });
  expect(html).not.toHaveAttribute('data-own-appearance');
});

/** @jest-environment jsdom */
import type * as MirroredStyles from '../../../../src/features/theme-state/rtlStyles';
import type * as Store from '../../../../src/features/theme-state/store';

const PLAIN = '/assets/css/styles.ab12.css';
const MIRRORED = '/assets/css/styles.ab12.rtl.css';

/** Both modules as a new page has them. */
function freshPage() {
  jest.resetModules();
  const { dispatchTheme } = jest.requireActual<typeof Store>(
    '../../../../src/features/theme-state/store',
  );
  const { followDirection, prepareMirroredStyles } = jest.requireActual<typeof MirroredStyles>(
    '../../../../src/features/theme-state/rtlStyles',
  );
  return {
    choose: (direction: 'ltr' | 'rtl') => dispatchTheme({ type: 'CHANGE', payload: { direction } }),
    followDirection,
    prepareMirroredStyles,
  };
}

const plain = () => document.querySelector<HTMLLinkElement>(`link[href="${PLAIN}"]`);
const mirrored = () => document.querySelector<HTMLLinkElement>(`link[href="${MIRRORED}"]`);

/** What the browser does when the file has come. */
function finishLoading(): void {
  const link = mirrored();
  Object.defineProperty(link, 'sheet', { value: { cssRules: ['a rule'] } });
  link?.dispatchEvent(new Event('load'));
}

beforeEach(() => {
  document.head.innerHTML = `<link rel="stylesheet" href="${PLAIN}" data-mirrored="${MIRRORED}">`;
});

afterEach(() => {
  localStorage.clear();
  document.body.removeAttribute('dir');
});

it('asks for nothing while text runs from left to right', () => {
  const { choose, followDirection } = freshPage();
  followDirection();
  choose('ltr');
  expect(mirrored()).toBeNull();
});

it('lets the plain stylesheet hold until the mirrored one has come', () => {
  const { choose, followDirection } = freshPage();
  followDirection();
  choose('rtl');
  expect(mirrored()?.media).toBe('not all');
  expect(plain()?.media).toBe('all');
  finishLoading();
  expect(mirrored()?.media).toBe('all');
  expect(plain()?.media).toBe('not all');
});

it('goes back and forth without asking again', () => {
  const { choose, followDirection } = freshPage();
  followDirection();
  choose('rtl');
  finishLoading();
  choose('ltr');
  expect([plain()?.media, mirrored()?.media]).toEqual(['all', 'not all']);
  choose('rtl');
  expect([plain()?.media, mirrored()?.media]).toEqual(['not all', 'all']);
  expect(document.querySelectorAll('link')).toHaveLength(2);
});

it('does not mirror a page that was turned back while the file was on its way', () => {
  const { choose, followDirection } = freshPage();
  followDirection();
  choose('rtl');
  choose('ltr');
  finishLoading();
  expect(mirrored()?.media).toBe('not all');
  expect(plain()?.media).not.toBe('not all');
});

it('can load ahead, so that the choice acts at once', () => {
  const { choose, followDirection, prepareMirroredStyles } = freshPage();
  followDirection();
  prepareMirroredStyles();
  finishLoading();
  expect(mirrored()?.media).toBe('not all');
  choose('rtl');
  expect([plain()?.media, mirrored()?.media]).toEqual(['not all', 'all']);
});

it.each([
  ['an empty', { cssRules: [] }],
  [
    'a closed',
    {
      get cssRules(): never {
        throw new DOMException('closed', 'SecurityError');
      },
    },
  ],
])('takes %s sheet for a failure, as some browsers mean it', (_kind, sheet) => {
  const { choose, followDirection } = freshPage();
  followDirection();
  choose('rtl');
  Object.defineProperty(mirrored(), 'sheet', { value: sheet });
  mirrored()?.dispatchEvent(new Event('load'));
  expect([plain()?.media, mirrored()?.media]).toEqual(['all', 'not all']);
});

it('asks again after a failure', () => {
  const { choose, followDirection } = freshPage();
  followDirection();
  choose('rtl');
  mirrored()?.dispatchEvent(new Event('error'));
  expect(mirrored()).toBeNull();
  expect(plain()?.media).toBe('all');
  choose('ltr');
  choose('rtl');
  expect(mirrored()).not.toBeNull();
});

it('takes over what the page came with', () => {
  localStorage.setItem('docs-direction', 'rtl');
  document.head.insertAdjacentHTML('afterbegin', `<link rel="stylesheet" href="${MIRRORED}">`);
  finishLoading();
  const { choose, followDirection } = freshPage();
  followDirection();
  expect([plain()?.media, mirrored()?.media]).toEqual(['not all', 'all']);
  choose('ltr');
  expect([plain()?.media, mirrored()?.media]).toEqual(['all', 'not all']);
});

it('follows another tab', () => {
  const { followDirection } = freshPage();
  followDirection();
  localStorage.setItem('docs-direction', 'rtl');
  window.dispatchEvent(new StorageEvent('storage', { key: 'docs-direction' }));
  finishLoading();
  expect([plain()?.media, mirrored()?.media]).toEqual(['not all', 'all']);
});

it('turns a page whose direction was chosen before the call, once', () => {
  const { followDirection } = freshPage();
  localStorage.setItem('docs-direction', 'rtl');
  followDirection();
  followDirection();
  expect(document.body.dir).toBe('rtl');
  expect(document.querySelectorAll('link')).toHaveLength(2);
});

it('does nothing where the build wrote no mirrored stylesheet', () => {
  document.head.innerHTML = `<link rel="stylesheet" href="${PLAIN}">`;
  const { choose, followDirection, prepareMirroredStyles } = freshPage();
  followDirection();
  prepareMirroredStyles();
  choose('rtl');
  expect(document.body.dir).toBe('rtl');
  expect(document.head.innerHTML).toBe(`<link rel="stylesheet" href="${PLAIN}">`);
});

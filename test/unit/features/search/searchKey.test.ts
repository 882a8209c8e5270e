/** @jest-environment jsdom */
import { asksForSearch } from '../../../../src/features/search/searchKey';

function press(element: Element, init: KeyboardEventInit): boolean {
  let asks = false;
  const listen = (event: KeyboardEvent) => {
    asks = asksForSearch(event);
  };
  document.addEventListener('keydown', listen);
  element.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
  document.removeEventListener('keydown', listen);
  return asks;
}

/** Puts HTML into the page and gives its innermost first element. */
function put(html: string): Element {
  document.body.innerHTML = html;
  let element: Element = document.body;
  while (element.firstElementChild) {
    element = element.firstElementChild;
  }
  return element;
}

const CTRL_K = { key: 'k', ctrlKey: true };

test.each([
  ['Ctrl+K', CTRL_K],
  ['⌘K', { key: 'k', metaKey: true }],
  ['Ctrl+K with capitals locked', { key: 'K', ctrlKey: true }],
  ['/', { key: '/' }],
  ['/ where it needs Shift', { key: '/', shiftKey: true }],
])('%s asks for search', (_name, init) => {
  expect(press(put('<button></button>'), init)).toBe(true);
});

test.each([
  ['k', { key: 'k' }],
  ['Ctrl+Shift+K', { ...CTRL_K, shiftKey: true }],
  ['Ctrl+Alt+K', { ...CTRL_K, altKey: true }],
  ['Ctrl+/', { key: '/', ctrlKey: true }],
  ['a held key', { key: '/', repeat: true }],
  ['an input method', { key: '/', isComposing: true }],
])('%s does not', (_name, init) => {
  expect(press(put('<button></button>'), init)).toBe(false);
});

test.each([
  '<input>',
  '<textarea></textarea>',
  '<select></select>',
  '<div contenteditable="true"><b></b></div>',
  '<div role="textbox"></div>',
  '<div role="combobox"></div>',
  '<ul role="listbox"><li></li></ul>',
])('nothing asks for search in %s', (html) => {
  expect(press(put(html), { key: '/' })).toBe(false);
  expect(press(put(html), CTRL_K)).toBe(false);
});

test('in a demo only the shortcut asks, and not one that the demo took', () => {
  const demo = '<div data-demo-canvas><button></button></div>';
  expect(press(put(demo), { key: '/' })).toBe(false);
  expect(press(put(demo), CTRL_K)).toBe(true);
  const taken = put(demo);
  taken.addEventListener('keydown', (event) => event.preventDefault());
  expect(press(taken, CTRL_K)).toBe(false);
});

test.each(['<dialog open></dialog>', '<div role="dialog"></div>', '<div aria-modal="true"></div>'])(
  'nothing asks while %s is open',
  (html) => {
    put(html);
    expect(press(document.body, CTRL_K)).toBe(false);
  },
);

test('a dialog that holds up nothing leaves the keys to the page', () => {
  put('<div role="dialog" aria-modal="false"></div>');
  expect(press(document.body, CTRL_K)).toBe(true);
});

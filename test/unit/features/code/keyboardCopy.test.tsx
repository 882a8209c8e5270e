import { fireEvent, render, screen } from '@testing-library/react';
import { installKeyboardCopy } from '../../../../src/features/code';

const onCopy = jest.fn<undefined, [string]>();

/** Two blocks, each with a button and something to focus, and fields beside them. */
function setUp() {
  render(
    <>
      {['one', 'two'].map((name) => (
        <div key={name} data-code-block data-testid={name}>
          <button data-copy-button onClick={() => onCopy(name)}>
            Copy {name}
          </button>
        </div>
      ))}
      <input aria-label="field" defaultValue="some text" />
      <textarea aria-label="area" defaultValue="some text" />
      <div data-demo-canvas="">
        <button>In a demo</button>
      </div>
      <p>Prose</p>
    </>,
  );
}

/** jsdom has no pointer, so `:hover` is answered here. */
function hover(name: string) {
  const query = document.querySelectorAll.bind(document);
  jest
    .spyOn(document, 'querySelectorAll')
    .mockImplementation((selectors: string) =>
      selectors.endsWith(':hover') ? query(`[data-testid=${name}]`) : query(selectors),
    );
}

const press = (options: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document, { key: 'c', ctrlKey: true, ...options });

describe('installKeyboardCopy', () => {
  let uninstall: () => void;
  beforeEach(() => {
    onCopy.mockReset();
    uninstall = installKeyboardCopy();
    setUp();
  });
  afterEach(() => {
    uninstall();
    getSelection()?.removeAllRanges();
    jest.restoreAllMocks();
  });

  it.each([
    ['Ctrl+C', {}],
    ['⌘C', { ctrlKey: false, metaKey: true }],
    ['Ctrl+C with caps lock', { key: 'C' }],
  ])('copies the hovered block at %s', (_case, options) => {
    hover('two');
    press(options);
    expect(onCopy.mock.calls).toEqual([['two']]);
  });

  it('copies the block that has the focus in it', () => {
    screen.getByRole('button', { name: 'Copy one' }).focus();
    press();
    expect(onCopy.mock.calls).toEqual([['one']]);
  });

  it('prefers the hovered block to the focused one', () => {
    screen.getByRole('button', { name: 'Copy one' }).focus();
    hover('two');
    press();
    expect(onCopy.mock.calls).toEqual([['two']]);
  });

  it.each([
    ['shift is held', { shiftKey: true }],
    ['alt is held', { altKey: true }],
    ['no modifier is held', { ctrlKey: false }],
    ['the key is another', { key: 'x' }],
    ['the key repeats', { repeat: true }],
  ])('does nothing when %s', (_case, options) => {
    hover('one');
    press(options);
    expect(onCopy).not.toHaveBeenCalled();
  });

  it('does nothing without a block under the pointer or around the focus', () => {
    press();
    expect(onCopy).not.toHaveBeenCalled();
  });

  it('leaves the key to the browser when text of the page is selected', () => {
    hover('one');
    getSelection()?.selectAllChildren(screen.getByText('Prose'));
    expect(press()).toBe(true);
    expect(onCopy).not.toHaveBeenCalled();
  });

  it.each(['field', 'area'])(
    'leaves the key to the browser when text of the %s is selected',
    (label) => {
      hover('one');
      const field = screen.getByLabelText<HTMLInputElement>(label);
      field.focus();
      field.setSelectionRange(1, 3);
      press();
      expect(onCopy).not.toHaveBeenCalled();
      field.setSelectionRange(1, 1);
      press();
      expect(onCopy).toHaveBeenCalledTimes(1);
    },
  );

  it('leaves the key to a demo that has the focus', () => {
    hover('one');
    screen.getByRole('button', { name: 'In a demo' }).focus();
    press();
    expect(onCopy).not.toHaveBeenCalled();
  });

  it('ignores a key press that another handler has handled', () => {
    hover('one');
    const handle = (event: Event) => event.preventDefault();
    document.addEventListener('keydown', handle, { capture: true, once: true });
    press();
    expect(onCopy).not.toHaveBeenCalled();
  });

  it('stops when it is uninstalled', () => {
    hover('one');
    uninstall();
    press();
    expect(onCopy).not.toHaveBeenCalled();
  });
});

import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { slotsHtml } from '../../../../plugins/content/api-blocks/slotsHtml';
import { interpolate } from '../../../../src/features/api-blocks/interpolate';
import { connectParts } from '../../../../src/features/slots/connectParts';
import { nextButton } from '../../../../src/features/slots/nextButton';
import { SlotsFrame } from '../../../../src/features/slots';
import { installObserver, scrollNear } from '../demo/demoFixture';

const TABLE = slotsHtml([
  {
    name: 'root',
    elements: ['span'],
    selector: '.MuiSlider-root',
    slot: 'root',
    themeKey: 'MuiSlider.styleOverrides.root',
  },
  { name: 'thumb', elements: ['span'], selector: '.MuiSlider-thumb', slot: 'thumb' },
  { name: 'input', elements: ['input'], slot: 'input' },
  { name: 'wrapper', elements: ['span'], selector: '.MuiSlider-wrapper' },
  { name: 'active', elements: ['span'], selector: '.MuiSlider-thumb.Mui-active', isState: true },
]);
const DEMO = `<div data-demo-canvas data-ready><span class="MuiSlider-root"><span class="MuiSlider-thumb"><input aria-label="Volume"></span><span class="MuiSlider-wrapper" style="display: contents"><b>50</b></span></span></div>`;

let stop: () => void;
let frame: HTMLElement;
let status: HTMLElement;
const writeText = jest.fn(() => Promise.resolve());

beforeEach(() => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  writeText.mockClear();
  document.body.innerHTML = `<div id="frame">${DEMO}${interpolate(TABLE, '/')}<span role="status"></span></div>`;
  frame = document.querySelector<HTMLElement>('#frame') ?? document.body;
  status = screen.getByRole('status');
  // The styles do, which come with the script.
  frame.querySelectorAll('button').forEach((button) => button.removeAttribute('hidden'));
  stop = connectParts(frame, status);
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });
/** The classes of what is outlined in the demo. */
const outlined = () =>
  [...frame.querySelectorAll('[data-demo-canvas] [data-part-shown]')].map(
    ({ className, localName }) => className || localName,
  );
/** The parts whose rows are marked. */
const marked = () =>
  [...frame.querySelectorAll('tr[data-part-shown] th')].map(({ textContent }) => textContent);

test('a row under the pointer outlines its part, and leaving the block ends it', () => {
  fireEvent.pointerMove(within(row('thumb')).getByRole('rowheader'));
  expect([outlined(), marked()]).toEqual([['MuiSlider-thumb'], ['thumb']]);
  fireEvent.pointerMove(within(row('root')).getByRole('rowheader'));
  expect([outlined(), marked()]).toEqual([['MuiSlider-root'], ['root']]);
  fireEvent.pointerLeave(frame);
  expect([outlined(), marked()]).toEqual([[], []]);
});

test('an element without a box is outlined by its children', () => {
  fireEvent.pointerMove(within(row('wrapper')).getByRole('rowheader'));
  expect(outlined()).toEqual(['b']);
});

test('a row without a part in the demo is marked alone', () => {
  fireEvent.pointerMove(within(row('active')).getByRole('rowheader'));
  expect([outlined(), marked()]).toEqual([[], ['active State']]);
});

test('the focus in the demo marks the row of the innermost part', () => {
  act(() => screen.getByRole('textbox', { name: 'Volume' }).focus());
  expect([outlined(), marked()]).toEqual([['MuiSlider-thumb'], ['thumb']]);
  act(() => screen.getByRole('textbox', { name: 'Volume' }).blur());
  expect(marked()).toEqual([]);
});

test('the pointer in the demo marks the row of the innermost part below it', () => {
  const sizes: Readonly<Record<string, number>> = { 'MuiSlider-root': 100, 'MuiSlider-thumb': 10 };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function sizeOf(
    this: Element,
  ) {
    return new DOMRect(0, 0, sizes[this.className] ?? 0, 20);
  });
  const [canvas = frame] = frame.querySelectorAll<HTMLElement>('[data-demo-canvas]');
  fireEvent(canvas, new MouseEvent('pointermove', { bubbles: true, clientX: 5, clientY: 5 }));
  expect(marked()).toEqual(['thumb']);
  fireEvent(canvas, new MouseEvent('pointermove', { bubbles: true, clientX: 50, clientY: 5 }));
  expect(marked()).toEqual(['root']);
  fireEvent(canvas, new MouseEvent('pointermove', { bubbles: true, clientX: 200, clientY: 5 }));
  expect(marked()).toEqual([]);
  jest.restoreAllMocks();
});

test('a demo that does not run yet keeps the HTML of the server', () => {
  frame.querySelector('[data-demo-canvas]')?.removeAttribute('data-ready');
  fireEvent.pointerMove(within(row('thumb')).getByRole('rowheader'));
  expect([outlined(), marked()]).toEqual([[], ['thumb']]);
});

test('a click copies the selector, the line of slotProps or the theme key, and says so', async () => {
  jest.useFakeTimers();
  for (const text of [
    '.MuiSlider-root',
    'slotProps={{ root: {} }}',
    'MuiSlider.styleOverrides.root',
  ]) {
    const button = screen.getByRole('button', { name: `Copy: ${text}` });
    fireEvent.click(button);
    await act(async () => {});
    expect(writeText).toHaveBeenLastCalledWith(text);
    expect(button.dataset.outcome).toBe('copied');
    expect(status.textContent).toBe('Copied');
  }
  expect(frame.querySelectorAll('[data-outcome]')).toHaveLength(1);
  jest.runOnlyPendingTimers();
  expect(status.textContent).toBe('');
  expect(frame.querySelectorAll('[data-outcome]')).toHaveLength(0);
  jest.useRealTimers();
});

test('a copy that fails says so', async () => {
  writeText.mockRejectedValueOnce(new Error());
  Object.defineProperty(document, 'execCommand', { value: () => false, configurable: true });
  fireEvent.click(screen.getByRole('button', { name: 'Copy: .MuiSlider-root' }));
  await act(async () => {});
  expect(status.textContent).toBe("Couldn't copy");
});

test('the table is one tab stop, and the arrow keys move in it', () => {
  const stops = () => screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
  const [first, second] = screen.getAllByRole('button');
  expect(stops()).toEqual([first]);
  act(() => first?.focus());
  expect(marked()).toEqual(['root']);
  fireEvent.keyDown(first ?? frame, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(second);
  expect(stops()).toEqual([second]);
  fireEvent.keyDown(second ?? frame, { key: 'End' });
  expect(marked()).toEqual(['active State']);
  fireEvent.keyDown(document.activeElement ?? frame, { key: 'ArrowUp', ctrlKey: true });
  expect(marked()).toEqual(['active State']);
});

test.each([
  ['ArrowDown', 'b', 'c'],
  ['ArrowDown', 'c', undefined],
  ['ArrowUp', 'b', 'a'],
  ['ArrowUp', 'a', undefined],
  ['Home', 'c', 'a'],
  ['End', 'a', 'c'],
  ['ArrowRight', 'a', undefined],
])('%s leads from %s to %s', (key, from, to) => {
  expect(nextButton(['a', 'b', 'c'], from, key)).toBe(to);
});

test('stopping takes the marks away', () => {
  fireEvent.pointerMove(within(row('thumb')).getByRole('rowheader'));
  stop();
  expect([outlined(), marked()]).toEqual([[], []]);
  fireEvent.pointerMove(within(row('thumb')).getByRole('rowheader'));
  expect(marked()).toEqual([]);
});

test('a frame loads what connects its parts when a reader comes near, and not before', async () => {
  installObserver();
  const { container } = render(
    <SlotsFrame>
      <div dangerouslySetInnerHTML={{ __html: `${DEMO}${interpolate(TABLE, '/')}` }} />
    </SlotsFrame>,
  );
  const [header = container] = container.querySelectorAll<HTMLElement>('tbody th');
  fireEvent.pointerMove(header);
  expect(container.querySelector('[data-part-shown]')).toBeNull();
  await scrollNear();
  fireEvent.pointerMove(header);
  expect(container.querySelectorAll('[data-part-shown]')).toHaveLength(2);
});

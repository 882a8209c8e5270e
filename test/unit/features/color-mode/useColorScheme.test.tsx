import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { setMode } from '../../../../src/features/color-mode/modeStore';
import { useColorScheme } from '../../../../src/features/color-mode/useColorScheme';

/** The system's setting, which a test can change. */
const system = Object.assign(new EventTarget(), {
  matches: false,
  media: '(prefers-color-scheme: dark)',
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
});

function setSystem(isDark: boolean): void {
  system.matches = isDark;
  system.dispatchEvent(new Event('change'));
}

function Probe() {
  return <p>{useColorScheme()}</p>;
}

const shown = () => screen.getByText(/light|dark/).textContent;

beforeAll(() => {
  window.matchMedia = () => system;
});

beforeEach(() => {
  setMode('system');
  setSystem(false);
});

it('is the choice, whatever the system says', () => {
  setSystem(true);
  setMode('light');
  render(<Probe />);
  expect(shown()).toBe('light');
  act(() => setMode('dark'));
  expect(shown()).toBe('dark');
});

it('follows the system where the reader chose nothing else', () => {
  render(<Probe />);
  expect(shown()).toBe('light');
  act(() => setSystem(true));
  expect(shown()).toBe('dark');
});

it('is light on the server, and changes after hydration only', () => {
  setMode('dark');
  const html = renderToString(<Probe />);
  expect(html).toBe('<p>light</p>');
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const error = jest.spyOn(console, 'error').mockImplementation();
  render(<Probe />, { container, hydrate: true });
  expect(shown()).toBe('dark');
  expect(error).not.toHaveBeenCalled();
});

it('unsubscribes when the last component unmounts', () => {
  const remove = jest.spyOn(system, 'removeEventListener');
  render(<Probe />).unmount();
  expect(remove).toHaveBeenCalledWith('change', expect.any(Function));
});

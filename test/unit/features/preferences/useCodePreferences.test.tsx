import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import {
  getCookie,
  setCodeStyling,
  setCodeVariant,
  useCodePreferences,
} from '../../../../src/features/preferences';

function Probe() {
  const { variant, styling } = useCodePreferences();
  return (
    <p>
      {variant} {styling}
    </p>
  );
}

it('renders the default on the server, hydrates without a warning, then shows what is stored', async () => {
  document.cookie = 'codeVariant=JS';
  document.cookie = 'codeStyling=CSS';
  const complaint = jest.spyOn(console, 'error');
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Probe />);
  document.body.append(container);
  expect(container).toHaveTextContent('TS system');

  const root = await act(async () => hydrateRoot(container, <Probe />));
  expect(container).toHaveTextContent('JS css');
  expect(complaint).not.toHaveBeenCalled();
  act(() => root.unmount());
  container.remove();
});

it('lets every reader of a preference follow a choice, and keeps it in the cookie', () => {
  render(
    <>
      <Probe />
      <Probe />
    </>,
  );
  act(() => setCodeVariant('TS'));
  act(() => setCodeStyling('tailwind'));
  expect(screen.getAllByText('TS tailwind')).toHaveLength(2);
  expect(getCookie('codeVariant')).toBe('TS');
  expect(getCookie('codeStyling')).toBe('tailwind');
});

it('brings the choice of another tab with the next reader, or when a kept page comes back', () => {
  render(<Probe />);
  act(() => setCodeVariant('TS'));
  document.cookie = 'codeVariant=JS;path=/';
  expect(screen.getByText('TS tailwind')).toBeInTheDocument();
  const { unmount } = render(<Probe />);
  expect(screen.getAllByText('JS tailwind')).toHaveLength(2);
  expect(document.documentElement).toHaveAttribute('data-code-variant', 'JS');
  unmount();

  document.cookie = 'codeStyling=css;path=/';
  const comeBack = (persisted: boolean) =>
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    });
  comeBack(false);
  expect(screen.getByText('JS tailwind')).toBeInTheDocument();
  comeBack(true);
  expect(screen.getByText('JS css')).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('data-code-styling', 'css');
});

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

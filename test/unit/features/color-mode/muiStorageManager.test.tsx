import { act, render, screen } from '@testing-library/react';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { setMode } from '../../../../src/features/color-mode/modeStore';
import { muiStorageManager } from '../../../../src/features/color-mode/muiStorageManager';
import { docsTheme } from '../../../../src/features/docs-theme';

function Probe() {
  const { mode, setMode: setMuiMode } = useColorScheme();
  return (
    <button type="button" onClick={() => setMuiMode('light')}>
      {mode}
    </button>
  );
}

function renderProvider() {
  render(
    <ThemeProvider theme={docsTheme} modeStorageKey="mui-mode" storageManager={muiStorageManager}>
      <Probe />
    </ThemeProvider>,
  );
  return screen.getByRole('button');
}

beforeAll(() => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
});

beforeEach(() => {
  setMode('system');
});

test('Material UI begins with the stored choice', () => {
  setMode('dark');
  expect(renderProvider()).toHaveTextContent('dark');
});

test('Material UI follows a choice made elsewhere in the same tab', () => {
  const probe = renderProvider();
  expect(probe).toHaveTextContent('system');
  act(() => setMode('dark'));
  expect(probe).toHaveTextContent('dark');
});

test('a choice made through Material UI is stored as ours', () => {
  const probe = renderProvider();
  act(() => probe.click());
  expect(localStorage.getItem('mui-mode')).toBe('light');
});

test('values that are no mode, and the keys of single schemes, are not stored', () => {
  muiStorageManager({ key: 'mui-mode' }).set('sepia');
  expect(localStorage.getItem('mui-mode')).toBe('system');

  const scheme = muiStorageManager({ key: 'mui-color-scheme-dark' });
  scheme.set('dim');
  expect(scheme.get('dark')).toBe('dark');
  expect(localStorage.getItem('mui-color-scheme-dark')).toBeNull();
});

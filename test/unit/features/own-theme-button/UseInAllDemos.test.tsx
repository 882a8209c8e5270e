import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { UseInAllDemos } from '../../../../src/features/own-theme-button';

function renderBelow(code: string) {
  return render(
    <>
      <div data-demo-canvas="docs/base/palette/PaletteTool.tsx">
        <pre>{code}</pre>
      </div>
      <UseInAllDemos demo="palette/PaletteTool.tsx" />
    </>,
  );
}

const button = (name: string) => screen.getByRole('button', { name });

beforeAll(() => {
  Object.assign(window, { CSS: { escape: (text: string) => text.replace(/["\\]/g, '\\$&') } });
});

beforeEach(() => {
  localStorage.clear();
});

test('shows the theme of the demo in all demos, and turns it off', async () => {
  const code =
    "import { createTheme } from '@mui/material/styles';\n\nexport const theme = createTheme({\n  palette: { primary: { main: '#ffeb3b' }, contrastThreshold: 4.5 },\n});";
  const user = userEvent.setup();
  renderBelow(code);
  expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull();
  await user.click(button('Use in all demos'));
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(/^Applied\..*In light mode/),
  );
  expect(localStorage.getItem('docs-own-theme')).toBe(code);
  await user.click(button('Turn off'));
  expect(localStorage.getItem('docs-own-theme')).toBe('');
  expect(screen.getByRole('status')).toHaveTextContent('Turned off.');
  expect(button('Use in all demos')).toHaveFocus();
});

test('says what is wrong with the code of the demo', async () => {
  const user = userEvent.setup();
  renderBelow('');
  await user.click(button('Use in all demos'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Paste the options'));
  expect(localStorage.getItem('docs-own-theme')).toBeNull();
});

test('is hidden until scripts run', () => {
  expect(renderToString(<UseInAllDemos demo="x" />)).toContain('visibility:hidden');
});

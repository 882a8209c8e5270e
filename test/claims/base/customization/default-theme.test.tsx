import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import material from '@mui/material/package.json';
import ThemeViewer from '../../../../docs/base/customization/default-theme/ThemeViewer';
import { themeGroups } from '../../../../docs/base/customization/default-theme/themeValues';
import { proves, screen, show, within } from '../../harness';

const rows = () =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map(
      (cell) => cell.querySelector('button')?.textContent ?? cell.textContent,
    ),
  );

proves(
  [
    'This page shows the values of the theme that you get from `createTheme()`.',
    'The list is computed from `createTheme()` of version 7.3.11, once for each mode.',
  ],
  async () => {
    expect(material.version).toBe('7.3.11');
    const { user } = show(<ThemeViewer />);
    const shown = new Map(rows().map(([path, ...values]) => [path, values]));
    const [light, dark] = [createTheme(), createTheme({ palette: { mode: 'dark' } })];
    expect(shown.get('palette.primary.main')).toEqual([
      light.palette.primary.main,
      dark.palette.primary.main,
    ]);
    expect(shown.get('zIndex.modal')).toEqual(['1300', 'same']);
    expect(shown.get('spacing(1)')).toEqual(['8px', 'same']);
    expect(shown.size).toBe(themeGroups.reduce((sum, { values }) => sum + values.length, 0));
    expect(shown.size).toBeGreaterThan(150);

    await user.type(
      screen.getByLabelText('Search keys, values, and components'),
      'PRIMARY #1976D2',
    );
    expect(rows().map(([path]) => path)).toEqual(['palette.primary.main']);
    expect(screen.getByRole('status')).toHaveTextContent('1 value');
    await user.click(screen.getByRole('button', { name: 'palette.primary.main' }));
    expect(await navigator.clipboard.readText()).toBe('theme.palette.primary.main');
    expect(screen.getByRole('status')).toHaveTextContent('Copied theme.palette.primary.main');

    await user.clear(screen.getByLabelText('Search keys, values, and components'));
    await user.type(screen.getByLabelText('Search keys, values, and components'), 'no such key');
    expect(rows()).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('0 values');
  },
);

test('says when the browser refuses to copy', async () => {
  const { user } = show(<ThemeViewer />);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.type(screen.getByLabelText('Search keys, values, and components'), 'shape');
  await user.click(
    within(screen.getByRole('table')).getByRole('button', { name: 'shape.borderRadius' }),
  );
  expect(screen.getByRole('status')).toHaveTextContent('The browser refused to copy.');
});

proves(
  '`createTheme` computes other keys from it: with a new `primary.main`, you also get new `primary.light`, `primary.dark`, and `primary.contrastText`.',
  () => {
    const { primary } = createTheme().palette;
    const other = createTheme({ palette: { primary: { main: '#ffeb3b' } } }).palette.primary;
    for (const key of ['light', 'dark', 'contrastText'] as const) {
      expect(other[key]).not.toBe(primary[key]);
    }
  },
);

proves(
  [
    '**`components`**: the default theme has no styles or default props for single components there.',
    '**`vars`** and `colorSchemes`: a theme has them with `cssVariables: true`.',
  ],
  () => {
    expect(createTheme().components).toEqual({});
    expect(createTheme()).not.toHaveProperty('vars');
    expect(createTheme()).not.toHaveProperty('colorSchemes');
    expect(createTheme({ cssVariables: true })).toHaveProperty('vars');
    expect(createTheme({ cssVariables: true })).toHaveProperty('colorSchemes');
  },
);

proves('Below a key are the components whose CSS depends on it.', async () => {
  const { user } = show(<ThemeViewer />);
  const row = (key: string) =>
    within(screen.getByRole('button', { name: key }))
      .getByText(key)
      .closest('tr');
  await user.type(screen.getByLabelText('Search keys, values, and components'), 'tooltip');
  expect(row('zIndex.tooltip')).toHaveTextContent('Read by Tooltip');
  expect(row('shape.borderRadius')).toHaveTextContent(
    /Read by \d+ components.*\bButton, .*Tooltip/,
  );
  expect(screen.queryByRole('button', { name: 'zIndex.modal' })).toBeNull();
  // Another radius reaches the styles of a component that is listed, and not those of one that isn't.
  expect(row('shape.borderRadius')).not.toHaveTextContent('Slider');
  const radius = createTheme({ shape: { borderRadius: 3 } });
  const { container } = show(
    <ThemeProvider theme={radius}>
      <Button>Save</Button>
      <Slider aria-label="Volume" />
    </ThemeProvider>,
  );
  expect(container.querySelector('.MuiButton-root')).toHaveStyle({ borderRadius: '3px' });
  expect(container.querySelector('.MuiSlider-root')).not.toHaveStyle({ borderRadius: '3px' });
});

import { axeFindings } from '../../../e2e/axe';
import { expect, openScene, proves } from '../../browser';

const PLUM = 'rgb(106, 27, 154)';
const GREEN = 'rgb(0, 105, 92)';
const CLEAR = 'rgba(0, 0, 0, 0)';

proves(
  [
    'A theme holds the colors, fonts, spacing, corners, default props, and styles of all components.',
    '`createTheme` takes the values that you change and adds the defaults for all others.',
  ],
  async (page) => {
    await openScene(page, 'ThemedForm');
    const button = page.getByRole('button', { name: 'Book for Friday' });
    await expect(button).toHaveCSS('background-color', PLUM);
    await expect(button).toHaveCSS('border-top-left-radius', '10px');
    await expect(button).toHaveCSS('font-family', 'Georgia, serif');
    await expect(button).toHaveCSS('text-transform', 'none');
    // The default of medium buttons.
    await expect(button).toHaveCSS('padding', '6px 16px');
    await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveCSS(
      'padding',
      '8.5px 14px',
    );
    expect(await axeFindings(page, '#scene')).toEqual([]);
  },
);

proves(
  [
    "| In the `sx` prop | Names: `sx={{ color: 'primary.main', p: 2 }}`. For other values, a function: `sx={(theme) => ({ … })}` |",
    "| In `styled` | A function: `styled('div')(({ theme }) => ({ padding: theme.spacing(2) }))` |",
    '| In a component | `const theme = useTheme()` |',
  ],
  async (page) => {
    await openScene(page, 'ReadTheme');
    await expect(page.locator('#scene > div')).toHaveCSS('padding', '16px');
    await expect(page.locator('.MuiStack-root > div')).toHaveCSS(
      'background-color',
      'rgb(25, 118, 210)',
    );
    await expect(page.locator('rect')).toHaveAttribute('fill', '#9c27b0');
    expect(await axeFindings(page, '#scene')).toEqual([]);
  },
);

proves(
  '| In a CSS file | `var(--mui-palette-primary-main)`, with `cssVariables: true` |',
  async (page) => {
    await openScene(page, 'InCssFile');
    await expect(page.getByText('Shelf')).toHaveCSS('color', 'rgb(1, 1, 1)');
  },
);

proves(
  [
    '| `createTheme({ … })` | The inner theme and the defaults. Nothing of the outer theme remains |',
    '| `(outer) => createTheme({ ...outer, palette: { … } })` | The outer theme with another palette. Default props and styles remain |',
  ],
  async (page) => {
    await openScene(page, 'NestedThemes');
    const background = (name: string, color: string) =>
      expect(page.getByRole('button', { name })).toHaveCSS('background-color', color);
    await background('Outer theme', PLUM);
    await background('By a function', GREEN);
    await background('By a theme', CLEAR);
    await expect(page.getByRole('button', { name: 'By a theme' })).toHaveCSS('color', GREEN);
    expect(await axeFindings(page, '#scene')).toEqual([]);
  },
);

proves('Menus, dialogs, and tooltips that open inside use the inner theme too.', async (page) => {
  await openScene(page, 'PopupInside');
  await expect(page.locator('body > .MuiDialog-root button')).toHaveCSS('color', 'rgb(9, 9, 9)');
});

import { axeFindings } from '../../../e2e/axe';
import { expect, expectConsole, openScene, type Page, proves } from '../../browser';

const width = (page: Page, px: number) => page.setViewportSize({ width: px, height: 700 });

proves(
  [
    'Breakpoints are widths of the window at which a layout changes.',
    'In `sx`, and in props such as `spacing` of `Stack`, pass an object.',
    'In `styled` and in the theme, these functions return a media query, as in the demo above.',
    'Each value applies from its width upward, until the next one:',
    'An array is shorter: `p: [1, null, 3]`. Its values are for `xs`, `sm`, and `md`, and `null` leaves one out.',
    'If you write several `up` queries in one style, sort them from narrow to wide: later ones override earlier ones.',
    '`values` replaces all defaults.',
  ],
  async (page) => {
    await openScene(page, 'Values');
    const is = (text: string, name: string, value: string) =>
      expect(page.getByText(text, { exact: true })).toHaveCSS(name, value);
    for (const [px, padding, custom] of [
      [599, '8px', '0px'],
      [639, '8px', '0px'],
      [640, '8px', '8px'],
      [899, '8px', '8px'],
      [900, '24px', '8px'],
      [1300, '24px', '8px'],
    ] as const) {
      await width(page, px);
      await is('Object', 'padding', padding);
      await is('Array', 'padding', padding);
      await is('Custom', 'padding', custom);
      await is('Stack', 'row-gap', padding);
    }
    await is('Wrong order', 'color', 'rgb(1, 1, 1)');
    await openScene(page, 'LoanShelf');
    await expect(page.getByText('Kayak')).toHaveCSS('padding', '24px');
    await width(page, 700);
    await expect(page.getByText('Kayak')).toHaveCSS('padding', '8px');
    expect(await axeFindings(page, '#scene')).toEqual([]);
  },
);

proves(
  [
    '`useMediaQuery` returns whether a query matches, and the component renders again when this changes:',
    'With `createRoot`, without server rendering, the first render has the right value without options.',
    "Other media queries work too: `useMediaQuery('(prefers-reduced-motion: reduce)')`.",
  ],
  async (page) => {
    await width(page, 1000);
    await openScene(page, 'Hook');
    const values = page.getByLabel('Values');
    await expect(values).toHaveText(/^true ?$/);
    await width(page, 800);
    await expect(values).toHaveText(/^true false ?$/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openScene(page, 'ReducedMotion');
    await expect(page.getByText('true')).toBeVisible();
  },
);

proves(
  [
    'A container query compares the width of a parent element instead of the window.',
    "In `sx`, the names begin with `@`: `'@sm'` is a name, `'@300'` is 300px, and `'@'` is 0.",
    "If the parent has a `containerName`, add it after a slash: `'@300/sidebar'`.",
    "In `styled`, call `theme.containerQueries.up('sm')` or `theme.containerQueries('sidebar').up(300)`.",
    "In 7.3.11, `'@40rem'` becomes the invalid `40rempx`.",
    "Use pixels, or write the query: `'@container (min-width: 40rem)': { … }`.",
  ],
  async (page) => {
    await openScene(page, 'Values');
    const is = (text: string, name: string, value: string) =>
      expect(page.getByText(text, { exact: true })).toHaveCSS(name, value);
    await is('Named', 'color', 'rgb(2, 2, 2)');
    await is('Nearest', 'color', 'rgb(1, 1, 1)');
    await is('Short', 'padding', '16px');
    await is('Written', 'padding', '16px');
    await is('Units', 'padding', '8px');
    await openScene(page, 'ContainerCard');
    const card = page.locator('.MuiPaper-root');
    await expect(card).toHaveCSS('flex-direction', 'row');
    await page.getByRole('switch', { name: 'Narrow column' }).click();
    await expect(card).toHaveCSS('flex-direction', 'column');
    expect(await axeFindings(page, '#scene')).toEqual([]);
  },
);

proves(
  [
    "For styles of the print only, use `'@media print'` in `sx`, or `displayPrint`: `sx={{ displayPrint: 'none' }}` hides an element.",
    "`useMediaQuery('print')` logs a warning.",
  ],
  async (page) => {
    await openScene(page, 'Values');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Print')).toHaveCSS('color', 'rgb(9, 9, 9)');
    await expect(page.getByText('Hidden')).toBeHidden();
    await openScene(page, 'PrintQuery');
    expectConsole(/displayPrint/);
  },
);

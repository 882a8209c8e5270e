import { axeFindings } from '../../../e2e/axe';
import { expect, type Locator, openScene, type Page, proves } from '../../browser';

const rgb = (value: number) => `rgb(${value}, ${value}, ${value})`;

const button = (page: Page, name: string) => page.getByRole('button', { name });

const styleOf = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

proves(
  [
    'In the theme, `components` changes all components of a kind: their default props, their styles, and styles for values of props.',
    "| `defaultProps` | Values for props that an element doesn't set |",
    '| `styleOverrides` | Styles for each part of the component, as an object or a function |',
  ],
  async (page) => {
    await openScene(page, 'LibraryDesk');
    await expect(button(page, 'Renew')).toHaveCSS('background-color', 'rgb(106, 27, 154)');
    await expect(button(page, 'Return')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    for (const name of ['Renew', 'Return']) {
      await expect(button(page, name)).toHaveCSS('border-top-left-radius', '999px');
      await expect(button(page, name)).toHaveCSS('text-transform', 'none');
    }
    await expect(page.locator('.MuiCard-root')).toHaveCSS('border-top-width', '4px');
    expect(await axeFindings(page, '#scene')).toEqual([]);
  },
);

proves(
  'It receives the `theme` and `ownerState`, which contains the props of the element:',
  async (page) => {
    await openScene(page, 'CrewAvatars');
    const colors = await page
      .locator('.MuiAvatar-root')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
    expect(colors).toHaveLength(4);
    expect(new Set(colors).size).toBe(3);
    expect(await axeFindings(page, '#scene')).toEqual([]);
  },
);

proves(
  [
    'In `styleOverrides`, each part can have a list of `variants`.',
    'The style of an entry applies if all its `props` match.',
    '`props` can also be a function:',
  ],
  async (page) => {
    await openScene(page, 'TicketChips');
    const chip = (name: string) => page.locator('.MuiChip-root', { hasText: name });
    await expect(chip('New')).toHaveCSS('border-top-width', '1px');
    await expect(chip('Urgent')).toHaveCSS('border-top-width', '2px');
    await expect(chip('Urgent')).toHaveCSS('border-top-style', 'solid');
    await expect(chip('Waiting')).toHaveCSS('border-top-style', 'dashed');
    await expect(page.getByText('New')).toHaveCSS('letter-spacing', 'normal');
    await expect(page.getByText('3 answers')).not.toHaveCSS('letter-spacing', 'normal');
    expect(await axeFindings(page, '#scene')).toEqual([]);
  },
);

proves(
  [
    'If several entries match, later entries override earlier ones.',
    'The option `variants`, outside of `styleOverrides`, does the same for the root element only.',
    '| `variants` | A list of styles for values of props, also for values that you add |',
  ],
  async (page) => {
    await openScene(page, 'Entries');
    await expect(button(page, 'Both match')).toHaveCSS('color', rgb(3));
    await expect(button(page, 'Large')).toHaveCSS('color', rgb(5));
    await expect(button(page, 'No match')).not.toHaveCSS('color', rgb(3));
    const icons = page.locator('.MuiButton-startIcon');
    await expect(icons.nth(0)).toHaveCSS('color', rgb(4));
    // Inherited from the root, which alone gets the style.
    await expect(icons.nth(1)).toHaveCSS('color', rgb(5));
    await expect(icons.nth(2)).not.toHaveCSS('color', rgb(4));
  },
);

proves(
  [
    'If two rules are equally specific, the later one in this list wins:',
    'The styles of Material UI',
    '`styleOverrides`, with `root` before keys such as `outlined`',
    'The option `variants`',
  ],
  async (page) => {
    await openScene(page, 'Order');
    const colorsOf = (kind: string) =>
      page
        .locator(`.${kind}-root`)
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
    for (const kind of ['MuiButton', 'MuiChip']) {
      const [own, ...others] = await colorsOf(kind);
      expect(own).not.toBe(rgb(2));
      expect(others).toEqual([rgb(2), rgb(3), rgb(4), rgb(5), rgb(6)]);
    }
    const [own, ...others] = await colorsOf('MuiCard');
    expect(own).not.toBe(rgb(2));
    expect(others).toEqual([rgb(2), rgb(2), rgb(4), rgb(5), rgb(6)]);
  },
);

proves(
  [
    'A selector with more classes wins against all of them.',
    "`'&.Mui-disabled'` in the theme, for example, wins against a plain `color` in `sx`.",
    'To style buttons in dialogs only, write a selector in the parent.',
    'The selector has two classes, so `sx={{ minWidth: 64 }}` on such a button has no effect.',
    "For a button that differs, use `'&.MuiButton-root'` as a selector in `sx`.",
  ],
  async (page) => {
    await openScene(page, 'Specific');
    await expect(button(page, 'Disabled')).toHaveCSS('color', rgb(2));
    await expect(button(page, 'Outside')).toHaveCSS('min-width', '64px');
    await expect(button(page, 'Inside')).toHaveCSS('min-width', '96px');
    await expect(button(page, 'With sx')).toHaveCSS('min-width', '96px');
    await expect(button(page, 'With selector')).toHaveCSS('min-width', '64px');
  },
);

proves(
  [
    '`MuiCssBaseline` holds styles for the page.',
    'They apply if your app renders `CssBaseline`:',
    'The value can be an object, a function with the theme, or a string of CSS.',
  ],
  async (page) => {
    for (const [scene, color] of [
      ['BaseWithout', 'rgb(0, 0, 0)'],
      ['BaseByFunction', 'rgb(211, 47, 47)'],
      ['BaseByObject', rgb(2)],
      ['BaseByText', rgb(3)],
    ] as const) {
      await openScene(page, scene);
      expect(await styleOf(page.getByText('Saga'), 'color'), scene).toBe(color);
    }
  },
);

proves(
  [
    '`createTheme` with two arguments merges your options into the outer theme:',
    'With `createTheme({ ...outer, components: { … } })`, your `components` replace all `components` of the outer theme.',
  ],
  async (page) => {
    await openScene(page, 'CompactArea');
    await expect(button(page, 'Add a boat')).toHaveClass(/MuiButton-sizeMedium/);
    for (const name of ['Rename', 'Remove']) {
      await expect(button(page, name)).toHaveClass(/MuiButton-outlined/);
      await expect(button(page, name)).toHaveClass(/MuiButton-sizeSmall/);
      await expect(button(page, name)).toHaveCSS('text-transform', 'none');
    }
    expect(await axeFindings(page, '#scene')).toEqual([]);
    await openScene(page, 'Replaced');
    await expect(button(page, 'Inner')).toHaveClass(/MuiButton-text/);
  },
);

import { axeFindings } from '../../../e2e/axe';
import { expect, openScene, type Page, proves } from '../../browser';

const css = (page: Page, selector: string, name: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((node, one) => getComputedStyle(node).getPropertyValue(one), name);

/** Opens a demo, in which axe finds nothing. */
async function openDemo(page: Page, demo: string): Promise<void> {
  await openScene(page, demo);
  expect(await axeFindings(page, '#scene')).toEqual([]);
}

proves(
  [
    'Components and your styles read them by name, such as `primary.main`, so you change a color in one place.',
    '| `main` | Labels, icons, and the background of contained buttons | Required |',
    '| `dark` | The background of contained buttons on hover | `main`, mixed with 30% black |',
    '`contrastText` depends on `main`, but contained buttons have the background `dark` on hover.',
  ],
  async (page) => {
    await openDemo(page, 'OwnPalette');
    const borrow = page.getByRole('button', { name: 'Borrow seeds' });
    await expect(borrow).toHaveCSS('background-color', 'rgb(0, 105, 92)');
    await expect(borrow).toHaveCSS('color', 'rgb(255, 255, 255)');
    await expect(page.getByText('Seed library')).toHaveCSS('color', 'rgb(0, 105, 92)');
    await expect(page.getByRole('button', { name: 'Return seeds' })).toHaveCSS(
      'color',
      'rgb(173, 20, 87)',
    );
    expect(await css(page, '.MuiCheckbox-root', 'color')).toBe('rgb(173, 20, 87)');
    await borrow.hover();
    await expect(borrow).toHaveCSS('background-color', 'rgb(0, 73, 64)');
    await expect(borrow).toHaveCSS('color', 'rgb(255, 255, 255)');
  },
);

proves(
  [
    '| `contrastText` | Text and icons on `main` and `dark` |',
    'In this demo, the text is black:',
    'If the text turns black, set a lighter `dark`.',
  ],
  async (page) => {
    await openDemo(page, 'StrictContrast');
    for (const name of ['Frost tonight', 'Watering plan']) {
      const button = page.getByRole('button', { name });
      await expect(button).toHaveCSS('color', 'rgba(0, 0, 0, 0.87)');
      await button.hover();
      await expect(button).not.toHaveCSS('box-shadow', 'none');
      expect(await axeFindings(page, '#scene')).toEqual([]);
    }
  },
);

proves(
  'The table shows the shades that `createTheme` computes and their contrast.',
  async (page) => {
    await openDemo(page, 'PaletteTool');
    const field = page.getByRole('textbox', { name: 'Main color', exact: true });
    await field.fill('#777');
    await expect(page.getByRole('row', { name: /main #777777/ })).toContainText('4.48');
    await expect(page.getByText(/Contrast text: #fff/)).toContainText('Below 3:1: ');
    await page.getByLabel('Pick the main color').fill('#00695c');
    await expect(field).toHaveValue('#00695c');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy code' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Copied the theme for #00695c.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      "primary: { main: '#00695c' },",
    );
  },
);

proves(
  [
    '| `primary` | Main actions. The default color of buttons, text fields, and checkboxes |',
    '| `error`, `warning`, `info`, `success` | Alerts, validation, and status |',
    '| `text.primary`, `text.secondary` | Text, and less important text such as labels and hints |',
    '| `text.disabled` | Text and labels of disabled fields |',
    '| `background.default` | The page, with `CssBaseline` |',
    '| `background.paper` | Surfaces: `Paper`, cards, menus, dialogs |',
    '| `divider` | Lines between elements |',
    '| `action.active` | Icon buttons |',
    '| `action.hover`, `action.focus` | The background of list and menu items on hover and on focus |',
    '| `action.disabled` | Text and icons of disabled buttons |',
    '| `action.disabledBackground` | The background of disabled contained buttons |',
    'A selected menu item, for example, has the primary color with `selectedOpacity`.',
    'Menu items, list items, and chips fade with `action.disabledOpacity` instead.',
  ],
  async (page) => {
    await openScene(page, 'Roles');
    const is = async (selector: string, name: string, value: string) =>
      expect(page.locator(selector).first()).toHaveCSS(name, value);
    await is('.MuiButton-text', 'color', 'rgb(1, 0, 0)');
    await is('.MuiCheckbox-root', 'color', 'rgb(1, 0, 0)');
    await is('.MuiFormLabel-root.Mui-error', 'color', 'rgb(2, 0, 0)');
    await is('.MuiAlert-icon', 'color', 'rgb(2, 2, 0)');
    await is('body', 'color', 'rgb(3, 0, 0)');
    await is('.MuiFormHelperText-root:not(.Mui-error)', 'color', 'rgb(4, 0, 0)');
    await is('.MuiInputBase-input.Mui-disabled', '-webkit-text-fill-color', 'rgb(5, 0, 0)');
    await is('.MuiFormLabel-root.Mui-disabled', 'color', 'rgb(5, 0, 0)');
    await is('body', 'background-color', 'rgb(250, 250, 1)');
    await is('.MuiPaper-root', 'background-color', 'rgb(250, 250, 2)');
    await is('.MuiDivider-root', 'border-bottom-color', 'rgb(6, 0, 0)');
    await is('.MuiIconButton-root', 'color', 'rgb(7, 0, 0)');
    await is('.MuiButton-contained.Mui-disabled', 'color', 'rgb(8, 0, 0)');
    await is('.MuiButton-contained.Mui-disabled', 'background-color', 'rgb(200, 200, 3)');
    await is('.MuiMenuItem-root.Mui-selected', 'background-color', 'rgba(1, 0, 0, 0.5)');
    for (const selector of ['.MuiMenuItem-root', '.MuiListItemButton-root', '.MuiChip-root']) {
      await is(`${selector}.Mui-disabled`, 'opacity', '0.5');
    }
    for (const name of ['Peas', 'Beans']) {
      const item = page.getByText(name, { exact: true });
      await item.hover();
      await expect(item).toHaveCSS('background-color', 'rgb(200, 200, 1)');
    }
    await page.getByRole('button', { name: 'Remove' }).focus();
    await page.mouse.move(0, 0);
    // Over the text field.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const peas = page.getByText('Peas');
    await expect(peas).toBeFocused();
    await expect(peas).toHaveCSS('background-color', 'rgb(200, 200, 2)');
    await openDemo(page, 'ColorRoles');
    await expect(page.getByRole('img', { name: 'info.main' })).toHaveCSS(
      'background-color',
      'rgb(2, 136, 209)',
    );
  },
);

proves(
  [
    'In `sx`**, these properties accept names: `color`, `bgcolor`, `backgroundColor`, `borderColor`, `outlineColor`, and the border of a physical side, such as `borderTopColor`.',
    'For other properties, such as `fill` or `borderInlineStartColor`, pass a function: `sx={(theme) => ({ fill: theme.palette.primary.main })}`.',
  ],
  async (page) => {
    await openScene(page, 'SxNames');
    const names = page.getByTestId('names');
    await expect(names).toHaveCSS('color', 'rgb(1, 0, 0)');
    await expect(names).toHaveCSS('background-color', 'rgb(2, 0, 0)');
    await expect(names).toHaveCSS('border-top-color', 'rgb(2, 2, 0)');
    await expect(names).toHaveCSS('outline-color', 'rgb(1, 0, 0)');
    const sides = page.getByTestId('sides');
    await expect(sides).toHaveCSS('background-color', 'rgb(2, 0, 0)');
    for (const side of ['top', 'right', 'bottom', 'left']) {
      await expect(sides).toHaveCSS(`border-${side}-color`, 'rgb(1, 0, 0)');
    }
    await expect(page.getByTestId('logical')).toHaveCSS('border-left-color', 'rgb(0, 0, 0)');
    await expect(page.getByTestId('function')).toHaveCSS('fill', 'rgb(1, 0, 0)');
    await expect(page.getByTestId('name')).toHaveCSS('fill', 'rgb(0, 0, 0)');
  },
);

proves(
  [
    'The style then works with and without CSS variables.',
    'With CSS variables, pass `main`, `light`, `dark`, or `contrastText` of a color of `theme.vars.palette`, its `text.primary`, or its `divider`.',
    "Others, such as `'#ff0000'` or `grey[500]`, then give no color.",
  ],
  async (page) => {
    await openDemo(page, 'ReadColors');
    const peas = page.getByText('Peas can be sown');
    await expect(peas).toHaveCSS('background-color', 'rgba(46, 125, 50, 0.1)');
    await openScene(page, 'Variables');
    await expect(page.getByTestId('alpha')).toHaveCSS('background-color', 'rgba(46, 125, 50, 0.1)');
    for (const id of ['light', 'dark', 'contrastText', 'text', 'divider']) {
      expect(await css(page, `[data-testid="${id}"]`, 'background-color')).toMatch(/, 0\.1\)$/);
    }
    for (const id of ['hex', 'grey']) {
      const none = page.getByTestId(id);
      await expect(none).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    }
  },
);

proves(
  [
    '`theme.vars.palette.primary.main` is the variable. It follows the mode.',
    '`theme.palette.primary.main` is the color itself, of the default mode.',
    '`--mui-palette-primary-mainChannel` contains the numbers for `rgba()`: `rgba(var(--mui-palette-primary-mainChannel) / 0.1)`.',
  ],
  async (page) => {
    await openScene(page, 'Variables');
    const is = (id: string, color: string) =>
      expect(page.getByTestId(id)).toHaveCSS('color', color);
    await is('vars', 'rgb(25, 118, 210)');
    await is('plain', 'rgb(25, 118, 210)');
    await page.emulateMedia({ colorScheme: 'dark' });
    await is('vars', 'rgb(144, 202, 249)');
    await is('plain', 'rgb(25, 118, 210)');
    await is('channel', 'rgba(144, 202, 249, 0.1)');
  },
);

proves('`contrastThreshold` has no effect', async (page) => {
  await openScene(page, 'NativeColor');
  // White, although the threshold of 21 asks for black. Chrome prints relative colors in their own space.
  await expect(page.getByRole('button')).toHaveCSS('color', /^oklch\(1 0 /);
});

proves('If users need to read the values of disabled fields, set darker colors:', async (page) => {
  await openDemo(page, 'ReadableDisabled');
  await expect(page.getByRole('button', { name: 'Reserve' })).toHaveCSS(
    'color',
    'rgba(0, 0, 0, 0.65)',
  );
  await expect(page.getByRole('textbox')).toHaveCSS(
    '-webkit-text-fill-color',
    'rgba(0, 0, 0, 0.6)',
  );
});

proves(
  [
    'With `colorSchemes`, a color that is missing in `dark` keeps its light value in dark mode.',
    "In a separate theme with `mode: 'dark'`, contained buttons with this color have no background.",
  ],
  async (page) => {
    await openScene(page, 'OneModeSeparate');
    await expect(page.getByRole('button')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const scene of ['OneMode', 'OneModeVariables']) {
      await openScene(page, scene);
      await expect(page.getByText('Harvested')).toHaveCSS('color', 'rgb(144, 202, 249)');
      await expect(page.getByText('Sown')).toHaveCSS('color', 'rgb(85, 112, 44)');
    }
  },
);

proves(
  'In dark mode, dialogs are lighter than `#121212`, so the contrast there is lower.',
  async (page) => {
    await openScene(page, 'DarkDialog');
    const paper = page.locator('.MuiDialog-paper');
    await expect(paper).toHaveCSS('background-color', 'rgb(18, 18, 18)');
    await expect(paper).toHaveCSS(
      'background-image',
      'linear-gradient(rgba(255, 255, 255, 0.165), rgba(255, 255, 255, 0.165))',
    );
    expect(await axeFindings(page, '.MuiDialog-root')).toEqual([]);
  },
);

proves(
  [
    'With CSS variables, these components read separate entries of the palette.',
    'Without them, a filled `Alert` with your color, for example, is transparent:',
  ],
  async (page) => {
    /** What the entries color: alerts, the track of progress, the inverted track, the thumb. */
    const colors = async (scene: string) => {
      await openScene(page, scene);
      return [
        await css(page, '.MuiAlert-filled', 'background-color'),
        await css(page, '.MuiAlert-filled', 'color'),
        await css(page, '.MuiAlert-standard', 'background-color'),
        await css(page, '.MuiAlert-standard', 'color'),
        await css(page, '.MuiAlert-standard .MuiAlert-icon', 'color'),
        await css(page, '.MuiLinearProgress-root', 'background-color'),
        await css(page, '.MuiSlider-track', 'background-color'),
        await css(page, '.MuiSwitch-switchBase', 'color'),
      ];
    };
    const missing = await colors('MossVariables');
    const set = await colors('MossEntries');
    expect(missing[0]).toBe('rgba(0, 0, 0, 0)');
    expect(set).toEqual([
      'rgb(85, 112, 44)',
      'rgb(255, 255, 255)',
      'rgb(238, 241, 234)',
      'rgb(34, 45, 18)',
      'rgb(85, 112, 44)',
      'rgb(195, 204, 180)',
      'rgb(195, 204, 180)',
      'rgb(191, 201, 175)',
    ]);
    set.forEach((color, index) => expect(missing[index]).not.toBe(color));
    expect((await colors('Moss'))[0]).toBe('rgb(85, 112, 44)');
  },
);

proves(
  [
    "`Tabs` doesn't support custom colors.",
    "Use `sx` with `'& .MuiTab-root.Mui-selected'` and `'& .MuiTabs-indicator'`.",
  ],
  async (page) => {
    await openScene(page, 'MossTabs');
    const beds = page.getByRole('tab', { name: 'Beds' });
    await expect(beds).toHaveCSS('color', 'rgb(85, 112, 44)');
    expect(await css(page, '.MuiTabs-indicator', 'background-color')).toBe('rgb(85, 112, 44)');
    await expect(page.getByRole('tab', { name: 'Tools' })).not.toHaveCSS(
      'color',
      'rgb(85, 112, 44)',
    );
    const plain = page.locator('.plain .MuiTabs-indicator');
    await expect(plain).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  },
);

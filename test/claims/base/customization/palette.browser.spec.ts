import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { contrast, flatten } from '../../../../docs/base/customization/palette/contrast';
import { axeFindings } from '../../../e2e/axe';
import { expect, openScene, type Page, proves } from '../../browser';

const css = (page: Page, selector: string, name: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((node, one) => getComputedStyle(node).getPropertyValue(one), name);

/** What a server renders for the scenes `BothModes` and `BothModesPlain`, whose file is for browsers only. */
function serverHtml(cssVariables: boolean): string {
  const paletteOf = (main: string, secondary: string) => ({
    palette: { contrastThreshold: 4.5, primary: { main }, text: { secondary } },
  });
  const theme = createTheme({
    cssVariables,
    colorSchemes: {
      light: paletteOf('#00695c', '#455250'),
      dark: paletteOf('#80cbc4', '#c2cfcb'),
    },
  });
  return renderToString(
    createElement(
      ThemeProvider,
      { theme },
      createElement(CssBaseline),
      createElement(Button, { variant: 'contained' }, 'Sow'),
      createElement(Typography, { color: 'textSecondary' }, 'Two weeks'),
    ),
  );
}

/** Opens a demo, in which axe finds nothing. */
async function openDemo(page: Page, demo: string): Promise<void> {
  await openScene(page, demo);
  expect(await axeFindings(page, '#scene')).toEqual([]);
}

proves(
  [
    'Components and your styles read them by name, such as `primary.main`.',
    '| `main` | Labels, icons, and the background of contained buttons | Required |',
    '| `dark` | The background of contained buttons on hover | A darker `main` |',
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
    'If the text turns black, set a lighter `dark`',
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
  [
    "A focused button's ripple is behind its text.",
    'White text on the default `success` then has 2.92:1.',
    'To keep the contrast, set `disableFocusRipple` and a [focus style](/components/buttons/#turn-the-ripple-off).',
    'Text on the returned color has at least 4.5:1, also on hover, but not with a focus ripple:',
  ],
  async (page) => {
    await openScene(page, 'FocusRipples');
    await page.keyboard.press('Tab');
    const button = page.getByRole('button', { name: 'Sow' });
    await expect(button).toBeFocused();
    await expect(button).toHaveCSS('color', 'rgb(255, 255, 255)');
    const ripple = button.locator('.MuiTouchRipple-ripplePulsate');
    await expect(ripple).toHaveCSS('opacity', '0.3');
    await expect(ripple.locator('.MuiTouchRipple-child')).toHaveCSS(
      'background-color',
      'rgb(255, 255, 255)',
    );
    const behind = flatten('rgba(255, 255, 255, 0.3)', '#2e7d32');
    await expect(button).toHaveCSS('background-color', 'rgb(46, 125, 50)');
    expect(contrast('#fff', behind).toFixed(2)).toBe('2.92');
    await page.keyboard.press('Tab');
    const calm = page.getByRole('button', { name: 'Reap' });
    await expect(calm).toBeFocused();
    await expect(calm.locator('.MuiTouchRipple-ripple')).toHaveCount(0);
  },
);

proves('Text on the returned color has at least 4.5:1', async (page) => {
  await openDemo(page, 'UserColor');
  const field = page.getByRole('textbox', { name: 'Brand color' });
  const button = page.getByRole('button', { name: 'Borrow seeds' });
  for (const [main, rest, hover, text] of [
    ['#00897b', 'rgb(0, 137, 123)', 'rgb(25, 148, 136)', 'rgb(0, 0, 0)'],
    ['#777777', 'rgb(119, 119, 119)', 'rgb(132, 132, 132)', 'rgb(0, 0, 0)'],
    ['rebeccapurple', 'rgb(0, 105, 92)', 'rgb(0, 73, 64)', 'rgb(255, 255, 255)'],
  ] as const) {
    await field.fill(main);
    await page.mouse.move(0, 0);
    await expect(button).toHaveCSS('background-color', rest);
    await expect(button).toHaveCSS('color', text);
    await button.hover();
    await expect(button).toHaveCSS('background-color', hover);
    expect(contrast(text, rest)).toBeGreaterThan(4.5);
    expect(contrast(text, hover)).toBeGreaterThan(4.5);
  }
  await expect(page.getByRole('status')).toHaveText('Not hex: the fallback is used.');
  expect(await axeFindings(page, '#scene')).toEqual([]);
});

proves('The table shows its computed shades and their contrast.', async (page) => {
  await openDemo(page, 'PaletteTool');
  const field = page.getByRole('textbox', { name: 'Main color', exact: true });
  await field.fill('#777');
  await expect(page.getByRole('row', { name: /main #777777/ })).toContainText('4.47');
  await expect(page.getByText(/Contrast text: #fff/)).toContainText('Below 3:1: ');
  await page.getByLabel('Pick the main color').fill('#00695c');
  await expect(field).toHaveValue('#00695c');
  await page.getByRole('textbox', { name: 'Own dark (optional)' }).fill('#003d33');
  await expect(page.getByRole('row', { name: /dark #003d33/ })).toBeVisible();
  expect(await axeFindings(page, '#scene')).toEqual([]);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy code' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Copied the theme for #00695c.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    "primary: { main: '#00695c', dark: '#003d33' },",
  );
});

proves(
  [
    '| `primary` | Main actions. The default color of buttons, text fields, and checkboxes |',
    '| `light` | Alerts, and lighter shades in your own styles | A lighter `main` |',
    '| `error`, `warning`, `info`, `success` | Alerts, validation, and status |',
    '| `text.primary`, `text.secondary` | Text, and less important text such as labels and hints |',
    '| `text.disabled` | Text and labels of disabled fields |',
    '| `background.default` | The page, with `CssBaseline` |',
    '| `background.paper` | Surfaces: `Paper`, cards, menus, dialogs (lighter in dark mode) |',
    '| `divider` | Lines between elements. Tables: see below |',
    '| `action.active` | Icon buttons without a `color` |',
    '| `action.hover`, `action.focus` | Behind unselected list and menu items, on hover and on focus |',
    '| `action.disabled` | Text and icons of disabled buttons |',
    '| `action.disabledBackground` | The background of disabled contained buttons |',
    '| `action.selectedOpacity` | Opacity of `primary.main` behind a selected menu item. Hover and focus add to it |',
    'Other elements fade with `action.disabledOpacity`',
  ],
  async (page) => {
    await openScene(page, 'Roles');
    const is = async (selector: string, name: string, value: string) =>
      expect(page.locator(selector).first()).toHaveCSS(name, value);
    await is('.MuiButton-text', 'color', 'rgb(1, 0, 0)');
    await is('.MuiCheckbox-root', 'color', 'rgb(1, 0, 0)');
    await is('.MuiFormLabel-root.Mui-error', 'color', 'rgb(2, 0, 0)');
    await is('.MuiAlert-icon', 'color', 'rgb(2, 2, 0)');
    await is('.MuiAlert-root', 'border-top-color', 'rgb(2, 3, 0)');
    await is('body', 'color', 'rgb(3, 0, 0)');
    await is('.MuiFormHelperText-root:not(.Mui-error)', 'color', 'rgb(4, 0, 0)');
    await is('.MuiInputBase-input.Mui-disabled', '-webkit-text-fill-color', 'rgb(5, 0, 0)');
    await is('.MuiFormLabel-root.Mui-disabled', 'color', 'rgb(5, 0, 0)');
    await is('body', 'background-color', 'rgb(250, 250, 1)');
    await is('.MuiPaper-root', 'background-color', 'rgb(250, 250, 2)');
    await is('.MuiDivider-root', 'border-bottom-color', 'rgb(6, 0, 0)');
    await is('.MuiIconButton-root', 'color', 'rgb(7, 0, 0)');
    await is('.MuiIconButton-colorPrimary', 'color', 'rgb(1, 0, 0)');
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
    // A selected item gets more of the primary color instead.
    const selected = page.getByRole('menuitem', { name: 'Leek' });
    await selected.hover();
    await expect(selected).toHaveCSS('background-color', 'rgba(1, 0, 0, 0.54)');
    // Focus from the keyboard adds `focusOpacity`.
    await page.mouse.move(0, 0);
    await page.keyboard.press('Shift');
    await selected.focus();
    await expect(selected).toHaveCSS('background-color', 'rgba(1, 0, 0, 0.75)');
    await page.getByRole('button', { name: 'Remove all' }).focus();
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
    'In `sx`**, these properties accept names: `color`, `bgcolor`, `backgroundColor`, `borderColor`, `outlineColor`, `borderTopColor`, `borderRightColor`, `borderBottomColor`, and `borderLeftColor`.',
    'Write `borderColor` after `border`, which resets it.',
    'For other properties, such as `fill` or `borderInlineStartColor`, pass a function: `sx={(theme) => ({ fill: (theme.vars ?? theme).palette.primary.main })}`.',
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
    // The color of the text.
    await expect(page.getByTestId('late')).toHaveCSS('border-top-color', 'rgb(0, 0, 0)');
    await expect(page.getByTestId('logical')).toHaveCSS('border-left-color', 'rgb(0, 0, 0)');
    await expect(page.getByTestId('function')).toHaveCSS('fill', 'rgb(1, 0, 0)');
    await expect(page.getByTestId('name')).toHaveCSS('fill', 'rgb(0, 0, 0)');
  },
);

proves(
  [
    'In functions** of `sx`, `styled`, and the theme, read `(theme.vars ?? theme).palette`: see CSS variables.',
    'With `cssVariables: true`, the color needs a variable that ends in `Channel`:',
    '`main`, `light`, `dark`, and `contrastText` have one.',
    'So do `divider`, `text.primary`, `text.secondary`, and both `background` colors.',
    "`grey[500]`, `common.white`, and `'#ff0000'` have none: the result is invalid.",
    '`text.disabled` and `action.hover` have none either, and are transparent already.',
    'Use `color-mix(in srgb, ${color} 10%, transparent)`.',
  ],
  async (page) => {
    await openDemo(page, 'ReadColors');
    const peas = page.getByText('Peas can be sown');
    await expect(peas).toHaveCSS('background-color', 'rgba(46, 125, 50, 0.1)');
    await openScene(page, 'Variables');
    await expect(page.getByTestId('alpha')).toHaveCSS('background-color', 'rgba(46, 125, 50, 0.1)');
    for (const id of [
      'light',
      'dark',
      'contrastText',
      'text',
      'textSecondary',
      'divider',
      'backgroundDefault',
      'backgroundPaper',
    ]) {
      expect(await css(page, `[data-testid="${id}"]`, 'background-color')).toMatch(/, 0\.1\)$/);
    }
    for (const id of ['hex', 'grey', 'white', 'textDisabled', 'actionHover', 'plainPalette']) {
      const none = page.getByTestId(id);
      await expect(none).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    }
    /** Chrome prints mixed colors in their own space. */
    const mixed = {
      greyMixed: 'color(srgb 0.619608 0.619608 0.619608 / 0.1)',
      whiteMixed: 'color(srgb 1 1 1 / 0.1)',
      hexMixed: 'color(srgb 1 0 0 / 0.1)',
      alphaMixed: 'color(srgb 0.180392 0.490196 0.196078 / 0.1)',
    };
    const expectMixed = async () => {
      for (const [id, color] of Object.entries(mixed)) {
        await expect(page.getByTestId(id)).toHaveCSS('background-color', color);
      }
    };
    await expectMixed();
    await openScene(page, 'MixedPlain');
    await expectMixed();
    const palettes = async (mode: string, kept: string) => {
      for (const id of ['sx', 'styled', 'component']) {
        await expect(page.getByTestId(id)).toHaveCSS('border-top-color', mode);
        await expect(page.getByTestId(id)).toHaveCSS('outline-color', kept);
      }
    };
    await openScene(page, 'Functions');
    await palettes('rgb(25, 118, 210)', 'rgb(25, 118, 210)');
    await page.emulateMedia({ colorScheme: 'dark' });
    await palettes('rgb(144, 202, 249)', 'rgb(25, 118, 210)');
    await openScene(page, 'FunctionsPlain');
    await palettes('rgb(144, 202, 249)', 'rgb(144, 202, 249)');
  },
);

proves(
  [
    '`(theme.vars ?? theme).palette.primary.main` is the variable. It follows the mode.',
    '`theme.palette.primary.main` is a color, for charts and calculations in JavaScript.',
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

proves(
  "Without `augmentColor`, `moss: { main: '#55702c' }` has no `contrastText`, and a filled `Chip` keeps its default color.",
  async (page) => {
    await openScene(page, 'Chips');
    const look = (name: string) =>
      page.getByTestId(name).evaluate((node) => {
        const { color, backgroundColor } = getComputedStyle(node);
        return `${color} ${backgroundColor}`;
      });
    const none = await look('none');
    expect(await look('mainOnly')).toBe(none);
    expect(await look('augmented')).toBe('rgb(255, 255, 255) rgb(85, 112, 44)');
  },
);

proves('`contrastThreshold` has no effect', async (page) => {
  await openScene(page, 'NativeColor');
  // White, although the threshold of 21 asks for black. Chrome prints relative colors in their own space.
  await expect(page.getByRole('button')).toHaveCSS('color', /^oklch\(1 0 /);
});

proves("Their text is `main`, so `contrastThreshold` doesn't change it.", async (page) => {
  await openScene(page, 'TextButtons');
  for (const name of ['Strict text', 'Strict outlined']) {
    await expect(page.getByRole('button', { name })).toHaveCSS('color', 'rgb(237, 108, 2)');
  }
  for (const variant of ['text', 'outlined']) {
    for (const [color, main] of [
      ['warning', 'rgb(181, 74, 0)'],
      ['info', 'rgb(2, 119, 189)'],
    ] as const) {
      const button = page.getByRole('button', { name: `${variant} ${color}` });
      await expect(button).toHaveCSS('color', main);
      await button.hover();
      const ground = await button.evaluate((node) => getComputedStyle(node).backgroundColor);
      expect(ground).toBe(main.replace('rgb', 'rgba').replace(')', ', 0.04)'));
      expect(contrast(main, flatten(ground, '#fff'))).toBeGreaterThan(4.5);
    }
  }
});

proves(
  [
    "In `sx`, pass `borderColor: 'chart.line'`:",
    "For `theme.alpha` with CSS variables, name the value `main`: `chart.main` works, `chart.line` doesn't.",
  ],
  async (page) => {
    for (const [scene, line] of [
      ['ChartPlain', 'rgba(0, 105, 92, 0.1)'],
      ['ChartVariables', 'rgba(0, 0, 0, 0)'],
    ] as const) {
      await openScene(page, scene);
      await expect(page.getByTestId('name')).toHaveCSS('border-top-color', 'rgb(0, 105, 92)');
      await expect(page.getByTestId('line')).toHaveCSS('background-color', line);
      await expect(page.getByTestId('main')).toHaveCSS('background-color', 'rgba(0, 105, 92, 0.1)');
    }
    expect(
      await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--mui-palette-chart-line'),
      ),
    ).toBe('#00695c');
  },
);

proves('If users need to read disabled fields, set stronger colors in each mode:', async (page) => {
  await openDemo(page, 'ReadableDisabled');
  await expect(page.locator('.MuiPaper-root')).toHaveCount(2);
  for (const [index, channels] of ['0, 0, 0', '255, 255, 255'].entries()) {
    const bed = page.locator('.MuiPaper-root').nth(index);
    const [button, field] = [`rgba(${channels}, 0.65)`, `rgba(${channels}, 0.6)`];
    const reserve = bed.getByRole('button', { name: 'Reserve' });
    await expect(reserve).toHaveCSS('color', button);
    await expect(bed.getByRole('textbox')).toHaveCSS('-webkit-text-fill-color', field);
    await expect(bed.locator('label')).toHaveCSS('color', field);
    // In dark mode, paper is lighter than the page.
    const surface = index === 0 ? '#fff' : '#1e1e1e';
    const background = await reserve.evaluate((node) => getComputedStyle(node).backgroundColor);
    const behind = flatten(background, surface);
    expect(contrast(button, behind)).toBeGreaterThan(4.5);
    expect(contrast(field, surface)).toBeGreaterThan(4.5);
  }
});

proves(
  [
    'Tables mix `divider`, without its opacity, with 88% white (dark mode: 68% black).',
    'In light mode, a light `divider` such as `#c8d4d1` almost disappears.',
    'Choose a dark color (dark mode: light), and make it transparent for other lines, as in this theme.',
    "With CSS variables, set the lines of tables alone: `TableCell: { border: '#9e9e9e' }` in a palette of `colorSchemes`.",
  ],
  async (page) => {
    const line = async (scene: string) => {
      await openScene(page, scene);
      return css(page, '.MuiTableCell-root', 'border-bottom-color');
    };
    const background = { light: '#fff', dark: '#121212' } as const;
    for (const [mode, color, least] of [
      ['light', 'rgb(224, 231, 230)', 1.2],
      ['dark', 'rgb(63, 76, 73)', 1.9],
    ] as const) {
      await page.emulateMedia({ colorScheme: mode });
      for (const scene of ['TableLines', 'TableLinesPlain']) {
        expect(await line(scene)).toBe(color);
      }
      expect(contrast(color, background[mode])).toBeGreaterThan(least);
    }
    for (const [mode, color] of [
      ['dark', 'rgb(117, 117, 117)'],
      ['light', 'rgb(158, 158, 158)'],
    ] as const) {
      await page.emulateMedia({ colorScheme: mode });
      expect(await line('TableLinesExact')).toBe(color);
    }
    const gray = await line('TableLinesGray');
    expect(gray).toBe('rgb(248, 249, 249)');
    expect(contrast(gray, '#fff')).toBeLessThan(1.1);
  },
);

proves(
  [
    'On dialogs in dark mode, `error.main` has 5.05:1 instead of 3.13:1:',
    '| `background.paper` | Surfaces: `Paper`, cards, menus, dialogs (lighter in dark mode) |',
  ],
  async (page) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    /** The dialog as users see it: its background, and the white overlay in front of it. */
    const surface = () =>
      page.getByRole('dialog').evaluate((node) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(node);
        return [backgroundColor, /rgba\([^)]*\)/.exec(backgroundImage)?.[0] ?? ''] as const;
      });
    for (const [scene, ratio] of [
      ['DialogErrors', 5.05],
      ['DialogErrorsDefault', 3.13],
    ] as const) {
      await openScene(page, scene);
      const [base, overlay] = await surface();
      expect(base).toBe('rgb(18, 18, 18)');
      const ground = flatten(overlay, base);
      expect(contrast(ground, base)).toBeGreaterThan(1.5);
      const color = await css(page, '.MuiFormHelperText-root', 'color');
      expect(Math.floor(contrast(color, ground) * 100) / 100).toBe(ratio);
    }
    await openScene(page, 'DialogErrors');
    const remove = page.getByRole('button', { name: 'Remove' });
    await remove.hover();
    await expect(remove).toHaveCSS('background-color', 'rgb(229, 115, 115)');
    expect(contrast(await css(page, '.MuiButton-contained', 'color'), '#e57373')).toBeGreaterThan(
      4.5,
    );
  },
);

proves('The mode follows the system.', async (page) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const scene of ['OneMode', 'OneModeVariables']) {
    await openScene(page, scene);
    await expect(page.getByText('Harvested')).toHaveCSS('color', 'rgb(144, 202, 249)');
    await expect(page.getByText('Sown')).toHaveCSS('color', 'rgb(85, 112, 44)');
  }
});

proves(
  [
    'HTML from a server contains both palettes as CSS variables, and the browser selects one before React hydrates.',
    'Without `cssVariables: true`, this HTML is light, so dark mode flashes.',
  ],
  async (page) => {
    const light = { button: 'rgb(0, 105, 92)', text: 'rgb(69, 82, 80)' };
    const dark = { button: 'rgb(128, 203, 196)', text: 'rgb(194, 207, 203)' };
    const expectColors = async ({ button, text }: typeof light) => {
      await expect(page.getByRole('button', { name: 'Sow' })).toHaveCSS('background-color', button);
      await expect(page.getByText('Two weeks')).toHaveCSS('color', text);
    };
    for (const [scene, serverDark] of [
      ['BothModes', dark],
      ['BothModesPlain', light],
    ] as const) {
      // Only HTML and its styles: no script of the page runs.
      const html = serverHtml(scene === 'BothModes');
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setContent(html);
      await expectColors(light);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setContent(html);
      await expectColors(serverDark);
      await openScene(page, scene);
      await expectColors(dark);
      await page.emulateMedia({ colorScheme: 'light' });
      await expectColors(light);
    }
  },
);

proves(
  [
    'With CSS variables, these components read separate entries of the palette.',
    '`Alert`, `LinearProgress`, `Slider`, and `Switch` need more entries: open "With CSS variables" there.',
    'If `mossFilledBg` is missing, a filled `Alert` is transparent.',
    'This theme computes the entries as for built-in colors:',
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
    const plain = await colors('Moss');
    const set = await colors('MossEntries');
    expect(missing[0]).toBe('rgba(0, 0, 0, 0)');
    expect(set).toEqual([
      'rgb(85, 112, 44)',
      'rgb(255, 255, 255)',
      'rgb(241, 243, 238)',
      'rgb(47, 56, 34)',
      'rgb(85, 112, 44)',
      'rgb(190, 200, 174)',
      'rgb(190, 200, 174)',
      'rgb(190, 200, 174)',
    ]);
    set.forEach((color, index) => expect(missing[index]).not.toBe(color));
    // Without CSS variables, the components compute the same colors.
    expect(plain).toEqual(set);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await colors('MossEntries')).toEqual([
      'rgb(117, 140, 88)',
      'rgb(255, 255, 255)',
      'rgb(18, 21, 15)',
      'rgb(227, 237, 213)',
      'rgb(168, 201, 127)',
      'rgb(84, 100, 63)',
      'rgb(84, 100, 63)',
      'rgb(75, 90, 57)',
    ]);
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

/** A theme of the reader's own: all demos show it, in both modes, until it is turned off; it is kept in the browser. */
import { type Page, expect } from '@playwright/test';
import { axeFindings } from './axe';
import { chunkWith, demoBlock, openPage } from './demoBlock';
import { PAGE_KINDS, gotoHydrated, recordProblems, visitAll } from './pages';
import { countFlashes, storeLook } from './readersChoices';
import { fresh, test } from './sharedPage';

const BUTTONS = '/components/buttons/';
const PALETTE = '/customization/palette/';
const FRAMED = '/components/floating-action-button/';

const THEME = `import { createTheme } from '@mui/material/styles';

export const theme = createTheme({
  colorSchemes: {
    light: { palette: { primary: { main: '#00695c' } } },
    dark: { palette: { primary: { main: '#80cbc4' }, background: { default: '#102027' } } },
  },
  shape: { borderRadius: 12 },
});
`;
const MAIN = { light: 'rgb(0, 105, 92)', dark: 'rgb(128, 203, 196)' } as const;
const DEFAULT_MAIN = 'rgb(25, 118, 210)';

/** The script that reads themes. */
const reader = () => chunkWith('Not enough stack space to parse input');

const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' });
const group = (page: Page) => settings(page).getByRole('group', { name: 'Own theme' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Own theme' });
const field = (page: Page) => dialog(page).getByRole('textbox', { name: 'Theme' });
const contained = (page: Page) =>
  demoBlock(page, 'BasicButtons').canvas.locator('.MuiButton-contained');

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await group(page)
    .getByRole('button', { name: /^(?:Set up|Edit)$/ })
    .click();
  await expect(field(page)).toBeFocused();
}

async function apply(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await dialog(page).getByRole('button', { name: 'Apply' }).click();
}

/** Stores the theme once for all pages of the context, as an earlier visit would have. */
const storeTheme = (page: Page, text = THEME) => storeLook(page, { 'own-theme': text });

test.use({ viewport: { width: 1366, height: 900 } });

test('a pasted theme is in running demos at once, in both modes, and goes with one press', async ({
  page,
}) => {
  const problems = recordProblems(page);
  await gotoHydrated(page, BUTTONS);
  await demoBlock(page, 'BasicButtons').start();
  await expect(contained(page)).toHaveCSS('background-color', DEFAULT_MAIN);
  await openDialog(page);
  await apply(page, THEME);
  await expect(dialog(page).getByRole('status')).toHaveText('Applied. All demos show your theme.');
  await expect(contained(page)).toHaveCSS('background-color', MAIN.light);
  await expect(contained(page)).toHaveCSS('border-radius', '12px');

  await page.keyboard.press('Escape');
  await expect(group(page).getByRole('status')).toHaveText('On. All demos show your theme.');
  await settings(page).getByRole('radio', { name: 'Dark' }).check();
  await expect(contained(page)).toHaveCSS('background-color', MAIN.dark);
  await expect(demoBlock(page, 'BasicButtons').canvas.locator('xpath=../..')).toHaveCSS(
    'background-color',
    'rgb(16, 32, 39)',
  );
  await settings(page).getByRole('radio', { name: 'Light' }).check();

  await group(page).getByRole('button', { name: 'Turn off' }).click();
  await expect(contained(page)).toHaveCSS('background-color', DEFAULT_MAIN);
  await expect(contained(page)).toHaveCSS('border-radius', '4px');
  await expect(page.locator('style[data-own-theme]')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-own-appearance');
  expect(problems).toEqual([]);
});

test('it is there on the next page, of the other family too, from the first frame', async ({
  page,
}) => {
  const problems = recordProblems(page);
  const flashes = await countFlashes(page, '[data-demo-canvas]');
  await storeTheme(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, PAGE_KINDS.grid);
  const canvas = page.locator('[data-demo-canvas]').first();
  await canvas.scrollIntoViewIfNeeded();
  await expect(canvas).toHaveAttribute('data-ready');
  const main = () =>
    canvas.evaluate((element) =>
      getComputedStyle(element).getPropertyValue('--mui-palette-primary-main'),
    );
  await expect.poll(main).toBe('#80cbc4');
  await expect(canvas.locator('xpath=../..')).toHaveCSS('background-color', 'rgb(16, 32, 39)');
  await openPage(page, BUTTONS);
  await visitAll(page);
  await expect(contained(page)).toHaveCSS('background-color', MAIN.dark);
  await page.reload();
  await demoBlock(page, 'BasicButtons').start();
  await expect(contained(page)).toHaveCSS('background-color', MAIN.dark);
  expect(await flashes()).toBe(0);
  expect(problems).toEqual([]);
});

test('what a demo puts into the body has it, and so has a demo in a frame', async ({ page }) => {
  await storeTheme(
    page,
    "{ palette: { primary: { main: '#00695c' } }, shape: { borderRadius: 12 } }",
  );
  await openPage(page, BUTTONS);
  const demo = demoBlock(page, 'DisabledWithReason');
  await demo.start();
  await demo.canvas.getByRole('button', { name: 'Publish' }).hover();
  const tooltip = page.locator('body > .MuiTooltip-popper .MuiTooltip-tooltip');
  await expect(tooltip).toHaveCSS('border-radius', '12px');

  await gotoHydrated(page, FRAMED);
  const frame = page.locator('iframe').first();
  await frame.scrollIntoViewIfNeeded();
  const fab = frame.contentFrame().locator('.MuiFab-root').first();
  const color = (name: string) => ({
    get: () =>
      fab.evaluate(
        (element, property) => getComputedStyle(element).getPropertyValue(property),
        name,
      ),
  });
  await expect.poll(color('--mui-palette-primary-main').get).toBe('#00695c');
  await openDialog(page);
  await dialog(page).getByRole('button', { name: 'Turn off' }).click();
  await expect.poll(color('--mui-palette-primary-main').get).toBe('#1976d2');
});

test('other tabs follow', async ({ page, context }) => {
  await gotoHydrated(page, BUTTONS);
  await demoBlock(page, 'BasicButtons').start();
  const other = await context.newPage();
  await gotoHydrated(other, PAGE_KINDS.prose);
  await openDialog(other);
  await apply(other, THEME);
  await expect(contained(page)).toHaveCSS('background-color', MAIN.light);
  await dialog(other).getByRole('button', { name: 'Turn off' }).click();
  await expect(contained(page)).toHaveCSS('background-color', DEFAULT_MAIN);
});

test('a draft outlives Escape and a reload', async ({ page }) => {
  await gotoHydrated(page, BUTTONS);
  await openDialog(page);
  await field(page).fill('{ spacing: 5');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await group(page).getByRole('button', { name: 'Set up' }).click();
  await expect(field(page)).toHaveValue('{ spacing: 5');
  await page.reload();
  await openDialog(page);
  await expect(field(page)).toHaveValue('{ spacing: 5');
});

test('a mistake is named with its line, has the caret, and changes no demo', async ({ page }) => {
  const problems = recordProblems(page);
  await gotoHydrated(page, BUTTONS);
  await demoBlock(page, 'BasicButtons').start();
  await openDialog(page);
  const alert = dialog(page).getByRole('alert');
  for (const [text, message, offset] of [
    ['{\n  spacing: 4\n  shape: {} }', /^Line 3, column 3: This isn’t valid JavaScript/, 17],
    ['{\n  spacing: (n) => n }', /^Line 2, column 12: Functions can’t be used here/, 13],
    [
      "{ palette: { primary: {\n main: 'blurple' } } }",
      /^Line 2, column 8: Material UI can’t read the color blurple/,
      31,
    ],
    ["{ shape: {\n a: 'red;} body{display:none' } }", /^Line 2, column 5: This string .* of ;/, 15],
    ["{ a: 'url(https://evil.example/a.png)' }", /^Line 1, column 6: This string .* of url\(/, 5],
    ['{ "__proto__": { "a": 1 } }', /^Line 1, column 3: This key .* of __proto__/, 2],
    [`{ a: '${'x'.repeat(21_000)}' }`, /The text is longer than 20 KB/, 20_480],
  ] as const) {
    await apply(page, text);
    await expect(alert).toHaveText(message);
    await expect(field(page)).toBeFocused();
    expect(await field(page).evaluate((area: HTMLTextAreaElement) => area.selectionStart)).toBe(
      offset,
    );
  }
  await expect(contained(page)).toHaveCSS('background-color', DEFAULT_MAIN);
  expect(await page.evaluate(() => localStorage.getItem('docs-own-theme'))).toBeNull();
  expect(problems).toEqual([]);
});

test('a kept text that is no theme is turned off, and the settings say why', async ({ page }) => {
  const problems = recordProblems(page);
  await gotoHydrated(page, PAGE_KINDS.prose);
  await page.evaluate(() => localStorage.setItem('docs-own-theme', '{\n palette: oops }'));
  await openPage(page, BUTTONS);
  await demoBlock(page, 'BasicButtons').start();
  await expect(contained(page)).toHaveCSS('background-color', DEFAULT_MAIN);
  await expect(page.locator('html')).not.toHaveAttribute('data-own-appearance');
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(group(page).getByRole('status')).toHaveText(
    /^Off\. Line 2, column 11: Names aren’t resolved here\. Replace oops/,
  );
  expect(problems).toEqual([]);
});

test('the palette page shows the color of its tool in all demos', async ({ page }) => {
  const problems = recordProblems(page);
  await gotoHydrated(page, PALETTE);
  const tool = demoBlock(page, 'PaletteTool');
  await tool.start();
  await tool.canvas.getByRole('textbox', { name: 'Main color', exact: true }).fill('#ad1457');
  await page.getByRole('button', { name: 'Use in all demos' }).click();
  await expect(page.getByText('Applied. All demos show your theme.')).toBeVisible();
  await expect(tool.canvas.getByRole('button', { name: 'Copy code' })).toHaveCSS(
    'color',
    'rgb(173, 20, 87)',
  );
  // A demo with a theme of its own keeps it.
  const own = demoBlock(page, 'StrictContrast');
  await own.start();
  await expect(own.canvas).not.toContainText('#ad1457');
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(tool.canvas.getByRole('button', { name: 'Copy code' })).toHaveCSS(
    'color',
    DEFAULT_MAIN,
  );
  await expect(page.getByRole('button', { name: 'Use in all demos' })).toBeFocused();
  expect(problems).toEqual([]);
});

test('the keyboard alone is enough', async ({ page }) => {
  await gotoHydrated(page, BUTTONS);
  await demoBlock(page, 'BasicButtons').start();
  await page.getByRole('button', { name: 'Settings', exact: true }).focus();
  await page.keyboard.press('Enter');
  const setUp = group(page).getByRole('button', { name: 'Set up' });
  await expect(setUp).toBeVisible();
  for (let press = 0; press < 12; press += 1) {
    if (await setUp.evaluate((button) => button === document.activeElement)) {
      break;
    }
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.insertText("{ palette: { primary: { main: '#00695c' } } }");
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('button', { name: 'Apply' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(contained(page)).toHaveCSS('background-color', MAIN.light);
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('button', { name: 'Turn off' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(contained(page)).toHaveCSS('background-color', DEFAULT_MAIN);
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(settings(page)).toBeVisible();
  await expect(group(page).getByRole('button', { name: 'Edit' })).toBeFocused();
});

test('the code of a demo stays as it is', async ({ page }) => {
  await storeTheme(page);
  await gotoHydrated(page, BUTTONS);
  const demo = demoBlock(page, 'BasicButtons');
  await demo.start();
  await expect(demo.whole).not.toContainText('#00695c');
});

for (const width of [1366, 390]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the dialog has nothing for axe to report at ${width} px, ${colorScheme}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await gotoHydrated(page, PAGE_KINDS.prose);
      await openDialog(page);
      await apply(page, '{ a: b }');
      await expect(dialog(page).getByRole('alert')).toHaveText(/^Line 1/);
      expect(await axeFindings(page)).toEqual([]);
      const box = await dialog(page).boundingBox();
      expect(box?.width).toBeLessThanOrEqual(width);
      expect(
        await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth),
      ).toBe(0);
    });
  }
}

fresh('a reader without a theme of their own loads nothing of it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openPage(page, BUTTONS);
  await demoBlock(page, 'BasicButtons').start();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(group(page)).toBeVisible();
  expect(asked.filter((url) => url.includes(reader()))).toEqual([]);
});

fresh.describe('without JavaScript', () => {
  fresh.use({ javaScriptEnabled: false });

  fresh('the page is as it was, and has no button that could do nothing', async ({ page }) => {
    await page.goto(PALETTE);
    await expect(page.getByText('Use in all demos')).toBeHidden();
    await expect(page.locator('[data-demo-canvas] > [data-server]').first()).toBeVisible();
  });
});

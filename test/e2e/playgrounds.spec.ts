/** Playgrounds of components: set up with the keyboard, shared by the address, and a table without scripts. */
import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe';
import { openPage } from './demoBlock';
import { recordProblems } from './pages';
import { fresh, test } from './sharedPage';

const PAGE = '/components/buttons/';
const NAME = 'ButtonPlayground';

/** Playgrounds of components that are as wide as their container, with a prop that a switch sets. */
const WIDE = [
  { path: '/x/react-data-grid/', name: 'DataGridPlayground', prop: 'disableColumnSelector' },
  { path: '/x/react-charts/bars/', name: 'BarChartPlayground', prop: 'loading' },
  {
    path: '/x/react-tree-view/rich-tree-view/items/',
    name: 'RichTreeViewPlayground',
    prop: 'disableSelection',
  },
] as const;

/** Further playgrounds of inputs and layout. */
const OTHERS = [
  { path: '/components/button-group/', name: 'ButtonGroupPlayground' },
  { path: '/components/floating-action-button/', name: 'FabPlayground' },
  { path: '/components/rating/', name: 'RatingPlayground' },
  { path: '/components/toggle-button/', name: 'ToggleButtonGroupPlayground' },
  { path: '/components/selects/', name: 'SelectPlayground' },
  { path: '/components/autocomplete/', name: 'AutocompletePlayground' },
  { path: '/components/stack/', name: 'StackPlayground' },
  { path: '/components/grid/', name: 'GridPlayground' },
] as const;

const block = (page: Page, name: string = NAME) => page.locator(`#${name}`);
const code = (page: Page, name?: string) => block(page, name).getByRole('region', { name: 'Code' });
const field = (page: Page, prop: string, name?: string) =>
  block(page, name).getByLabel(prop, { exact: true });
const preview = (page: Page, name?: string) =>
  block(page, name).getByRole('group', { name: 'Preview' });
const shown = (page: Page) => preview(page).getByRole('button');

async function startPlayground(page: Page, name: string): Promise<void> {
  await block(page, name).scrollIntoViewIfNeeded();
  await expect(page.locator(`#demo-${name}[data-ready]`)).toBeVisible();
}

async function openPlayground(page: Page, query = ''): Promise<void> {
  await openPage(page, PAGE + query);
  await startPlayground(page, NAME);
}

test('the keyboard sets up a button, copies its code, and the address brings it back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const problems = recordProblems(page);
  await openPlayground(page);
  const height = (await shown(page).locator('..').boundingBox())?.height;

  await field(page, 'variant').focus();
  await page.keyboard.press('ArrowUp');
  await expect(shown(page)).toHaveClass(/MuiButton-outlined/);
  await field(page, 'fullWidth').focus();
  await page.keyboard.press('Space');
  await field(page, 'children').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Pay <now>');
  await expect(shown(page)).toHaveText('Pay <now>');
  await expect(code(page)).toContainText(
    '<Button variant="outlined" fullWidth>{"Pay <now>"}</Button>',
  );
  await expect(page).toHaveURL(/\?children=Pay\+%3Cnow%3E&variant=outlined&fullWidth=true$/);
  expect((await shown(page).locator('..').boundingBox())?.height).toBe(height);

  await block(page).getByRole('button', { name: 'Copy code' }).focus();
  await page.keyboard.press('Enter');
  await expect(block(page).getByRole('status')).toHaveText('Copied');
  const text = await code(page).innerText();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);

  const address = page.url();
  await page.reload();
  await block(page).scrollIntoViewIfNeeded();
  await expect(code(page)).toHaveText(text);
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Rating' }).click();
  await expect(page).not.toHaveURL(address);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await block(page).scrollIntoViewIfNeeded();
  await expect(code(page)).toHaveText(text);

  await block(page).getByRole('button', { name: 'Reset' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  await expect(shown(page)).toHaveText('Print ticket');
  expect(problems).toEqual([]);
});

test('an address sets only what the controls offer', async ({ page }) => {
  const problems = recordProblems(page);
  await openPlayground(page, '?color=success&size=huge&href=javascript:alert(1)&onClick=alert(1)');
  await expect(code(page)).toContainText('return <Button color="success" />;');
  expect(problems).toEqual([]);
});

for (const { path, name, prop } of WIDE) {
  test(`${name} has its height before it runs, and the focus stays in the form`, async ({
    page,
  }) => {
    const problems = recordProblems(page);
    await openPage(page, path);
    const height = async () => (await preview(page, name).boundingBox())?.height;
    const reserved = await height();
    await startPlayground(page, name);
    await expect(preview(page, name).locator(':scope > *')).toBeVisible();
    expect(await height()).toBe(reserved);

    const without = `^((?!${prop}).)*$`;
    await field(page, prop, name).focus();
    for (const isOn of [true, false]) {
      await page.keyboard.press('Space');
      await expect(code(page, name)).toContainText(new RegExp(isOn ? prop : without, 's'));
      await expect(page).toHaveURL(new RegExp(isOn ? `[?&]${prop}=true` : without));
      await expect(field(page, prop, name)).toBeFocused();
    }
    expect(await height()).toBe(reserved);
    expect(problems).toEqual([]);
  });
}

for (const { path, name } of [{ path: PAGE, name: NAME }, ...WIDE, ...OTHERS]) {
  for (const width of [390, 1366]) {
    test(`${name} fits a window of ${width} px, where axe finds nothing`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, path);
      await startPlayground(page, name);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await axeFindings(page, `#${name}`)).toEqual([]);
    });
  }
}

fresh('without scripts, it is a table of its props', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await page.goto(PAGE);
  await expect(block(page).getByRole('row', { name: /^variant/ })).toContainText(
    'text, outlined, contained',
  );
  await expect(block(page).getByRole('combobox')).toHaveCount(0);
  await expect(block(page).getByRole('button')).toHaveText('Print ticket');
  await page.close();
});

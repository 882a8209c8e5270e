/** Playgrounds of components: set up with the keyboard, shared by the address, and a table without scripts. */
import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe';
import { openPage } from './demoBlock';
import { recordProblems } from './pages';
import { fresh, test } from './sharedPage';

const PAGE = '/components/buttons/';
const NAME = 'ButtonPlayground';

const block = (page: Page) => page.locator(`#${NAME}`);
const code = (page: Page) => block(page).getByRole('region', { name: 'Code' });
const field = (page: Page, name: string) => block(page).getByLabel(name, { exact: true });
const shown = (page: Page) =>
  block(page).getByRole('group', { name: 'Preview' }).getByRole('button');

async function openPlayground(page: Page, query = ''): Promise<void> {
  await openPage(page, PAGE + query);
  await block(page).scrollIntoViewIfNeeded();
  await expect(page.locator(`#demo-${NAME}[data-ready]`)).toBeVisible();
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
  await page.getByRole('link', { name: 'API reference', exact: true }).first().click();
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

for (const width of [390, 1366]) {
  test(`fits a window of ${width} px, where axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPlayground(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await axeFindings(page, `#${NAME}`)).toEqual([]);
  });
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

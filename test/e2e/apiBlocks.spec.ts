/** The generated reference blocks: methods, events, selectors, locales and adapters. */
import { type Page, expect } from '@playwright/test';
import { axeFindings, colourFindings } from './axe';
import { expectNoSidewaysScroll, finishTransitions } from './visualModes';
import { gotoHydrated, recordProblems } from './pages';
import { fresh, test } from './sharedPage';

const METHODS = '/x/react-data-grid/api-object/';
const EVENTS = '/x/react-data-grid/events/';
const SELECTORS = '/x/react-data-grid/state/';
const LOCALES = '/x/react-data-grid/localization/';
const PICKER_LOCALES = '/x/react-date-pickers/localization/';
const CHART_LOCALES = '/x/react-charts/localization/';
const ADAPTERS = '/x/react-date-pickers/adapters-locale/';
const ALL = [METHODS, EVENTS, SELECTORS, LOCALES, PICKER_LOCALES, CHART_LOCALES, ADAPTERS] as const;

/** The closed or open entry of a method. */
const method = (page: Page, name: string) =>
  page
    .locator('[data-api-block=methods] > details')
    .filter({ has: page.locator(`[id="${name}"]`) });

test('a method opens with the keyboard and shows its signature, parameters and result', async ({
  page,
}) => {
  await gotoHydrated(page, METHODS);
  const entry = method(page, 'sortColumn');
  await expect(entry.locator('pre')).toBeHidden();
  await entry.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(entry.locator('pre')).toContainText('direction?: GridSortDirection');
  await expect(entry.getByRole('term')).toHaveText([
    'field',
    'direction?',
    'allowMultipleSorting?',
  ]);
  await page.keyboard.press('Enter');
  await expect(entry.locator('pre')).toBeHidden();
});

test('a link to a method opens it, from outside, on the page and from another page', async ({
  page,
}) => {
  const problems = recordProblems(page);
  await gotoHydrated(page, `${METHODS}#subscribeEvent`);
  await expect(method(page, 'subscribeEvent').locator('pre')).toBeInViewport();

  await page.evaluate(() => {
    window.location.hash = '#pinColumn';
  });
  await expect(method(page, 'pinColumn').locator('pre')).toBeInViewport();
  await expect(method(page, 'pinColumn').getByRole('link', { name: 'Pro' })).toHaveAttribute(
    'href',
    '/x/introduction/licensing/#pro-plan',
  );

  await gotoHydrated(page, EVENTS);
  await page.getByRole('main').locator(`a[href="${METHODS}#subscribeEvent"]`).click();
  await expect(page).toHaveURL(`${METHODS}#subscribeEvent`);
  await expect(method(page, 'subscribeEvent').locator('pre')).toBeInViewport();
  expect(problems).toEqual([]);
});

fresh('scripts of a page hold no reference: the HTML of the server stays', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) {
      scripts.push(response.text());
    }
  });
  await gotoHydrated(page, METHODS);
  await page.waitForLoadState('networkidle');
  const loaded = (await Promise.all(scripts)).filter((script) =>
    script.includes('getRowIndexRelativeToVisibleRows()'),
  );
  expect(loaded).toEqual([]);
  await expect(page.locator('[data-api-block=methods] > details')).toHaveCount(137);
});

test('anchors are unique, and every name is one', async ({ page }) => {
  for (const path of ALL) {
    await gotoHydrated(page, path);
    const ids = await page.evaluate(() =>
      [...document.querySelectorAll('[id]')].map(({ id }) => id),
    );
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  }
  await gotoHydrated(page, `${EVENTS}#cellClick`);
  await expect(page.locator('#cellClick')).toBeInViewport();
  await expect(page.locator('#cellClick')).toContainText('onCellClick');
  await expect(page.locator('#cellClick')).toContainText('Preventable');
});

test('the tables say in words how complete a language is and which texts it lacks', async ({
  page,
}) => {
  await gotoHydrated(page, CHART_LOCALES);
  const french = page.getByRole('row').filter({ hasText: 'French (France)' });
  await expect(french).toContainText('2/7 (28%)');
  const missing = french.locator('summary');
  await expect(french.getByText('zoomIn', { exact: true })).toBeHidden();
  await missing.focus();
  await page.keyboard.press('Space');
  await expect(french.getByText('zoomIn', { exact: true })).toBeVisible();
  await expect(french.getByRole('listitem')).toHaveCount(5);
});

test('without JavaScript, the blocks are complete', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await page.goto(METHODS);
  await method(page, 'sortColumn').locator('summary').click();
  await expect(method(page, 'sortColumn').locator('pre')).toBeVisible();
  for (const [path, text] of [
    [EVENTS, 'rowsScrollEnd'],
    [SELECTORS, 'gridSortModelSelector'],
    [PICKER_LOCALES, 'Basque'],
    [ADAPTERS, '@mui/x-date-pickers/AdapterDateFnsV2'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('[data-api-block]').getByText(text, { exact: true })).toBeVisible();
  }
  await page.close();
});

for (const path of ALL) {
  test(`${path} fits a phone and satisfies axe with entries open, light and dark`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await gotoHydrated(page, path);
    for (const block of await page.locator('[data-api-block]').all()) {
      await expect(block).toBeVisible();
    }
    await page.evaluate(() => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) {
        details.open = true;
      }
    });
    await expectNoSidewaysScroll(page);
    // Entries are alike, and closed ones were looked at with the page.
    await page.evaluate(() => {
      const entries = document.querySelectorAll('[data-api-block] :is(details, tbody tr)');
      [...entries].slice(20).forEach((entry) => entry.remove());
    });
    expect(await axeFindings(page, '[data-api-block]'), 'dark').toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    await finishTransitions(page);
    expect(await colourFindings(page, '[data-api-block]'), 'light').toEqual([]);
  });
}

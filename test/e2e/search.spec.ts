/** Search on the built site: by keyboard alone, in two languages, limited, offline, and what is kept of it. */
import { type Page, expect } from '@playwright/test';
import { axeFindings } from './axe';
import { gotoHydrated, recordProblems } from './pages';
import { fresh, test } from './sharedPage';

const PROSE = '/x/introduction/';
const GRID = '/x/react-data-grid/sorting/';

const button = (page: Page) => page.getByRole('button', { name: /^(Search|搜索)…/ });
const dialog = (page: Page) => page.locator('dialog[open]');
const field = (page: Page) => dialog(page).getByRole('combobox');
const options = (page: Page) => dialog(page).getByRole('option');
const group = (page: Page, name: string) => dialog(page).getByRole('group', { name });
const active = (page: Page) => dialog(page).getByRole('option', { selected: true });

async function openSearch(page: Page): Promise<void> {
  await button(page).click();
  await expect(field(page)).toBeFocused();
}

/** Types a query and waits for results. */
async function ask(page: Page, query: string): Promise<void> {
  await openSearch(page);
  await field(page).fill(query);
  await expect(options(page).first()).toBeVisible();
}

/** Waits until nothing more comes by itself: then the number of results is announced. */
async function settled(page: Page): Promise<void> {
  await expect(dialog(page).getByRole('status')).not.toBeEmpty({ timeout: 20_000 });
}

test('by keyboard alone: open, find a prop, land on its row', async ({ page }) => {
  const problems = recordProblems(page);
  await gotoHydrated(page, PROSE);
  await page.keyboard.press('Control+k');
  // Typed at once, though the dialog may not be there yet.
  await page.keyboard.type('checkboxSelection');
  await expect(field(page)).toHaveValue('checkboxSelection');
  await expect(active(page)).toHaveAttribute('href', /#data-grid-prop-checkboxSelection$/);
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await expect(active(page)).toHaveAttribute('href', /#data-grid-prop-checkboxSelection$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/x/api/data-grid/data-grid/#data-grid-prop-checkboxSelection');
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('[id="data-grid-prop-checkboxSelection"]')).toBeInViewport();
  expect(problems).toEqual([]);
});

test('opens by / and by ⌘K, and not while something else is typed into', async ({ page }) => {
  await gotoHydrated(page, '/x/api/data-grid/data-grid/');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Meta+k');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  const filter = page.locator('main input').first();
  await filter.focus();
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(filter).toHaveValue('/');
  await expect(dialog(page)).toBeHidden();
});

test('the focus goes back where it was', async ({ page }) => {
  await gotoHydrated(page, PROSE);
  await openSearch(page);
  await page.keyboard.press('Escape');
  await expect(button(page)).toBeFocused();
  const link = page.locator('main p a').first();
  await link.focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('titles and names come first, the text of pages below, no address twice', async ({ page }) => {
  await gotoHydrated(page, PROSE);
  await ask(page, 'sorting');
  await expect(active(page)).toHaveAttribute('href', '/x/react-data-grid/sorting/');
  await settled(page);
  await expect(group(page, 'In the text')).toHaveCount(0);
  // The end of the list is in sight then.
  await page.keyboard.press('End');
  const titles = await options(page).count();
  const moved = await active(page).getAttribute('href');
  await expect(group(page, 'In the text').getByRole('option').first()).toBeVisible();
  expect(await active(page).getAttribute('href')).toBe(moved);
  await expect(active(page)).toHaveId(
    `${await options(page)
      .nth(titles - 1)
      .getAttribute('id')}`,
  );
  const addresses = await options(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  );
  expect(new Set(addresses).size).toBe(addresses.length);
  const names = await dialog(page)
    .getByRole('group')
    .evaluateAll((groups) => groups.map((element) => element.getAttribute('aria-label')));
  expect(names.at(-1)).toBe('In the text');
});

test('Chinese words find pages on the English site', async ({ page }) => {
  await gotoHydrated(page, PROSE);
  await ask(page, '排序');
  await expect(options(page).first()).toHaveAttribute('href', '/x/react-data-grid/sorting/');
});

test('on the Chinese site all results lead to Chinese pages', async ({ page }) => {
  const problems = recordProblems(page);
  await gotoHydrated(page, `/zh${GRID}`);
  await ask(page, '排序');
  await settled(page);
  const addresses = await options(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
  expect(addresses.filter((address) => !address.startsWith('/zh/'))).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(`/zh${GRID}`);
  expect(problems).toEqual([]);
});

test('the results can be limited to the product of the page', async ({ page }) => {
  await gotoHydrated(page, GRID);
  await ask(page, 'overview');
  const toggle = dialog(page).getByRole('button', { name: 'Only Data Grid' });
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await expect(options(page).and(page.locator('[href*="charts"]')).first()).toBeVisible();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await settled(page);
  const addresses = await options(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.filter((address) => !/data-grid/.test(address))).toEqual([]);
});

test('recent searches are kept, and erased one by one or all at once', async ({ page }) => {
  await gotoHydrated(page, PROSE);
  for (const query of ['sorting', 'licensing']) {
    await ask(page, query);
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
  }
  await gotoHydrated(page, PROSE);
  await openSearch(page);
  await expect(options(page)).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/x/introduction/licensing/');
  await openSearch(page);
  await dialog(page)
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await expect(options(page)).toHaveCount(1);
  await dialog(page).getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(options(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('docs-recent-searches'))).toBeNull();
});

test('nothing found: it says so and offers the nearest titles', async ({ page }) => {
  await gotoHydrated(page, PROSE);
  await openSearch(page);
  await field(page).fill('zzqqxx');
  await expect(dialog(page).getByText('No results for “zzqqxx”').first()).toBeVisible();
  await expect(group(page, 'Did you mean').getByRole('option').first()).toBeVisible();
});

fresh(
  'offline after the first opening, titles are found and the missing text is told',
  async ({ context, page }) => {
    await gotoHydrated(page, PROSE);
    await ask(page, 'sorting');
    await page.keyboard.press('Escape');
    await context.setOffline(true);
    await openSearch(page);
    await field(page).fill('column definition');
    await settled(page);
    await page.keyboard.press('End');
    await expect(
      dialog(page).getByText("The full text couldn't be loaded", { exact: false }).first(),
    ).toBeVisible({ timeout: 20_000 });
  },
);

fresh(
  'offline before the first opening, the reader is told, and the next press tries again',
  async ({ context, page }) => {
    await gotoHydrated(page, PROSE);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await button(page).click();
    await expect(page.getByRole('alert')).toContainText("This part couldn't be loaded");
    await expect(dialog(page)).toBeHidden();
    await context.setOffline(false);
    await openSearch(page);
    await expect(page.getByRole('alert')).toBeHidden();
  },
);

test('a modified click on a result is left to the browser, which opens a tab', async ({ page }) => {
  await gotoHydrated(page, PROSE);
  await ask(page, 'sorting');
  // The tab itself isn't opened: a headless Chromium may crash in it, whatever page it shows.
  const isLeft = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const onClick = (event: MouseEvent) => {
          resolve(event.ctrlKey !== event.metaKey && !event.defaultPrevented);
          event.preventDefault();
        };
        window.addEventListener('click', onClick, { once: true });
      }),
  );
  const first = options(page).first();
  await expect(first).toHaveAttribute('href', '/x/react-data-grid/sorting/');
  await first.click({ modifiers: ['ControlOrMeta'] });
  expect(await isLeft).toBe(true);
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(PROSE);
});

test('nothing moves in the header when the shortcut shows', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 800 });
  await gotoHydrated(page, PROSE);
  await expect(button(page).locator('kbd')).toHaveText('Ctrl+K');
  const withKeys = await button(page).boundingBox();
  await button(page)
    .locator('kbd')
    .evaluate((keys) => keys.remove());
  expect(await button(page).boundingBox()).toEqual(withKeys);
});

test('without JavaScript no button promises anything', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(PROSE);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(button(page)).toBeHidden();
  await context.close();
});

for (const width of [1366, 390]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const direction of ['ltr', 'rtl'] as const) {
      test(`is accessible and fits: ${width} px, ${colorScheme}, ${direction}`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.addInitScript(
          (value) => localStorage.setItem('docs-direction', value),
          direction,
        );
        await gotoHydrated(page, GRID);
        await ask(page, 'sorting');
        await settled(page);
        expect(await axeFindings(page, 'dialog')).toEqual([]);
        const box = await dialog(page).boundingBox();
        expect(box?.width).toBe(width === 390 ? 390 : 680);
        expect(
          await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth),
        ).toBe(0);
        await options(page).first().click();
        await openSearch(page);
        await expect(options(page)).toHaveCount(1);
        expect(await axeFindings(page, 'dialog')).toEqual([]);
      });
    }
  }
}

/** Pages of the API reference: views that are remembered, deep links, the filter, and reading them anywhere. */
import { type Locator, type Page, expect } from '@playwright/test';
import { axeFindings } from './axe';
import { fresh, test } from './sharedPage';

const PICKER = '/x/api/date-pickers/date-picker/';
const GRID = '/x/api/data-grid/data-grid/';
const VIEWS = ['table', 'expanded', 'collapsed'] as const;

test.use({ viewport: { width: 1366, height: 900 } });

const props = (page: Page): Locator => page.locator('[data-section="props"]');
const row = (page: Page, id: string): Locator => page.locator(`[id="${id}"]`);
const views = (page: Page): Locator => props(page).getByRole('group', { name: /^View:|^视图：/ });
const chosen = (page: Page): Locator => views(page).getByRole('button', { pressed: true });

/** Stores views as an earlier visit would have. */
async function storeViews(page: Page, stored: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) {
      localStorage.setItem(key, value);
    }
  }, stored);
}

/** Opens a page, points at it as a reader would, and waits until it answers. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  // Without a pointer, which would scroll the page.
  await props(page).dispatchEvent('pointerover');
  await expect(props(page)).toHaveAttribute('data-live', /.*/, { timeout: 20_000 });
}

async function choose(page: Page, view: string): Promise<void> {
  await views(page).getByRole('button', { name: view }).click();
}

/** Where a cell stands: beside the name of its row in a table, below it in a list, nowhere in a closed row. */
async function place(cell: Locator): Promise<'beside' | 'below' | 'nowhere'> {
  return cell.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const name = element.parentElement?.firstElementChild?.getBoundingClientRect();
    return box.height === 0 ? 'nowhere' : box.top === name?.top ? 'beside' : 'below';
  });
}

async function sideways(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

test('a chosen view holds on the next page and the next visit', async ({ page }) => {
  await open(page, PICKER);
  // By its attribute, since a role is of no use where nothing shows.
  const cell = row(page, 'date-picker-prop-disabled').locator('[role="cell"]').first();
  expect(await place(cell)).toBe('beside');
  await choose(page, 'Expanded list');
  expect(await place(cell)).toBe('below');
  await expect(chosen(page)).toBeFocused();
  await expect(chosen(page)).toHaveText('Expanded list');
  await page.reload();
  await expect(chosen(page)).toHaveText('Expanded list');
  await choose(page, 'Collapsed list');
  expect(await place(cell)).toBe('nowhere');
  await open(page, '/x/api/charts/bar-chart/');
  await expect(chosen(page)).toHaveText('Collapsed list');
  await open(page, GRID);
  await expect(chosen(page)).toHaveText('Expanded list');
});

for (const view of VIEWS) {
  test(`the first frame shows the stored view ${view}, and hydration changes nothing`, async ({
    page,
  }) => {
    await storeViews(page, { apiPage_props: view });
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = () => {
        const section = document.querySelector('[data-section="props"]');
        const shown = section?.querySelector('[role="row"][id] > [role="cell"]');
        const buttons = [...(section?.querySelectorAll('button[data-view]') ?? [])];
        const label = buttons.find((button) => getComputedStyle(button).boxShadow !== 'none');
        if (shown && label && document.querySelector('footer')) {
          const sight = [
            // Hydration lets find-in-page open what is closed, which changes its `display` but not what is seen.
            shown.firstElementChild?.checkVisibility(),
            getComputedStyle(shown).float,
            label.textContent,
            section?.getBoundingClientRect().height,
          ].join();
          if (seen.at(-1) !== sight) {
            seen.push(sight);
          }
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await open(page, PICKER);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(300);
    const seen = await page.evaluate(
      () => Object.entries(window).find(([key]) => key === 'seen')?.[1],
    );
    expect(seen).toHaveLength(1);
  });

  test(`a deep link shows and marks its entry in the view ${view}`, async ({ page }) => {
    await storeViews(page, { dataGrid_apiPage_props: view, dataGrid_apiPage_classes: view });
    await open(page, `${GRID}#data-grid-prop-rows`);
    const entry = row(page, 'data-grid-prop-rows');
    await expect(entry).toBeInViewport();
    await expect(entry).toHaveAttribute('data-marked');
    await expect(entry.getByRole('cell').last()).toBeVisible();

    await page.evaluate(() => {
      window.location.hash = 'data-grid-classes-MuiDataGrid-row';
    });
    const other = row(page, 'data-grid-classes-MuiDataGrid-row');
    await expect(other).toBeInViewport();
    await expect(other).toHaveAttribute('data-marked');
    await expect(other.getByRole('cell').last()).toBeVisible();
    await expect(entry).not.toHaveAttribute('data-marked');
  });
}

test('an entry of the collapsed list opens and closes', async ({ page }) => {
  await storeViews(page, { apiPage_props: 'collapsed' });
  await open(page, PICKER);
  const entry = row(page, 'date-picker-prop-disabled');
  const toggle = entry.getByRole('button', { name: 'Details of disabled' });
  await expect(entry.getByRole('cell').first()).toBeHidden();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(entry.getByRole('cell').first()).toBeVisible();
  await toggle.press('Enter');
  await expect(entry.getByRole('cell').first()).toBeHidden();
});

test('the filter keeps matches, and a link to another entry clears it', async ({ page }) => {
  await open(page, GRID);
  const field = page.getByRole('searchbox', { name: 'Filter: Props' });
  await field.fill('rows');
  await expect(props(page).getByRole('status')).toHaveText(/^\d+ of \d+$/);
  await expect(row(page, 'data-grid-prop-rows')).toBeVisible();
  await expect(row(page, 'data-grid-prop-density')).toBeHidden();
  await page.evaluate(() => {
    window.location.hash = 'data-grid-prop-density';
  });
  await expect(row(page, 'data-grid-prop-density')).toBeInViewport();
  await expect(field).toHaveValue('');
  await field.fill('rows');
  await field.press('Escape');
  await expect(field).toHaveValue('');
  await expect(row(page, 'data-grid-prop-density')).toBeVisible();
});

test('the keyboard alone reaches filter, views and entries', async ({ page }) => {
  await open(page, PICKER);
  await page.getByRole('searchbox', { name: 'Filter: Props' }).focus();
  for (const view of ['Table', 'Expanded list', 'Collapsed list']) {
    await page.keyboard.press('Tab');
    await expect(views(page).getByRole('button', { name: view })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(chosen(page)).toHaveText('Collapsed list');
  await expect(chosen(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(views(page).getByRole('button', { name: 'By topic' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    props(page)
      .getByRole('button', { name: /^Details of/ })
      .first(),
  ).toBeFocused();
  await page.keyboard.press('Space');
  await expect(props(page).locator('[data-open]')).toHaveCount(1);
});

test('a link leads from another page to an entry', async ({ page }) => {
  await storeViews(page, { apiPage_props: 'collapsed' });
  await open(page, GRID);
  await page.evaluate((path) => {
    const link = document.createElement('a');
    link.href = `${path}#date-picker-prop-disabled`;
    link.textContent = 'Link';
    document.querySelector('[data-api-page]')?.append(link);
    Object.assign(window, { stays: true });
    link.click();
  }, PICKER);
  const entry = row(page, 'date-picker-prop-disabled');
  await expect(entry).toBeInViewport();
  await expect(entry.getByRole('cell').first()).toBeVisible();
  await expect(chosen(page)).toHaveText('Collapsed list');
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
});

test.describe('types that unfold', () => {
  /** Two types in its rows, one inside of the other. */
  const CHART = '/x/api/charts/bar-chart-pro/';
  const OUTER = 'type-AxisItemIdentifier';
  const unfold = (page: Page, id: string): Locator => page.locator(`details[id="${id}"]`);

  /** A type with another one inside of it, and that one. */
  function nested(page: Page): { readonly outer: Locator; readonly inner: Locator } {
    const outer = page.locator('details[data-unfolds]:has(> details)');
    return { outer: outer.first(), inner: outer.first().locator('> details').first() };
  }

  test('open and close with a click and with Enter, one inside of the other', async ({ page }) => {
    await open(page, CHART);
    const { outer, inner } = nested(page);
    const head = outer.locator('> summary');
    await expect(inner).toBeHidden();
    await head.click();
    await expect(inner).toBeVisible();
    await expect(inner).not.toHaveAttribute('open');
    await inner.locator('> summary').focus();
    await page.keyboard.press('Enter');
    await expect(inner).toHaveAttribute('open');
    await head.focus();
    await page.keyboard.press('Enter');
    await expect(inner).toBeHidden();
  });

  test('a link to one opens it, on the page and from outside, and marks its row', async ({
    page,
  }) => {
    await open(page, CHART);
    const id = await page
      .locator('a[href^="#type-"]:not(details a)')
      .first()
      .evaluate((link) => link.getAttribute('href')?.slice(1) ?? '');
    await expect(unfold(page, id)).not.toHaveAttribute('open');
    await page.locator(`a[href="#${id}"]:not(details a)`).first().click();
    await expect(unfold(page, id)).toHaveAttribute('open');
    await expect(unfold(page, id)).toBeInViewport();
    await expect(page.locator('[data-marked]').locator(unfold(page, id))).toHaveCount(1);
    // Without a pointer or a key: what the address leads to is open.
    await page.goto('about:blank');
    await page.goto(`${CHART}#${OUTER}`);
    await expect(unfold(page, OUTER)).toHaveAttribute('open');
    await expect(unfold(page, OUTER)).toBeInViewport();
  });

  test('take the width of the table, below the other columns, and stay where they were', async ({
    page,
  }) => {
    await open(page, CHART);
    await choose(page, 'Table');
    const { outer, inner } = nested(page);
    const head = outer.locator('> summary');
    await head.scrollIntoViewIfNeeded();
    const before = await head.boundingBox();
    await head.click();
    expect(await head.boundingBox()).toEqual(before);
    const table = await page.locator('[role="table"]').first().boundingBox();
    const shown = await inner.boundingBox();
    expect((shown?.x ?? 0) - (table?.x ?? 0)).toBeLessThan(60);
    expect(shown?.width ?? 0).toBeGreaterThan((table?.width ?? 0) * 0.9);
    const bottoms = await outer
      .locator('xpath=ancestor::*[@role="row"]')
      .locator('> *:not(:last-child)')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().bottom));
    expect(Math.max(...bottoms)).toBeLessThanOrEqual(shown?.y ?? 0);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });
});

test('methods and CSS variables have sections that links lead to', async ({ page }) => {
  await open(page, '/x/api/charts/bar-chart-pro/#bar-chart-pro-method-setZoomData');
  await expect(row(page, 'bar-chart-pro-method-setZoomData')).toBeInViewport();
  await page.goto('/x/api/data-grid/data-grid-premium/#css-variables');
  await page
    .getByRole('main')
    .locator('h2#css-variables + p')
    .getByRole('link', { name: 'DataGrid' })
    .click();
  await expect(page).toHaveURL(/data-grid\/data-grid\/#css-variables$/);
  await expect(page.getByRole('cell', { name: '--DataGrid-overlayHeight' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  fresh.use({ javaScriptEnabled: false });

  fresh(
    'types unfold, and none that a link leads to is inside of a closed one',
    async ({ page }) => {
      await page.goto('/x/api/charts/bar-chart-pro/');
      const outer = page.locator('details[data-unfolds]:has(> details)').first();
      await expect(outer.locator('> details').first()).toBeHidden();
      await outer.locator('> summary').click();
      await expect(outer.locator('> details').first()).toBeVisible();
      const links = page.locator('a[href^="#type-"]');
      const targets = new Set(
        await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.slice(1))),
      );
      expect(targets.size).toBeGreaterThan(3);
      await page.reload();
      for (const id of targets) {
        await expect(page.locator(`[id="${id}"] > summary`)).toBeVisible();
      }
    },
  );

  fresh('all is readable, and tools that do nothing are gone', async ({ page }) => {
    await page.goto(PICKER);
    const entry = row(page, 'date-picker-prop-disabled');
    await expect(entry.getByRole('cell').first()).toBeVisible();
    await expect(
      props(page).getByRole('columnheader', { name: 'Default', exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(views(page)).toHaveCount(0);
    await page.goto(GRID);
    await expect(row(page, 'data-grid-prop-rows').getByRole('cell').last()).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const path of [PICKER, GRID, '/x/api/data-grid/grid-api/']) {
    for (const view of VIEWS) {
      test(`${path} never scrolls sideways in the view ${view}`, async ({ page }) => {
        await storeViews(
          page,
          Object.fromEntries(
            ['props', 'slots', 'classes'].flatMap((section) => [
              [`apiPage_${section}`, view],
              [`dataGrid_apiPage_${section}`, view],
            ]),
          ),
        );
        await open(page, path);
        expect(await sideways(page)).toBeLessThanOrEqual(0);
      });
    }
  }
});

test.describe('for everybody', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const view of VIEWS) {
      test(`axe finds nothing in the view ${view}, ${colorScheme}`, async ({ page }) => {
        // Hundreds of entries are a lot to look at.
        test.slow();
        await page.emulateMedia({ colorScheme });
        await storeViews(page, { apiPage_props: view, apiPage_slots: view, apiPage_classes: view });
        await open(page, `${PICKER}#date-picker-prop-disabled`);
        // The header covers a part of the row above.
        await page.evaluate(() => window.scrollTo(0, 0));
        expect(await axeFindings(page)).toEqual([]);
      });
    }
  }
});

test('from right to left, a table begins at the right', async ({ page }) => {
  await storeViews(page, { 'docs-direction': 'rtl' });
  await open(page, PICKER);
  const entry = row(page, 'date-picker-prop-disabled');
  const name = await entry.getByRole('rowheader').boundingBox();
  const last = await entry.getByRole('cell').last().boundingBox();
  expect(name?.x ?? 0).toBeGreaterThan(last?.x ?? 0);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
});

test('in Chinese, headings and labels are translated, and descriptions are said to be English', async ({
  page,
}) => {
  await open(page, `/zh${PICKER}`);
  await expect(page.getByRole('heading', { level: 2, name: '属性' })).toBeVisible();
  await expect(chosen(page)).toHaveText('表格');
  const description = row(page, 'date-picker-prop-disabled').getByRole('cell').last();
  await expect(description).toHaveAttribute('lang', 'en');
  await expect(page.locator('#main-content > header p')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('note').filter({ hasText: '翻译' })).toHaveCount(0);
  await expect(page.locator('.theme-edit-this-page')).toHaveCount(0);
});

/** "My plan": the choice, what it marks and hides, and that an address always shows what it names. */
import { type Locator, type Page, expect } from '@playwright/test';
import { axeFindings } from './axe';
import { gotoHydrated, recordProblems } from './pages';
import { fresh, test } from './sharedPage';

const PROSE = '/x/introduction/installation/';
const LICENSING = '/x/introduction/licensing/';
/** Of the Premium plan, below a group of features in the sidebar. */
const GROUPING = '/x/react-data-grid/row-grouping/';
const API = '/x/api/data-grid/data-grid-premium/';
/** Free, with a section of the Premium plan. */
const EXPORT = '/x/react-data-grid/export/';
const CHART_API = '/x/api/charts/bar-chart-pro/';

const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' });
const search = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const sidebar = (page: Page) => page.locator('.theme-doc-sidebar-container');
const menuNote = (page: Page) =>
  sidebar(page).getByRole('button', { name: /menu items? needs? (Pro|Premium)/ });
const props = (page: Page) => page.locator('[data-section="props"]');
const rowNote = (page: Page) => props(page).getByRole('button', { name: /rows? needs? / });
/** A row that needs the Pro plan, and one that needs Premium. */
const proRow = (page: Page) => props(page).locator('[role="row"][data-needs="pro"]').first();
const premiumRow = (page: Page) =>
  props(page).locator('[role="row"][data-needs="premium"]').first();

/** Stores the choices for all pages of the context, as an earlier visit would have. */
async function store(page: Page, plan: string, beyond = 'mark'): Promise<void> {
  await page.addInitScript(
    (stored) => {
      if (sessionStorage.getItem('seeded') === null) {
        sessionStorage.setItem('seeded', 'yes');
        Object.entries(stored).forEach(([key, value]) => localStorage.setItem(key, value));
      }
    },
    { 'docs-plan': plan, 'docs-beyond-plan': beyond },
  );
}

/** The text that a style sheet adds to an element. */
function markOf(element: Locator, pseudo: '::before' | '::after'): Promise<string> {
  return element.evaluate((one, which) => getComputedStyle(one, which).content, pseudo);
}

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(settings(page)).toBeVisible();
}

async function idOf(row: Locator): Promise<string> {
  const id = await row.getAttribute('id');
  expect(id).not.toBeNull();
  return id ?? '';
}

test.use({ viewport: { width: 1366, height: 900 } });

test.describe('without a choice', () => {
  test('nothing is marked or hidden, and nothing loads for it', async ({ page }) => {
    const problems = recordProblems(page);
    await gotoHydrated(page, API);
    await expect(proRow(page)).toBeVisible();
    await expect(premiumRow(page)).toBeVisible();
    expect(await markOf(proRow(page).getByRole('rowheader'), '::after')).toBe('none');
    expect(await markOf(page.locator('h1 [data-needs]'), '::after')).toBe('none');
    await expect(page.locator('button[data-beyond]')).toHaveCount(0);
    const attributes = await page.evaluate(() => document.documentElement.getAttributeNames());
    expect(attributes.filter((name) => /^data-(lacks|hides)/.test(name))).toEqual([]);
    expect(problems).toEqual([]);
  });
});

test.describe('the choice', () => {
  test('is made in the settings by keyboard, acts at once and outlives a reload', async ({
    page,
  }) => {
    const problems = recordProblems(page);
    await gotoHydrated(page, API);
    await openSettings(page);
    await settings(page).getByRole('radio', { name: 'Community' }).focus();
    await page.keyboard.press('Space');
    await expect(settings(page).getByRole('radio', { name: 'Community' })).toBeChecked();
    await page.keyboard.press('ArrowRight');
    await expect(settings(page).getByRole('radio', { name: 'Pro', exact: true })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(settings(page).getByRole('checkbox')).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(proRow(page)).toBeVisible();
    await expect(premiumRow(page)).toBeHidden();
    await page.reload();
    await expect(rowNote(page)).toBeVisible();
    await expect(premiumRow(page)).toBeHidden();
    expect(problems).toEqual([]);
  });

  test('leads back to no plan, and says when there is something to hide', async ({ page }) => {
    await store(page, 'premium', 'hide');
    await gotoHydrated(page, API);
    await openSettings(page);
    const hide = settings(page).getByRole('checkbox', { name: 'Hide what needs another plan' });
    await expect(hide).toBeDisabled();
    await expect(hide).not.toBeChecked();
    await expect(
      settings(page).getByText('Available if you choose Community or Pro.'),
    ).toBeVisible();
    await settings(page).getByRole('radio', { name: 'Community' }).check();
    await expect(hide).toBeChecked();
    await settings(page).getByRole('radio', { name: 'Not set' }).check();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(premiumRow(page)).toBeVisible();
    const attributes = await page.evaluate(() => document.documentElement.getAttributeNames());
    expect(attributes.filter((name) => /^data-lacks/.test(name))).toEqual([]);
  });

  test('is offered on the licensing page too, and both show the same', async ({ page }) => {
    await gotoHydrated(page, LICENSING);
    const block = page.locator('main').getByRole('group', { name: 'My plan' });
    await block.getByRole('radio', { name: 'Pro', exact: true }).check();
    await expect(block.getByRole('radio', { name: 'Pro', exact: true })).toBeChecked();
    await openSettings(page);
    const inPanel = settings(page).getByRole('radiogroup', { name: 'My plan' });
    await expect(inPanel.getByRole('radio', { name: 'Pro', exact: true })).toBeChecked();
    expect(await axeFindings(page)).toEqual([]);
  });

  test('reaches another tab', async ({ context, page }) => {
    const second = await context.newPage();
    await gotoHydrated(second, API);
    await gotoHydrated(page, LICENSING);
    const block = page.locator('main').getByRole('group', { name: 'My plan' });
    await block.getByRole('radio', { name: 'Community' }).check();
    await block.getByRole('checkbox', { name: 'Hide what needs another plan' }).check();
    await expect(proRow(second)).toBeHidden();
    await expect(rowNote(second)).toBeVisible();
  });

  test('is shown in the first frame', async ({ page }) => {
    await store(page, 'community', 'hide');
    await page.addInitScript(() => {
      Object.assign(window, { flashes: 0 });
      const look = () => {
        const rows = [...document.querySelectorAll('[role="row"][data-needs]')];
        if (rows.some((row) => row.checkVisibility())) {
          Object.assign(window, { flashes: Reflect.get(window, 'flashes') + 1 });
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await gotoHydrated(page, API);
    await expect(rowNote(page)).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'flashes'))).toBe(0);
  });

  for (const width of [390, 1366]) {
    test(`moves nothing when the notes come, on ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await store(page, 'community', 'hide');
      await page.addInitScript(() => {
        const places = new Set<number>();
        Object.assign(window, { places });
        const look = () => {
          const menu = document.querySelector<HTMLElement>('.theme-doc-sidebar-menu');
          const section = document.querySelector('[data-section="props"]');
          const table = section?.querySelector('[role="table"]');
          // On a phone, the menu is in a closed drawer.
          if (menu && innerWidth > 996) {
            places.add(menu.offsetTop);
          }
          if (section && table) {
            const { top } = table.getBoundingClientRect();
            // A page that scrolls by parts of a pixel rounds the two differently.
            places.add(Math.round(top - section.getBoundingClientRect().top));
          }
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      await gotoHydrated(page, API);
      await expect(rowNote(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      const places = await page.evaluate(() => [...Reflect.get(window, 'places')]);
      // One for the table, and one for the menu.
      expect(places).toHaveLength(width === 390 ? 1 : 2);
    });
  }
});

test.describe('marks', () => {
  test('name the plan of pages, rows and demos that are beyond the own one', async ({ page }) => {
    await store(page, 'pro');
    await gotoHydrated(page, GROUPING);
    expect(await markOf(page.locator('h1 [data-needs]'), '::after')).toBe('"Premium"');
    const current = sidebar(page).locator('li:has(> [aria-current]) > a [data-needs]');
    for (const badge of await current.all()) {
      expect(await markOf(badge, '::after')).toBe('"Premium"');
    }
    const demo = page.locator('[data-demo][data-needs="premium"]').first();
    await demo.scrollIntoViewIfNeeded();
    expect(await markOf(demo, '::before')).toBe('"Premium"');
    await gotoHydrated(page, API);
    expect(await markOf(premiumRow(page).getByRole('rowheader'), '::after')).toBe('"Premium"');
    expect(await markOf(proRow(page).getByRole('rowheader'), '::after')).toBe('none');
    await expect(page.locator('button[data-beyond]')).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
  });

  test('break no name, and keep away from the arrow of a group', async ({ page }) => {
    await store(page, 'community');
    for (const path of [API, '/x/api/date-pickers/mobile-date-time-range-picker/']) {
      await gotoHydrated(page, path);
      const broken = await sidebar(page).evaluate(
        (menu, padding) =>
          [...menu.querySelectorAll('li > a:has([data-needs])')].flatMap((link) => {
            const name = link.firstChild;
            const range = document.createRange();
            const lines = [...(name?.textContent ?? '').matchAll(/\S+/g)].map(
              ({ 0: word, index }) => {
                range.setStart(name ?? link, index);
                range.setEnd(name ?? link, index + word.length);
                const parts = [...range.getClientRects()];
                const width = parts.reduce((sum, part) => sum + part.width, 0);
                // A name that no line of the menu has room for can only break.
                return width > link.clientWidth - padding
                  ? 1
                  : new Set(parts.map(({ top }) => top)).size;
              },
            );
            const badges = link.querySelector('span')?.getBoundingClientRect();
            const arrow = link.querySelector('svg')?.getBoundingClientRect();
            const isNear = badges && arrow && arrow.left - badges.right < 8;
            const overflows = badges && badges.right > link.getBoundingClientRect().right;
            return Math.max(...lines) > 1 || isNear || overflows ? [name?.textContent] : [];
          }),
        2 * 10,
      );
      expect(broken).toEqual([]);
      expect(await sidebar(page).locator('li > a:has([data-needs])').count()).toBeGreaterThan(5);
    }
  });

  test('add nothing to a sentence that names the plan', async ({ page }) => {
    await store(page, 'community');
    await gotoHydrated(page, '/x/react-data-grid/clipboard/');
    const badge = page.locator('main :is(p, li, td) a span[data-needs]').first();
    await expect(badge).toBeAttached();
    expect(await markOf(badge, '::after')).toBe('none');
  });
});

test.describe('hiding', () => {
  test('counts the rows of a section, and shows them by a press', async ({ page }) => {
    await store(page, 'community', 'hide');
    await gotoHydrated(page, API);
    const note = rowNote(page);
    const count = await props(page).locator('[role="row"][data-needs]').count();
    await expect(note).toHaveText(`${count} rows need Pro or Premium · Show`);
    await expect(note).toHaveAttribute('aria-expanded', 'false');
    await expect(proRow(page)).toBeHidden();
    await note.focus();
    await page.keyboard.press('Enter');
    await expect(note).toHaveAttribute('aria-expanded', 'true');
    await expect(note).toBeFocused();
    await expect(proRow(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(proRow(page)).toBeHidden();
    expect(await axeFindings(page)).toEqual([]);
  });

  test('never hides the row that the address names', async ({ page }) => {
    await gotoHydrated(page, CHART_API);
    const id = await idOf(proRow(page));
    await page.evaluate(() => {
      localStorage.setItem('docs-plan', 'community');
      localStorage.setItem('docs-beyond-plan', 'hide');
    });
    await page.goto('about:blank');
    await gotoHydrated(page, `${CHART_API}#${id}`);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    // Within the site too, where style sheets don't hear of the address.
    await gotoHydrated(page, CHART_API);
    await expect(page.locator(`[id="${id}"]`)).toBeHidden();
    await page.locator(`.table-of-contents a[href$="#${id}"]`).first().click();
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  });

  test('counts items of the sidebar, and never hides the current page', async ({ page }) => {
    await store(page, 'community', 'hide');
    await gotoHydrated(page, GROUPING);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(sidebar(page).locator('[aria-current="page"]')).toBeVisible();
    const note = menuNote(page);
    await expect(note).toBeVisible();
    const hidden = sidebar(page)
      .locator('li:has(> * > * > [data-needs]):not(:has([aria-current]))')
      .first();
    await expect(hidden).toBeHidden();
    await note.click();
    await expect(hidden).toBeVisible();
    await note.click();
    await expect(hidden).toBeHidden();
  });

  test('counts the pages of closed groups, and as many once they are open', async ({ page }) => {
    await store(page, 'community', 'hide');
    await gotoHydrated(page, PROSE);
    const text = (await menuNote(page).textContent()) ?? '';
    const count = Number(/^\d+/.exec(text)?.[0]);
    expect(count).toBeGreaterThan(50);
    const grid = sidebar(page).getByRole('button', { name: 'Data Grid', exact: true });
    await grid.click();
    await expect(grid).toHaveAttribute('aria-expanded', 'true');
    await expect(sidebar(page).getByRole('button', { name: 'Columns', exact: true })).toBeVisible();
    await sidebar(page).getByRole('button', { name: 'Columns', exact: true }).click();
    await expect(sidebar(page).getByRole('link', { name: /^Column groups/ })).toBeVisible();
    await expect(menuNote(page)).toHaveText(text);
  });

  test('goes on through the pages of the site without a message in the console', async ({
    page,
  }) => {
    const problems = recordProblems(page);
    await store(page, 'community', 'hide');
    await gotoHydrated(page, PROSE);
    await page.locator('main a[href^="/x/"]').first().click();
    await expect(page).not.toHaveURL(PROSE);
    await page.goBack();
    await expect(page).toHaveURL(PROSE);
    await gotoHydrated(page, GROUPING);
    await expect(menuNote(page)).toBeVisible();
    expect(problems).toEqual([]);
  });

  test('leaves results out of the search, counts them, and shows them', async ({ page }) => {
    await store(page, 'community', 'hide');
    await gotoHydrated(page, PROSE);
    await page.keyboard.press('Control+k');
    await expect(search(page)).toBeVisible();
    await page.keyboard.type('row grouping');
    const note = search(page).getByRole('button', { name: /results? needs? / });
    await expect(note).toBeVisible({ timeout: 15_000 });
    await expect(search(page).locator('[role="option"] [data-needs]')).toHaveCount(0);
    await note.click();
    await expect(search(page).locator('[role="option"] [data-needs]').first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

  test('leaves sections and demos of free pages out, and shows each by a press', async ({
    page,
  }) => {
    const problems = recordProblems(page);
    await store(page, 'community', 'hide');
    await gotoHydrated(page, EXPORT);
    const heading = page.getByRole('heading', { name: 'Export to Excel' });
    const note = page.getByRole('button', { name: '“Export to Excel” needs Premium · Show' });
    await expect(note).toBeVisible();
    await expect(heading).toBeHidden();
    await note.focus();
    await page.keyboard.press('Enter');
    await expect(heading).toBeVisible();
    const hide = page.getByRole('button', { name: '“Export to Excel” needs Premium · Hide' });
    await expect(hide).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(heading).toBeHidden();

    // Of the Pro plan, in a section that isn't.
    await gotoHydrated(page, '/x/react-data-grid/row-selection/');
    const demo = page.locator('[data-demo="SelectFromCode"]');
    await demo.scrollIntoViewIfNeeded();
    await expect(demo.getByRole('grid')).toBeHidden();
    await demo.getByRole('button', { name: 'This demo needs Pro · Show' }).click();
    await expect(demo.getByRole('grid')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('shows the section that the address names, also on the way within the site', async ({
    page,
  }) => {
    await store(page, 'community', 'hide');
    await gotoHydrated(page, `${EXPORT}#export-to-excel`);
    const heading = page.getByRole('heading', { name: 'Export to Excel' });
    await expect(heading).toBeInViewport();
    await gotoHydrated(page, EXPORT);
    await expect(heading).toBeHidden();
    await page.locator('.table-of-contents a[href$="#export-to-excel"]').first().click();
    await expect(heading).toBeInViewport();
    // From another page, where style sheets don't hear of the address.
    await gotoHydrated(page, PROSE);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('export to excel');
    await search(page)
      .getByRole('button', { name: /results? needs? / })
      .click({ timeout: 15_000 });
    await search(page).locator('a[href$="/export/#export-to-excel"]').first().click();
    await expect(page).toHaveURL(/\/export\/#export-to-excel$/);
    await expect(heading).toBeInViewport();
  });

  test('hides nothing on a page that needs the plan itself', async ({ page }) => {
    await store(page, 'community', 'hide');
    await gotoHydrated(page, GROUPING);
    await expect(page.locator('[data-demo][data-part-needs] > button').first()).toBeHidden();
    await expect(
      page.locator('[data-demo][data-part-needs]').getByRole('treegrid').first(),
    ).toBeVisible();
  });

  test('speaks Chinese', async ({ page }) => {
    await store(page, 'community', 'hide');
    await gotoHydrated(page, `/zh${API}`);
    await expect(props(page).locator('button[data-beyond]')).toHaveText(
      /^\d+ 行需要 Pro 或 Premium · 显示$/,
    );
  });

  test('is off on paper', async ({ page }) => {
    await store(page, 'community', 'hide');
    await gotoHydrated(page, API);
    await expect(proRow(page)).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(proRow(page)).toBeVisible();
  });
});

fresh.describe('without scripts', () => {
  fresh.use({ javaScriptEnabled: false });

  fresh('nothing is hidden, and the licensing page offers no choice', async ({ page }) => {
    await page.goto(API);
    await expect(proRow(page)).toBeVisible();
    await expect(premiumRow(page)).toBeVisible();
    await page.goto(LICENSING);
    await expect(page.locator('fieldset')).toBeHidden();
  });
});

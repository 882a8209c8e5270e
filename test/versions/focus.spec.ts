/** Where the focus goes: after links inside a page, and when a menu, a dialog or a form opens. */
import type { Locator } from '@playwright/test';
import { gotoHydrated } from '../e2e/pages';
import { type Page, expect, testWithoutWorker as test } from './test';

/** A long page with demos and five headings. */
const PAGE = '/x/react-data-grid/running/';
const HEADING = 'without-code';

/** The first thing that Tab reaches at a heading. */
const hashLink = (page: Page) => page.locator(`[id="${HEADING}"] .hash-link`);
const contents = (page: Page) => page.getByRole('navigation', { name: 'Page table of contents' });
const tocLink = (page: Page) => contents(page).locator(`a[href$="#${HEADING}"]`);

async function pressEnterOn(control: Locator): Promise<void> {
  await control.focus();
  await control.press('Enter');
}

/** Waits until a heading is right below the header and has the focus, and presses Tab. */
async function expectTabFromHeading(page: Page): Promise<void> {
  await expect(page).toHaveURL(`${PAGE}#${HEADING}`);
  const heading = page.locator(`[id="${HEADING}"]`);
  await expect(heading).toBeFocused();
  // Demos above that start now change how far the page is scrolled, and the browser keeps the heading where it is.
  const place = () => heading.evaluate((node) => Math.round(node.getBoundingClientRect().top));
  const before = await place();
  await page.keyboard.press('Tab');
  await expect(hashLink(page)).toBeFocused();
  expect(await place()).toBe(before);
}

const DESKTOP = { width: 1366, height: 900 };
const PHONE = { width: 390, height: 844 };

test.describe('Tab continues at the target of a link', () => {
  test('in the table of contents of a desktop, also when the link is followed twice', async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await gotoHydrated(page, PAGE);
    await pressEnterOn(tocLink(page));
    await expectTabFromHeading(page);
    await pressEnterOn(tocLink(page));
    await expectTabFromHeading(page);
    // The heading isn't a control, so it keeps no tab index.
    await expect(page.locator(`[id="${HEADING}"]`)).not.toHaveAttribute('tabindex');
  });

  test('in the table of contents of a phone', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await gotoHydrated(page, PAGE);
    await pressEnterOn(contents(page).getByRole('button'));
    await pressEnterOn(tocLink(page));
    await expectTabFromHeading(page);
  });

  test('in the results of the search, for a heading of the page, also when the reader is there', async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await gotoHydrated(page, PAGE);
    for (let times = 0; times < 2; times += 1) {
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.getByRole('button', { name: /^Search/ }).click();
      await page.getByRole('combobox', { name: 'Search' }).fill('without code');
      const option = page.locator(`[role="option"][href$="#${HEADING}"]`);
      await expect(option).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expectTabFromHeading(page);
    }
  });

  test('from another page', async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await gotoHydrated(page, '/x/introduction/');
    await page.getByRole('button', { name: /^Search/ }).click();
    await page.getByRole('combobox', { name: 'Search' }).fill('without code');
    await expect(page.locator(`[role="option"][href$="#${HEADING}"]`)).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.keyboard.press('Enter');
    await expectTabFromHeading(page);
  });

  test('that the browser follows by itself', async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await gotoHydrated(page, PAGE);
    await pressEnterOn(page.getByRole('main').locator('p a').getByText('without code'));
    await expectTabFromHeading(page);
  });

  test('over the header and the sidebar', async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await gotoHydrated(page, PAGE);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('#main-content')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('#main-content :focus')).toHaveCount(1);
  });
});

test('a mouse leaves no outline at the heading that its click leads to', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await gotoHydrated(page, PAGE);
  await tocLink(page).click();
  const heading = page.locator(`[id="${HEADING}"]`);
  await expect(heading).toBeFocused();
  await expect(heading).toHaveCSS('outline-style', 'none');
});

test('the way back from a heading returns to the link in the table of contents', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await gotoHydrated(page, PAGE);
  await pressEnterOn(tocLink(page));
  await expect(page.locator(`[id="${HEADING}"]`)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(PAGE);
  await expect(tocLink(page)).toBeFocused();
});

test('after the way back to the top, Tab starts at the top', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await gotoHydrated(page, PAGE);
  // The button shows when a reader turns around.
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  await expect(async () => {
    await page.mouse.wheel(0, 800);
    await page.mouse.wheel(0, -100);
    await expect(button).toBeVisible({ timeout: 500 });
  }).toPass();
  await pressEnterOn(button);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});

/** What opens, from which button, and what has the focus then. */
const OPENING: readonly {
  readonly name: string;
  readonly size: typeof DESKTOP;
  readonly button: (page: Page) => Locator;
  readonly focused: (page: Page) => Locator;
}[] = [
  {
    name: 'the search',
    size: PHONE,
    button: (page) => page.getByRole('button', { name: /^Search/ }),
    focused: (page) => page.getByRole('combobox', { name: 'Search' }),
  },
  {
    name: 'the settings',
    size: PHONE,
    button: (page) => page.getByRole('button', { name: 'Settings', exact: true }),
    focused: (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }),
  },
  {
    name: 'the menu of versions',
    size: DESKTOP,
    button: (page) => page.locator('.navbar [aria-haspopup="menu"]'),
    focused: (page) => page.getByRole('menu').locator('[role^="menuitem"]').first(),
  },
  {
    name: 'the menu of the page',
    size: PHONE,
    button: (page) => page.getByRole('button', { name: 'Markdown', exact: true }),
    focused: (page) => page.getByRole('menuitem').first(),
  },
  {
    name: 'the menu of a demo',
    size: PHONE,
    button: (page) => page.locator('[data-demo]').getByRole('button', { name: 'See more' }).first(),
    focused: (page) => page.getByRole('menuitem').first(),
  },
  {
    name: 'the form for a comment',
    size: PHONE,
    button: (page) => page.getByRole('button', { name: 'No', exact: true }),
    focused: (page) => page.getByRole('textbox', { name: 'Comment' }),
  },
];

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`with reduced motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    for (const { name, size, button, focused } of OPENING) {
      test(`${name} takes the focus when it opens, and gives it back`, async ({ page }) => {
        await page.setViewportSize(size);
        await gotoHydrated(page, PAGE);
        await pressEnterOn(button(page));
        await expect(focused(page)).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(button(page)).toBeFocused();
      });
    }

    test('the menu of a phone takes the focus when it opens and when its list changes, and keeps it', async ({
      page,
    }) => {
      await page.setViewportSize(PHONE);
      await gotoHydrated(page, PAGE);
      const open = page.getByRole('button', { name: 'Open main navigation' });
      const close = page.getByRole('button', { name: 'Close navigation bar' });
      const back = page.getByRole('button', { name: /Back to main menu/ });
      await pressEnterOn(open);
      await expect(close).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).not.toBeFocused();
      await pressEnterOn(back);
      await expect(close).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(open).toBeFocused();
    });

    test('the list of contents of a phone is next after its button', async ({ page }) => {
      await page.setViewportSize(PHONE);
      await gotoHydrated(page, PAGE);
      await pressEnterOn(contents(page).getByRole('button'));
      await expect(contents(page).getByRole('link').first()).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(contents(page).getByRole('link').first()).toBeFocused();
    });
  });
}

/** The settings panel, and what follows from its choices: mode, direction, density, language and styling of code. */
import { type Page, type Response, expect } from '@playwright/test';
import { THEME_KEYS } from '../../src/lib/theme/themeState';
import { axeFindings } from './axe';
import { gotoHydrated, PAGE_KINDS, recordProblems } from './pages';
import { fresh, test } from './sharedPage';

const PAGE = '/x/introduction/installation/';
const OTHER_PAGE = '/x/introduction/licensing/';
const WIDTHS = [1366, 390] as const;

declare global {
  interface Window {
    seenFrames: string[];
  }
}

const button = (page: Page) => page.getByRole('button', { name: 'Settings', exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Settings' });
const option = (page: Page, name: string) => panel(page).getByRole('radio', { name, exact: true });
const focusIsInPanel = (page: Page) =>
  panel(page).evaluate((dialog) => dialog.contains(document.activeElement));

async function openPanel(page: Page): Promise<void> {
  await button(page).click();
  await expect(panel(page)).toBeVisible();
}

/** Stores a direction for all pages of the context, as an earlier visit would have. */
async function storeDirection(page: Page, direction: string): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem('seeded') === null) {
        sessionStorage.setItem('seeded', 'yes');
        localStorage.setItem(key, value);
      }
    },
    [THEME_KEYS.direction, direction] as const,
  );
}

/** Where the parts of the shell stand, as text. */
function places(page: Page): Promise<string> {
  return page.evaluate(() =>
    ['.navbar__brand', 'main h1', '.theme-doc-sidebar-container', '.table-of-contents', 'pre']
      .map((selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return `${selector} ${box?.left} ${box?.right}`;
      })
      .join('\n'),
  );
}

async function centre(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).first().boundingBox();
  return box === null ? NaN : box.x + box.width / 2;
}

/** The shell stands as it does for a reader from right to left, on a wide window. */
async function expectMirrored(page: Page): Promise<void> {
  await expect(page.locator('body')).toHaveAttribute('dir', 'rtl');
  const middle = 1366 / 2;
  await expect.poll(() => centre(page, '.navbar__brand')).toBeGreaterThan(middle + 300);
  expect(await centre(page, '.theme-doc-sidebar-container')).toBeGreaterThan(middle + 300);
  expect(await centre(page, '.table-of-contents')).toBeLessThan(middle - 300);
  expect((await button(page).boundingBox())?.x).toBeLessThan(200);
}

test.use({ viewport: { width: 1366, height: 800 } });

test.describe('the panel', () => {
  test('opens by mouse at the end side, takes the focus, and gives it back on Escape', async ({
    page,
  }) => {
    const problems = recordProblems(page);
    await gotoHydrated(page, PAGE);
    await openPanel(page);
    expect(await focusIsInPanel(page)).toBe(true);
    await expect
      .poll(() => panel(page).boundingBox())
      .toEqual({ x: 1366 - 360, y: 0, width: 360, height: 800 });
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    expect(problems).toEqual([]);
  });

  test('works by keyboard alone', async ({ page }) => {
    await gotoHydrated(page, PAGE);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeVisible();
    expect(await focusIsInPanel(page)).toBe(true);
    await page.keyboard.press('Tab');
    await expect(option(page, 'System')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(option(page, 'Dark')).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    for (const control of [
      option(page, 'Left to right'),
      option(page, 'Default'),
      option(page, 'Default theme'),
      panel(page).getByRole('button', { name: 'Set up' }),
      option(page, 'TypeScript'),
      option(page, 'MUI System'),
    ]) {
      await page.keyboard.press('Tab');
      await expect(control).toBeFocused();
    }
    await panel(page).getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test('closes by a press on the ground around it', async ({ page }) => {
    await gotoHydrated(page, PAGE);
    await openPanel(page);
    await expect.poll(async () => (await panel(page).boundingBox())?.x).toBe(1366 - 360);
    await page.mouse.click(1366 - 180, 780);
    await expect(panel(page)).toBeVisible();
    await page.mouse.click(200, 400);
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL(PAGE);
    await expect(button(page)).toBeFocused();
  });

  for (const width of WIDTHS) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const direction of ['ltr', 'rtl'] as const) {
        test(`is accessible and fits: ${width} px, ${colorScheme}, ${direction}`, async ({
          page,
        }) => {
          await page.setViewportSize({ width, height: 800 });
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await storeDirection(page, direction);
          await gotoHydrated(page, PAGE);
          await openPanel(page);
          const size = width < 600 ? 310 : 360;
          expect(await panel(page).boundingBox()).toEqual({
            x: direction === 'ltr' ? width - size : 0,
            y: 0,
            width: size,
            height: 800,
          });
          expect(await axeFindings(page)).toEqual([]);
        });
      }
    }
  }

  fresh('is not loaded before it is wanted', async ({ page }) => {
    const loaded: string[] = [];
    const record = async (response: Response): Promise<void> => {
      const url = response.url();
      if (url.endsWith('.js') && (await response.text()).includes('settings-density')) {
        loaded.push(url);
      }
      if (url.endsWith('.rtl.css')) {
        loaded.push(url);
      }
    };
    // A script that is still arriving when the test ends has no text any more, and isn't asked about.
    page.on('response', (response) => void record(response).catch(() => {}));
    await gotoHydrated(page, PAGE);
    await page.waitForLoadState('networkidle');
    expect(loaded).toEqual([]);
    await button(page).hover();
    await expect.poll(() => loaded.length).toBe(1);
    await expect(panel(page)).toBeHidden();
    await openPanel(page);
    expect(loaded).toHaveLength(1);
  });

  fresh('opens at the next press when it could not be loaded at first', async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await gotoHydrated(page, PAGE);
    await page.waitForLoadState('networkidle');
    await page.route('**/*.js', (route) => route.abort());
    await button(page).click();
    await page.waitForTimeout(200);
    await expect(panel(page)).toBeHidden();
    await page.unroute('**/*.js');
    await openPanel(page);
    expect(errors).toEqual([]);
  });
});

test('without JavaScript no button promises anything', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(PAGE);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('button[aria-label="Settings"]')).toBeHidden();
  await context.close();
});

test.describe('the choice of', () => {
  test('the mode acts at once, and follows the button in the header', async ({ page }) => {
    await gotoHydrated(page, PAGE);
    await openPanel(page);
    await option(page, 'Dark').check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('mui-mode'))).toBe('dark');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Color mode: dark/ }).click();
    await openPanel(page);
    await expect(option(page, 'System')).toBeChecked();
  });

  test('the direction mirrors the shell, there and back, and outlives a reload', async ({
    page,
  }) => {
    const problems = recordProblems(page);
    await gotoHydrated(page, PAGE);
    const before = await places(page);
    await openPanel(page);
    await option(page, 'Right to left').check();
    await page.keyboard.press('Escape');
    await expectMirrored(page);
    const mirrored = await places(page);
    await page.reload();
    await expectMirrored(page);
    expect(await places(page)).toBe(mirrored);
    await page.getByRole('link', { name: 'Licensing', exact: true }).first().click();
    await expect(page).toHaveURL(OTHER_PAGE);
    await expectMirrored(page);
    await page.goBack();
    await openPanel(page);
    await option(page, 'Left to right').check();
    await page.keyboard.press('Escape');
    await expect(page.locator('body')).toHaveAttribute('dir', 'ltr');
    await expect.poll(() => places(page)).toBe(before);
    expect(problems).toEqual([]);
  });

  test('the direction and the density reach a second tab', async ({ context, page }) => {
    const second = await context.newPage();
    await gotoHydrated(second, OTHER_PAGE);
    await gotoHydrated(page, PAGE);
    await openPanel(page);
    await option(page, 'Right to left').check();
    await option(page, 'Dense').check();
    await expectMirrored(second);
    await openPanel(second);
    await expect(option(second, 'Right to left')).toBeChecked();
    await expect(option(second, 'Dense')).toBeChecked();
  });

  test('the density outlives a reload', async ({ page }) => {
    await gotoHydrated(page, PAGE);
    await openPanel(page);
    await option(page, 'Dense').check();
    await gotoHydrated(page, PAGE);
    await openPanel(page);
    await expect(option(page, 'Dense')).toBeChecked();
    await option(page, 'Default').check();
    await gotoHydrated(page, PAGE);
    await openPanel(page);
    await expect(option(page, 'Default')).toBeChecked();
  });

  test('the language and the styling of code go into their cookies', async ({ context, page }) => {
    await gotoHydrated(page, PAGE);
    await openPanel(page);
    await option(page, 'JavaScript').check();
    await option(page, 'Plain CSS').check();
    const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`);
    expect(cookies.sort()).toEqual(['codeStyling=css', 'codeVariant=JS']);
    await gotoHydrated(page, OTHER_PAGE);
    await openPanel(page);
    await expect(option(page, 'JavaScript')).toBeChecked();
    await expect(option(page, 'Plain CSS')).toBeChecked();
  });
});

test.describe('read from right to left', () => {
  for (const width of WIDTHS) {
    test(`the first frame is the settled one, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await storeDirection(page, 'rtl');
      // Late enough to be seen if anything were painted before it.
      await page.route('**/*.rtl.css', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 400));
        await route.continue();
      });
      await page.addInitScript(() => {
        window.seenFrames = [];
        const record = () => {
          const places = ['.navbar__brand', '.navbar__toggle', 'main h1', 'main p'].map(
            (selector) => document.querySelector(selector)?.getBoundingClientRect().right,
          );
          if (places.every((right) => right !== undefined)) {
            window.seenFrames.push(`${document.body.dir} ${places.map(Math.round).join(' ')}`);
          }
          requestAnimationFrame(record);
        };
        requestAnimationFrame(record);
      });
      await gotoHydrated(page, PAGE);
      await page.waitForLoadState('networkidle');
      const frames = await page.evaluate(() => window.seenFrames);
      expect(frames.length).toBeGreaterThan(5);
      expect(frames[0]).toMatch(/^rtl /);
      expect(new Set(frames).size).toBe(1);
    });

    for (const [kind, path] of Object.entries(PAGE_KINDS)) {
      test(`the page of the kind "${kind}" does not scroll sideways, ${width} px`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await storeDirection(page, 'rtl');
        await gotoHydrated(page, path);
        await expect(page.locator('body')).toHaveAttribute('dir', 'rtl');
        const sideways = await page.evaluate(() => {
          window.scrollTo(-1000, 0);
          return [document.documentElement.scrollWidth - window.innerWidth, window.scrollX];
        });
        expect(sideways).toEqual([0, 0]);
      });
    }
  }

  test('code keeps its direction', async ({ page }) => {
    await storeDirection(page, 'rtl');
    await gotoHydrated(page, PAGE);
    for (const selector of ['main pre', 'main p > code', 'main td code']) {
      await expect(page.locator(selector).first()).toHaveCSS('direction', 'ltr');
    }
    const [block, text] = await page.evaluate(() => {
      const pre = document.querySelector('main pre');
      const range = document.createRange();
      if (pre) {
        range.selectNodeContents(pre);
      }
      return [pre?.getBoundingClientRect().left ?? NaN, range.getBoundingClientRect().left];
    });
    expect(text - block).toBeLessThan(30);
  });

  test('the menu of narrow screens comes from the right', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await storeDirection(page, 'rtl');
    await gotoHydrated(page, PAGE);
    expect((await page.locator('.navbar__toggle').boundingBox())?.x).toBeGreaterThan(300);
    await page.locator('.navbar__toggle').click();
    const right = async () => {
      const box = await page.locator('.navbar-sidebar').boundingBox();
      return box === null ? NaN : box.x + box.width;
    };
    await expect.poll(right).toBe(390);
    expect((await page.locator('.navbar-sidebar').boundingBox())?.x).toBeGreaterThan(0);
  });

  test('rules that belong to demos are the same', async ({ page }) => {
    const rules = () =>
      page.evaluate(() =>
        [...document.styleSheets]
          .filter(({ media }) => media.mediaText !== 'not all')
          .flatMap((sheet) => [...sheet.cssRules])
          .filter(
            (rule) =>
              rule instanceof CSSLayerBlockRule && ['mui', 'demo-reset'].includes(rule.name),
          )
          .map(({ cssText }) => cssText)
          .join('\n'),
      );
    await gotoHydrated(page, PAGE);
    const before = await rules();
    expect(before.length).toBeGreaterThan(1000);
    await page.evaluate((key) => localStorage.setItem(key, 'rtl'), THEME_KEYS.direction);
    await page.reload();
    await expectMirrored(page);
    expect(await rules()).toBe(before);
  });

  test('the page is still there when the mirrored stylesheet cannot be had', async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.route('**/*.rtl.css', (route) => route.abort());
    await storeDirection(page, 'rtl');
    await gotoHydrated(page, PAGE);
    await expect(page.locator('body')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('.navbar')).toHaveCSS('display', 'flex');
    await page.unroute('**/*.rtl.css');
    await openPanel(page);
    await option(page, 'Left to right').check();
    await option(page, 'Right to left').check();
    await expectMirrored(page);
    expect(errors).toEqual([]);
  });
});

/** Addresses that can't be decoded, and what stands in the place of a page that crashed. */
import { type Page, expect } from '@playwright/test';
import { PRODUCT_NAMES } from '../../src/data/productNames';
import { PRODUCTS } from '../../src/data/products';
import { axeFindings } from './axe';
import { demoPages } from './demoPages';
import { PAGE_KINDS, gotoHydrated, recordProblems, titleOf } from './pages';
import { test } from './sharedPage';

const PROSE = PAGE_KINDS.prose;

const header = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const crash = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page crashed' });

test.use({ viewport: { width: 1366, height: 900 } });

test.describe('a hash that cannot be decoded', () => {
  for (const [hash, mended] of [
    ['#100%', '#100%25'],
    ['#%zz', '#%25zz'],
    ['#%E0%A4%A', '#%25E0%25A4%25A'],
  ] as const) {
    test(`${hash} on an open page leaves it whole, and back leads to where one was`, async ({
      page,
    }) => {
      const problems = recordProblems(page);
      await gotoHydrated(page, `${PROSE}#main-content`);
      const steps = await page.evaluate(() => history.length);
      await page.evaluate((typed) => {
        window.location.hash = typed;
      }, hash);
      await expect(page).toHaveURL(`${PROSE}${mended}`);
      await expect(title(page)).toContainText(await titleOf(PROSE));
      await expect(header(page)).toBeVisible();
      expect(await page.evaluate(() => history.length)).toBe(steps + 1);
      await page.goBack();
      await expect(page).toHaveURL(`${PROSE}#main-content`);
      await page.goForward();
      await expect(page).toHaveURL(`${PROSE}${mended}`);
      await expect(title(page)).toContainText(await titleOf(PROSE));
      expect(problems).toEqual([]);
    });

    test(`${hash} on a page that is opened leaves it whole, also when one comes back to it`, async ({
      page,
    }) => {
      const problems = recordProblems(page);
      await gotoHydrated(page, `${PROSE}${hash}`);
      await expect(page).toHaveURL(`${PROSE}${mended}`);
      await header(page).getByRole('link', { name: 'Charts' }).click();
      await expect(page).toHaveURL('/x/react-charts/');
      await page.goBack();
      await expect(title(page)).toContainText(await titleOf(PROSE));
      await expect(page).toHaveURL(`${PROSE}${mended}`);
      expect(problems).toEqual([]);
    });
  }

  test('still leads to the element that is called so', async ({ page }) => {
    await gotoHydrated(page, PROSE);
    await page.evaluate(() => {
      document.querySelector('footer.theme-layout-footer')?.setAttribute('id', '100%');
      window.location.hash = '#100%';
    });
    await expect(page.getByRole('contentinfo')).toBeInViewport();
  });
});

test('of a page that is not there, a path with a percent sign survives the way back', async ({
  page,
}) => {
  await gotoHydrated(page, '/x/100%25/');
  await expect(title(page)).toHaveText('This page does not exist');
  await header(page).getByRole('link', { name: 'Charts' }).click();
  await expect(page).toHaveURL('/x/react-charts/');
  await page.goBack();
  await expect(title(page)).toHaveText('This page does not exist');
});

/** From now on, whatever scrolls to the top of a page that is gone to throws, within the site's outermost frame. */
async function breakNavigation(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.scrollTo = () => {
      throw new Error('Broken on purpose.');
    };
  });
}

async function mendNavigation(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.deleteProperty(window, 'scrollTo'));
}

test.describe('a crash of the whole site', () => {
  test('shows a message with links, and going back restores the site', async ({ page }) => {
    await gotoHydrated(page, PROSE);
    await breakNavigation(page);
    await header(page).getByRole('link', { name: 'Charts' }).click();
    await expect(crash(page)).toBeVisible();
    await expect(page).toHaveTitle('This page crashed');
    await expect(page.getByText('Broken on purpose.')).toBeVisible();
    await expect(header(page)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await mendNavigation(page);
    await page.goBack();
    await expect(title(page)).toContainText(await titleOf(PROSE));
    await expect(header(page)).toBeVisible();
    await expect(crash(page)).toBeHidden();
  });

  test('ends when it is tried again, or with one of the links', async ({ page }) => {
    await gotoHydrated(page, PROSE);
    await breakNavigation(page);
    await header(page).getByRole('link', { name: 'Charts' }).click();
    await expect(crash(page)).toBeVisible();
    await mendNavigation(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL('/x/react-charts/');
    await expect(title(page)).toContainText(await titleOf('/x/react-charts/'));

    await breakNavigation(page);
    await header(page).getByRole('link', { name: 'Data Grid' }).click();
    await expect(crash(page)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Pickers' }).click();
    await expect(page).toHaveURL('/x/react-date-pickers/');
    await expect(title(page)).toContainText(await titleOf('/x/react-date-pickers/'));

    await breakNavigation(page);
    await header(page).getByRole('link', { name: 'Data Grid' }).click();
    await expect(crash(page)).toBeVisible();
    await header(page).getByRole('link', { name: 'Tree View' }).click();
    await expect(title(page)).toContainText(await titleOf('/x/react-tree-view/'));
    await expect(crash(page)).toBeHidden();
  });

  test('takes away the bar of the slow navigation that led to it', async ({ page }) => {
    await gotoHydrated(page, PROSE);
    await breakNavigation(page);
    await page.route('**/assets/js/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    const bar = page.locator('#nprogress');
    await header(page).getByRole('link', { name: 'Charts' }).click();
    await expect(bar).toBeAttached();
    await expect(crash(page)).toBeVisible();
    await expect(bar).toHaveCount(0);
  });

  test('is told in the language of the reader, in the dark and on a narrow screen', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await gotoHydrated(page, '/zh/x/introduction/installation/');
    await breakNavigation(page);
    await page
      .getByRole('main')
      .getByRole('link')
      .and(page.locator('[href^="/zh/x/"]:not([href*="#"])'))
      .first()
      .click();
    await expect(page.getByRole('alert')).toContainText('页面出错了');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: '图表' })).toHaveAttribute(
      'href',
      '/zh/x/react-charts/',
    );
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBe(0);
    await expect(page.locator('#nprogress')).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
  });
});

test('shows only the message if the header or footer throws too', async ({ page }) => {
  await gotoHydrated(page, PROSE);
  await page.evaluate(() => {
    // Every link of the header looks for it when it appears, and the page's own links do.
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(...args: ConstructorParameters<typeof IntersectionObserver>) {
        if (document.querySelector('.navbar') === null) {
          throw new Error('Broken as well.');
        }
        super(...args);
      }
    };
  });
  await breakNavigation(page);
  await header(page).getByRole('link', { name: 'Charts' }).click();
  await expect(crash(page)).toBeVisible();
  await expect(page.getByText('Broken on purpose.')).toBeVisible();
});

test('a page that crashes keeps header and footer, and navigation replaces it', async ({
  page,
}) => {
  await gotoHydrated(page, PROSE);
  await page.evaluate(() => {
    // Asked for by every demo of the page that is gone to.
    const Original = window.IntersectionObserver;
    window.IntersectionObserver = class extends Original {
      constructor(...args: ConstructorParameters<typeof IntersectionObserver>) {
        if (args[1]?.rootMargin === '300px') {
          throw new Error('Broken on purpose.');
        }
        super(...args);
      }
    };
  });
  const withDemos = demoPages().map((each) => each.path);
  // One of the front pages has demos.
  const { id } = PRODUCTS.find(({ path }) => withDemos.includes(path)) ?? PRODUCTS[0];
  await header(page).getByRole('link', { name: PRODUCT_NAMES[id].short }).click();
  await expect(crash(page)).toBeVisible();
  await expect(header(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Licensing' }).click();
  await expect(title(page)).toContainText(await titleOf(PROSE));
  await expect(crash(page)).toBeHidden();
});

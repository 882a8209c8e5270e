import { type BrowserContext, type Page, expect } from '@playwright/test';
import {
  type ColorMode,
  type ColorScheme,
  BODY_CLASSES,
  COLOR_MODE_KEY,
  THEME_COLORS,
} from '../../src/lib/theme/colorMode';
import { gotoHydrated } from './pages';
import { fresh as test } from './sharedPage';

const PAGE = '/x/introduction/';
const OTHER_PAGE = '/x/introduction/installation/';
const ARIAL = require.resolve('@fontsource/arimo/files/arimo-latin-400-normal.woff2');
const GROUNDS = { light: 'rgb(255, 255, 255)', dark: 'rgb(15, 18, 20)' } as const;

/** Operating system, stored choice, what has to be on the screen. */
const COMBINATIONS: readonly (readonly [ColorScheme, ColorMode | null, ColorScheme])[] = [
  ['light', null, 'light'],
  ['dark', null, 'dark'],
  ['dark', 'light', 'light'],
  ['light', 'dark', 'dark'],
  ['dark', 'system', 'dark'],
];

const toggle = (page: Page) =>
  page
    .getByRole('banner')
    .or(page.getByRole('navigation'))
    .getByRole('button', {
      name: /^Color mode: /,
    });

/** Stores a choice for all pages of the context, as an earlier visit would have. */
async function store(context: BrowserContext, mode: ColorMode | null): Promise<void> {
  if (mode !== null) {
    await context.addInitScript(
      ([key, value]) => {
        if (sessionStorage.getItem('seeded') === null) {
          sessionStorage.setItem('seeded', 'yes');
          localStorage.setItem(key, value);
        }
      },
      [COLOR_MODE_KEY, mode] as const,
    );
  }
}

/** Everything that follows the mode shows `scheme`. */
async function expectScheme(page: Page, scheme: ColorScheme): Promise<void> {
  const other = scheme === 'light' ? 'dark' : 'light';
  await expect(page.locator('html')).toHaveAttribute('data-theme', scheme);
  await expect(page.locator('html')).toHaveCSS('color-scheme', scheme);
  await expect(page.locator('html')).toHaveCSS('background-color', GROUNDS[scheme]);
  await expect(page.locator('body')).toContainClass(BODY_CLASSES[scheme]);
  await expect(page.locator('body')).not.toContainClass(BODY_CLASSES[other]);
  const metas = page.locator('meta[name="theme-color"]');
  await expect(metas).toHaveCount(2);
  for (const meta of await metas.all()) {
    await expect(meta).toHaveAttribute('content', THEME_COLORS[scheme]);
  }
}

for (const [system, stored, expected] of COMBINATIONS) {
  test.describe(`system ${system}, stored ${stored ?? 'nothing'}`, () => {
    test.use({ colorScheme: system });

    test(`the page is ${expected} before any bundle has run`, async ({ context, page }) => {
      await store(context, stored);
      await page.route('**/assets/js/**', (route) => route.abort());
      await page.goto(PAGE);
      await expectScheme(page, expected);
      await expect(page.locator('html')).toHaveAttribute(
        'data-theme-choice',
        stored === 'light' || stored === 'dark' ? stored : 'system',
      );
      await expect(toggle(page).locator('svg:visible')).toHaveCount(1);
    });

    test(`it is ${expected} at every moment until it has hydrated`, async ({ context, page }) => {
      await store(context, stored);
      await page.addInitScript(() => {
        const seen: string[] = [];
        Object.assign(window, { seenSchemes: seen });
        new MutationObserver(() => {
          seen.push(document.documentElement.getAttribute('data-theme') ?? 'none');
        }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-theme'] });
      });
      await page.goto(PAGE);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expect(toggle(page)).toHaveAccessibleName(
        new RegExp(`^Color mode: ${stored ?? 'system'}\\.`),
      );
      await expectScheme(page, expected);
      const seen = await page.evaluate(() => Reflect.get(window, 'seenSchemes'));
      expect(new Set(seen)).toEqual(new Set([expected]));
    });
  });
}

test.describe('with a light system', () => {
  test.use({ colorScheme: 'light' });

  test('the toggle changes the mode at once, and the choice outlives a reload', async ({
    page,
  }) => {
    await gotoHydrated(page, PAGE);
    await toggle(page).click();
    await expect(toggle(page)).toHaveAccessibleName('Color mode: light. Switch to dark');
    await toggle(page).click();
    await expectScheme(page, 'dark');
    await expect(page.getByText('Color mode: dark', { exact: true })).toHaveRole('status');
    await page.reload();
    await expectScheme(page, 'dark');
    await expect(toggle(page)).toHaveAccessibleName('Color mode: dark. Switch to system');
    await toggle(page).click();
    await expectScheme(page, 'light');
    expect(await page.evaluate((key) => localStorage.getItem(key), COLOR_MODE_KEY)).toBe('system');
  });

  test('a second tab follows', async ({ context, page }) => {
    const second = await context.newPage();
    await gotoHydrated(second, OTHER_PAGE);
    await gotoHydrated(page, PAGE);
    await toggle(page).click();
    await toggle(page).click();
    await expectScheme(page, 'dark');
    await expectScheme(second, 'dark');
    await expect(toggle(second)).toHaveAccessibleName('Color mode: dark. Switch to system');
    await toggle(second).click();
    await expectScheme(second, 'light');
    await expectScheme(page, 'light');
  });

  test('a change of the system is followed, but not against a choice', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expectScheme(page, 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectScheme(page, 'dark');
    await toggle(page).click();
    await expectScheme(page, 'light');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectScheme(page, 'light');
  });

  for (const failure of ['the storage is closed', 'each call throws'] as const) {
    test(`the mode works for the visit when ${failure}`, async ({ page }) => {
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      await page.addInitScript((closed) => {
        const deny = () => {
          throw new DOMException('denied', 'SecurityError');
        };
        if (closed) {
          Object.defineProperty(window, 'localStorage', { get: deny });
        } else {
          Object.assign(Storage.prototype, { getItem: deny, setItem: deny, removeItem: deny });
        }
      }, failure === 'the storage is closed');
      await page.goto(PAGE);
      await expectScheme(page, 'light');
      await toggle(page).click();
      await toggle(page).click();
      await expectScheme(page, 'dark');
      await page.locator(`a[href="${OTHER_PAGE}"]`).first().click();
      await expect(page).toHaveURL(OTHER_PAGE);
      await expectScheme(page, 'dark');
      await expect(toggle(page)).toHaveAccessibleName('Color mode: dark. Switch to system');
      expect(errors).toEqual([]);
    });
  }
});

test('the order of the style layers is the first rule of the stylesheet', async ({ page }) => {
  await page.goto(PAGE);
  const names = await page.evaluate(() =>
    [...([...document.styleSheets].find(({ href }) => href)?.cssRules ?? [])].flatMap((rule) => {
      if (rule instanceof CSSLayerStatementRule) {
        return [...rule.nameList];
      }
      return rule instanceof CSSLayerBlockRule ? [rule.name] : [];
    }),
  );
  const topLevel = [...new Set(names.map((name) => name.split('.')[0]))];
  expect(topLevel).toEqual([
    'properties',
    'theme',
    'docusaurus',
    'docsearch',
    'demo-reset',
    'fonts',
    'mui',
    'utilities',
  ]);
});

test('text takes the same room before and after the font has arrived', async ({ page }) => {
  // A font in Arial's measures, since not every machine has one.
  await page.route('**/arial.woff2', (route) => route.fulfill({ path: ARIAL }));
  await page.goto(PAGE);
  await page.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const [fallback] = rules.filter(
      (rule) => rule instanceof CSSFontFaceRule && rule.cssText.includes('Inter Fallback'),
    );
    const sheet = document.createElement('style');
    const adjusted = fallback?.cssText
      .replace('Inter Fallback', 'Adjusted Arial')
      .replace(/src:[^;]+;/, 'src: url(/arial.woff2);');
    sheet.textContent = `${adjusted} @font-face { font-family: Plain Arial; src: url(/arial.woff2); }`;
    document.head.append(sheet);
    const families = ['Inter Variable', 'Adjusted Arial', 'Plain Arial'];
    await Promise.all(families.map((family) => document.fonts.load(`16px '${family}'`)));
  });
  const size = (family: string) =>
    page.evaluate((fontFamily) => {
      const text = document.createElement('span');
      text.textContent =
        'Columns are plain objects that tell what each cell shows and how its value is formatted.';
      // Exact, or letters would be rounded to whole pixels where the browser hints them.
      text.style.cssText = `position: absolute; white-space: nowrap; font: 16px '${fontFamily}'; text-rendering: geometricPrecision`;
      document.body.append(text);
      const { width, height } = text.getBoundingClientRect();
      text.remove();
      return { width, height };
    }, family);
  const arrived = await size('Inter Variable');
  const before = await size('Adjusted Arial');
  const plain = await size('Plain Arial');
  expect(Math.abs(before.width / arrived.width - 1)).toBeLessThan(0.01);
  expect(Math.abs(before.height - arrived.height)).toBeLessThanOrEqual(1);
  // The faces are really in use: unadjusted, the text takes another room.
  expect(Math.abs(plain.width / arrived.width - 1)).toBeGreaterThan(0.05);
});

test('where the system forces its colours, icons have them in every mode that a reader chooses', async ({
  page,
}) => {
  await page.addInitScript(([key]) => localStorage.setItem(key, 'dark'), [COLOR_MODE_KEY] as const);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await page.setViewportSize({ width: 1366, height: 800 });
  await gotoHydrated(page, '/x/react-data-grid/row-grouping/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  /** The colour of a part of an element, or of a system colour by its name. */
  const colour = (selector: string, part: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate(
        (element, [pseudo, name]) => getComputedStyle(element, pseudo).getPropertyValue(name),
        [part, property] as const,
      );
  const [text, link, ground] = await page.evaluate(() =>
    ['CanvasText', 'LinkText', 'Canvas'].map((name) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = name;
      const found = getComputedStyle(probe).color;
      probe.remove();
      return found;
    }),
  );
  for (const [selector, part, property, expected] of [
    ['.header-repository-link', '::before', 'background-color', text],
    ['.breadcrumbs__item', '::after', 'background-color', text],
    ['.dropdown > .navbar__link', '::after', 'border-left-color', ground],
    ['.dropdown > .navbar__link', '::after', 'border-top-color', link],
    ['h1 [role=img]', '::before', 'background-color', text],
    ['.menu__link [role=img]', '::before', 'background-color', text],
    ['.menu__link[aria-expanded] > svg', '', 'stroke', link],
  ] as const) {
    expect(await colour(selector, part, property), `${selector}${part}`).toBe(expected);
  }
});

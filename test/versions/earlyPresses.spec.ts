/** What a reader presses and types while a page shows but isn't hydrated yet. */
import type { Locator } from '@playwright/test';
import { demoBlock } from '../e2e/demoBlock';
import { PROSE, search, settings } from './openPage';
import { type Page, expect, testWithoutWorker as test } from './test';

const DEMO = 'PeakList';

const searchButton = (page: Page) => page.locator('button[aria-keyshortcuts]');
const settingsPanel = (page: Page) => page.getByRole('dialog', { name: 'Settings' });
const query = (page: Page) => search(page).getByRole('combobox');

interface HeldPage {
  /** Lets the scripts come, and waits for hydration. */
  readonly hydrate: () => Promise<void>;
}

/** Opens a page whose scripts don't come until a test lets them. */
async function openHeld(page: Page, path: string): Promise<HeldPage> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/js\//, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(searchButton(page)).toBeVisible();
  return {
    hydrate: async () => {
      await expect(page.locator('html')).not.toHaveAttribute('data-react-root');
      release();
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    },
  };
}

/** A press after hydration works: whatever was to be repeated before has been. */
async function expectNothingRepeated(page: Page, opened: Locator): Promise<void> {
  await demoBlock(page, DEMO).button('Expand code').click();
  await expect(demoBlock(page, DEMO).button('Collapse code')).toBeVisible();
  await expect(opened).toHaveCount(0);
}

for (const path of [PROSE, `/zh${PROSE}`]) {
  test(`a press on search is busy at once and opens search after hydration, ${path}`, async ({
    page,
  }) => {
    const held = await openHeld(page, path);
    await searchButton(page).click();
    await expect(searchButton(page)).toHaveAttribute('aria-busy', 'true');
    await expect(searchButton(page)).toHaveCSS('cursor', 'progress');
    await held.hydrate();
    await expect(page.locator('dialog').getByRole('combobox')).toBeFocused();
    await expect(searchButton(page)).toHaveAttribute('aria-busy', 'false');
  });
}

test('a press on "Expand code" expands it once', async ({ page }) => {
  const held = await openHeld(page, PROSE);
  const demo = demoBlock(page, DEMO);
  await demo.button('Expand code').click();
  await expect(demo.button('Expand code')).toHaveAttribute('aria-busy', 'true');
  await held.hydrate();
  await expect(demo.button('Collapse code')).toHaveAttribute('aria-expanded', 'true');
  await expect(demo.code.getByText('export default function PeakList')).toBeVisible();
});

/** Records for each key whether the browser's own action was prevented. */
async function recordKeys(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const keys: (readonly [string, boolean])[] = [];
    Object.assign(window, { keys });
    // The listener comes before those of the page.
    addEventListener(
      'keydown',
      (event) => setTimeout(() => keys.push([event.key, event.defaultPrevented])),
      true,
    );
  });
  return () => page.evaluate(() => Reflect.get(window, 'keys'));
}

for (const shortcut of ['Control+k', 'Meta+k', '/']) {
  test(`${shortcut} opens search with what is typed after it, in order and once`, async ({
    page,
  }) => {
    const keys = await recordKeys(page);
    const held = await openHeld(page, PROSE);
    await page.keyboard.press(shortcut);
    await expect(searchButton(page)).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.type('dooq');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('r k');
    await expect.poll(keys).toContainEqual(['k', true]);
    expect(await keys()).toEqual(
      expect.arrayContaining([
        [shortcut.slice(-1), true],
        ['d', true],
        ['Backspace', true],
      ]),
    );
    await held.hydrate();
    await page.keyboard.type('e');
    await expect(query(page)).toHaveValue('door ke');
    await page.keyboard.type('y');
    await expect(query(page)).toHaveValue('door key');
  });
}

test('what is typed after a press on search becomes the query', async ({ page }) => {
  const held = await openHeld(page, PROSE);
  await searchButton(page).click();
  await page.keyboard.type('a b');
  await held.hydrate();
  await expect(query(page)).toHaveValue('a b');
});

test('a character in a field is text, and Ctrl+K there belongs to the field', async ({ page }) => {
  const held = await openHeld(page, PROSE);
  await page.evaluate(() => {
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
  });
  await page.keyboard.type('/a');
  await page.keyboard.press('Control+k');
  await expect(page.locator('body > input')).toHaveValue('/a');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await held.hydrate();
  await page.evaluate(() => document.querySelector('body > input')?.remove());
  await expectNothingRepeated(page, search(page));
});

test('the menu of a phone opens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const held = await openHeld(page, PROSE);
  await page.locator('.navbar__toggle').click();
  await held.hydrate();
  await expect(page.locator('.navbar-sidebar--show .navbar-sidebar')).toBeVisible();
});

for (const key of ['Enter', 'Space']) {
  test(`a button that ${key} presses opens its panel`, async ({ page }) => {
    const held = await openHeld(page, PROSE);
    await settings(page).focus();
    await page.keyboard.press(key);
    await expect(settings(page)).toHaveAttribute('aria-busy', 'true');
    await held.hydrate();
    await expect(settingsPanel(page)).toBeVisible();
  });
}

test('a second press takes the place of the first', async ({ page }) => {
  const held = await openHeld(page, PROSE);
  await searchButton(page).click();
  await settings(page).click();
  await expect(searchButton(page)).toHaveAttribute('aria-busy', 'false');
  await held.hydrate();
  await expect(settingsPanel(page)).toBeVisible();
  await expect(search(page)).toHaveCount(0);
});

test('Escape drops a press', async ({ page }) => {
  const held = await openHeld(page, PROSE);
  await searchButton(page).click();
  await expect(searchButton(page)).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await expect(searchButton(page)).toHaveAttribute('aria-busy', 'false');
  await held.hydrate();
  await expectNothingRepeated(page, search(page));
});

test('a press is dropped after ten seconds', async ({ page }) => {
  await page.clock.install();
  const held = await openHeld(page, PROSE);
  await searchButton(page).click();
  await page.clock.fastForward(9000);
  await expect(searchButton(page)).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward(1500);
  await expect(searchButton(page)).toHaveAttribute('aria-busy', 'false');
  await held.hydrate();
  await expectNothingRepeated(page, search(page));
});

test('copying and online editors are not repeated, and end what was pressed before', async ({
  page,
  context,
}) => {
  const held = await openHeld(page, PROSE);
  const demo = demoBlock(page, DEMO);
  for (const name of ['Copy the source', 'Edit in StackBlitz', 'Edit in CodeSandbox']) {
    await searchButton(page).click();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(1);
    await demo.button(name).click();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  }
  await held.hydrate();
  await expectNothingRepeated(page, search(page));
  await expect(demo.toolbar.locator('[data-copied]')).toHaveCount(0);
  expect(context.pages()).toHaveLength(1);
});

test('a link leads on as it does without scripts', async ({ page }) => {
  await openHeld(page, PROSE);
  await page.getByRole('link', { name: 'Keys' }).first().click({ noWaitAfter: true });
  await expect(page).toHaveURL(/\/x\/introduction\/keys\/$/);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
});

test('finds a button that a translator has changed after React re-creates it', async ({ page }) => {
  const held = await openHeld(page, PROSE);
  const button = demoBlock(page, DEMO).button('Expand code');
  await button.evaluate((element) => {
    const text = document.createElement('font');
    text.append('Code ausklappen');
    element.replaceChildren(text);
    Object.assign(window, { pressed: element });
  });
  await demoBlock(page, DEMO).toolbar.getByText('Code ausklappen').click();
  await held.hydrate();
  const isGone = () => page.evaluate(() => !Reflect.get(window, 'pressed').isConnected);
  await expect.poll(isGone).toBe(true);
  await expect(demoBlock(page, DEMO).button('Collapse code')).toBeVisible();
});

test('a press that React answers during hydration is not repeated', async ({ page }) => {
  const held = await openHeld(page, PROSE);
  await searchButton(page).click();
  await page.evaluate((demo) => {
    const html = document.documentElement;
    new MutationObserver((_changes, observer) => {
      if (html.hasAttribute('data-react-root')) {
        observer.disconnect();
        document.querySelector<HTMLElement>(`[data-demo="${demo}"] [data-control="code"]`)?.click();
        html.dataset.pressedInBetween = String(html.dataset.hasHydrated);
      }
    }).observe(html, { attributes: true });
  }, DEMO);
  await held.hydrate();
  await expect(page.locator('html')).toHaveAttribute('data-pressed-in-between', 'false');
  await expect(demoBlock(page, DEMO).button('Collapse code')).toBeVisible();
  await settings(page).click();
  await expect(settingsPanel(page)).toBeVisible();
  await expect(demoBlock(page, DEMO).button('Collapse code')).toBeVisible();
  await expect(search(page)).toHaveCount(0);
});

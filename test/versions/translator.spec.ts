/** A page that the reader's browser translates while it is open: every control works, and texts that change do so. */
import type { Locator } from '@playwright/test';
import { demoBlock, openPage } from '../e2e/demoBlock';
import { recordProblems } from '../e2e/pages';
import { startTranslator } from '../translator';
import { expect, type Page, testWithoutWorker as test } from './test';

const SIGNS = '/x/introduction/signs/';
const FILES = '/x/react-data-grid/files/';
const RUNNING = '/x/react-data-grid/running/';

test.use({
  viewport: { width: 1366, height: 800 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

async function openTranslated(page: Page, path: string): Promise<string[]> {
  const problems = recordProblems(page);
  await openPage(page, path);
  await startTranslator(page);
  return problems;
}

const searchField = (page: Page) => page.getByRole('combobox').and(page.locator('dialog input'));
const options = (page: Page) => page.locator('dialog').getByRole('option');
const heading = (page: Page) => page.locator('h1');

/** Its text as a reader sees it now. */
const textOf = (element: Locator) => element.evaluate(({ textContent }) => textContent ?? '');

/** Without the texts that the trial site has in English only. */
const real = (problems: readonly string[]) =>
  problems.filter((problem) => !problem.includes('Missing translation'));

/** Waits for another text than `before`, and returns it. */
async function changed(element: Locator, before: string): Promise<string> {
  await expect.poll(() => textOf(element)).not.toBe(before);
  return textOf(element);
}

const LANGUAGES = [
  { name: 'English', prefix: '', words: ['sort', 'grid', 'files'] },
  { name: 'Chinese', prefix: '/zh', words: ['sort', '门钥匙', 'files'] },
] as const;

for (const { name, prefix, words } of LANGUAGES) {
  test.describe(`in ${name}`, () => {
    test('search follows each key, forth and back', async ({ page }) => {
      const problems = await openTranslated(page, prefix + FILES);
      await page.keyboard.press('Control+k');
      await expect(searchField(page)).toBeFocused();
      for (const word of words) {
        await page.keyboard.type(word);
        await expect(searchField(page)).toHaveValue(word);
        for (let length = word.length - 1; length >= 0; length -= 1) {
          await page.keyboard.press('Backspace');
          await expect(searchField(page)).toHaveValue(word.slice(0, length));
        }
      }
      await page.keyboard.type('running');
      await expect(options(page).first()).toContainText('Running');
      await page.keyboard.press('Control+a');
      await page.keyboard.type('filtering');
      await expect(options(page).first()).toContainText('Filtering');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/filtering/);
      // The entry that was chosen is listed while the field is empty.
      await page.keyboard.press('Control+k');
      await expect(options(page)).toHaveCount(1);
      await page.keyboard.type('zzzzqqq');
      await expect(options(page)).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog')).toHaveCount(0);
      expect(real(problems)).toEqual([]);
    });

    test('links lead on, and back', async ({ page }) => {
      const problems = await openTranslated(page, `${prefix}/x/react-data-grid/sorting/`);
      const version = page.locator('#mui-version-selector');
      const sidebar = page.locator('.theme-doc-sidebar-menu');
      const atFirst = await textOf(version);
      let title = await textOf(heading(page));
      const titles = [title];
      await sidebar.getByRole('link', { name: 'Files' }).click();
      title = await changed(heading(page), title);
      titles.push(title);
      await page.locator('.pagination-nav__link--next').click();
      title = await changed(heading(page), title);
      titles.push(title);
      await sidebar.locator('[aria-expanded=false]').first().click();
      await sidebar.getByRole('link', { name: 'Bars' }).click();
      title = await changed(heading(page), title);
      titles.push(title);
      // The product that the header names.
      await changed(version, atFirst);
      for (const before of titles.slice(0, -1).reverse()) {
        await page.goBack();
        await expect.poll(() => textOf(heading(page))).toBe(before);
      }
      await expect.poll(() => textOf(version)).toBe(atFirst);
      expect(real(problems)).toEqual([]);
    });

    test('menus open, answer and close', async ({ page }) => {
      const problems = await openTranslated(page, prefix + FILES);
      const version = page.locator('#mui-version-selector');
      await version.click();
      await expect(page.getByRole('menu')).toHaveCount(1);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
      await expect(version).toBeFocused();
      const pageMenu = page.getByRole('button', { name: 'Markdown' });
      for (let time = 0; time < 2; time += 1) {
        await pageMenu.click();
        await page.getByRole('menuitem').first().click();
        await expect(page.getByRole('menu')).toHaveCount(0);
        await expect(page.locator('body > [role=status]')).not.toBeEmpty();
      }
      await page.locator('[aria-haspopup=dialog][title]').click();
      const dialog = page.locator('dialog[open]');
      const javascript = dialog.getByRole('radio', { name: 'JavaScript' });
      await javascript.check();
      await expect(javascript).toBeChecked();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      expect(real(problems)).toEqual([]);
    });

    test('the menu of a narrow screen opens, unfolds and closes', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      const problems = await openTranslated(page, `${prefix}/x/react-data-grid/sorting/`);
      const menu = page.locator('.navbar-sidebar');
      const open = page.locator('.navbar__toggle');
      const versions = menu.locator('.menu__link--sublist-caret');
      for (let time = 0; time < 2; time += 1) {
        await open.click();
        await expect(menu).toBeVisible();
        await menu.locator('.navbar-sidebar__back').click();
        const expanded = await versions.getAttribute('aria-expanded');
        await versions.click();
        await expect(versions).not.toHaveAttribute('aria-expanded', expanded ?? '');
        await page.keyboard.press('Escape');
        await expect(menu).toBeHidden();
      }
      const title = await textOf(heading(page));
      await open.click();
      await menu.getByRole('link', { name: 'Filtering' }).click();
      await changed(heading(page), title);
      await expect(menu).toBeHidden();
      expect(real(problems)).toEqual([]);
    });

    test('the toolbar of a demo says what it does next, and code is copied', async ({ page }) => {
      const problems = await openTranslated(page, prefix + RUNNING);
      const demo = demoBlock(page, 'PeakGrid');
      await demo.canvas.scrollIntoViewIfNeeded();
      await expect(demo.canvas).toHaveAttribute('data-ready');
      const bar = demo.whole.getByRole('toolbar');
      const control = (id: string) => bar.locator(`[data-control="${id}"]`);
      const closed = await textOf(control('code'));
      for (let time = 0; time < 2; time += 1) {
        await control('code').click();
        await expect(demo.code).toContainText('interface Peak');
        expect(await textOf(control('code'))).not.toBe(closed);
        await control('js').click();
        await expect(demo.code).not.toContainText('interface Peak');
        await control('ts').click();
        await expect(demo.code).toContainText('interface Peak');
        await control('copy').click();
        await expect(control('copy')).toHaveAttribute('data-copied');
        await expect(demo.status).not.toBeEmpty();
        await expect(demo.status).toBeEmpty();
        await control('reset').click();
        await expect(demo.canvas).toHaveAttribute('data-ready');
        await control('more').click();
        await page.getByRole('menuitem').last().click();
        await expect(demo.status).not.toBeEmpty();
        await expect(demo.status).toBeEmpty();
        await control('code').click();
        await expect.poll(() => textOf(control('code'))).toBe(closed);
      }
      expect(real(problems)).toEqual([]);
    });

    test('the copy button says that it has copied, each time', async ({ page }) => {
      const problems = await openTranslated(page, prefix + SIGNS);
      const block = page.locator('[data-code-block]').filter({ hasText: 'sign.tsx' });
      const button = block.locator('[data-copy-button]');
      const label = button.locator(':scope > :first-child');
      const atFirst = await textOf(label);
      for (let time = 0; time < 2; time += 1) {
        await button.click();
        const copied = await changed(label, atFirst);
        expect(await textOf(block.getByRole('status'))).toBe(copied);
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
          "export const sign = 'Free';",
        );
        await expect.poll(() => textOf(label)).toBe(atFirst);
        await expect(button).toBeFocused();
      }
      expect(real(problems)).toEqual([]);
    });

    test('feedback asks, refuses and closes', async ({ page }) => {
      const problems = await openTranslated(page, prefix + FILES);
      const form = page.locator('[data-feedback-form]');
      const thumbs = page
        .locator('[role=group] > button[aria-pressed]')
        .filter({ has: page.locator('path') });
      await thumbs.last().click();
      const title = form.locator('h3');
      const improve = await textOf(title);
      await form.getByRole('textbox').fill('a');
      await form.locator('[type=submit]').click();
      await expect(form.getByRole('alert')).not.toBeEmpty();
      await form.getByRole('textbox').fill('');
      await thumbs.first().click();
      await changed(title, improve);
      await form.getByRole('button').last().click();
      await expect(form).toHaveCount(0);
      expect(real(problems)).toEqual([]);
    });

    test('a demo keeps its own texts, and changes them', async ({ page }) => {
      const problems = await openTranslated(page, prefix + SIGNS);
      const demo = demoBlock(page, 'DeskSign');
      await demo.canvas.scrollIntoViewIfNeeded();
      await expect(demo.canvas).toHaveAttribute('data-ready');
      for (const text of ['Taken', 'Free', 'Taken']) {
        await demo.canvas.getByRole('button').click();
        await expect(demo.canvas.getByRole('button')).toHaveText(text);
      }
      expect(real(problems)).toEqual([]);
    });
  });
}

test('a page that is translated before its scripts run answers all the same', async ({ page }) => {
  const problems = recordProblems(page);
  await page.route('**/assets/js/*.js', async (route) => {
    await translated;
    await route.continue();
  });
  const loaded = page.goto(SIGNS);
  const translated = page.waitForSelector('h1').then(() => startTranslator(page));
  await loaded;
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const button = page.locator('[data-code-block] [data-copy-button]').first();
  const atFirst = await textOf(button);
  await button.click();
  await changed(button, atFirst);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('running');
  await expect(options(page).first()).toContainText('Running');
  // React says that the HTML isn't what it has rendered, and renders it again.
  expect(problems.filter((problem) => !problem.includes('#418'))).toEqual([]);
});

/** Puts elements into others of which React knows nothing, so that it can't remove them. */
function move(elements: Locator): Promise<void> {
  return elements.evaluateAll((all) =>
    all.forEach((element) => {
      const around = document.createElement('div');
      element.replaceWith(around);
      around.append(element);
    }),
  );
}

test.describe('what React cannot find any more is mounted again', () => {
  const MOVED = /NotFoundError/;

  test('results of search, and the field keeps its text', async ({ page }) => {
    const problems = recordProblems(page);
    await openPage(page, FILES);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('fil');
    await expect(options(page).filter({ hasText: 'Files' })).not.toHaveCount(0);
    await move(options(page));
    // The list stays, and this result goes from it.
    await page.keyboard.type('tering');
    await expect(options(page).filter({ hasText: 'Files' })).toHaveCount(0);
    await expect(options(page).first()).toContainText('Filtering');
    await expect(searchField(page)).toHaveValue('filtering');
    await expect(searchField(page)).toBeFocused();
    expect(problems.join()).toMatch(MOVED);
  });

  test('the source of a demo', async ({ page }) => {
    const problems = recordProblems(page);
    await openPage(page, RUNNING);
    const demo = demoBlock(page, 'GateGrid');
    await demo.button('Show code').click();
    await expect(demo.code).toContainText('export default');
    await move(demo.code);
    await demo.button('Hide code').click();
    await expect(demo.code).toHaveCount(0);
    await demo.button('Show code').click();
    await expect(demo.code).toContainText('export default');
    expect(problems.join()).toMatch(MOVED);
  });

  test('a demo, until it fails too often', async ({ page }) => {
    const problems = await openTranslated(page, SIGNS);
    const demo = demoBlock(page, 'RoomSign');
    await demo.start();
    const sign = page.locator('body > p').filter({ hasText: 'Room 4' });
    for (let time = 0; time < 3; time += 1) {
      await expect(sign.locator('font font')).toHaveText('Room 4');
      await demo.canvas.getByRole('button').click();
      await expect
        .poll(() => problems.filter((problem) => MOVED.test(problem)).length)
        .toBe(time + 1);
      await expect(demo.canvas).toHaveAttribute('data-ready');
    }
    await expect(sign.locator('font font')).toHaveText('Room 4');
    await demo.canvas.getByRole('button').click();
    await expect(demo.canvas.getByRole('alert')).toContainText('NotFoundError');
    await expect(heading(page)).toHaveText('Signs');
  });

  test('a page, when a link leads on', async ({ page }) => {
    const problems = recordProblems(page);
    await openPage(page, '/x/react-data-grid/sorting/');
    // The page is one of them, whatever the theme puts around it.
    await move(page.locator('main :has(h1)'));
    await page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Files' }).click();
    await expect(heading(page)).toHaveText(/Files/);
    await expect(page.locator('main')).toHaveCount(1);
    await page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Sources' }).click();
    await expect(heading(page)).toHaveText(/Sources/);
    expect(problems.join()).toMatch(MOVED);
  });

  test('the menu of a narrow screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openPage(page, FILES);
    await page.locator('.navbar__toggle').click();
    await move(page.locator('.navbar-sidebar__items'));
    await page.setViewportSize({ width: 1366, height: 800 });
    await expect(page.locator('#mui-version-selector')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 800 });
    await page.locator('.navbar__toggle').click();
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
    await expect(heading(page)).toHaveText(/Files/);
  });
});

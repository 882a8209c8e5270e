/** The portal's own pages while the reader's browser translates them: search over all pages, and the API reference. */
import { startTranslator } from '../translator';
import { gotoHydrated, recordProblems } from './pages';
import { fresh as test } from './sharedPage';
import { expect } from '@playwright/test';

const API_PAGE = '/x/api/tree-view/rich-tree-view/';

for (const prefix of ['', '/zh']) {
  test(`search follows each key on a translated page ${prefix}`, async ({ page }) => {
    const problems = recordProblems(page);
    await gotoHydrated(page, `${prefix}/x/react-data-grid/`);
    await startTranslator(page);
    await page.keyboard.press('Control+k');
    const field = page.locator('dialog input');
    const options = page.locator('dialog').getByRole('option');
    await expect(field).toBeFocused();
    for (const word of ['sort', 'sort model', 'filter', '排序', 'dragging']) {
      await field.pressSequentially(word);
      await expect(options).not.toHaveCount(0);
      for (let length = word.length - 1; length >= 0; length -= 1) {
        await page.keyboard.press('Backspace');
        await expect(field).toHaveValue(word.slice(0, length));
      }
      await expect(options).toHaveCount(0);
    }
    await field.pressSequentially('sort');
    await expect(options.first()).toContainText(/sort/i);
    await field.pressSequentially(' model');
    await expect(options.first()).toContainText(/sort ?model/i);
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
    expect(problems).toEqual([]);
  });

  test(`an API page filters, and leads to others, while it is translated ${prefix}`, async ({
    page,
  }) => {
    const problems = recordProblems(page);
    await gotoHydrated(page, prefix + API_PAGE);
    await startTranslator(page);
    const props = page.locator('[data-section="props"]');
    const status = props.getByRole('status');
    const shown = props.locator('[role=row][id]:visible');
    await props.dispatchEvent('pointerover');
    await expect(props).toHaveAttribute('data-live', /.*/);
    const field = props.getByRole('searchbox');
    await field.fill('expandedItems');
    await expect(status).not.toBeEmpty();
    const few = await shown.count();
    const said = await status.textContent();
    await field.fill('item');
    await expect.poll(() => status.textContent()).not.toBe(said);
    expect(await shown.count()).toBeGreaterThan(few);
    await field.fill('');
    await expect(status).toBeEmpty();
    for (const view of ['expanded', 'collapsed', 'table']) {
      await props.locator(`[data-view=${view}]`).click();
      await expect(props.locator(`[data-view=${view}]`)).toHaveAttribute('aria-pressed', 'true');
    }
    for (const [title, path] of [
      ['RichTreeViewPro', 'rich-tree-view-pro'],
      ['SimpleTreeView', 'simple-tree-view'],
    ] as const) {
      await page.locator(`.theme-doc-sidebar-menu a[href$="/tree-view/${path}/"]`).click();
      await expect(page.locator('h1')).toHaveText(`${title} API`);
      await expect(page.locator('[data-section="props"] [role=row][id]')).not.toHaveCount(0);
    }
    await page.goBack();
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('RichTreeView API');
    await expect(props.locator('[role=row][id]')).not.toHaveCount(0);
    expect(problems).toEqual([]);
  });
}

import { expect, openScene, type Page, proves } from '../browser';

const MOVES = 20;

const scrollTop = (page: Page) =>
  page.locator('.MuiDataGrid-virtualScroller').evaluate((scroller) => scroller.scrollTop);

proves(
  'In a long list, `scrollToIndexes()` keeps the moved row in view and focused.',
  async (page) => {
    await openScene(page, 'ManySpeakers');
    const cell = page.locator('[data-id="Hanna Olsen"] [data-field="topic"]');
    const expectPosition = async (position: number) => {
      await expect(page.getByRole('status')).toHaveText(
        `Hanna Olsen speaks at position ${position} of 60.`,
      );
      // The list scrolls to a fraction of a pixel.
      await expect(cell).toBeInViewport({ ratio: 0.99 });
    };
    await cell.click();
    for (let move = 1; move <= MOVES; move += 1) {
      await page.keyboard.press('Alt+ArrowDown');
      await expectPosition(move + 1);
      await expect(cell).toBeFocused();
    }
    for (let move = MOVES; move > 0; move -= 1) {
      await page.keyboard.press('Alt+ArrowUp');
      await expectPosition(move);
      await expect(cell).toBeFocused();
    }
    const button = page.getByRole('menuitem', { name: 'Move Hanna Olsen down' });
    await button.focus();
    for (let move = 1; move <= MOVES; move += 1) {
      await page.keyboard.press('Enter');
      await expectPosition(move + 1);
      await expect(button).toBeFocused();
    }
  },
);

proves('Dragging near the top or bottom scrolls the grid.', async (page) => {
  await openScene(page, 'LongList');
  const handle = page.locator('[data-id="1"] .MuiDataGrid-rowReorderCell--draggable');
  await handle.hover();
  const grid = await page.locator('.MuiDataGrid-virtualScroller').boundingBox();
  if (!grid) {
    throw new Error('The grid has no box.');
  }
  const bottom = grid.y + grid.height - 12;
  // Rows scroll below the header.
  const top = grid.y + 56 + 12;
  const x = grid.x + 100;
  /** Holds the pointer there, as a hand does. */
  const jitter = async (y: number) => {
    await page.mouse.move(x, y);
    await page.mouse.move(x + 1, y);
    return scrollTop(page);
  };
  await page.mouse.down();
  await page.mouse.move(x, bottom - 60, { steps: 5 });
  await expect.poll(() => jitter(bottom)).toBeGreaterThan(200);
  await expect.poll(() => jitter(top)).toBe(0);
  await page.mouse.move(x, top + 60);
  await page.mouse.up();
});

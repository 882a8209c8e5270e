import { proves, expect, openScene } from '../browser';

proves(
  [
    '| scroll to a cell | `scrollToIndexes()`. See [scrolling](/x/react-data-grid/scrolling/) |',
    '**Elements exist near the visible part only.**',
    'For other cells, `getCellElement()` returns `null`.',
    '`scrollToIndexes()` takes the position in the current order, counted over all pages:',
  ],
  async (page) => {
    await openScene(page, 'SecondPage');
    const answer = page.getByRole('status');
    await expect(page.locator('[data-id="100"]')).toBeInViewport();
    await page.getByRole('button', { name: 'First' }).click();
    await expect(answer).toHaveText('100: 100');
    await page.getByRole('button', { name: 'Last' }).click();
    await expect(answer).toHaveText('199: null');
    await page.getByRole('button', { name: 'Scroll' }).click();
    await expect(page.locator('[data-id="190"]')).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Last' }).click();
    await expect(answer).toHaveText('199: 199');
    await openScene(page, 'JumpToRow');
    await page.getByRole('button', { name: 'Last tram' }).click();
    await expect(page.locator('[data-id="60"]')).toBeInViewport();
    await expect(page.locator('[data-id="60"]')).toHaveAttribute('aria-selected', 'true');
  },
);

proves(
  'The button finds the next missing reading in the visible order, scrolls to the cell, and starts to edit the cell',
  async (page) => {
    await openScene(page, 'NextMissing');
    const next = page.getByRole('button', { name: 'Next missing reading' });
    const open = page.locator('.MuiDataGrid-cell--editing');
    const rowOf = () => open.evaluate((cell) => cell.closest('[data-id]')?.getAttribute('data-id'));
    await next.click();
    await expect(open.getByRole('spinbutton')).toBeFocused();
    expect(await rowOf()).toBe('M-5');
    await page.keyboard.type('300');
    await page.keyboard.press('Enter');
    await expect(open).toHaveCount(0);
    await page.getByRole('columnheader', { name: 'Room' }).click();
    await page.getByRole('columnheader', { name: 'Room' }).click();
    await next.click();
    await expect(open).toBeInViewport({ ratio: 1 });
    expect(await rowOf()).toBe('M-18');
  },
);

import { proves, expect, openScene } from '../browser';

proves('press <kbd>Enter</kbd> while a header has the focus.', async (page) => {
  await openScene(page, 'BasicSorting');
  const header = page.getByRole('columnheader', { name: 'Peak' });
  await header.click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await header.press('Enter');
  await expect(header).toHaveAttribute('aria-sort', 'descending');
});

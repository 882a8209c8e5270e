import { proves, expect, openScene } from '../browser';

proves(
  'With a header focused, <kbd>Enter</kbd> sorts, and <kbd>Ctrl</kbd>+<kbd>Enter</kbd> opens the menu.',
  async (page) => {
    await openScene(page, 'BasicSorting');
    const header = page.getByRole('columnheader', { name: 'Peak' });
    await header.click();
    await header.press('Enter');
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await header.press('Control+Enter');
    await expect(page.getByRole('menu')).toBeVisible();
  },
);

import { proves, expect, openScene } from '../../browser';

proves(
  'If a user clicks or tabs from an empty, expanded field to another element, the field collapses and the focus moves to the trigger instead of this element.',
  async (page) => {
    await openScene(page, 'Collapsible');
    const trigger = page.getByRole('button', { name: 'Search' });
    const field = page.getByRole('searchbox');
    await trigger.click();
    await expect(field).toBeFocused();
    await page.getByRole('button', { name: 'Elsewhere' }).click();
    await expect(field).toBeHidden();
    await expect(trigger).toBeFocused();
    await trigger.click();
    await expect(field).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(field).toBeHidden();
    await expect(trigger).toBeFocused();
  },
);

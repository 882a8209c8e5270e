import { proves, expect, openScene } from '../../browser';

proves(
  'then too the trigger gets focus, and not what people clicked or tabbed to.',
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

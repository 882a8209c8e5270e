import { axeFindings } from '../../../e2e/axe';
import { proves, expect, openScene, type Page } from '../../browser';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

proves(
  [
    '**Names:** each list is a `group` named by its title.',
    '**Keys:** each item is a native checkbox: <kbd>Tab</kbd> moves to it, and <kbd>Space</kbd> checks it.',
    '**Focus:** the focus stays on the button after a move.',
    '**Announcements:** an element with the role `status` says what moved.',
    'It is on the page from the start, so screen readers notice the change.',
    'A button that becomes disabled would lose the focus.',
  ],
  async (page) => {
    await openScene(page, 'PackTheBoat');
    expect(await axeFindings(page, '#scene')).toEqual([]);
    await expect(page.getByRole('status')).toHaveText('');
    const shed = page.getByRole('group', { name: 'Shed' });
    for (const name of ['Compass', 'Fenders', 'Lantern', 'Oars']) {
      await page.keyboard.press('Tab');
      await expect(shed.getByRole('checkbox', { name })).toBeFocused();
      await page.keyboard.press('Space');
      await expect(shed.getByRole('checkbox', { name })).toBeChecked();
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toHaveText(
      'Moved to the boat: Compass, Fenders, Lantern, Oars',
    );
    await expect(button(page, 'To the boat')).toBeFocused();
    await expect(shed.getByRole('checkbox')).toHaveCount(0);
    expect(await axeFindings(page, '#scene')).toEqual([]);
    await button(page, 'To the boat').evaluate((node: HTMLButtonElement) => {
      node.disabled = true;
    });
    await expect(button(page, 'To the boat')).not.toBeFocused();
  },
);

proves(
  [
    'Each search names its list.',
    'With many items, each list needs a search and a checkbox for all of them:',
  ],
  async (page) => {
    await openScene(page, 'SearchableCrew');
    expect(await axeFindings(page, '#scene')).toEqual([]);
    const ashore = page.getByRole('group', { name: 'Ashore' });
    await ashore.getByRole('searchbox', { name: 'Search Ashore' }).focus();
    await page.keyboard.type('am');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(ashore.getByRole('checkbox', { name: 'Amir' })).toBeFocused();
    await expect(ashore.getByRole('checkbox', { name: 'Amir' })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toHaveText('Amir: now aboard');
    await expect(button(page, 'Send aboard')).toBeFocused();
    await expect(page.getByRole('searchbox', { name: 'Search Aboard' })).toBeVisible();
  },
);

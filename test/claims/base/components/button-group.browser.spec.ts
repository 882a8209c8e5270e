import { axeFindings } from '../../../e2e/axe';
import { expect, openScene, type Page, proves } from '../../browser';

/** Opens a demo, in which axe finds nothing. */
async function openDemo(page: Page, demo: string): Promise<void> {
  await openScene(page, demo);
  expect(await axeFindings(page, '#scene')).toEqual([]);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

proves(
  [
    '`ButtonGroup` joins buttons that belong together, such as actions on the same photo.',
    '`variant`, `color`, and `size` of the group apply to its buttons, unless a button has its own:',
    '| `variant` | `outlined` | `text`, `outlined`, or `contained` |',
    '| `color` | `primary` | A color of the palette, or `inherit` |',
    '| `size` | `medium` | `small`, `medium`, or `large` |',
    '| `fullWidth` | `false` | The group is as wide as its container |',
    '| `disableElevation` | `false` | Removes the shadow of a contained group |',
    '| `disableRipple`, `disableFocusRipple` | `false` | Remove all [ripples](/components/buttons/#turn-the-ripple-off), or the focus ripple |',
    'The corners of a button depend on the child that contains it.',
    'A button in a `Tooltip` or a `<span>` works.',
    "Two buttons in one fragment don't: both get the same corners.",
    'Put them into an array, or pass them one by one.',
  ],
  async (page) => {
    await openDemo(page, 'BasicButtonGroup');
    await expect(button(page, 'Earlier')).toHaveClass(
      /MuiButton-outlinedPrimary.*MuiButton-sizeMedium/,
    );
    await expect(button(page, 'Earlier')).toHaveCSS('border-radius', '4px 0px 0px 4px');
    await expect(button(page, 'Later')).toHaveCSS('border-radius', '0px');
    await expect(button(page, 'Last')).toHaveCSS('border-radius', '0px 4px 4px 0px');
    await openDemo(page, 'GroupVariants');
    await openScene(page, 'Looks');
    await expect(button(page, 'Group')).toHaveClass(/MuiButton-containedSuccess/);
    await expect(button(page, 'Group')).toHaveClass(/MuiButton-sizeSmall/);
    await expect(button(page, 'Own')).toHaveClass(/MuiButton-textError/);
    await expect(button(page, 'Own')).toHaveClass(/MuiButton-sizeLarge/);
    const wide = page.locator('[data-group="wide"]');
    expect((await wide.boundingBox())?.width).toBe(500);
    expect((await button(page, 'Wide').boundingBox())?.width).toBe(500);
    await expect(wide).toHaveCSS('box-shadow', 'none');
    await expect(wide.locator('..').locator('.MuiButtonGroup-contained').first()).not.toHaveCSS(
      'box-shadow',
      'none',
    );
    for (const [name, corners] of [
      ['First', '4px 0px 0px 4px'],
      ['Inside', '0px'],
      ['Last', '0px 4px 4px 0px'],
      ['One', '4px 0px 0px 4px'],
      ['Two', '4px 0px 0px 4px'],
      ['Three', '0px 4px 4px 0px'],
      ['Four', '0px 4px 4px 0px'],
      ['In array', '4px 0px 0px 4px'],
      ['Middle', '0px'],
      ['End', '0px 4px 4px 0px'],
    ] as const) {
      await expect(button(page, name)).toHaveCSS('border-radius', corners);
    }
    await button(page, 'Wide').focus();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Still')).toBeFocused();
    await expect(page.locator('.MuiTouchRipple-ripplePulsate')).toHaveCount(0);
    await expect(button(page, 'Still').locator('.MuiTouchRipple-root')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(button(page, 'Without pulse')).toBeFocused();
    await expect(page.locator('.MuiTouchRipple-ripplePulsate')).toHaveCount(0);
    await button(page, 'Last').focus();
    await page.keyboard.press('Tab');
    await expect(button(page, 'One').locator('.MuiTouchRipple-ripplePulsate')).toBeVisible();
  },
);

proves(
  [
    '| `orientation` | `horizontal` | `vertical` puts the buttons in a column |',
    'With `orientation="vertical"`, buttons with icons make a narrow bar.',
  ],
  async (page) => {
    await openDemo(page, 'VerticalGroup');
    const first = await button(page, 'Zoom in').boundingBox();
    const second = await button(page, 'Zoom out').boundingBox();
    expect(first?.x).toBe(second?.x);
    expect(second?.y).toBeGreaterThan(first?.y ?? 0);
    await expect(button(page, 'Zoom in')).toHaveCSS('border-radius', '4px 4px 0px 0px');
  },
);

proves(
  [
    'The menu opens from a second button in the group:',
    'When the menu closes, the second button gets the focus back.',
    "| An item of the split button's menu | Closes the menu | Chooses the item |",
  ],
  async (page) => {
    await openDemo(page, 'SplitButton');
    const done = page.getByRole('status');
    const more = button(page, 'Other ways to send');
    const menu = page.getByRole('menu');
    await button(page, 'Send now').click();
    await expect(done).toHaveText('Last action: Send now');
    await more.focus();
    for (const [key, text] of [
      ['Enter', 'Send tomorrow at 8:00'],
      ['Space', 'Send without the total'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByRole('menuitem').first()).toBeFocused();
      await expect(more).toHaveCount(0);
      if (key === 'Space') {
        await page.keyboard.press('ArrowDown');
      }
      await page.waitForTimeout(400);
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press(key);
      await expect(menu).toHaveCount(0);
      await expect(more).toBeFocused();
      await expect(done).toHaveText(`Last action: ${text}`);
    }
    for (const key of ['Escape', 'Tab']) {
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menuitem').first()).toBeFocused();
      await page.keyboard.press(key);
      await expect(menu).toHaveCount(0);
      await expect(more).toBeFocused();
    }
    await more.click();
    await page.getByRole('menuitem', { name: 'Save as a draft' }).click();
    await expect(menu).toHaveCount(0);
    await expect(more).toBeFocused();
    await more.click();
    await expect(menu).toBeVisible();
    await page.mouse.click(900, 700);
    await expect(menu).toHaveCount(0);
    await expect(more).toBeFocused();
  },
);

proves(
  [
    '| `disabled` | `false` | Disables all buttons |',
    'A button that loads is also disabled:',
    'If the whole group has `disabled`, `disabled={false}` on a button turns that button on again.',
    '| A button | Moves to the next enabled button | Clicks the button |',
    '| Role | The group has the role `group`, and each button is a `button`. |',
    '| Name | The group has no name unless you give one. |',
    '| States | A disabled button is disabled for assistive technology too, and the group has no state. |',
    '| Focus | Each enabled button is a tab stop. |',
  ],
  async (page) => {
    await openScene(page, 'States');
    await expect(button(page, 'Book')).toBeDisabled();
    await expect(button(page, 'Ask')).toBeEnabled();
    await expect(button(page, 'Load')).toBeDisabled();
    await expect(button(page, 'Stop')).toBeEnabled();
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const groups = nodes.filter((node) => !node.ignored && node.role?.value === 'group');
    expect(groups.map((node) => String(node.name?.value))).toEqual(['', '', '']);
    const isDisabled = (node: (typeof nodes)[number] | undefined) =>
      node?.properties?.find(({ name }) => name === 'disabled')?.value.value === true;
    expect(groups.map(isDisabled)).toEqual([false, false, false]);
    const inGroups = nodes
      .filter((node) => !node.ignored && node.role?.value === 'button')
      .map((node) => [String(node.name?.value).replaceAll('\u200b', '').trim(), isDisabled(node)]);
    expect(inGroups).toEqual(
      expect.arrayContaining([
        ['RETURN', true],
        ['BOOK', true],
        ['ASK', false],
        ['RENEW', false],
      ]),
    );
    await button(page, 'First').focus();
    for (const name of ['Renew', 'Extend', 'Last']) {
      await page.keyboard.press('Tab');
      await expect(button(page, name)).toBeFocused();
    }
    await openScene(page, 'SplitButton');
    for (const key of ['Enter', 'Space']) {
      await openScene(page, 'SplitButton');
      await button(page, 'Send now').focus();
      await page.keyboard.press(key);
      await expect(page.getByRole('status')).toHaveText('Last action: Send now');
    }
  },
);

proves('Name the group with `aria-label`', async (page) => {
  await openScene(page, 'BasicButtonGroup');
  await expect(page.getByRole('group', { name: 'Order of the photo' })).toBeVisible();
});

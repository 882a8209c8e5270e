import { axeFindings } from '../../../e2e/axe';
import { proves, expect, openScene, type Page } from '../../browser';

/** Opens a demo, in which axe finds nothing. */
async function openDemo(page: Page, demo: string): Promise<void> {
  await openScene(page, demo);
  expect(await axeFindings(page, '#scene')).toEqual([]);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const isPressed = (page: Page, name: string, pressed: boolean) =>
  expect(button(page, name)).toHaveAttribute('aria-pressed', String(pressed));

proves(
  [
    'A click on the selected button passes `null`.',
    'The demo ignores `null`, so one button stays selected.',
  ],
  async (page) => {
    await openDemo(page, 'ExclusiveToggle');
    await button(page, 'Miles').click();
    await isPressed(page, 'Miles', true);
    await isPressed(page, 'Kilometers', false);
    await button(page, 'Miles').click();
    await isPressed(page, 'Miles', true);
    await openScene(page, 'Exclusive');
    await button(page, 'Alpha').click();
    await isPressed(page, 'Alpha', false);
  },
);

proves('A `Tooltip` with a string as `title` also names the icon button:', async (page) => {
  await openDemo(page, 'TooltipToggle');
  await button(page, 'Photos').click();
  await isPressed(page, 'Photos', true);
  await isPressed(page, 'List of boats', false);
  await button(page, 'Map of berths').hover();
  await expect(page.getByRole('tooltip').filter({ hasText: 'Map of berths' })).toBeVisible();
  expect(await axeFindings(page, '#scene')).toEqual([]);
});

proves(
  [
    'Set `size`, `color`, `orientation`, `fullWidth`, and `disabled` on the group.',
    '`color` applies to selected buttons.',
  ],
  async (page) => {
    await openDemo(page, 'MultipleToggle');
    await openDemo(page, 'SingleToggle');
    await openDemo(page, 'ToggleLooks');
    const inGroup = (name: string) =>
      page.getByRole('group', { name, exact: true }).getByRole('button');
    const boxes = (name: string) =>
      inGroup(name).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    const [small] = await boxes('Tide, small');
    const [large, otherLarge] = await boxes('Tide, full width');
    expect(small.height).toBeLessThan(large.height);
    expect(large.width).toBeGreaterThan(2 * small.width);
    expect(otherLarge.top).toBe(large.top);
    const [top, bottom] = await boxes('Tide, vertical');
    expect(bottom.top).toBeGreaterThan(top.top);
    await expect(inGroup('Tide, in color').first()).toHaveCSS('color', 'rgb(156, 39, 176)');
    await expect(inGroup('Tide, in color').last()).not.toHaveCSS('color', 'rgb(156, 39, 176)');
  },
);

proves(
  [
    '| <kbd>Tab</kbd> | Goes to the next button, also in a group |',
    '| <kbd>Enter</kbd>, <kbd>Space</kbd> | Toggles the button |',
    '| Focus | Each button is a tab stop, unless it is disabled. |',
  ],
  async (page) => {
    for (const scene of ['Exclusive', 'Multiple']) {
      await openScene(page, scene);
      await button(page, 'First').focus();
      for (const name of ['Alpha', 'Named', 'Last']) {
        await page.keyboard.press('Tab');
        await expect(button(page, name)).toBeFocused();
      }
      await button(page, 'Named').focus();
      await page.keyboard.press('Enter');
      await isPressed(page, 'Named', true);
      await isPressed(page, 'Alpha', scene === 'Multiple');
      await page.keyboard.press('Space');
      await isPressed(page, 'Named', false);
    }
  },
);

proves(
  [
    '| Role | A group has the role `group`, also with `exclusive`. Its buttons have the role `button`. |',
    '| Name | A button is named by its text or `aria-label`. A group has no name. |',
    '| States | A selected button has `aria-pressed="true"`, and the others have `aria-pressed="false"`. |',
  ],
  async (page) => {
    for (const scene of ['Exclusive', 'Multiple']) {
      await openScene(page, scene);
      await expect(page.getByRole('group')).toHaveAccessibleName('');
      await expect(page.getByRole('group').getByRole('button')).toHaveCount(3);
      await isPressed(page, 'Alpha', true);
      await isPressed(page, 'Named', false);
      await isPressed(page, 'Gamma', false);
    }
  },
);

/** The relative luminance of a color, by WCAG. */
function luminanceOf(color: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = color.map((one) => {
    const share = one / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of a color with white that 8 % of a color tints. */
const contrastOf = (color: readonly number[], tint: readonly number[]) =>
  (luminanceOf(tint.map((one) => 0.08 * one + 0.92 * 255)) + 0.05) / (luminanceOf(color) + 0.05);

proves(
  [
    '| Contrast | In the default light theme, the background of a selected standard button has a contrast of 1.2:1 on white. With `color="primary"`, the text of a selected button has 4.1:1. |',
    'For text, `secondary` has more than 4.5:1.',
  ],
  async (page) => {
    await openScene(page, 'Exclusive');
    await expect(button(page, 'Alpha')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0.08)');
    const black = [0, 0, 0];
    expect(1.05 / (contrastOf(black, black) * 0.05)).toBeCloseTo(1.2, 1);
    await openScene(page, 'Colored');
    await expect(button(page, 'primary')).toHaveCSS('color', 'rgb(25, 118, 210)');
    await expect(button(page, 'primary')).toHaveCSS('background-color', 'rgba(25, 118, 210, 0.08)');
    const primary = [25, 118, 210];
    expect(contrastOf(primary, primary)).toBeCloseTo(4.1, 1);
    await expect(button(page, 'secondary')).toHaveCSS('color', 'rgb(156, 39, 176)');
    const secondary = [156, 39, 176];
    expect(contrastOf(secondary, secondary)).toBeGreaterThan(4.5);
  },
);

import { axeFindings } from '../../../e2e/axe';
import { proves, expect, openScene, type Page } from '../../browser';

/** Opens a demo, in which axe finds nothing. */
async function openDemo(page: Page, demo: string): Promise<void> {
  await openScene(page, demo);
  expect(await axeFindings(page, '#scene')).toEqual([]);
}

const status = (page: Page) => page.getByRole('status');

/** The middle of a star, counted from 1; a fraction is a place inside of it. */
async function starAt(page: Page, star: number): Promise<readonly [number, number]> {
  const box = await page.locator('.MuiRating-root').first().boundingBox();
  if (!box) {
    throw new Error('There is no rating.');
  }
  return [box.x + (box.width / 5) * (star - 0.5), box.y + box.height / 2];
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What is checked after one key, from a scene's rating. */
async function afterKey(page: Page, scene: string, key: string): Promise<string> {
  await openScene(page, scene);
  await button(page, 'First').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press(key);
  return page.locator('input:checked').inputValue();
}

proves(
  '`onChangeActive` fires while the pointer moves over the stars, and with `-1` when the pointer leaves:',
  async (page) => {
    await openDemo(page, 'RatingFeedback');
    await page.mouse.move(...(await starAt(page, 1)));
    await expect(page.getByText('Soggy', { exact: true })).toBeVisible();
    await page.mouse.move(...(await starAt(page, 4.75)));
    await expect(page.getByText('Best loaf ever', { exact: true })).toBeVisible();
    await page.mouse.click(...(await starAt(page, 2.3)));
    await page.mouse.move(600, 600);
    await expect(page.getByText('Bland', { exact: true })).toBeVisible();
    await openScene(page, 'Given');
    await page.mouse.move(...(await starAt(page, 2)));
    await page.mouse.move(600, 600);
    await expect(status(page)).toHaveText('active 2, active -1');
  },
);

proves('`precision` sets the smallest difference between two ratings.', async (page) => {
  await openScene(page, 'RatingFeedback');
  await page.mouse.click(...(await starAt(page, 1.7)));
  await expect(page.locator('input:checked')).toHaveValue('1.5');
  await openScene(page, 'RatingFeedback');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('input:checked')).toHaveValue('4');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('input:checked')).toHaveValue('4.5');
});

proves(
  'A click on the selected star clears the rating, and `onChange` gets `null`.',
  async (page) => {
    await openScene(page, 'Given');
    await page.mouse.click(...(await starAt(page, 3)));
    await expect(status(page)).toHaveText('active 3, change null');
    await openDemo(page, 'BasicRating');
    await page.mouse.click(...(await starAt(page, 2)));
    await expect(status(page)).toHaveText('Your rating: 2 of 5');
    await page.mouse.click(...(await starAt(page, 2)));
    await expect(status(page)).toHaveText('Not rated yet');
  },
);

proves(
  'With the keyboard, the arrow keys reach an invisible choice after the last star.',
  async (page) => {
    await openScene(page, 'Top');
    await button(page, 'First').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Empty' })).toBeFocused();
    await expect(status(page)).toHaveText('change null');
  },
);

proves(
  ['A form submits the number, or an empty text if nothing is rated:', 'Name each rating.'],
  async (page) => {
    await openDemo(page, 'RatingForm');
    const submitted = () =>
      page.locator('form').evaluate((form: HTMLFormElement) => [...new FormData(form)].join(' '));
    expect(await submitted()).toBe('stars,');
    await button(page, 'Send').click();
    await expect(page.getByRole('alert')).toHaveText('Choose at least one star.');
    await expect(page.getByRole('radiogroup')).toHaveAccessibleDescription(
      'Choose at least one star.',
    );
    await page.mouse.click(...(await starAt(page, 4)));
    expect(await submitted()).toBe('stars,4');
    await button(page, 'Send').click();
    await expect(status(page)).toHaveText('Sent: 4');
    await expect(page.getByRole('alert')).toHaveText('');
    await openDemo(page, 'EffortRating');
    await openDemo(page, 'ReadOnlyRatings');
  },
);

proves(
  [
    '| <kbd>Tab</kbd> | Goes to the selected star, or to the empty choice |',
    '| <kbd>Arrow Right</kbd>, <kbd>Arrow Down</kbd> | Selects the next star; from the last star, clears the rating |',
    '| <kbd>Arrow Left</kbd>, <kbd>Arrow Up</kbd> | Selects the previous star; from the first star, clears the rating |',
  ],
  async (page) => {
    for (const [scene, name] of [
      ['Given', '3 Stars'],
      ['NotGiven', 'Empty'],
    ] as const) {
      await openScene(page, scene);
      await button(page, 'First').focus();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('radio', { name })).toBeFocused();
    }
    for (const key of ['ArrowRight', 'ArrowDown']) {
      expect(await afterKey(page, 'Given', key)).toBe('4');
      expect(await afterKey(page, 'Top', key)).toBe('');
    }
    for (const key of ['ArrowLeft', 'ArrowUp']) {
      expect(await afterKey(page, 'Given', key)).toBe('2');
      expect(await afterKey(page, 'Bottom', key)).toBe('');
    }
  },
);

proves(
  [
    '| Role | Each star is a `radio`. With `readOnly`, the rating is an `img`. |',
    '| Name | Stars are named "1 Star", "2 Stars". The group has no name. |',
    '| States | The selected star is checked. With `disabled`, all stars are disabled. |',
    'Screen readers get one image.',
  ],
  async (page) => {
    await openScene(page, 'Given');
    const stars = page.getByRole('radio');
    await expect(stars).toHaveCount(6);
    for (const [index, name] of ['1 Star', '2 Stars', '3 Stars', '4 Stars', '5 Stars'].entries()) {
      await expect(stars.nth(index)).toHaveAccessibleName(name);
    }
    await expect(page.getByRole('radiogroup')).toHaveCount(0);
    await expect(page.locator('.MuiRating-root')).toHaveAccessibleName('');
    await expect(page.getByRole('radio', { name: '3 Stars' })).toBeChecked();
    await openScene(page, 'ReadOnly');
    await expect(page.getByRole('img', { name: '3 Stars', exact: true })).toBeVisible();
    await expect(stars).toHaveCount(0);
    await openScene(page, 'Disabled');
    await expect(stars).toHaveCount(5);
    for (let index = 0; index < 5; index += 1) {
      await expect(stars.nth(index)).toBeDisabled();
    }
  },
);

proves(
  '| Focus | The rating is one tab stop. With `readOnly` or `disabled`, it is none. |',
  async (page) => {
    for (const [scene, tabs] of [
      ['Given', 2],
      ['NotGiven', 2],
      ['ReadOnly', 1],
      ['Disabled', 1],
    ] as const) {
      await openScene(page, scene);
      await button(page, 'First').focus();
      for (let count = 0; count < tabs; count += 1) {
        await expect(button(page, 'Last')).not.toBeFocused();
        await page.keyboard.press('Tab');
      }
      await expect(button(page, 'Last')).toBeFocused();
    }
  },
);

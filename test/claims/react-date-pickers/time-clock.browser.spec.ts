import { proves, expect, openScene, type Page } from '../browser';

/** A place on the face: a number of minutes around it, and how far out. 1 is the outer ring. */
async function placeOf(page: Page, minutes: number, distance = 0.82) {
  const mask = await page.locator('.MuiClock-squareMask').boundingBox();
  if (!mask) {
    throw new Error('There is no face.');
  }
  const angle = (minutes / 60) * 2 * Math.PI;
  const radius = (mask.width / 2) * distance;
  return {
    x: mask.x + mask.width / 2 + Math.sin(angle) * radius,
    y: mask.y + mask.height / 2 - Math.cos(angle) * radius,
  };
}

async function clickAt(page: Page, minutes: number, distance?: number) {
  const { x, y } = await placeOf(page, minutes, distance);
  await page.mouse.click(x, y);
}

const log = (page: Page) => page.locator('output');

proves(
  [
    'Users click or drag the hand for the hour, then for the minutes.',
    '`onChange` receives `(value, selectionState, selectedView)`.',
    "Drags the hand | `'shallow'` for each step",
    "Releases the hand | `'partial'`, and `'finish'` on the last view",
  ],
  async (page) => {
    await openScene(page, 'Plain');
    const from = await placeOf(page, 10);
    const to = await placeOf(page, 15);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 3 });
    await page.mouse.up();
    await expect(log(page)).toHaveText(/^(?:0[23]:30 shallow, )+03:30 partial$/);
    await clickAt(page, 23);
    await expect(log(page)).toHaveText(/03:23 finish$/);
  },
);

proves(
  'A click on a disabled number does nothing. Between the numbers, users can choose each allowed minute.',
  async (page) => {
    await openScene(page, 'Limited');
    await clickAt(page, 40);
    await expect(log(page)).toHaveText('');
    await openScene(page, 'Minutes');
    await clickAt(page, 5);
    await expect(log(page)).toHaveText('');
    await clickAt(page, 12);
    await expect(log(page)).toHaveText('10:12 finish');
  },
);

proves('With `minutesStep`, a click goes to the closest step.', async (page) => {
  await openScene(page, 'Steps');
  await clickAt(page, 20);
  await expect(log(page)).toHaveText('10:15 finish');
});

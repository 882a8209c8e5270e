import { proves, expect, openScene, type Page } from '../browser';

const SHOWN = '.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel';
const BESIDE = '.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel';

async function boxesOf(page: Page, labels: string) {
  return page
    .locator(labels)
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
}

async function smallestGap(page: Page) {
  const boxes = await boxesOf(page, SHOWN);
  return Math.min(...boxes.slice(1).map((box, index) => box.left - (boxes[index]?.right ?? 0)));
}

proves(
  'An x-axis hides a label that would come closer than `tickLabelMinGap` (default 4 px) to the one before.',
  async (page) => {
    await openScene(page, 'Crowded');
    await expect.poll(async () => page.locator(SHOWN).count()).toBeLessThan(10);
    expect(await smallestGap(page)).toBeGreaterThanOrEqual(3.5);
    await openScene(page, 'WideGap');
    await expect.poll(async () => page.locator(SHOWN).count()).toBeLessThan(4);
    expect(await smallestGap(page)).toBeGreaterThanOrEqual(79);
  },
);

proves(
  'A function in `tickLabelInterval` gets the value and the index of the tick and chooses alone: then labels can overlap.',
  async (page) => {
    await openScene(page, 'Chosen');
    await expect(page.locator(SHOWN)).toHaveText([5, 6, 7, 8, 9, 10].map((n) => `Station ${n}`));
    expect(await smallestGap(page)).toBeLessThan(0);
  },
);

proves("A y-axis doesn't hide labels that overlap.", async (page) => {
  await openScene(page, 'Sideways');
  await page.waitForTimeout(300);
  await expect(page.locator(BESIDE)).toHaveCount(40);
  const boxes = await boxesOf(page, BESIDE);
  expect(boxes[1]?.top).toBeLessThan(boxes[0]?.bottom ?? 0);
});

proves(
  'What is longer ends in "…". Where one letter and the "…" don\'t fit, the label vanishes: in 25 px, nearly every rotated one.',
  async (page) => {
    await openScene(page, 'Narrow');
    await expect(page.locator(BESIDE).first()).toHaveText(/^S.*…$/);
    await openScene(page, 'Wide');
    await page.waitForTimeout(300);
    await expect(page.locator(BESIDE).first()).toHaveText('Station 11');
    await openScene(page, 'Rotated');
    await expect(page.locator(SHOWN)).toHaveText(['', '', '']);
  },
);

proves(
  'The first and the last label reach into `margin`, the room outside of the axes. Without it they can be empty.',
  async (page) => {
    await openScene(page, 'Rounded');
    await page.waitForTimeout(300);
    await expect(page.locator(SHOWN).last()).toHaveText('3,000');
    await openScene(page, 'WithoutMargin');
    await expect(page.locator(SHOWN).last()).toHaveText('');
  },
);

proves(
  [
    'On a time axis with milliseconds, ticks pass a `Date`, but the tooltip and a `tickInterval` of numbers pass the number: `new Date(value)` takes both.',
    "the tooltip's heading is the date with its time and seconds, or with milliseconds the bare number.",
  ],
  async (page) => {
    const hover = async (scene: string) => {
      await openScene(page, scene);
      const chart = page.locator('#scene svg').last();
      await chart.hover({ position: { x: 217, y: 150 }, force: true });
      await chart.hover({ position: { x: 220, y: 150 }, force: true });
      return page.getByRole('tooltip').locator('caption');
    };
    await expect(await hover('Milliseconds')).toHaveText('tooltip number');
    await expect(page.locator(SHOWN).first()).toHaveText('tick Date');
    await expect(await hover('PlainTime')).toHaveText(/2026.*00:00:00/);
    await expect(await hover('PlainMilliseconds')).toHaveText(/^\d{13}$/);
    await expect(await hover('PlainPoint')).toHaveText(/2026.*:00:00/);
  },
);

proves(
  "On a `'utc'` axis the heading of a `Date` is still in the reader's time zone, so it may name the day before.",
  async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setTimezoneOverride', { timezoneId: 'America/New_York' });
    await openScene(page, 'PlainUtc');
    await expect(page.locator(SHOWN).filter({ hasText: 'Fri 02' })).toHaveCount(1);
    const chart = page.locator('#scene svg').last();
    await chart.hover({ position: { x: 217, y: 150 }, force: true });
    await chart.hover({ position: { x: 220, y: 150 }, force: true });
    await expect(page.getByRole('tooltip').locator('caption')).toHaveText(
      /^Thu Jan 01 2026 19:00:00/,
    );
  },
);

proves('Write `\\n` for a second line, on an x-axis with the `height` for it.', async (page) => {
  await openScene(page, 'TwoLines');
  await page.waitForTimeout(300);
  await expect(page.locator(SHOWN).first()).not.toContainText('port');
  await openScene(page, 'TwoLinesHigh');
  await page.waitForTimeout(300);
  await expect(page.locator(SHOWN).first().locator('tspan')).toHaveText(['Old', 'port']);
  await openScene(page, 'TwoLinesBeside');
  await page.waitForTimeout(300);
  await expect(page.locator(BESIDE).first().locator('tspan')).toHaveText(['Old', 'port']);
});

proves("Set `fontSize` there too: sizes from `sx` aren't measured.", async (page) => {
  await openScene(page, 'LargeByStyle');
  await expect(page.locator(BESIDE).first()).toHaveText(/…$/);
  await openScene(page, 'LargeBySx');
  await page.waitForTimeout(300);
  await expect(page.locator(BESIDE).first()).toHaveText('Station 11');
  const [box] = await boxesOf(page, BESIDE);
  expect(box?.height).toBeGreaterThan(20);
});

proves(
  "Where the clocks change, a `'time'` axis draws the day of 23 or 25 hours narrower or wider; daily ticks stay at local midnight.",
  async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setTimezoneOverride', { timezoneId: 'Europe/Berlin' });
    await openScene(page, 'SpringForward');
    await expect(page.locator(SHOWN)).toHaveText([
      'Fri 27',
      'Sat 28',
      'Mar 29',
      'Mon 30',
      'Tue 31',
    ]);
    const boxes = await boxesOf(page, '.MuiChartsAxis-directionX .MuiChartsAxis-tick');
    const [one = 0, , two = 0, three = 0] = boxes
      .slice(1)
      .map(({ left }, index) => left - (boxes[index]?.left ?? 0));
    expect(two / one).toBeCloseTo(23 / 24, 2);
    expect(three / one).toBeCloseTo(1, 2);
  },
);

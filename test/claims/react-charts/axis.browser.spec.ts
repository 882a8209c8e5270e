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

proves('The x-axis hides labels that come closer.', async (page) => {
  await openScene(page, 'Crowded');
  await expect.poll(async () => page.locator(SHOWN).count()).toBeLessThan(10);
  expect(await smallestGap(page)).toBeGreaterThanOrEqual(3.5);
  await openScene(page, 'WideGap');
  await expect.poll(async () => page.locator(SHOWN).count()).toBeLessThan(4);
  expect(await smallestGap(page)).toBeGreaterThanOrEqual(79);
});

proves(['It receives the value and the index.', 'Labels can then overlap.'], async (page) => {
  await openScene(page, 'Chosen');
  await expect(page.locator(SHOWN)).toHaveText([5, 6, 7, 8, 9, 10].map((n) => `Station ${n}`));
  expect(await smallestGap(page)).toBeLessThan(0);
});

proves(
  [
    "A y-axis doesn't hide labels that overlap. Increase the `height` of the chart, or set `tickLabelInterval`.",
  ],
  async (page) => {
    await openScene(page, 'Sideways');
    await page.waitForTimeout(300);
    await expect(page.locator(BESIDE)).toHaveCount(40);
    const boxes = await boxesOf(page, BESIDE);
    expect(boxes[1]?.top).toBeLessThan(boxes[0]?.bottom ?? 0);
  },
);

proves(
  ['Longer labels end in "…".', 'Without more `height`, most rotated labels disappear.'],
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
  'If the first or last label is cut off, increase the `margin` of the chart.',
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
    'If a time axis has milliseconds as data, ticks pass a `Date`, but the tooltip passes the number. `new Date(value)` accepts both.',
    'the tooltip shows a `Date` with its time, and milliseconds as a number.',
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
  "If a `'utc'` axis has `Date` objects and no `valueFormatter`, the heading of the tooltip is in the user's time zone. It can show the day before.",
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

proves('Write `\\n` for a second line, and give the x-axis the `height` for it.', async (page) => {
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

proves("because the chart doesn't measure sizes from `sx`.", async (page) => {
  await openScene(page, 'LargeByStyle');
  await expect(page.locator(BESIDE).first()).toHaveText(/…$/);
  await openScene(page, 'LargeBySx');
  await page.waitForTimeout(300);
  await expect(page.locator(BESIDE).first()).toHaveText('Station 11');
  const [box] = await boxesOf(page, BESIDE);
  expect(box?.height).toBeGreaterThan(20);
});

proves(
  "On days when the clocks change, a `'time'` axis draws a narrower or wider day, and daily ticks remain at local midnight.",
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

import { test } from '@playwright/test';
import { proves, expect, openScene, type Page } from './browser';

/** ms of the quickest run, which other work on the machine disturbs least. */
async function measure(page: Page, kind: string, count: number, runs = 5): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const args = [kind, count] as const;
    times.push(await page.evaluate(([one, many]) => window.measureChart?.(one, many) ?? 0, args));
  }
  return Math.min(...times);
}

proves(
  [
    'This table compares drawing times in Chromium, at 700 px and without animation. A line of 1,000 points is 1',
    '| Line without marks | 1 | 1 | 3 |',
    '| Scatter | 1 | 2 | 20 |',
    '| Line with marks | 2 | 4 | 45 |',
    '| Heatmap | 2 | 7 | 75 |',
    '| Bars | 3 | 9 | 150 |',
    'With 100,000 points, a line without marks takes 20, and a scatter chart takes 150.',
  ],
  async (page) => {
    test.setTimeout(300_000);
    await openScene(page, 'Many');
    // Other work on the machine, and a collection of garbage, disturb what takes a few ms: then it's measured again.
    await expect(async () => {
      await measure(page, 'line', 100);
      const one = await measure(page, 'line', 1000);
      const cost: Record<string, number> = {};
      for (const kind of ['line', 'scatter', 'marks', 'heatmap', 'bars']) {
        cost[kind] = (await measure(page, kind, 1000)) / one;
        // Bars take long enough that a disturbance weighs little.
        cost[`${kind} many`] = (await measure(page, kind, 10_000, kind === 'bars' ? 2 : 4)) / one;
      }
      cost.longest = (await measure(page, 'line', 100_000, 1)) / one;
      cost.widest = (await measure(page, 'scatter', 100_000, 1)) / one;
      // The order counts, and the size of the steps: half or twice as much is noise.
      for (const [less, more, times] of [
        ['line', 'line many', 1.5],
        ['scatter', 'scatter many', 4],
        ['marks', 'marks many', 4],
        ['heatmap', 'heatmap many', 4],
        ['bars', 'bars many', 7],
        ['line', 'marks', 2],
        ['marks', 'bars', 1.2],
        ['line many', 'scatter many', 2.5],
        ['scatter many', 'marks many', 1.2],
        ['marks many', 'bars many', 1.5],
        ['line many', 'longest', 2],
        ['longest', 'widest', 3],
      ] as const) {
        expect(cost[more], `${more} after ${less}`).toBeGreaterThan(times * (cost[less] ?? NaN));
      }
      expect(cost['line many']).toBeLessThan(8);
      expect(cost.longest).toBeLessThan(60);
    }).toPass({ timeout: 240_000 });
  },
);

proves(
  'Set `skipAnimation` for more than some hundred bars. With the animation, 1,000 bars take several times as long.',
  async (page) => {
    await openScene(page, 'Many');
    const still = await measure(page, 'bars', 1000, 3);
    expect(await measure(page, 'animated', 1000, 3)).toBeGreaterThan(2 * still);
  },
);

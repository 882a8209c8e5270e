import { test } from '@playwright/test';
import { proves, expect, expectConsole, openScene, type Page } from '../../browser';

/** ms of the quickest run, which other work on the machine disturbs least, to show a tree and to select an item in it, and how many items are in the document. */
async function measure(page: Page, count: number, isOpen: boolean, runs: number) {
  const results: { show: number; select: number; rendered: number }[] = [];
  for (let run = 0; run < runs; run += 1) {
    const result = await page.evaluate(([items, open]) => window.measureTree?.(items, open), [
      count,
      isOpen,
    ] as const);
    if (result) {
      results.push(result);
    }
  }
  const least = (pick: (result: (typeof results)[number]) => number) =>
    Math.min(...results.map(pick));
  return {
    show: least(({ show }) => show),
    select: least(({ select }) => select),
    rendered: least(({ rendered }) => rendered),
  };
}

proves(
  [
    'The tree view has no virtualization.',
    'It renders all items whose parents are open, so the time depends on how many items are open.',
    'This table compares times in Chromium with a development build, where 1 is the time for 100 open items:',
    '| 100 | 0.2 | 0.2 | 1 | 1 |',
    '| 1,000 | 0.3 | 0.2 | 9 | 13 |',
    '| 10,000 | 1 | 1 | 100 | 100 |',
    '10,000 open items took seconds to render, and seconds for each selection.',
    'With more than 1,000 items, `reselect` 5.3 warns in development that a memoized function has seen too many values.',
  ],
  async (page) => {
    // 10,000 open items take half a minute on a busy machine.
    test.setTimeout(240_000);
    await openScene(page, 'Large');
    const one = await measure(page, 100, true, 7);
    const thousand = await measure(page, 1000, true, 3);
    const tenThousand = await measure(page, 10_000, true, 1);
    expect([one.rendered, thousand.rendered, tenThousand.rendered]).toEqual([100, 1000, 10_000]);
    const closed = [];
    for (const count of [100, 1000, 10_000]) {
      closed.push(await measure(page, count, false, 5));
    }
    expect(closed.map(({ rendered }) => rendered)).toEqual([10, 10, 10]);
    for (const { show, select } of closed) {
      expect(show).toBeLessThan(6 * one.show);
      expect(select).toBeLessThan(6 * one.select);
      expect(show).toBeLessThan(thousand.show);
      expect(select).toBeLessThan(thousand.select);
    }
    for (const step of ['show', 'select'] as const) {
      expect(thousand[step]).toBeGreaterThan(3 * one[step]);
      expect(tenThousand[step]).toBeGreaterThan(25 * one[step]);
      expect(tenThousand[step]).toBeGreaterThan(1000);
    }
    expectConsole(/weakMapMemoize.*has seen over 1001 distinct values/);
  },
);

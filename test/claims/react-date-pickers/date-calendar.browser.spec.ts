import { proves, expect, openScene } from '../browser';

proves(
  [
    'It is 320 px wide and 336 px high.',
    "On a phone, `maxWidth: '100%'` keeps it inside of its column.",
  ],
  async (page) => {
    const size = async () => {
      const box = await page.locator('.MuiDateCalendar-root').boundingBox();
      return [box?.width, box?.height];
    };
    await openScene(page, 'Wide');
    expect(await size()).toEqual([320, 336]);
    await openScene(page, 'Phone');
    expect(await size()).toEqual([300, 336]);
  },
);

proves('Its months and years stay 320 px wide and are cut off at the edge.', async (page) => {
  for (const [scene, list] of [
    ['PhoneMonths', '.MuiMonthCalendar-root'],
    ['PhoneYears', '.MuiYearCalendar-root'],
  ] as const) {
    await openScene(page, scene);
    const calendar = await page.locator('.MuiDateCalendar-root').boundingBox();
    expect((await page.locator(list).boundingBox())?.width).toBe(320);
    const last = await page.getByRole('radio').nth(2).boundingBox();
    const endOf = (box: typeof last) => (box ? box.x + box.width : 0);
    expect(endOf(last)).toBeGreaterThan(endOf(calendar));
  }
});

proves("by default so does the system's setting for reduced motion.", async (page) => {
  /** How many months are there two frames after the arrow: while one slides out, two. */
  const monthsAfterArrow = async (reducedMotion: 'no-preference' | 'reduce') => {
    await page.emulateMedia({ reducedMotion });
    await openScene(page, 'Wide');
    await expect(page.getByRole('rowgroup')).toHaveCount(1);
    return page.evaluate(async () => {
      document.querySelector<HTMLElement>('[aria-label="Next month"]')?.click();
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
      return document.querySelectorAll('[role="rowgroup"]').length;
    });
  };
  expect(await monthsAfterArrow('no-preference')).toBe(2);
  expect(await monthsAfterArrow('reduce')).toBe(1);
});

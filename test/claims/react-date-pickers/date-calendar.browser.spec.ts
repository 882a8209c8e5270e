import { proves, expect, openScene } from '../browser';

proves(
  [
    'The calendar is 320 px wide and 336 px high.',
    "On a phone, `maxWidth: '100%'` keeps it inside its column.",
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

proves(
  'The views of months and years stay 320 px wide in a narrower calendar, and are cut off at the edge.',
  async (page) => {
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
  },
);

proves(
  "If the user's system is set to reduced motion, months switch without sliding by default.",
  async (page) => {
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
  },
);

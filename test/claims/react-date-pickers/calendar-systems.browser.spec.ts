import { proves, expect, openScene, type Page } from '../browser';

/** A field of another calendar. */
interface Asked {
  readonly adapter: string;
  /** The day it has. Without one it's empty. */
  readonly iso?: string;
}

/** What the field shows after keys in one section after the other, and the calls of `onChange`. */
async function answer(
  page: Page,
  { adapter, iso }: Asked,
  keys: readonly string[],
): Promise<{ readonly shown: readonly string[]; readonly calls: readonly string[] }> {
  await page.getByLabel('Asked').fill('');
  await page.getByLabel('Asked').fill(iso ? `${adapter} ${iso}` : adapter);
  const output = page.locator('output');
  const before = (await output.textContent()) ?? '';
  const shown: string[] = [];
  for (const [index, text] of keys.entries()) {
    await page.getByRole('spinbutton').nth(index).click();
    if (text.startsWith('Arrow')) {
      await page.keyboard.press(text);
    } else {
      for (const character of text) {
        await page.keyboard.insertText(character);
      }
    }
    shown.push(((await page.getByRole('group').textContent()) ?? '').replace(/Day$/, ''));
  }
  const calls = ((await output.textContent()) ?? '').slice(before.length);
  return { shown, calls: calls.split(', ').filter(Boolean) };
}

const LATIN = ['1405', '01', '15'];
const PERSIAN = ['۱۴۰۵', '۰۱', '۱۵'];
const ARROWS = ['ArrowUp', 'ArrowUp', 'ArrowUp'];

proves('The field ignores `۱۴۰۵` from a Persian keyboard.', async (page) => {
  await openScene(page, 'AnyCalendar');
  const field = { adapter: 'AdapterDateFnsJalali' };
  const typed = await answer(page, field, LATIN);
  expect([typed.shown.at(-1), typed.calls.at(-1)]).toEqual(['1405/01/15', '2026-04-04']);
  const persian = await answer(page, field, PERSIAN);
  expect(persian).toEqual({ shown: Array(3).fill('YYYY/MM/DD'), calls: [] });
});

proves(
  [
    'With `usePersianDigits: true`, typed digits give the year 0000, arrow keys do nothing in month and day, and 15 as the day becomes 1.',
    'Pass `usePersianDigits: false`: then typing and arrow keys work, and the field ignores Persian digits.',
    "With and without `usePersianDigits`, if a user types the year into an empty field, the field fills in today's month and day and calls `onChange`.",
    '`AdapterMomentJalaali` for moment-jalaali | [With problems](#with-moment-jalaali) | Yes',
  ],
  async (page) => {
    await page.clock.setFixedTime(new Date(2026, 10, 23));
    await openScene(page, 'AnyCalendar');
    const field = { adapter: 'AdapterMomentJalaali' };
    const filled = { ...field, iso: '2026-03-21' };
    await page.getByRole('button', { name: 'Persian digits' }).click();
    expect((await answer(page, field, PERSIAN)).shown[0]).toMatch(/^۰۰۰۰/);
    const latin = await answer(page, field, LATIN);
    expect(latin.shown).toEqual(['۱۴۰۵/۰۹/۰۲', '۱۴۰۵/۰۱/۰۲', '۱۴۰۵/۰۱/۰۱']);
    expect(latin.calls).toContain('2026-11-23');
    const same = Array(3).fill('۱۴۰۶/۰۱/۰۱');
    expect((await answer(page, filled, ARROWS)).shown).toEqual(same);

    await page.getByRole('button', { name: 'Persian names' }).click();
    const second = await answer(page, field, LATIN);
    expect(second.shown).toEqual(['1405/09/02', '1405/01/02', '1405/01/15']);
    expect(second.calls).toContain('2026-11-23');
    expect((await answer(page, filled, ARROWS)).shown.at(-1)).toBe('1406/02/02');
    expect((await answer(page, field, PERSIAN)).calls).toEqual([]);
  },
);

proves("Typing doesn't work.", async (page) => {
  await openScene(page, 'AnyCalendar');
  await page.getByRole('button', { name: 'Arabic' }).click();
  const field = { adapter: 'AdapterMomentHijri' };
  for (const keys of [
    ['1447', '10', '02'],
    ['١٤٤٧', '١٠', '٠٢'],
  ]) {
    const { shown, calls } = await answer(page, field, keys);
    expect([shown[0], calls]).toEqual(['YYYY/MM/DD', []]);
  }
  const { calls } = await answer(page, { ...field, iso: '2026-03-21' }, ARROWS);
  expect(calls).toEqual(['invalid invalidDate', 'null', 'invalid invalidDate']);
});

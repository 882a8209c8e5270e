import { proves, expect, openScene, type Page } from '../browser';

const madrid = 'Europe/Madrid';
const libraries = ['Day.js', 'Luxon', 'Moment'];

/** A field, and what somebody does there. */
interface Asked {
  readonly library: string;
  readonly timezone: string;
  /** A moment, or nothing: an empty field. */
  readonly iso?: string;
  /** The zone of the value. */
  readonly zone?: string;
  readonly section: string;
  readonly keys: string;
}

/** Sets the clock of the page: an empty field begins with the present hour. */
function setClock(page: Page, time: string): Promise<void> {
  return page.clock.setFixedTime(`2026-11-24T${time}:00Z`);
}

/** Lets a claim put the device into one zone after the other. */
async function deviceOf(page: Page): Promise<(timezoneId: string) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  return (timezoneId) => session.send('Emulation.setTimezoneOverride', { timezoneId });
}

/** Says what the field shows after somebody's keys, and the last value with its error. */
async function answer(page: Page, { section, keys, ...asked }: Asked): Promise<string> {
  await page.getByLabel('Asked').fill('');
  await page.getByLabel('Asked').fill(JSON.stringify(asked));
  await page.getByRole('spinbutton', { name: section }).click();
  if (keys.startsWith('Arrow')) {
    await page.keyboard.press(keys);
  } else {
    await page.keyboard.type(keys, { delay: 10 });
  }
  const group = page.getByRole('group');
  const shown = ((await group.textContent()) ?? '').replace(/[^\d:/ ]/g, '').trim();
  const got = ((await page.locator('output').textContent()) ?? '').trim();
  return `${shown.slice(-5)}, ${got}`;
}

const over = { timezone: madrid, iso: '2026-03-29T01:30:00Z', zone: madrid } as const;

proves(
  [
    "01:30, though the field says 02:30 | `'invalidDate'` | 03:30, though the field says 02:30 | `null`",
    '03:30 | 03:30 | 03:30 | 03:30',
    '01:30 | 03:30 | 03:30 | 03:30',
    "`'invalidDate'` is the only result that is reported as an error.",
    'Around a clock change, typed times can be wrong, because a field first reads them in another timezone.',
    "With Day.js, this is the timezone of the device. With Luxon and Moment, it's their default timezone.",
  ],
  async (page) => {
    const setDevice = await deviceOf(page);
    await setClock(page, '12:00');
    const seen: string[] = [];
    for (const device of ['UTC', madrid]) {
      await setDevice(device);
      await openScene(page, 'AnyLibrary');
      for (const library of libraries) {
        const [typedOver, empty] = [
          await answer(page, { ...over, library, section: 'Hours', keys: '02' }),
          await answer(page, { library, timezone: madrid, section: 'Month', keys: '032920260230' }),
        ];
        seen.push(`${device} ${library}: ${typedOver}; ${empty}`);
      }
    }
    expect(seen).toEqual([
      'UTC Day.js: 02:30, 03-29T00:30; 02:30, 03-29T01:30',
      'UTC Luxon: 03:30, 03-29T01:30; 03:30, 03-29T01:30',
      'UTC Moment: 01:30, 03-29T00:30; 03:30, 03-29T01:30',
      'Europe/Madrid Day.js: 02:30, invalid invalidDate; 02:30, null',
      'Europe/Madrid Luxon: 03:30, 03-29T01:30; 03:30, 03-29T01:30',
      'Europe/Madrid Moment: 03:30, 03-29T01:30; 03:30, 03-29T01:30',
    ]);
  },
);

proves(
  [
    "With Day.js, users can't type a time that the clocks of their **device** skip, whatever the `timezone`.",
    'In Madrid with `timezone="UTC"`, 02:30 on March 29 becomes `\'invalidDate\'`.',
    'In an empty field, it becomes `null` without an error.',
    'With Luxon and Moment, 02:30 becomes 03:30.',
  ],
  async (page) => {
    const setDevice = await deviceOf(page);
    await setDevice(madrid);
    await openScene(page, 'AnyLibrary');
    for (const timezone of ['UTC', 'Asia/Tokyo']) {
      const empty = { timezone, section: 'Month', keys: '032920260230' };
      expect(await answer(page, { ...empty, library: 'Day.js' })).toBe('02:30, null');
      const iso = timezone === 'UTC' ? '2026-03-29T03:30:00Z' : '2026-03-28T18:30:00Z';
      const typed = { timezone, iso, zone: timezone, section: 'Hours', keys: '02' };
      expect(await answer(page, { ...typed, library: 'Day.js' })).toBe(
        '02:30, invalid invalidDate',
      );
      for (const library of ['Luxon', 'Moment']) {
        const got = timezone === 'UTC' ? /^03:30, 03-29T03:30$/ : /^03:30, /;
        expect(await answer(page, { ...empty, library })).toMatch(got);
      }
    }
    await openScene(page, 'DefaultInUtc');
    for (const library of ['Luxon', 'Moment']) {
      const typed = { library, timezone: 'UTC', iso: '2026-03-29T03:30:00Z', zone: 'UTC' };
      expect(await answer(page, { ...typed, section: 'Hours', keys: '02' })).toBe(
        '02:30, 03-29T02:30',
      );
    }
  },
);

proves(
  [
    'Values from `dayjs.tz()` can be an hour off.',
    'For example, a user in Madrid has the value March 28, 09:00, and changes the day to 30. The field shows 09:00, but the value is 08:00 in Madrid.',
    'A value in UTC is right.',
    'To reduce this risk with Day.js, keep the value in UTC:',
  ],
  async (page) => {
    const setDevice = await deviceOf(page);
    for (const device of ['UTC', madrid]) {
      await setDevice(device);
      await openScene(page, 'Demo');
      const field = page.getByRole('group');
      await page.getByRole('spinbutton', { name: 'Day' }).click();
      await page.keyboard.press('ArrowDown');
      await expect(field).toContainText('03/28/26 03:30');
      await expect(page.getByText('28 March, 03:30, UTC+01:00')).toBeVisible();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await expect(field).toContainText('03/30/26 03:30');
      await expect(page.getByText('30 March, 03:30, UTC+02:00')).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.getByRole('spinbutton', { name: 'Hours' }).click();
      await page.keyboard.type('02', { delay: 10 });
      await expect(
        page.getByText(
          device === 'UTC' ? '29 March, 01:30, UTC+01:00' : 'Enter a date and a time that exist',
        ),
      ).toBeVisible();
      await expect(field).toContainText(device === 'UTC' ? '03/29/26 01:30' : '03/29/26 02:30');
      await page.getByRole('spinbutton', { name: 'Day' }).click();
      await page.keyboard.type('28', { delay: 10 });
      await page.getByRole('spinbutton', { name: 'Hours' }).click();
      await page.keyboard.type('04', { delay: 10 });
      await expect(page.getByText('28 March, 04:30, UTC+01:00')).toBeVisible();
      await expect(field).toContainText('03/28/26 04:30');
    }
    await openScene(page, 'AnyLibrary');
    const typed = { timezone: madrid, section: 'Day', keys: '30' };
    expect(
      await answer(page, { ...typed, library: 'dayjs.tz', iso: '2026-03-28T09:00', zone: madrid }),
    ).toBe('09:00, 03-30T06:00');
    expect(
      await answer(page, { ...typed, library: 'Day.js', iso: '2026-03-28T08:00:00Z', zone: 'UTC' }),
    ).toBe('09:00, 03-30T07:00');
    await setDevice('America/New_York');
    await openScene(page, 'AnyLibrary');
    for (const library of libraries) {
      const ten = { library, timezone: madrid, iso: '2026-03-08T09:00:00Z', zone: 'UTC' };
      expect(await answer(page, { ...ten, section: 'Hours', keys: '04' })).toBe(
        library === 'Day.js' ? '04:00, 03-08T04:00' : '04:00, 03-08T03:00',
      );
    }
  },
);

proves(
  'If the current hour or the hour of `referenceDate` is below 3, some results for an empty field are an hour earlier.',
  async (page) => {
    const setDevice = await deviceOf(page);
    await setDevice('UTC');
    const empty = (library: string, date: string) =>
      answer(page, { library, timezone: madrid, section: 'Month', keys: `${date}20260230` });
    // 02:50 and 03:10 in Madrid.
    for (const [time, spring, fall] of [
      ['01:50', '01:30, 03-29T00:30', '02:30, 10-25T00:30'],
      ['02:10', '03:30, 03-29T01:30', '02:30, 10-25T01:30'],
    ] as const) {
      await setClock(page, time);
      await openScene(page, 'AnyLibrary');
      expect(await empty('Moment', '0329')).toBe(spring);
      for (const library of libraries) {
        expect(await empty(library, '1025')).toBe(fall);
      }
    }
  },
);

proves(
  [
    "The field doesn't show which of the two hours it means.",
    'If a user types `02` over 01:30 on October 25, 02:30 is the first hour, in summer time.',
  ],
  async (page) => {
    const setDevice = await deviceOf(page);
    await setClock(page, '12:00');
    for (const device of ['UTC', madrid]) {
      await setDevice(device);
      await openScene(page, 'AnyLibrary');
      for (const library of libraries) {
        const at = (iso: string) => ({ library, timezone: madrid, iso, zone: 'UTC' });
        const first = { ...at('2026-10-24T23:30:00Z'), section: 'Hours', keys: '02' };
        expect(await answer(page, first)).toBe('02:30, 10-25T00:30');
        const isOff = library === 'Day.js' && device === madrid;
        const empty = { library, timezone: madrid, section: 'Month', keys: '102520260230' };
        expect(await answer(page, empty)).toMatch(isOff ? /T02:30$/ : /^02:30, 10-25T01:30$/);
        const down = { ...at('2026-10-26T01:30:00Z'), section: 'Day', keys: 'ArrowDown' };
        expect(await answer(page, down)).toMatch(isOff ? /T02:30$/ : /^02:30, 10-25T01:30$/);
        if (isOff) {
          expect(await answer(page, down)).toBe('03:30, 10-25T02:30');
          const tz = { timezone: madrid, library: 'dayjs.tz', zone: madrid };
          const early = { ...tz, iso: '2026-10-26T02:30', section: 'Day', keys: 'ArrowDown' };
          expect(await answer(page, early)).toBe('02:30, 10-24T23:30');
          const year = { ...tz, iso: '2026-03-28T09:00', section: 'Year', keys: 'ArrowUp' };
          expect(await answer(page, year)).toBe('09:00, 03-28T06:00');
        }
        const minutes = { ...at('2026-10-25T01:30:00Z'), section: 'Minutes', keys: '45' };
        expect(await answer(page, minutes)).toBe(
          isOff ? '03:45, 10-25T02:45' : '02:45, 10-25T01:45',
        );
      }
    }
  },
);

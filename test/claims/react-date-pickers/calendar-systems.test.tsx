import { Component, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import dayjs from 'dayjs';
import 'dayjs/locale/th';
import buddhistEra from 'dayjs/plugin/buddhistEra';
import { format, formatISO, newDate, parseISO } from 'date-fns-jalali';
import { enUS as jalaliEnglish } from 'date-fns-jalali/locale/en-US';
import { enUS } from 'date-fns/locale/en-US';
import type Moment from 'moment';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import * as texts from '@mui/x-date-pickers/locales';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import ContractStart from '../../../docs/x/react-date-pickers/calendar-systems/ContractStart';
import HijriButton from '../../../docs/x/react-date-pickers/calendar-systems/HijriButton';
import HijriCalendar from '../../../docs/x/react-date-pickers/calendar-systems/HijriCalendar';
import LibraryCard from '../../../docs/x/react-date-pickers/calendar-systems/LibraryCard';
import ManyCalendars from '../../../docs/x/react-date-pickers/calendar-systems/ManyCalendars';
import SwitchCalendar from '../../../docs/x/react-date-pickers/calendar-systems/SwitchCalendar';
import adapters from '../../../docs/x/react-date-pickers/adapters-locale/adapters.json';
import { BuddhistAdapter } from '../../../docs/x/react-date-pickers/calendar-systems/buddhistAdapter';
import { act, proves, exempt, expectConsole, fireEvent, screen, show, waitFor } from '../harness';
import { adapterOf, shown, type } from '../pickers';

const JALALI = 'AdapterDateFnsJalali';
const JALAALI = 'AdapterMomentJalaali';
const HIJRI = 'AdapterMomentHijri';

const moment = jest.requireActual<typeof Moment>('moment');
const hijri = jest.requireActual<typeof Moment>('moment-hijri');
const jalaali = jest.requireActual<
  typeof Moment & { loadPersian: (options: { dialect: string; usePersianDigits: boolean }) => void }
>('moment-jalaali');

/** What a component takes when its dates are those of any library. */
type Loose<P> = ComponentType<{ [Key in keyof P]?: unknown }>;
const loose = <P,>(one: ComponentType<P>) => one as unknown as Loose<P>;
const Calendar = loose<ComponentProps<typeof DateCalendar>>(DateCalendar);
const Months = loose<ComponentProps<typeof MonthCalendar>>(MonthCalendar);
const Years = loose<ComponentProps<typeof YearCalendar>>(YearCalendar);
const Field = loose<ComponentProps<typeof DateField>>(DateField);
const Picker = loose<ComponentProps<typeof DatePicker>>(DatePicker);
const Range = loose<ComponentProps<typeof DateRangeCalendar>>(DateRangeCalendar);

/** A date of an adapter's library; for date-fns and Moment alike. */
const dateOf = (name: string, iso: string): unknown => new (adapterOf(name))().date(iso);

function In({
  name,
  children,
  ...props
}: {
  name: string;
  children: ReactNode;
  adapterLocale?: object;
}) {
  return (
    <LocalizationProvider dateAdapter={adapterOf(name)} {...props}>
      {children}
    </LocalizationProvider>
  );
}

/** The Gregorian day of a value of any library, with what is wrong with it. */
function written(value: unknown, error: unknown = null): string {
  const suffix = error === null ? '' : ` ${String(error)}`;
  if (value === null) {
    return `null${suffix}`;
  }
  const date = value instanceof Date ? value : (value as Moment.Moment).toDate();
  const day = Number.isNaN(date.getTime())
    ? 'invalid'
    : formatISO(date, { representation: 'date' });
  return `${day}${suffix}`;
}

/** A field, and what it calls. */
function showField(name: string, iso?: string) {
  const calls: string[] = [];
  const result = show(
    <In name={name}>
      <Field
        defaultValue={iso ? dateOf(name, iso) : null}
        onChange={(value: unknown, { validationError }: { validationError: unknown }) =>
          calls.push(written(value, validationError))
        }
      />
    </In>,
  );
  return { ...result, calls };
}

const days = () => screen.getAllByRole('gridcell').filter(({ textContent }) => textContent !== '');
const header = () => document.querySelector('.MuiPickersCalendarHeader-label')?.textContent;
const weekdays = () =>
  screen.getAllByRole('columnheader').map((one) => one.getAttribute('aria-label'));

proves(
  [
    'Pickers show the calendar of their adapter, such as the Persian or the Islamic calendar.',
    'The value remains a moment, which you can store as a Gregorian date.',
    '`AdapterDateFnsJalali` for date-fns-jalali | Yes, in Latin digits | Yes',
    "In a common year, 30 Esfand is `'invalidDate'`.",
  ],
  async () => {
    const { user, unmount } = show(<ContractStart />);
    expect(shown()).toBe('1405/01/01');
    expect(screen.getByText('Saved as 2026-03-21')).toBeInTheDocument();
    type('Day', '15');
    expect(screen.getByText('Saved as 2026-04-04')).toBeInTheDocument();
    await user.click(screen.getByRole('button'));
    await screen.findByRole('dialog');
    expect(header()).toBe('فروردین 1405');
    await user.click(screen.getByRole('gridcell', { name: '20' }));
    await waitFor(() => expect(shown()).toBe('1405/01/20'));
    expect(screen.getByText('Saved as 2026-04-09')).toBeInTheDocument();
    unmount();
    for (const [year, last] of [
      ['1404', 'invalid invalidDate'],
      ['1403', '2025-03-20'],
    ] as const) {
      const one = showField(JALALI);
      type('Year', year);
      type('Month', '12');
      type('Day', '30');
      expect(one.calls.at(-1)).toBe(last);
      one.unmount();
    }
  },
);

proves('Range calendars and range pickers accept the same adapters.', async () => {
  for (const [name, shownMonth] of [
    [JALALI, 'فروردین 1405'],
    [JALAALI, /۱۴۰۵/],
    [HIJRI, 'شوال ١٤٤٧'],
  ] as const) {
    const calls: string[] = [];
    const { user, unmount } = show(
      <In name={name}>
        <Range
          calendars={1}
          defaultRangePosition="end"
          defaultValue={[dateOf(name, '2026-03-25'), null]}
          onChange={(range: readonly unknown[]) => calls.push(range.map((v) => written(v)).join())}
        />
      </In>,
    );
    expect(screen.getAllByText(shownMonth)[0]).toBeInTheDocument();
    await user.click(
      screen.getAllByRole('gridcell', { name: /^(?:25|۲۵|٢٥)$/ })[0] ?? document.body,
    );
    expect(calls).toEqual([name === HIJRI ? '2026-03-25,2026-04-13' : '2026-03-25,2026-04-14']);
    unmount();
  }
});

proves(
  "The Jalali and Hijri adapters don't support [timezones](/x/react-date-pickers/timezone/#set-up-your-date-library).",
  () => {
    for (const name of [JALALI, JALAALI, HIJRI]) {
      const Adapter = adapterOf(name);
      expect(new Adapter().isTimezoneCompatible).toBe(false);
    }
  },
);

describe('what is stored', () => {
  proves(
    [
      "`newDate(1405, 0, 1)`, `parseISO('2026-03-21')` | `formatISO(value, { representation: 'date' })`",
      "`moment('2026-03-21')` | `value.clone().locale('en').format('YYYY-MM-DD')`",
      '`format()` of date-fns-jalali writes Jalali dates in every format.',
      '`formatISO()` and `parseISO()` are Gregorian.',
      "Otherwise, Moment writes `۲۰۲۶-۰۳-۲۱` or `٢٠٢٦-٠٣-٢١`, which most servers can't read.",
    ],
    () => {
      const first = newDate(1405, 0, 1);
      expect(first).toEqual(parseISO('2026-03-21'));
      expect(first).toEqual(new Date(2026, 2, 21));
      expect(formatISO(first, { representation: 'date' })).toBe('2026-03-21');
      expect(format(first, 'yyyy-MM-dd')).toBe('1405-01-01');
      expect(format(first, 'P', { locale: jalaliEnglish })).toBe('01/01/1405');
      for (const [name, text] of [
        [JALAALI, '۲۰۲۶-۰۳-۲۱'],
        [HIJRI, '٢٠٢٦-٠٣-٢١'],
      ] as const) {
        const value = dateOf(name, '2026-03-21') as Moment.Moment;
        expect(value.format('YYYY-MM-DD')).toBe(text);
        expect(value.clone().locale('en').format('YYYY-MM-DD')).toBe('2026-03-21');
      }
    },
  );

  proves(
    [
      'Dates such as the value, `minDate`, and `referenceDate` are moments.',
      'Create them from Gregorian dates, or from the numbers of the local calendar:',
      'With `name`, a form sends the text of the field: `1405/01/01`.',
    ],
    () => {
      const { unmount } = show(
        <In name={JALALI}>
          <Calendar referenceDate={new Date(2026, 2, 21)} minDate={newDate(1405, 0, 5)} />
        </In>,
      );
      expect(days().filter((day) => day.hasAttribute('disabled'))).toHaveLength(4);
      unmount();
      show(
        <In name={JALALI}>
          <Picker name="start" defaultValue={newDate(1405, 0, 1)} />
        </In>,
      );
      expect(document.querySelector('input[name=start]')).toHaveValue('1405/01/01');
    },
  );
});

describe('Jalali', () => {
  proves(
    [
      'Its values are `Date` objects:',
      'Months and days are in Persian, and weeks start on Saturday.',
      'For English names, pass `enUS` of `date-fns-jalali/locale/en-US`.',
      'The `enUS` locale of date-fns names Farvardin "January".',
      'Years go from 1278 to 1478 unless you set `minDate` and `maxDate`.',
      'Digits are Latin everywhere.',
    ],
    () => {
      const first = newDate(1405, 0, 1);
      const calendar = show(
        <In name={JALALI}>
          <Calendar defaultValue={first} />
        </In>,
      );
      expect([header(), weekdays()[0], days()[0]?.textContent]).toEqual([
        'فروردین 1405',
        'شنبه',
        '1',
      ]);
      calendar.unmount();
      const Adapter = adapterOf(JALALI);
      expect(new Adapter().date('2026-03-21')).toBeInstanceOf(Date);
      const month = (locale: object) => new Adapter({ locale }).format(first as never, 'month');
      expect(month(jalaliEnglish)).toBe('Farvardin');
      expect(month(enUS)).toBe('January');
      const years = () => screen.getAllByRole('radio').map(({ textContent }) => textContent);
      const all = show(
        <In name={JALALI}>
          <Years />
        </In>,
      );
      expect([years()[0], years().at(-1)]).toEqual(['1278', '1478']);
      all.unmount();
      show(
        <In name={JALALI}>
          <Years minDate={newDate(1400, 0, 1)} maxDate={newDate(1409, 11, 29)} />
        </In>,
      );
      expect([years()[0], years().at(-1)]).toEqual(['1400', '1409']);
    },
  );

  proves('For the second major version of date-fns-jalali, use `AdapterDateFnsJalaliV2`.', () => {
    expect(() => adapterOf(JALALI, 'AdapterDateFnsJalaliV2')).toThrow();
    const { peerDependencies } = jest.requireActual<{ peerDependencies: Record<string, string> }>(
      '@mui/x-date-pickers/package.json',
    );
    expect(peerDependencies['date-fns-jalali']).toContain('^2.13');
  });

  proves('Otherwise, months have Persian names in Latin letters:', () => {
    jest.isolateModules(() => {
      const fresh = jest.requireActual<typeof Moment>('moment-jalaali');
      expect(fresh('2026-03-21').locale('fa').format('jMMMM')).toBe('Farvardin');
    });
    jalaali.loadPersian({ dialect: 'persian-modern', usePersianDigits: false });
    expect(jalaali('2026-03-21').locale('fa').format('jMMMM')).toBe('فروردین');
  });

  proves(
    [
      'Both adapters for date-fns have `Date` values and the same tokens, so you can keep one state.',
      'Without it, a switch throws an error if the format has a month in letters:',
    ],
    async () => {
      const { user } = show(<SwitchCalendar />);
      expect(shown()).toBe('21 March 2026');
      await user.click(screen.getByRole('switch'));
      expect(shown()).toBe('01 Farvardin 1405');
      type('Day', '15');
      await user.click(screen.getByRole('switch'));
      expect(shown()).toBe('04 April 2026');
      const field = <Field format="dd MMMM yyyy" value={new Date(2026, 2, 21)} />;
      const { rerender } = show(<In name="AdapterDateFns">{field}</In>);
      expect(() =>
        rerender(
          <In name={JALALI} adapterLocale={jalaliEnglish}>
            {field}
          </In>,
        ),
      ).toThrow('Invalid time value');
    },
  );
});

/** What a part of the page shows when it breaks. */
class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };

  static getDerivedStateFromError({ message }: Error) {
    return { message };
  }

  override render() {
    return this.state.message === '' ? this.props.children : <output>{this.state.message}</output>;
  }
}

describe('Hijri', () => {
  proves(
    [
      'Users can choose from a calendar with `AdapterMomentHijri`.',
      'The adapter uses Arabic with Arabic digits, regardless of `adapterLocale`.',
    ],
    async () => {
      const { user } = show(<HijriCalendar />);
      expect([header(), days()[1]?.textContent]).toEqual(['شوال ١٤٤٧', '٢']);
      expect(days()[1]).toHaveAttribute('aria-selected', 'true');
      await user.click(screen.getByRole('button', { name: /year view/ }));
      await user.click(await screen.findByRole('radio', { name: '١٤٤٨' }));
      await user.click(await screen.findByRole('radio', { name: 'رمضان' }));
      await waitFor(() => expect(header()).toBe('رمضان ١٤٤٨'));
    },
  );

  proves(
    [
      'Without them, the list of years throws an error and the page crashes, unless you have an error boundary.',
      'All months of a `MonthCalendar` are disabled.',
      'A value before these years shows `NaN`.',
      'Set `minDate` and `maxDate`, both between March 14, 1937, and November 26, 2076 (1 Muharram 1356 to 29 Dhu al-Hijja 1499).',
    ],
    async () => {
      const { user, unmount } = show(
        <Boundary>
          <In name={HIJRI}>
            <Calendar defaultValue={dateOf(HIJRI, '2026-03-21')} />
          </In>
        </Boundary>,
      );
      await user.click(screen.getByRole('button', { name: /year view/ }));
      expect(screen.getByText(/^min date must be on or after 1356-01-01 H/)).toBeInTheDocument();
      expectConsole('error', /min date must be/);
      unmount();
      const months = show(
        <In name={HIJRI}>
          <Months defaultValue={dateOf(HIJRI, '2026-03-21')} />
        </In>,
      );
      expect(screen.getAllByRole('radio').filter((one) => !one.hasAttribute('disabled'))).toEqual(
        [],
      );
      months.unmount();
      const field = showField(HIJRI, '1930-01-01');
      expect(shown()).toContain('NaN');
      field.unmount();
      const limits = ['1937-03-14', '2076-11-26'].map((iso) => dateOf(HIJRI, iso));
      show(
        <In name={HIJRI}>
          <Years minDate={limits[0]} maxDate={limits[1]} />
        </In>,
      );
      const years = screen.getAllByRole('radio').map(({ textContent }) => textContent);
      expect([years[0], years.at(-1)]).toEqual(['١٣٥٦', '١٤٩٩']);
      expect(
        limits.map((limit) => (limit as Moment.Moment).clone().locale('en').format('iD iM iYYYY')),
      ).toEqual(['1 1 1356', '29 12 1499']);
    },
  );

  proves(
    [
      '`AdapterMomentHijri` for moment-hijri | No | With `minDate` and `maxDate`',
      "Users can't type the year.",
      'Other edits and the arrow keys make the value `null` or invalid, although the field shows a date.',
    ],
    async () => {
      const year = showField(HIJRI, '2026-03-25');
      type('Year', '1448');
      expect([shown(), year.calls]).toEqual(['١٤٤٧/١٠/٠٦', []]);
      year.unmount();
      const typed = showField(HIJRI, '2026-03-25');
      type('Month', '09');
      type('Day', '15');
      expect(shown()).toBe('١٤٤٧/٠٩/١٥');
      expect(new Set(typed.calls)).toEqual(new Set(['invalid invalidDate', 'null']));
      typed.unmount();
      for (const name of ['Year', 'Month', 'Day']) {
        const { user, calls, unmount } = showField(HIJRI, '2026-03-25');
        act(() => screen.getByRole('spinbutton', { name }).focus());
        await user.keyboard('{ArrowUp}');
        expect(calls).toEqual(['invalid invalidDate']);
        expect(shown()).toMatch(/^١٤٤٧\/١[٠١]\/٠[٦٧]$/);
        unmount();
      }
    },
  );

  proves('This button opens the picker:', async () => {
    const { user } = show(<HijriButton />);
    await user.click(screen.getByRole('button', { name: 'Flight: ١٤٤٧/١٠/٠٢' }));
    await user.click(await screen.findByRole('gridcell', { name: '١٠' }));
    expect(await screen.findByText('Saved as 2026-03-29')).toBeInTheDocument();
    expect(screen.getByText('Flight: ١٤٤٧/١٠/١٠')).toBeInTheDocument();
  });

  proves('The texts of buttons are English, because the package has no Arabic texts.', () => {
    expect(Object.keys(texts)).toContain('faIR');
    expect(Object.keys(texts).filter((name) => name.startsWith('ar'))).toEqual([]);
    show(<HijriCalendar />);
    expect(screen.getByRole('button', { name: 'Next month' })).toBeInTheDocument();
  });

  proves(
    [
      'moment-hijri 3.0.0 has its own table of months.',
      'From 1420 to 1450 (April 1999 to May 2029) it agrees with `islamic-umalqura` of `Intl`, except for 30 days of 1427. Before and after, many days differ by one or two.',
    ],
    () => {
      const options = { calendar: 'islamic-umalqura', timeZone: 'UTC' } as const;
      const numbers = { day: 'numeric', month: 'numeric', year: 'numeric' } as const;
      const intl = new Intl.DateTimeFormat('en', { ...options, ...numbers });
      const dayLength = 86_400_000;
      const both = (from: string, to: string, step: number) => {
        const apart: string[] = [];
        let count = 0;
        for (let time = Date.parse(from); time <= Date.parse(to); time += step * dayLength) {
          const own = hijri.utc(time).locale('en').format('iM/iD/iYYYY');
          const of = (at: number) => intl.format(at).replace(/ .*/, '');
          count += 1;
          if (of(time) !== own) {
            apart.push(own);
            const dayIn = (text: string) => Number(text.split('/')[1]);
            const distance = Math.abs(dayIn(of(time)) - dayIn(own));
            expect([1, 2, 27, 28, 29]).toContain(distance);
          }
        }
        return { apart, count };
      };
      const good = both('1999-04-17', '2029-05-13', 1);
      expect(good.apart).toHaveLength(30);
      expect(good.apart.filter((day) => !day.endsWith('/1427'))).toEqual([]);
      for (const [from, to] of [
        ['1937-03-14', '1999-04-16'],
        ['2029-05-14', '2076-11-26'],
      ] as const) {
        const { apart, count } = both(from, to, 17);
        expect(apart.length).toBeGreaterThan(count / 4);
      }
    },
  );

  proves(
    [
      'With other bundlers, import `moment/locale/ar-sa` or `moment/locale/fa`. Without the import, digits are Latin and weekdays are English.',
      'The import also sets the global language of Moment.',
    ],
    () => {
      jest.isolateModules(() => {
        const gone = () => {
          throw new Error('not in the bundle');
        };
        jest.doMock('moment/locale/ar-sa', gone);
        jest.doMock('moment/locale/fa', gone);
        for (const [name, library] of [
          [HIJRI, 'moment-hijri'],
          [JALAALI, 'moment-jalaali'],
        ] as const) {
          const instance = jest.requireActual<typeof Moment>(library);
          const adapter = new (adapterOf(name))({ instance } as never);
          const day = adapter.date('2026-03-21');
          expect(adapter.format(day, 'weekday')).toBe('Saturday');
          expect(adapter.format(day, 'keyboardDate')).toMatch(/^\d{4}\/\d\d\/\d\d$/);
        }
        jest.dontMock('moment/locale/ar-sa');
        jest.dontMock('moment/locale/fa');
      });
      jest.isolateModules(() => {
        const fresh = jest.requireActual<typeof Moment>('moment');
        expect(fresh.locale()).toBe('en');
        jest.requireActual('moment/locale/ar-sa');
        expect(fresh.locale()).toBe('ar-sa');
      });
      expect(moment.version).toBe('2.30.1');
    },
  );
});

describe('Buddhist Era', () => {
  const provided = (children: ReactNode, props: object = {}) => (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="th" {...props}>
      {children}
    </LocalizationProvider>
  );
  const day = dayjs('2026-03-21');

  proves(
    [
      'This version has no adapter for Thai years, and the locale `th` of Day.js shows 2026.',
      'For a calendar, the plugin `buddhistEra` of Day.js is enough.',
      'The plugin writes 2569 for `BBBB`:',
      'A field doesn\'t know this token: `format="DD/MM/BBBB"` shows `21/03/BBBB` without a section for the year.',
    ],
    async () => {
      dayjs.extend(buddhistEra);
      const plain = show(provided(<DateField defaultValue={day} />));
      expect(shown()).toBe('21/03/2026');
      plain.unmount();
      const { user, unmount } = show(
        provided(
          <DateCalendar
            defaultValue={day}
            slotProps={{ calendarHeader: { format: 'MMMM BBBB' } }}
          />,
          { dateFormats: { year: 'BBBB' } },
        ),
      );
      expect(header()).toBe('มีนาคม 2569');
      await user.click(screen.getByRole('button', { name: /year view/ }));
      expect(await screen.findByRole('radio', { name: '2569' })).toBeChecked();
      unmount();
      show(provided(<DateField defaultValue={day} format="DD/MM/BBBB" />));
      expect(shown()).toBe('21/03/BBBB');
      expect(screen.getAllByRole('spinbutton')).toHaveLength(2);
    },
  );

  proves(
    [
      'Your own, on Day.js | Yes | Yes',
      'Thai years are 543 ahead, and the rest of the calendar is Gregorian.',
      '`formatTokenMap` makes the token a section, and `parse` reads it:',
      'Users can type February 29, 2567, because 2024 is a leap year.',
      'A year before 544 is invalid.',
    ],
    async () => {
      const { user, unmount } = show(<LibraryCard />);
      expect(shown()).toBe('21/03/2569');
      expect(screen.getByRole('button')).toHaveAccessibleName(/2569$/);
      await user.click(screen.getByRole('button'));
      await screen.findByRole('dialog');
      expect(header()).toBe('มีนาคม 2569');
      unmount();
      const calls: string[] = [];
      show(
        <LocalizationProvider dateAdapter={BuddhistAdapter} adapterLocale="th">
          <DateField
            onChange={(value, { validationError }) =>
              calls.push(`${value?.format('YYYY-MM-DD')} ${validationError}`)
            }
          />
        </LocalizationProvider>,
      );
      type('Day', '29');
      type('Month', '02');
      type('Year', '2567');
      expect([shown(), calls.at(-1)]).toEqual(['29/02/2567', '2024-02-29 null']);
      calls.length = 0;
      type('Day', '28');
      type('Year', '0543');
      expect(calls.at(-1)).not.toMatch(/^\d/);
      expect(shown()).toBe('28/02/0543');
    },
  );
});

proves(
  [
    'None | No | No. Choose in Gregorian, show it with `Intl`',
    '`Intl.DateTimeFormat` writes a day in many calendars.',
    'Users choose in Gregorian, and see the other date next to it:',
    "`new Intl.DateTimeFormat('fa-IR')` uses the Persian calendar by default, and `'th-TH'` uses the Buddhist calendar.",
  ],
  async () => {
    expect(
      adapters.entries.map(({ exported }) => exported).filter((name) => /Jala|Hijri/.test(name)),
    ).toEqual([JALALI, JALALI, HIJRI, JALAALI]);
    const { user } = show(<ManyCalendars />);
    expect(screen.getByText('15 Nisan 5786')).toBeInTheDocument();
    fireEvent.mouseDown(screen.getByRole('combobox'));
    await user.click(await screen.findByRole('option', { name: 'islamic-umalqura' }));
    expect(screen.getByText('Shawwal 14, 1447 AH')).toBeInTheDocument();
    const calendarOf = (locale: string) =>
      new Intl.DateTimeFormat(locale).resolvedOptions().calendar;
    expect(['fa-IR', 'th-TH'].map(calendarOf)).toEqual(['persian', 'buddhist']);
  },
);

proves('The theme mirrors calendars and arrows:', () => {
  const icons = (direction: 'ltr' | 'rtl') => {
    const { unmount } = show(
      <ThemeProvider theme={createTheme({ direction })}>
        <In name={JALALI}>
          <Calendar defaultValue={newDate(1405, 0, 1)} />
        </In>
      </ThemeProvider>,
    );
    const icon = screen.getByRole('button', { name: 'Next month' }).querySelector('svg');
    const name = icon?.getAttribute('data-testid');
    unmount();
    return name;
  };
  expect([icons('ltr'), icons('rtl')]).toEqual(['ArrowRightIcon', 'ArrowLeftIcon']);
});

exempt(
  [
    '`toISOString()` is in UTC, which can be the day before.',
    "`Intl` writes dates, but can't read them.",
    'Persian and Arabic need `direction: \'rtl\'` in the theme and `dir="rtl"` on the `<html>` element.',
  ],
  'About bundlers, JavaScript and Material UI.',
);

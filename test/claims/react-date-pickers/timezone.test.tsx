import type { ComponentType } from 'react';
import dayjs from 'dayjs';
import timezonePlugin from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import Birthday from '../../../docs/x/react-date-pickers/timezone/Birthday';
import DaylightSaving from '../../../docs/x/react-date-pickers/timezone/DaylightSaving';
import FactoryVisit from '../../../docs/x/react-date-pickers/timezone/FactoryVisit';
import FlightTimes from '../../../docs/x/react-date-pickers/timezone/FlightTimes';
import ZoneSwitch from '../../../docs/x/react-date-pickers/timezone/ZoneSwitch';
import { claim, dismiss, expectConsole, fireEvent, screen, show, within } from '../harness';
import { adapterOf, enter, Provided, shown, type } from '../pickers';

dayjs.extend(utc);
dayjs.extend(timezonePlugin);

/** What the dates of three libraries are here: a moment, and how their zone writes it. */
interface Moment {
  readonly toISOString?: () => string;
  readonly toUTC?: () => { toISO: () => string };
  readonly format?: (tokens: string) => string;
  readonly toFormat?: (tokens: string) => string;
}
type Zoned = (iso: string, zone: string) => unknown;

const { DateTime } = jest.requireActual<{
  DateTime: { fromISO: (iso: string, options: { zone: string }) => unknown };
}>('luxon');
const momentTimezone =
  jest.requireActual<(iso: string) => { tz: (zone: string) => unknown }>('moment-timezone');

const libraries: Readonly<Record<string, { adapter: string; at: Zoned; lib?: unknown }>> = {
  'Day.js': { adapter: 'AdapterDayjs', at: (iso, zone) => dayjs(iso).tz(zone) },
  Luxon: { adapter: 'AdapterLuxon', at: (iso, zone) => DateTime.fromISO(iso, { zone }) },
  Moment: {
    adapter: 'AdapterMoment',
    at: (iso, zone) => momentTimezone(iso).tz(zone),
    lib: momentTimezone,
  },
};
const names = Object.keys(libraries);

/** The types know Day.js only. */
const Field = DateTimeField as ComponentType<Record<string, unknown>>;

function LibraryField({ library, ...props }: { library: string } & Record<string, unknown>) {
  const { adapter = '', lib } = libraries[library] ?? {};
  return (
    <LocalizationProvider dateAdapter={adapterOf(adapter)} dateLibInstance={lib}>
      <Field label="Time" ampm={false} {...props} />
    </LocalizationProvider>
  );
}

const spy = () => jest.fn<unknown, [Moment | null, { validationError: string | null }]>();
const isoOf = (value: Moment | null | undefined) =>
  value?.toUTC?.().toISO() ?? value?.toISOString?.();
const textOf = (value: Moment | null | undefined) =>
  value?.toFormat?.('HH:mm ZZ') ?? value?.format?.('HH:mm Z');

function AnyField(props: Record<string, unknown>) {
  return (
    <Provided>
      <Field label="Time" ampm={false} {...props} />
    </Provided>
  );
}

const evening = '2026-03-16T23:30:00Z';
const tokyo = dayjs(evening).tz('Asia/Tokyo');

describe('the zone', () => {
  claim(
    [
      '`timezone` is the zone in which a picker, a field or a calendar shows its value, and in which people choose.',
      'The value here is in UTC, the field shows the time in Osaka.',
    ],
    () => {
      show(<FactoryVisit />);
      expect(shown()).toBe('03/16/2026 10:30 AM');
    },
  );

  claim(
    [
      'The zone of the value, else that of `referenceDate`, else `default`',
      '| `"UTC"` | UTC |',
      '| `"Europe/Madrid"` and so on | That zone of the IANA list |',
      '| `"system"` | The zone of the device |',
      'The one that your date library was told to use, else that of the device',
      "`dayjs.tz.setDefault('Asia/Tokyo')` sets the default of Day.js",
    ],
    () => {
      const shownIn = (props: Record<string, unknown>) => {
        const { unmount } = show(<AnyField {...props} />);
        const text = shown();
        unmount();
        return text;
      };
      expect(shownIn({ value: tokyo })).toBe('03/17/2026 08:30');
      expect(shownIn({ value: tokyo, timezone: 'UTC' })).toBe('03/16/2026 23:30');
      expect(shownIn({ value: tokyo, timezone: 'Europe/Madrid' })).toBe('03/17/2026 00:30');
      const here = dayjs(evening).format('MM/DD/YYYY HH:mm');
      expect(shownIn({ value: tokyo, timezone: 'system' })).toBe(here);
      expect(shownIn({ value: tokyo, timezone: 'default' })).toBe(here);
      dayjs.tz.setDefault('America/Lima');
      expect(shownIn({ value: tokyo, timezone: 'default' })).toBe('03/16/2026 18:30');
      expect(shownIn({ value: tokyo, timezone: 'system' })).toBe(here);
      dayjs.tz.setDefault();
      const onChange = spy();
      show(<AnyField referenceDate={tokyo} onChange={onChange} />);
      type('Month', '03');
      type('Day', '16');
      type('Year', '2026');
      type('Hours', '09');
      type('Minutes', '00');
      expect(isoOf(onChange.mock.lastCall?.[0])).toBe('2026-03-16T00:00:00.000Z');
    },
  );

  claim('`moment.tz.setDefault()` that of Moment and `Settings.defaultZone` that of Luxon.', () => {
    const { Settings } = jest.requireActual<{ Settings: { defaultZone: string } }>('luxon');
    const { tz } = jest.requireActual<{ tz: { setDefault: (zone?: string) => void } }>(
      'moment-timezone',
    );
    Settings.defaultZone = 'America/Lima';
    tz.setDefault('America/Lima');
    for (const name of ['Luxon', 'Moment']) {
      const value = libraries[name]?.at(evening, 'Asia/Tokyo');
      const { unmount } = show(<LibraryField library={name} timezone="default" value={value} />);
      expect([name, shown()]).toEqual([name, expect.stringContaining('18:30')]);
      unmount();
    }
    Settings.defaultZone = 'system';
    tz.setDefault();
  });

  claim(
    [
      'The zone of the picker changes what is shown, not what you get: `onChange` returns each new value in the zone of the value that you passed in.',
      "Without a value, it returns them in the picker's zone.",
    ],
    () => {
      for (const name of names) {
        const onChange = spy();
        const value = libraries[name]?.at(evening, 'America/Lima');
        const one = show(
          <LibraryField library={name} timezone="Asia/Tokyo" value={value} onChange={onChange} />,
        );
        type('Minutes', '45');
        expect([name, textOf(onChange.mock.lastCall?.[0])]).toEqual([name, '18:45 -05:00']);
        one.unmount();
        const empty = show(
          <LibraryField library={name} timezone="Asia/Tokyo" onChange={onChange} />,
        );
        type('Month', '03');
        type('Day', '16');
        type('Year', '2026');
        type('Hours', '09');
        type('Minutes', '00');
        expect([name, textOf(onChange.mock.lastCall?.[0])]).toEqual([name, '09:00 +09:00']);
        empty.unmount();
      }
    },
  );

  claim(
    [
      'So people can switch the zone, and the moment stays:',
      "Two fields can be in different zones. The difference of two moments doesn't depend on them:",
    ],
    async () => {
      const { user, unmount } = show(<ZoneSwitch />);
      const seen: string[] = [];
      for (const name of ['UTC', 'Lima', 'Kolkata']) {
        await user.click(screen.getByRole('button', { name }));
        seen.push(shown());
        expect(screen.getByRole('status')).toHaveTextContent('2026-03-16T22:00:00.000Z');
      }
      expect(seen).toEqual(['03/16/2026 10:00 PM', '03/16/2026 05:00 PM', '03/17/2026 03:30 AM']);
      type('Hours', '04');
      expect(screen.getByRole('status')).toHaveTextContent('2026-03-16T23:00:00.000Z');
      unmount();
      show(<FlightTimes />);
      const fields = screen.getAllByRole('group');
      expect(fields.map((field) => shown(field))).toEqual([
        '03/16/2026 10:20 AM',
        '03/16/2026 03:45 PM',
      ]);
      expect(screen.getByRole('status')).toHaveTextContent('In the air: 12 h 25 min');
    },
  );

  claim('Both ends of a range have to be in one zone, or the range picker throws.', () => {
    expect(() =>
      show(
        <Provided>
          <DateRangePicker defaultValue={[dayjs.utc('2026-03-16'), tokyo]} />
        </Provided>,
      ),
    ).toThrow(/timezone of the start and the end date should be the same/);
  });
});

describe('libraries', () => {
  claim(
    [
      "| `utc` | nothing | nothing | doesn't work |",
      "| `utc` and `timezone` | nothing | `moment-timezone` in `dateLibInstance` | doesn't work |",
      '| Without that | Throws | | Throws |',
    ],
    () => {
      // Fresh libraries, without what this file has extended them by.
      jest.isolateModules(() => {
        const plain = jest.requireActual<{ extend: (plugin: unknown) => void }>('dayjs');
        const { AdapterDayjs } = jest.requireActual<{
          AdapterDayjs: new () => { date: (value: string, timezone: string) => unknown };
        }>('@mui/x-date-pickers/AdapterDayjs');
        const adapter = new AdapterDayjs();
        expect(() => adapter.date(evening, 'UTC')).toThrow('Missing UTC plugin');
        plain.extend(jest.requireActual('dayjs/plugin/utc'));
        expect(adapter.date(evening, 'UTC')).toBeDefined();
        expect(() => adapter.date(evening, 'Asia/Tokyo')).toThrow('Missing timezone plugin');
        plain.extend(jest.requireActual('dayjs/plugin/timezone'));
        expect(adapter.date(evening, 'Asia/Tokyo')).toBeDefined();
      });
      for (const name of names) {
        const value = libraries[name]?.at(evening, 'Asia/Tokyo');
        for (const [timezone, time] of [
          ['UTC', '23:30'],
          ['America/Lima', '18:30'],
        ]) {
          const { unmount } = show(
            <LibraryField library={name} timezone={timezone} value={value} />,
          );
          expect([name, shown()]).toEqual([name, expect.stringContaining(`${time}`)]);
          unmount();
        }
      }
      jest.isolateModules(() => {
        const moment = jest.requireActual<(iso: string) => unknown>('moment');
        const { AdapterMoment } = jest.requireActual<{
          AdapterMoment: new (options: object) => {
            date: (value: string, timezone: string) => unknown;
          };
        }>('@mui/x-date-pickers/AdapterMoment');
        const adapter = new AdapterMoment({ instance: moment });
        expect(adapter.date(evening, 'UTC')).toBeDefined();
        expect(() => adapter.date(evening, 'Asia/Tokyo')).toThrow('Missing timezone plugin');
      });
    },
  );

  claim(
    [
      "Throws | The field is empty | An error in the console, the value's own zone |",
      'Ignored, no warning',
      'with `timezone="UTC"`, people see and choose the time of their device.',
    ],
    () => {
      const shownIn = (name: string) => {
        const value = libraries[name]?.at(evening, 'Asia/Tokyo');
        const { unmount } = show(
          <LibraryField library={name} timezone="Nowhere/City" value={value} />,
        );
        const text = shown();
        unmount();
        return text;
      };
      expect(() => shownIn('Day.js')).toThrow(/Invalid time zone/);
      expect(shownIn('Luxon')).toBe('MM/DD/YYYY hh:mm');
      expect(shownIn('Moment')).toContain('08:30');
      expectConsole('error', /no data for Nowhere\/City/);
      const others: readonly [string, unknown][] = [
        ['AdapterDateFns', new Date(evening)],
        ['AdapterDateFnsJalali', new Date(evening)],
        [
          'AdapterMomentJalaali',
          jest.requireActual<(iso: string) => unknown>('moment-jalaali')(evening),
        ],
        [
          'AdapterMomentHijri',
          jest.requireActual<(iso: string) => unknown>('moment-hijri')(evening),
        ],
      ];
      for (const [adapter, value] of others) {
        const texts = [undefined, 'UTC', 'Asia/Tokyo', 'Nowhere/City'].map((timezone) => {
          const { unmount } = show(
            <LocalizationProvider dateAdapter={adapterOf(adapter)}>
              <Field label="Time" ampm={false} timezone={timezone} value={value} />
            </LocalizationProvider>,
          );
          const text = shown();
          unmount();
          return text;
        });
        expect([adapter, new Set(texts).size]).toEqual([adapter, 1]);
      }
      // The Hijri and Jalali libraries change the global locale of Moment.
      jest.requireActual<{ locale: (name: string) => void }>('moment').locale('en');
    },
  );
});

describe('saving', () => {
  claim(
    [
      'A moment, such as a meeting, is saved in UTC: `value.toISOString()` of Day.js and Moment, `value.toUTC().toISO()` of Luxon.',
      '`toISOString()` throws for those that are invalid.',
    ],
    () => {
      for (const name of names) {
        const onChange = spy();
        const value = libraries[name]?.at(evening, 'UTC');
        const { unmount } = show(<LibraryField library={name} value={value} onChange={onChange} />);
        type('Hours', '22');
        expect([name, isoOf(onChange.mock.lastCall?.[0])]).toEqual([
          name,
          '2026-03-16T22:30:00.000Z',
        ]);
        unmount();
      }
      const onChange = spy();
      show(<AnyField defaultValue={dayjs('2026-04-30T10:00')} onChange={onChange} />);
      type('Day', '31');
      expect(onChange.mock.lastCall?.[1].validationError).toBe('invalidDate');
      expect(() => onChange.mock.lastCall?.[0]?.toISOString?.()).toThrow(RangeError);
    },
  );

  claim(
    [
      'in Madrid, 16 March becomes `2026-03-15T23:00:00.000Z`.',
      'Save the text of the day instead, and load it as local time:',
    ],
    () => {
      const midnight = dayjs.tz('2026-03-16', 'Europe/Madrid');
      expect(midnight.toISOString()).toBe('2026-03-15T23:00:00.000Z');
      expect(JSON.stringify(midnight)).toBe('"2026-03-15T23:00:00.000Z"');
      show(<Birthday />);
      expect(shown()).toBe('07/04/1991');
      type('Day', '05');
      expect(screen.getByRole('status')).toHaveTextContent('Saved: 1991-07-05');
    },
  );

  claim(
    'If your server sends `1991-07-04T00:00:00Z`, show it with `timezone="UTC"`: then what people choose is midnight in UTC as well.',
    () => {
      const onChange = spy();
      const { unmount } = show(
        <Provided>
          <DateField
            label="Birthday"
            timezone="UTC"
            value={dayjs('1991-07-04T00:00:00Z').tz('America/Lima')}
            onChange={onChange}
          />
        </Provided>,
      );
      expect(shown()).toBe('07/04/1991');
      type('Day', '05');
      expect(isoOf(onChange.mock.lastCall?.[0])).toBe('1991-07-05T00:00:00.000Z');
      unmount();
      show(
        <Provided>
          <DateField label="Birthday" timezone="UTC" onChange={onChange} />
        </Provided>,
      );
      type('Month', '07');
      type('Day', '06');
      type('Year', '1991');
      expect(isoOf(onChange.mock.lastCall?.[0])).toBe('1991-07-06T00:00:00.000Z');
    },
  );
});

claim(
  "`dayjs('1991-07-04')`, without `Z`, is midnight of the device. `new Date('1991-07-04')` is midnight in UTC, and so a day earlier in America.",
  () => {
    const local = dayjs('1991-07-04').toDate();
    expect([local.getDate(), local.getHours()]).toEqual([4, 0]);
    const date = new Date('1991-07-04');
    expect(date.toISOString()).toBe('1991-07-04T00:00:00.000Z');
    expect(dayjs(date).tz('America/Lima').date()).toBe(3);
  },
);

describe('limits', () => {
  const errorOf = (props: Record<string, unknown>) => {
    const onError = jest.fn();
    const { unmount } = show(<AnyField {...props} onError={onError} />);
    unmount();
    return onError.mock.calls[0]?.[0] as unknown;
  };

  claim(
    [
      '`minDate` and `maxDate` are compared by day in the zone of the picker.',
      "`dayjs.utc('2026-03-16')` is still 15 March in Lima, so a picker there allows the 15th.",
      "Make limits in the same zone: `dayjs.tz('2026-03-16', 'America/Lima')`.",
    ],
    () => {
      const lima = {
        timezone: 'America/Lima',
        value: dayjs.tz('2026-03-15T12:00', 'America/Lima'),
      };
      expect(errorOf({ ...lima, minDate: dayjs.utc('2026-03-16') })).toBeUndefined();
      expect(errorOf({ ...lima, minDate: dayjs.tz('2026-03-16', 'America/Lima') })).toBe('minDate');
      expect(errorOf({ ...lima, maxDate: dayjs.utc('2026-03-15') })).toBe('maxDate');
    },
  );

  claim(
    "The day that's marked as today, `disablePast` and `disableFuture` follow the zone of the picker.",
    () => {
      jest.useFakeTimers({ now: new Date('2026-03-16T22:00:00Z'), advanceTimers: true });
      const { DateCalendar } = jest.requireActual<{
        DateCalendar: ComponentType<Record<string, unknown>>;
      }>('@mui/x-date-pickers/DateCalendar');
      for (const [timezone, today, future, past] of [
        ['UTC', '16', 'disableFuture', undefined],
        ['Asia/Tokyo', '17', undefined, 'disablePast'],
      ] as const) {
        const { unmount } = show(
          <Provided>
            <DateCalendar timezone={timezone} />
          </Provided>,
        );
        expect(document.querySelector('.MuiPickersDay-today')).toHaveTextContent(today);
        unmount();
        const at = (text: string) => dayjs.tz(text, timezone);
        const Dates = DateField as ComponentType<Record<string, unknown>>;
        const dateError = (props: Record<string, unknown>) => {
          const onError = jest.fn();
          const one = show(
            <Provided>
              <Dates label="Day" timezone={timezone} onError={onError} {...props} />
            </Provided>,
          );
          one.unmount();
          return onError.mock.calls[0]?.[0] as unknown;
        };
        expect(dateError({ value: at('2026-03-17T01:00'), disableFuture: true })).toBe(future);
        expect(dateError({ value: at('2026-03-16T12:00'), disablePast: true })).toBe(past);
      }
      jest.useRealTimers();
    },
  );
});

describe('daylight saving', () => {
  const madrid = 'Europe/Madrid';

  claim(
    [
      "In Madrid, 02:30 on 29 March 2026 doesn't exist.",
      '02:30 | An hour earlier, though it says 02:30, and without error | 01:30',
      '03:30 | An hour later | 03:30',
      '01:30 | An hour earlier | 01:30',
    ],
    () => {
      const seen = names.map((name) => {
        const onChange = spy();
        const value = libraries[name]?.at('2026-03-28T01:30:00Z', madrid);
        const { unmount } = show(
          <LibraryField
            library={name}
            timezone={madrid}
            defaultValue={value}
            onChange={onChange}
          />,
        );
        type('Day', '29');
        const [got, context] = onChange.mock.lastCall ?? [];
        const row = [
          name,
          shown().slice(-5),
          isoOf(got),
          textOf(got)?.slice(0, 5),
          context?.validationError,
        ];
        unmount();
        return row;
      });
      expect(seen).toEqual([
        ['Day.js', '02:30', '2026-03-29T00:30:00.000Z', '02:30', null],
        ['Luxon', '03:30', '2026-03-29T01:30:00.000Z', '03:30', null],
        ['Moment', '01:30', '2026-03-29T00:30:00.000Z', expect.any(String), null],
      ]);
      const clock = (iso: string) => dayjs(iso).tz(madrid).format('HH:mm');
      expect(clock('2026-03-29T00:30:00Z')).toBe('01:30');
      expect(clock('2026-03-29T01:30:00Z')).toBe('03:30');
    },
  );

  claim(
    [
      '<kbd>↑</kbd> on the hour of 01:30 goes to 03:30 with Luxon.',
      'With Moment it stays at 01:30.',
    ],
    () => {
      for (const [name, time] of [
        ['Luxon', '03:30'],
        ['Moment', '01:30'],
      ] as const) {
        const value = libraries[name]?.at('2026-03-29T00:30:00Z', madrid);
        const { unmount } = show(
          <LibraryField library={name} timezone={madrid} defaultValue={value} />,
        );
        expect(shown()).toContain('01:30');
        fireEvent.keyDown(enter('Hours'), { key: 'ArrowUp' });
        expect([name, shown().slice(-5)]).toEqual([name, time]);
        unmount();
      }
    },
  );

  claim('With Day.js, compare the time with itself once it went through UTC:', () => {
    show(<DaylightSaving />);
    expect(screen.getByText('29 March, 03:30, UTC+02:00')).toBeInTheDocument();
    type('Hours', '02');
    expect(screen.getByText('The clocks skip this time')).toBeInTheDocument();
    expect(within(screen.getByRole('group')).getByText('02')).toBeInTheDocument();
  });

  claim(
    [
      'A typed 02:30 on 25 October is the first one, in summer time, with all three libraries.',
      'If the value already is the second, it stays so while its minutes are changed, and the field shows no difference.',
      'A change of the day keeps the time of the clock: 09:00 on 28 March becomes 09:00 on 30 March, which is 47 hours later.',
    ],
    () => {
      const change = (name: string, iso: string, section: string, text: string) => {
        const onChange = spy();
        const value = libraries[name]?.at(iso, madrid);
        const { unmount } = show(
          <LibraryField
            library={name}
            timezone={madrid}
            defaultValue={value}
            onChange={onChange}
          />,
        );
        const before = shown();
        type(section, text);
        unmount();
        return [before.slice(-5), isoOf(onChange.mock.lastCall?.[0])];
      };
      for (const name of names) {
        expect(change(name, '2026-10-24T00:30:00Z', 'Day', '25')).toEqual([
          '02:30',
          '2026-10-25T00:30:00.000Z',
        ]);
        expect(change(name, '2026-10-25T00:30:00Z', 'Minutes', '45')).toEqual([
          '02:30',
          '2026-10-25T00:45:00.000Z',
        ]);
        expect(change(name, '2026-10-25T01:30:00Z', 'Minutes', '45')).toEqual([
          '02:30',
          '2026-10-25T01:45:00.000Z',
        ]);
        expect(change(name, '2026-03-28T08:00:00Z', 'Day', '30')).toEqual([
          '09:00',
          '2026-03-30T07:00:00.000Z',
        ]);
      }
      const hours = (Date.parse('2026-03-30T07:00Z') - Date.parse('2026-03-28T08:00Z')) / 3_600_000;
      expect(hours).toBe(47);
    },
  );
});

dismiss(
  [
    'Check the value first, since half-typed ones arrive too',
    "Save the zone's name beside it when the time of a place counts, as for a weekly meeting in Madrid: an offset such as `+01:00` is right for half the year only.",
    'Set `timezone`, or render the picker after mounting.',
    'Where such times matter, use Luxon.',
  ],
  'Advice that follows from what is proved beside it.',
);
dismiss(
  [
    'Without `timezone`, a server renders the time of its own zone, and the browser another one: React reports a mismatch.',
    'Midnight of a place is the evening before in another, and that is what JSON and `toISOString()` write:',
    "Load it with its `Z`: `dayjs.utc('2026-03-16T22:00:00Z')`.",
    "date-fns 4 knows zones, but its adapter doesn't use them:",
  ],
  'A fact of JavaScript, React or a date library.',
);

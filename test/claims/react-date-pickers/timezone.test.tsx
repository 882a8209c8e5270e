import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ComponentType, useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezonePlugin from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import Birthday from '../../../docs/x/react-date-pickers/timezone/Birthday';
import DaylightSaving from '../../../docs/x/react-date-pickers/timezone/DaylightSaving';
import FactoryVisit from '../../../docs/x/react-date-pickers/timezone/FactoryVisit';
import FlightTimes from '../../../docs/x/react-date-pickers/timezone/FlightTimes';
import ZoneSwitch from '../../../docs/x/react-date-pickers/timezone/ZoneSwitch';
import { act, proves, exempt, expectConsole, fireEvent, screen, show, within } from '../harness';
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
  DateTime: { now: () => unknown; fromISO: (iso: string, options: { zone: string }) => unknown };
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
const AnyPicker = DateTimePicker as ComponentType<Record<string, unknown>>;

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
  value?.toUTC ? value.toUTC().toISO() : value?.toISOString?.();
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
  proves(
    [
      'To show a value in a certain timezone, and to let users choose in this timezone, pass `timezone`.',
      'The value of this demo is in UTC, and the field shows the time in Osaka.',
    ],
    () => {
      show(<FactoryVisit />);
      expect(shown()).toBe('03/16/2026 10:30 AM');
    },
  );

  proves(
    [
      '| not set | The timezone of the value, or else of `referenceDate`, or else `"default"` |',
      '| `"UTC"` | UTC |',
      '| `"Europe/Madrid"` | The timezone of this IANA name',
      '| `"system"` | The timezone of the device |',
      'The default timezone of your date library, or else the timezone of the device',
      "To set the default timezone, call `dayjs.tz.setDefault('Asia/Tokyo')` with Day.js",
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

  proves('`moment.tz.setDefault()` with Moment. With Luxon, set `Settings.defaultZone`.', () => {
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

  proves(
    [
      'The values that you receive can be in different timezones, so rely on their moment.',
      '`onChange` keeps the timezone of the previous value.',
      'After `null` or an invalid date, which are common while a user types, `onChange` uses `timezone`.',
      'If a date is valid, `onAccept` and `onError` receive it in the timezone of the picker.',
      'The date of a shortcut keeps its own timezone.',
    ],
    async () => {
      for (const first of [tokyo.tz('America/Lima'), null]) {
        const onChange = spy();
        const onAccept = spy();
        const { user, unmount } = show(
          <Provided>
            <AnyPicker
              open
              timezone="America/Lima"
              defaultValue={first?.utc()}
              onChange={onChange}
              onAccept={onAccept}
              slotProps={{ shortcuts: { items: [{ label: 'Trip', getValue: () => tokyo }] } }}
            />
          </Provided>,
        );
        await user.click(screen.getByText('Trip'));
        const zones = [onChange, onAccept].map((one) => textOf(one.mock.lastCall?.[0]));
        expect(zones).toEqual([first ? '23:30 +00:00' : '08:30 +09:00', '08:30 +09:00']);
        unmount();
      }
      const onRange = jest.fn<unknown, [readonly (Dayjs | null)[]]>();
      const range = show(
        <Provided>
          <SingleInputDateRangeField
            timezone="America/Lima"
            defaultValue={[dayjs.utc('2026-03-14T12:00'), dayjs.utc('2026-03-16T12:00')]}
            onChange={onRange}
          />
        </Provided>,
      );
      const [day = document.body] = screen.getAllByRole('spinbutton', { name: 'Day' });
      act(() => day.focus());
      fireEvent.keyDown(day, { key: 'Delete' });
      expect(onRange.mock.lastCall?.[0][0]).toBeNull();
      fireEvent.keyDown(day, { key: 'Home' });
      expect(onRange.mock.lastCall?.[0][0]?.format('Z')).toBe('+00:00');
      range.unmount();
      for (const name of names) {
        const { adapter = '', at, lib } = libraries[name] ?? {};
        const onChange = spy();
        const onAccept = spy();
        const onError = jest.fn<unknown, [unknown, Moment | null]>();
        const start = (isPicker = false, ampm = false) => {
          const Any = isPicker ? AnyPicker : Field;
          return show(
            <LocalizationProvider dateAdapter={adapterOf(adapter)} dateLibInstance={lib}>
              <Any
                label="Time"
                ampm={ampm}
                timezone="Asia/Tokyo"
                defaultValue={at?.(evening, 'America/Lima')}
                maxDate={at?.('2026-04-01T12:00:00Z', 'Asia/Tokyo')}
                onChange={onChange}
                onError={onError}
                {...(isPicker ? { onAccept } : {})}
              />
            </LocalizationProvider>,
          ).unmount;
        };
        const last = () => textOf(onChange.mock.lastCall?.[0]);
        let end = start(true);
        type('Minutes', '45');
        expect([name, last(), textOf(onAccept.mock.lastCall?.[0])]).toEqual([
          name,
          '18:45 -05:00',
          '08:45 +09:00',
        ]);
        type('Month', '05');
        expect([name, onError.mock.lastCall?.[0]]).toEqual([name, 'maxDate']);
        expect([name, textOf(onError.mock.lastCall?.[1])]).toEqual([name, '08:45 +09:00']);
        end();
        end = start();
        fireEvent.keyDown(enter('Day'), { key: 'Delete' });
        expect(onChange.mock.lastCall?.[0]).toBeNull();
        type('Day', '18');
        expect([name, last()]).toEqual([name, '08:30 +09:00']);
        end();
        for (const [section, text, keeps, isTwelve] of [
          ['Month', '04', []],
          ['Day', '05', []],
          ['Month', '4', names],
          ['Day', '17', names],
          ['Hours', '09', names],
          ['Hours', '09', ['Luxon'], true],
          ['Hours', '11', names, true],
        ] as const) {
          end = start(false, isTwelve);
          type(section, text);
          const kept = last()?.endsWith('-05:00');
          expect([name, section, text, kept]).toEqual([
            name,
            section,
            text,
            (keeps as readonly string[]).includes(name),
          ]);
          expect(onChange.mock.calls.some(([, one]) => one.validationError === 'invalidDate')).toBe(
            !kept,
          );
          onChange.mockClear();
          end();
        }
        end = start();
        type('Year', '2025');
        expect([name, last()]).toEqual([name, name === 'Day.js' ? '08:30 +09:00' : '18:30 -05:00']);
        end();
      }
    },
  );

  proves(
    [
      'With Day.js and a named timezone, retyping the year can change the day and the time.',
      'In Madrid, typing `2027` over the year of 03/16/2026 gives 03/01/2027.',
      'Show two digits of the year with `format="MM/DD/YY HH:mm"`, or use Luxon or Moment.',
      "Luxon works without setup, and the two bugs above don't affect it.",
    ],
    async () => {
      const madrid = { timezone: 'Europe/Madrid' };
      const noon = '2026-03-16T12:30:00Z';
      const after = (library: string, act: () => void, props: Record<string, unknown> = {}) => {
        const value = libraries[library]?.at(noon, 'Europe/Madrid');
        const onChange = spy();
        const { unmount } = show(
          <LibraryField
            library={library}
            {...madrid}
            defaultValue={value}
            onChange={onChange}
            {...props}
          />,
        );
        act();
        const text = shown();
        unmount();
        return [text, isoOf(onChange.mock.lastCall?.[0]), onChange] as const;
      };
      const retype = () => type('Year', '2027');
      const right = ['03/16/2027 13:30', '2027-03-16T12:30:00.000Z'];
      const [wrong, moment, calls] = after('Day.js', retype);
      expect([wrong, moment]).toEqual(['03/01/2027 13:30', '2027-03-01T12:30:00.000Z']);
      expect(calls.mock.calls.some(([value]) => (value as Dayjs | null)?.year() === 202)).toBe(
        true,
      );
      for (const library of ['Luxon', 'Moment']) {
        expect(after(library, retype).slice(0, 2)).toEqual(right);
      }
      const arrow = () => fireEvent.keyDown(enter('Year'), { key: 'ArrowUp' });
      expect(after('Day.js', arrow).slice(0, 2)).toEqual(right);
      const down = () => fireEvent.keyDown(enter('Year'), { key: 'ArrowDown' });
      expect(after('Day.js', down)[0]).toBe('03/16/2025 13:30');
      const paste = () =>
        fireEvent.paste(enter('Month'), { clipboardData: { getData: () => '03/16/2027 13:30' } });
      expect(after('Day.js', paste).slice(0, 2)).toEqual(right);
      const short = { format: 'MM/DD/YY HH:mm' };
      const [text, iso] = after('Day.js', () => type('Year', '27'), short);
      expect([text, iso]).toEqual(['03/16/27 13:30', right[1]]);
      const onKept = spy();
      function InUtc({ format }: { format?: string }) {
        const [value, setValue] = useState<Dayjs | null>(dayjs.utc(noon));
        const change = (next: Dayjs | null) => {
          const kept = next?.isValid() ? next.utc() : next;
          setValue(kept);
          onKept(kept as Moment | null, { validationError: null });
        };
        return <AnyField {...madrid} format={format} value={value} onChange={change} />;
      }
      const utcField = show(<InUtc />);
      retype();
      expect(shown()).toMatch(/^03\/\d\d\/2027 (?!13:30)/);
      utcField.unmount();
      const [kept] = after('Day.js', retype, { defaultValue: dayjs.utc(noon) });
      expect(kept).toBe(wrong);
      const utcShort = show(<InUtc format="MM/DD/YY HH:mm" />);
      type('Year', '27');
      expect(isoOf(onKept.mock.lastCall?.[0])).toBe(right[1]);
      utcShort.unmount();
      const onChange = spy();
      const { user } = show(
        <Provided>
          <AnyPicker
            {...madrid}
            open
            openTo="year"
            views={['year', 'day', 'hours', 'minutes']}
            defaultValue={dayjs.utc(noon)}
            onChange={onChange}
          />
        </Provided>,
      );
      await user.click(screen.getByRole('radio', { name: '2027' }));
      expect(isoOf(onChange.mock.lastCall?.[0])).toBe(right[1]);
    },
  );

  proves(
    [
      'A different `timezone` changes what the picker shows, not its value.',
      'Two fields can use different timezones. Their difference is correct, because both values are moments:',
    ],
    async () => {
      const { user, unmount } = show(<ZoneSwitch />);
      const seen: string[] = [];
      for (const name of ['UTC', 'Lima', 'Kolkata']) {
        await user.click(screen.getByRole('button', { name }));
        seen.push(shown());
        expect(screen.getByRole('status')).toHaveTextContent('2026-03-16T22:00:00.000Z');
      }
      expect(seen).toEqual(['03/16/26 10:00 PM', '03/16/26 05:00 PM', '03/17/26 03:30 AM']);
      type('Hours', '04');
      expect(screen.getByRole('status')).toHaveTextContent('2026-03-16T23:00:00.000Z');
      type('Year', '27');
      expect(screen.getByRole('status')).toHaveTextContent('2027-03-16T23:00:00.000Z');
      unmount();
      show(<FlightTimes />);
      const fields = screen.getAllByRole('group');
      expect(fields.map((field) => shown(field))).toEqual([
        '03/16/26 10:20 AM',
        '03/16/26 03:45 PM',
      ]);
      expect(screen.getByRole('status')).toHaveTextContent('In the air: 12 h 25 min');
      for (const field of fields) {
        const year = within(field).getByRole('spinbutton', { name: 'Year' });
        act(() => year.focus());
        for (const digit of '27') {
          year.textContent = digit;
          fireEvent.input(year);
        }
      }
      expect(fields.map((field) => shown(field))).toEqual([
        '03/16/27 10:20 AM',
        '03/16/27 03:45 PM',
      ]);
    },
  );

  proves(
    'Pass the timezone as the `key` too, because otherwise, a half-typed date is read in the previous timezone.',
    () => {
      for (const name of names) {
        for (const [isKeyed, isHalf] of [
          [true, false],
          [false, false],
          [true, true],
          [false, true],
        ]) {
          const onChange = spy();
          function App() {
            const [timezone, setTimezone] = useState('UTC');
            const [value, setValue] = useState<unknown>(
              isHalf ? libraries[name]?.at(evening, 'UTC') : null,
            );
            return (
              <>
                <button onClick={() => setTimezone('Asia/Tokyo')}>Tokyo</button>
                <LibraryField
                  key={isKeyed ? timezone : 'one'}
                  library={name}
                  timezone={timezone}
                  value={value}
                  onChange={(next: Moment | null, context: { validationError: string | null }) => {
                    setValue(next);
                    onChange(next, context);
                  }}
                />
              </>
            );
          }
          const { unmount } = show(<App />);
          if (isHalf) {
            fireEvent.keyDown(enter('Day'), { key: 'Delete' });
          }
          fireEvent.click(screen.getByText('Tokyo'));
          if (isHalf) {
            const half = isKeyed ? 'MM/DD/YYYY hh:mm' : '03/DD/2026 23:30';
            expect([name, shown()]).toEqual([name, half]);
          }
          const whole = [
            ['Month', '03'],
            ['Day', '16'],
            ['Year', '2026'],
            ['Hours', '23'],
            ['Minutes', '30'],
          ] as const;
          for (const [section, text] of isHalf && !isKeyed ? [['Day', '16'] as const] : whole) {
            type(section, text);
          }
          expect([name, isKeyed, isHalf, isoOf(onChange.mock.lastCall?.[0])]).toEqual([
            name,
            isKeyed,
            isHalf,
            isKeyed
              ? '2026-03-16T14:30:00.000Z'
              : isHalf
                ? '2026-03-15T23:30:00.000Z'
                : '2026-03-16T23:30:00.000Z',
          ]);
          unmount();
        }
      }
    },
  );

  proves(
    [
      'With Moment, if `timezone` is the name of the default timezone, `moment.utc()` values are shown in UTC.',
      "Luxon works without setup, and the two bugs above don't affect it.",
    ],
    () => {
      const { Settings } = jest.requireActual<{ Settings: { defaultZone: string } }>('luxon');
      Settings.defaultZone = 'America/Lima';
      const luxon = show(
        <LibraryField
          library="Luxon"
          timezone="America/Lima"
          value={libraries.Luxon?.at(evening, 'UTC')}
        />,
      );
      expect(shown()).toContain('18:30');
      luxon.unmount();
      Settings.defaultZone = 'system';
      const { tz, utc: inUtc } = jest.requireActual<{
        tz: { setDefault: (zone?: string) => void };
        utc: (iso: string) => unknown;
      }>('moment-timezone');
      tz.setDefault('America/Lima');
      for (const [timezone, time] of [
        ['America/Lima', '23:30'],
        ['default', '18:30'],
      ]) {
        const { unmount } = show(
          <LibraryField library="Moment" timezone={timezone} value={inUtc(evening)} />,
        );
        expect([timezone, shown()]).toEqual([timezone, `03/16/2026 ${time}`]);
        unmount();
      }
      tz.setDefault();
    },
  );

  proves(
    [
      'In range components, both ends must be in the same timezone. Otherwise, the component throws an error.',
      'One end may be `null`.',
    ],
    () => {
      for (const Range of [
        DateRangePicker,
        SingleInputDateRangeField,
        MultiInputDateRangeField,
        DateRangeCalendar,
      ]) {
        const of = (end: Dayjs | null) => () =>
          show(
            <Provided>
              <Range timezone="UTC" defaultValue={[dayjs.utc('2026-03-16'), end]} />
            </Provided>,
          ).unmount();
        expect(of(tokyo)).toThrow(/timezone of the start and the end date should be the same/);
        expect(of(null)).not.toThrow();
      }
    },
  );
});

describe('libraries', () => {
  proves(
    [
      "| `utc` | nothing | nothing | doesn't work |",
      "| `utc` and `timezone` | nothing | `moment-timezone` | doesn't work |",
      '| Without the plugin | Throws | | Throws |',
      'Day.js needs its plugins `utc` and `timezone`.',
      'Moment needs `moment-timezone` and the `dateLibInstance` prop of the provider:',
      'Day.js needs two plugins for timezones:',
      "The adapters for date-fns 2, 3, and 4 don't support timezones.",
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
      const { AdapterDateFns } = jest.requireActual<{
        AdapterDateFns: new () => { isTimezoneCompatible: boolean };
      }>('@mui/x-date-pickers/AdapterDateFns');
      expect(new AdapterDateFns().isTimezoneCompatible).toBe(false);
      // The adapter for date-fns 2 can't load with date-fns 4, but extends the same class.
      const source = readFileSync(
        path.join(
          path.dirname(require.resolve('@mui/x-date-pickers/AdapterDateFnsV2')),
          'AdapterDateFnsV2.js',
        ),
        'utf8',
      );
      expect(source).toMatch(/class AdapterDateFns extends \S*AdapterDateFnsBase/);
      expect(source).not.toContain('isTimezoneCompatible');
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

  proves(
    [
      "Throws | The field is empty, an open calendar throws | An error in the console, the value's own zone",
      'Ignored, no warning',
      'With date-fns and `timezone="UTC"`, users see and choose the time of their device.',
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
      const luxon = { open: true, timezone: 'Nowhere/City', defaultValue: DateTime.now() };
      const openLuxon = () =>
        show(
          <LocalizationProvider dateAdapter={adapterOf('AdapterLuxon')}>
            <AnyPicker {...luxon} />
          </LocalizationProvider>,
        );
      expect(openLuxon).toThrow('Invalid array length');
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
  proves(
    [
      'Day.js and Moment have `toISOString()`. With Luxon, call `value.toUTC().toISO()`.',
      'For an invalid date, `toISOString()` of Day.js throws an error, and Moment and Luxon return `null`.',
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
      for (const name of ['Luxon', 'Moment']) {
        const wrong = libraries[name]?.at('nonsense', 'UTC') as Moment;
        expect([name, isoOf(wrong)]).toEqual([name, null]);
      }
      expectConsole('warn', /not in a recognized RFC2822 or ISO format/);
    },
  );

  proves(
    [
      'in Madrid, March 16 becomes `2026-03-15T23:00:00.000Z`.',
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

  proves('`dayjs.utc(text)` and `timezone="UTC"`. A chosen day is then midnight in UTC too', () => {
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
  });
});

proves(
  [
    "`dayjs('1991-07-04')`, which is midnight of the device",
    "Don't use `new Date('1991-07-04')`. It's midnight in UTC, and therefore a day earlier in America.",
  ],
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

  proves(
    [
      '`minDate` and `maxDate` are compared by day in the timezone of the picker.',
      "For example, `dayjs.utc('2026-03-16')` is still March 15 in Lima, so with this `minDate`, a picker in Lima allows the 15th.",
      'Create limits in the same timezone:',
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

  proves(
    'The day marked as today, [`disablePast`](/x/react-date-pickers/validation/#limits-of-dates), and `disableFuture` also follow the timezone of the picker.',
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

proves(
  ["In Madrid, 02:30 on March 29, 2026, doesn't exist.", 'and show the offset below the field:'],
  () => {
    const clock = (iso: string) => dayjs(iso).tz('Europe/Madrid').format('HH:mm');
    expect([clock('2026-03-29T00:59:00Z'), clock('2026-03-29T01:00:00Z')]).toEqual([
      '01:59',
      '03:00',
    ]);
    show(<DaylightSaving />);
    expect(shown()).toBe('03/29/26 03:30');
    expect(screen.getByText('29 March, 03:30, UTC+02:00')).toBeInTheDocument();
    type('Day', '28');
    expect(screen.getByText('28 March, 03:30, UTC+01:00')).toBeInTheDocument();
    type('Year', '27');
    expect(shown()).toBe('03/28/27 03:30');
  },
);

exempt(
  "A birthday isn't a moment: when it's midnight in one place, it's still the day before in another.",
  'Advice that follows from what is proved beside it.',
);
exempt(
  [
    'A server renders values such as `dayjs()` in its own timezone.',
    'With Day.js and Moment, JSON and `toISOString()` write the moment in UTC, so in Madrid, March 16 becomes `2026-03-15T23:00:00.000Z`.',
  ],
  'A fact of JavaScript, React or a date library.',
);

import { type FocusEvent, type ReactElement, type RefObject, useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezonePlugin from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeValidationError } from '@mui/x-date-pickers/models';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import {
  extractValidationProps,
  useValidation,
  validateDate,
  validateDateTime,
  validateTime,
} from '@mui/x-date-pickers/validation';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import {
  validateDateRange,
  validateDateTimeRange,
  validateTimeRange,
} from '@mui/x-date-pickers-pro/validation';
import CheckAgain from '../../../docs/x/react-date-pickers/validation/CheckAgain';
import CottageStay from '../../../docs/x/react-date-pickers/validation/CottageStay';
import { LIMITS as PICKUP_LIMITS } from '../../../docs/x/react-date-pickers/validation/checkPickup';
import { loadClosedDays } from '../../../docs/x/react-date-pickers/validation/holidays';
import LabAppointment from '../../../docs/x/react-date-pickers/validation/LabAppointment';
import OpeningHours from '../../../docs/x/react-date-pickers/validation/OpeningHours';
import PickupForm from '../../../docs/x/react-date-pickers/validation/PickupForm';
import TableBooking from '../../../docs/x/react-date-pickers/validation/TableBooking';
import {
  act,
  proves,
  exempt,
  expectCompiles,
  expectConsole,
  expectTypeError,
  fireEvent,
  renderHook,
  screen,
  show,
  waitFor,
} from '../harness';
import { enter, open, Picker, Provided, sectionOf, shown, type } from '../pickers';

/** The lab's days, as they are, unless a claim has them fail. */
jest.mock('../../../docs/x/react-date-pickers/validation/holidays', () => {
  const { loadClosedDays: load } = jest.requireActual<{
    loadClosedDays: (month: string) => Promise<readonly string[]>;
  }>('../../../docs/x/react-date-pickers/validation/holidays');
  return { loadClosedDays: jest.fn(load) };
});

const day = dayjs('2026-04-15');
const at = (text: string) => dayjs(text);
const adapter = new AdapterDayjs();
const helper = () => document.querySelector('.MuiFormHelperText-root')?.textContent;

/** What a component reports of the value that it appears with. */
function errorOf(make: (onError: (...args: unknown[]) => void) => ReactElement): unknown {
  const onError = jest.fn<unknown, unknown[]>();
  const { unmount } = show(<Provided>{make(onError)}</Provided>);
  unmount();
  return onError.mock.calls[0]?.[0] ?? null;
}

/** Takes one limit after the other away, and says which error comes then. */
function orderOf(
  validate: (props: Record<string, unknown>) => unknown,
  limits: readonly (readonly [string, unknown])[],
): readonly unknown[] {
  return limits.map((_one, index) => validate(Object.fromEntries(limits.slice(index))));
}

/** Types into one of several sections of the same name. */
function typeInto(name: string, index: number, text: string): void {
  const section = screen.getAllByRole('spinbutton', { name })[index] ?? document.body;
  act(() => section.focus());
  for (const character of text) {
    section.textContent = character;
    fireEvent.input(section);
  }
}

describe('reporting', () => {
  proves(
    [
      'Limits such as `minDate` disable days and times in the popup.',
      'A forbidden value gets an error, and the field turns red.',
      'On a picker, pass the message as `slotProps.textField.helperText`. Fields with one input accept `helperText` directly.',
    ],
    async () => {
      const { user, unmount } = show(<TableBooking />);
      expect(document.querySelector('.Mui-error')).not.toBeNull();
      expect(helper()).toBe('We are closed on Mondays');
      type('Day', '21');
      expect(document.querySelector('.Mui-error')).toBeNull();
      expect(helper()).toBe('Tuesday to Sunday, 18:00 to 22:00');
      type('Hours', '17');
      expect(helper()).toBe('Tables are free from 18:00 to 22:00');
      type('Hours', '18');
      type('Minutes', '31');
      expect(helper()).toBe('Choose a quarter of an hour');
      await open(user);
      expect(screen.getByRole('gridcell', { name: '20' })).toBeDisabled();
      unmount();
      const hours = show(<OpeningHours />);
      expect(screen.getByText('April 16, 8:00 is fine')).toBeInTheDocument();
      hours.unmount();
      const years = show(
        <Provided>
          <DateCalendar defaultValue={day} minDate={at('2025-01-01')} openTo="year" />
        </Provided>,
      );
      expect(screen.getByRole('radio', { name: '2025' })).toBeEnabled();
      expect(screen.queryByRole('radio', { name: '2024' })).toBeNull();
      years.unmount();
      const texts = (element: ReactElement) => {
        const { unmount: end } = show(<Provided>{element}</Provided>);
        const found = [...document.querySelectorAll('.MuiFormHelperText-root')];
        end();
        return found.map((one) => one.textContent);
      };
      expect(texts(<DateField helperText="Soon" />)).toEqual(['Soon']);
      const direct = { helperText: 'Soon' } as object;
      expect(texts(<MultiInputDateRangeField {...direct} />)).toEqual([]);
      expectConsole('error', /does not recognize the `helperText` prop/);
      const slotProps = { textField: { helperText: 'Soon' } };
      expect(texts(<MultiInputDateRangeField slotProps={slotProps} />)).toEqual(['Soon', 'Soon']);
    },
  );

  proves(
    [
      '`onError(error, value)` fires whenever the error changes, and for an initial value with an error.',
      'When the error clears, `error` is `null`, or `[null, null]` for a range.',
    ],
    () => {
      const onError = jest.fn<unknown, [unknown, Dayjs | null]>();
      show(<Picker defaultValue={day} minDate={at('2026-04-20')} onError={onError} />);
      const calls = () =>
        onError.mock.calls.map(([error, value]) => [error, value?.format('YYYY-MM-DD')]);
      expect(calls()).toEqual([['minDate', '2026-04-15']]);
      type('Day', '18');
      expect(calls()).toHaveLength(1);
      type('Day', '25');
      expect(calls().at(-1)).toEqual([null, '2026-04-25']);
      for (const Range of [SingleInputDateRangeField, MultiInputDateRangeField]) {
        const onRangeError = jest.fn<unknown, [unknown, unknown]>();
        const range = (limits: { minDate?: Dayjs }) => (
          <Provided>
            <Range defaultValue={[day, day]} onError={onRangeError} {...limits} />
          </Provided>
        );
        const { rerender, unmount } = show(range({ minDate: at('2026-05-01') }));
        rerender(range({}));
        expect(onRangeError.mock.calls.map(([error]) => error)).toEqual([
          ['minDate', 'minDate'],
          [null, null],
        ]);
        unmount();
      }
    },
  );

  proves(
    [
      "Limits don't block values: a forbidden date that a user types still reaches `onChange` and stays in the field.",
      'An empty field has the value `null` and no error.',
      'A field with an empty section, such as `05/DD/2026`, has the value `null` and no error.',
      'If a user types February 31 first and then the year, the value ends as `null`, and the field shows no error.',
      'While a user types the year 2026, the field passes through 0002, 0020, and 0202.',
      "With Day.js, the error is `'invalidDate'` for 0002 and `'minDate'` for 0202.",
      'For 0020, the value is `null` without an error.',
    ],
    () => {
      const onError = jest.fn();
      const empty = show(
        <Picker minDate={day} disablePast shouldDisableDate={() => true} onError={onError} />,
      );
      expect(shown()).toBe('MM/DD/YYYY');
      expect(document.querySelector('.Mui-error')).toBeNull();
      expect(onError).not.toHaveBeenCalled();
      empty.unmount();
      const onChange = jest.fn<unknown, [Dayjs | null, { validationError: unknown }]>();
      show(<Picker defaultValue={day} maxDate={at('2026-04-16')} onChange={onChange} />);
      type('Day', '25');
      expect(onChange.mock.lastCall?.[0]?.format('YYYY-MM-DD')).toBe('2026-04-25');
      expect(onChange.mock.lastCall?.[1].validationError).toBe('maxDate');
      expect(shown()).toBe('04/25/2026');
      fireEvent.keyDown(enter('Day'), { key: 'Delete' });
      expect(shown()).toBe('04/DD/2026');
      expect(onChange.mock.lastCall).toEqual([null, { validationError: null }]);
      expect(document.querySelector('.Mui-error')).toBeNull();
      onChange.mockClear();
      type('Day', '10');
      type('Year', '2026');
      expect(onChange.mock.calls.map((call) => call[1].validationError).slice(-4)).toEqual([
        'invalidDate',
        null,
        'minDate',
        null,
      ]);
      const years = onChange.mock.calls.slice(-4).map(([value]) => value?.format('YYYY') ?? null);
      expect(years.slice(1)).toEqual([null, '0202', '2026']);
      type('Day', '28');
      type('Month', '02');
      type('Day', '31');
      expect(onChange.mock.lastCall?.[1].validationError).toBe('invalidDate');
      fireEvent.keyDown(enter('Year'), { key: 'Delete' });
      expect(onChange.mock.lastCall).toEqual([null, { validationError: null }]);
      type('Year', '2026');
      expect(shown()).toBe('02/31/2026');
      expect(onChange.mock.lastCall).toEqual([null, { validationError: null }]);
      expect(document.querySelector('.Mui-error')).toBeNull();
    },
  );
});

describe('dates and times', () => {
  proves(
    [
      'Components with a date check these limits in this order. The first limit that the value breaks gives the error:',
      "None | can't be read",
      '`shouldDisableDate(day)` | makes your function return `true`',
      '`shouldDisableMonth(day)` | is in a month that your function disables',
      '`shouldDisableYear(day)` | is in a year that your function disables',
      '`disableFuture` | is after today',
      '`disablePast` | is before today',
      '`minDate`, default January 1, 1900 | is before that day',
      '`maxDate`, default December 31, 2099 | is after that day',
      "To remove a default limit, pass a distant day such as `dayjs('1500-01-01')`. `null` and `undefined` restore the default.",
    ],
    () => {
      const value = dayjs().add(2, 'year');
      const limits = [
        ['shouldDisableDate', () => true],
        ['shouldDisableMonth', () => true],
        ['shouldDisableYear', () => true],
        ['disableFuture', true],
        ['minDate', value.add(1, 'day')],
        ['maxDate', value.subtract(1, 'day')],
      ] as const;
      const dateError = (one: Dayjs) => (props: Record<string, unknown>) =>
        validateDate({ adapter, value: one, timezone: 'default', props: props as never });
      expect(orderOf(dateError(value), limits)).toEqual(limits.map(([name]) => name));
      expect(dateError(dayjs('nonsense'))(Object.fromEntries(limits))).toBe('invalidDate');
      const past = [
        ['disablePast', true],
        ['minDate', value],
      ] as const;
      expect(orderOf(dateError(dayjs().subtract(1, 'day')), past)).toEqual([
        'disablePast',
        'minDate',
      ]);
      expect(dateError(dayjs().startOf('day'))({ disablePast: true, disableFuture: true })).toBe(
        null,
      );
      const first = ['1899-12-31', '1900-01-01', '2099-12-31', '2100-01-01'].map((text) =>
        errorOf((onError) => <DateField defaultValue={at(text)} onError={onError} />),
      );
      expect(first).toEqual(['minDate', null, null, 'maxDate']);
      const minDate = at('2026-04-15');
      const isSunday = (one: Dayjs) => one.day() === 0;
      const sundayError = (shouldDisableDate: (one: Dayjs) => boolean) =>
        errorOf((onError) => (
          <DateField
            defaultValue={at('2026-04-12')}
            minDate={minDate}
            shouldDisableDate={shouldDisableDate}
            onError={onError}
          />
        ));
      expect(sundayError(isSunday)).toBe('shouldDisableDate');
      expect(sundayError((one) => !one.isBefore(minDate, 'day') && isSunday(one))).toBe('minDate');
      const old = (limit: Dayjs | null | undefined) =>
        errorOf((onError) => (
          <DateField defaultValue={at('1850-01-01')} minDate={limit as never} onError={onError} />
        ));
      expect([old(null), old(undefined), old(at('1500-01-01'))]).toEqual([
        'minDate',
        'minDate',
        null,
      ]);
    },
  );

  proves(
    'Depending on the view, the functions receive the current value, a visible day, the first day of a month, or January 1.',
    () => {
      const asked = new Set<string>();
      const ask = (one: Dayjs) => {
        asked.add(one.format('MM-DD'));
        return false;
      };
      const askedBy = (view: 'year' | 'month' | 'day', limits: object) => {
        asked.clear();
        const calendar = show(
          <Provided>
            <DateCalendar defaultValue={day} views={[view]} openTo={view} {...limits} />
          </Provided>,
        );
        calendar.unmount();
        return [...asked];
      };
      const months = askedBy('month', { shouldDisableMonth: ask });
      expect(months).toHaveLength(12);
      expect(months.every((one) => one.endsWith('-01'))).toBe(true);
      expect(askedBy('year', { shouldDisableYear: ask })).toEqual(['01-01']);
      for (const limits of [{ shouldDisableMonth: ask }, { shouldDisableYear: ask }]) {
        expect(askedBy('day', limits)).toEqual(
          // April 2026 begins on a Wednesday.
          expect.arrayContaining(['03-29', '04-01', '04-02', '04-29', '04-30', '05-02']),
        );
      }
      asked.clear();
      show(<Picker defaultValue={day} shouldDisableMonth={ask} shouldDisableYear={ask} />);
      expect([...asked]).toEqual(['04-15']);
    },
  );

  proves(
    [
      'These limits compare days, not times. With a `minDate` at 18:00, 8:00 on the same day is valid.',
      "Your functions receive the value with its time, so compare with `isSame(other, 'day')`.",
    ],
    () => {
      const morning = at('2026-04-15T08:00');
      for (const [name, isClosed, error] of [
        ['moment', (one: Dayjs) => one.isSame(day), null],
        ['day', (one: Dayjs) => one.isSame(day, 'day'), 'shouldDisableDate'],
      ] as const) {
        const found = errorOf((onError) => (
          <DateField defaultValue={morning} shouldDisableDate={isClosed} onError={onError} />
        ));
        expect([name, found]).toEqual([name, error]);
      }
      expect(
        errorOf((onError) => (
          <DateField
            defaultValue={at('2026-04-15T08:00')}
            minDate={at('2026-04-15T18:00')}
            onError={onError}
          />
        )),
      ).toBeNull();
    },
  );

  proves(
    [
      'Components with a time check these limits, also in this order:',
      "None | can't be read",
      '`minTime` | is before that time',
      '`maxTime` | is after that time',
      '`disableFuture` | is after now, by date and time',
      '`disablePast` | is before now, by date and time',
      "`shouldDisableTime(value, view)` | makes your function return `true` for the view `'hours'`",
      "the same | makes your function return `true` for `'minutes'`",
      "the same | makes your function return `true` for `'seconds'`",
      "`minutesStep` | has minutes that aren't a multiple of it",
      "`shouldDisableTime` is called for hours, minutes, and seconds until it returns `true`, even if the field doesn't show seconds.",
      "If your function ignores `view`, the error is `'shouldDisableTime-hours'`, even if you meant to disable minutes or seconds.",
    ],
    () => {
      const value = dayjs().add(2, 'day').hour(10).minute(7);
      const timeError = (one: Dayjs) => (props: Record<string, unknown>) =>
        validateTime({ adapter, value: one, timezone: 'default', props: props as never });
      const limits = [
        ['minTime', value.add(1, 'minute')],
        ['maxTime', value.subtract(1, 'minute')],
        ['disableFuture', true],
        ['shouldDisableTime', () => true],
        ['minutesStep', 5],
      ] as const;
      expect(orderOf(timeError(value), limits)).toEqual([
        'minTime',
        'maxTime',
        'disableFuture',
        'shouldDisableTime-hours',
        'minutesStep',
      ]);
      expect(timeError(dayjs('nonsense'))({})).toBe('invalidDate');
      expect(timeError(value.subtract(4, 'day'))({ disablePast: true })).toBe('disablePast');
      expect(timeError(value)({ disablePast: true })).toBeNull();
      for (const view of ['hours', 'minutes', 'seconds']) {
        const shouldDisableTime = (_one: Dayjs, asked: string) => asked === view;
        expect(timeError(value)({ shouldDisableTime })).toBe(`shouldDisableTime-${view}`);
      }
      const asked: string[] = [];
      errorOf((onError) => (
        <TimeField
          format="HH"
          defaultValue={value}
          shouldDisableTime={(_one, view) => {
            asked.push(view);
            return false;
          }}
          onError={onError}
        />
      ));
      expect([...new Set(asked)]).toEqual(['hours', 'minutes', 'seconds']);
      const first: string[] = [];
      const shouldDisableTime = (_one: Dayjs, view: string) => first.push(view) > 0;
      expect(timeError(value)({ shouldDisableTime })).toBe('shouldDisableTime-hours');
      expect(first).toEqual(['hours']);
    },
  );

  proves(
    [
      'Components with date and time check the date first, then the time.',
      '`minTime` alone applies to each day. `minDateTime` applies from one moment:',
      "`minDateTime` has no separate code. A day before it gives `'minDate'`, and an earlier time on that day gives `'minTime'`.",
      '`minDateTime` replaces `minDate` and `minTime`. `maxDateTime` replaces `maxDate` and `maxTime`.',
      'If you set `minDateTime`, `maxDateTime`, `disablePast`, or `disableFuture`, components with date and time compare the dates of `minTime` and `maxTime` too. A `maxTime` of April 15, 18:00 then forbids April 16, 10:00.',
      'To combine `minDateTime` with opening hours, write the hours as `shouldDisableTime`:',
      '`TimePicker` and `TimeField` compare the date too if you set `disableIgnoringDatePartForTimeValidation`.',
    ],
    () => {
      const moment = at('2026-04-15T09:00');
      const of = (props: object, text: string) =>
        errorOf((onError) => (
          <DateTimeField {...props} defaultValue={at(text)} onError={onError} />
        ));
      expect(of({ minDate: moment, minTime: moment }, '2026-04-14T08:00')).toBe('minDate');
      expect(of({ minTime: moment }, '2026-04-16T08:00')).toBe('minTime');
      expect(of({ minDateTime: moment }, '2026-04-16T08:00')).toBeNull();
      expect(of({ minDateTime: moment }, '2026-04-14T10:00')).toBe('minDate');
      expect(of({ minDateTime: moment }, '2026-04-15T08:00')).toBe('minTime');
      expect(of({ maxDateTime: moment }, '2026-04-15T10:00')).toBe('maxTime');
      const late = { minDate: at('2026-05-01'), minTime: at('2026-04-15T12:00') };
      expect(of({ minDateTime: moment, ...late }, '2026-04-15T10:00')).toBeNull();
      const early = { maxDate: at('2026-04-01'), maxTime: at('2026-04-15T08:00') };
      expect(of({ maxDateTime: moment, ...early }, '2026-04-15T08:30')).toBeNull();
      // Without the second limit this is `minTime`.
      expect(of({ minTime: moment, disableFuture: true }, '2026-04-16T08:00')).toBeNull();
      const evening = at('2026-04-15T18:00');
      for (const other of [
        { minDateTime: moment },
        { maxDateTime: at('2026-05-15T18:00') },
        { disableFuture: true },
        {},
      ]) {
        expect(of({ ...other, maxTime: evening }, '2026-04-16T10:00')).toBe(
          'disableFuture' in other || 'minDateTime' in other ? 'maxTime' : null,
        );
      }
      const hours = {
        minDateTime: moment,
        shouldDisableTime: (one: Dayjs, view: string) =>
          view === 'hours' && (one.hour() < 9 || one.hour() >= 18),
      };
      expect(of(hours, '2026-04-16T10:00')).toBeNull();
      expect(of(hours, '2026-04-16T19:00')).toBe('shouldDisableTime-hours');
      expect(
        of({ minTime: moment, disableIgnoringDatePartForTimeValidation: true }, '2026-04-16T08:00'),
      ).toBe('minTime');
      const time = (props: object) =>
        errorOf((onError) => (
          <TimeField
            {...props}
            minTime={moment}
            defaultValue={at('2026-04-16T08:00')}
            onError={onError}
          />
        ));
      expect(time({})).toBe('minTime');
      expect(time({ disableIgnoringDatePartForTimeValidation: true })).toBeNull();
    },
  );
});

describe('ranges', () => {
  proves(
    [
      'The error of a range is a pair, `[startError, endError]`, with the codes above.',
      "If the start is after the end, both errors are `'invalidRange'`.",
      "`'invalidRange'` is checked last, when neither date has another error.",
      "A range with one date is valid if this date is valid. With `minDate` on April 10, `[April 5, null]` gives `['minDate', null]`.",
      "If both dates are on the same day and the end has an earlier time, the error is `'invalidRange'`.",
      "`shouldDisableDate(day, position)` receives `'start'` or `'end'`. The TypeScript types of range components don't include `shouldDisableMonth` and `shouldDisableYear`.",
    ],
    async () => {
      const of = (start: string, end: string | null, props: object = {}) =>
        errorOf((onError) => (
          <SingleInputDateRangeField
            {...props}
            defaultValue={[at(start), end === null ? null : at(end)]}
            onError={onError}
          />
        ));
      expect(of('2026-01-05', '2026-01-01')).toEqual(['invalidRange', 'invalidRange']);
      expect(of('2026-01-05', '2026-01-01', { minDate: at('2026-01-03') })).toEqual([
        null,
        'minDate',
      ]);
      expect(of('2026-01-05', null)).toBeNull();
      expect(of('2026-04-05', null, { minDate: at('2026-04-10') })).toEqual(['minDate', null]);
      expect(of('2026-01-05', '2026-01-05')).toBeNull();
      expect(of('2026-01-05T10:00', '2026-01-05T08:00')).toEqual(['invalidRange', 'invalidRange']);
      const onEnd = (_one: Dayjs, position: string) => position === 'end';
      expect(of('2026-01-05', '2026-01-07', { shouldDisableDate: onEnd })).toEqual([
        null,
        'shouldDisableDate',
      ]);
      for (const name of ['shouldDisableMonth', 'shouldDisableYear']) {
        for (const range of ['DateRangePicker', 'DateTimeRangePicker']) {
          await expectTypeError(
            `import { ${range} } from '@mui/x-date-pickers-pro/${range}';
             <${range} ${name}={() => true} />;`,
            /does not exist on type/,
          );
        }
      }
    },
  );

  proves(
    'With Day.js, if a user retypes the end in a field with one input, the end can become the day of the start, without an error.',
    () => {
      show(<CottageStay />);
      const typeEnd = (date: string) => {
        const [month = '', dayOfMonth = '', year = ''] = date.split('/');
        typeInto('Month', 1, month);
        typeInto('Day', 1, dayOfMonth);
        typeInto('Year', 1, year);
      };
      typeEnd('07/07/2026');
      expect(shown()).toBe('07/03/2026 – 07/07/2026');
      typeEnd('07/06/2026');
      expect(shown()).toBe('07/03/2026 – 07/03/2026');
      expect(document.querySelector('.Mui-error')).toBeNull();
    },
  );

  proves(
    "A time range from 22:00 to 6:00 is `'invalidRange'` unless its end is on a later day.",
    () => {
      const of = (start: string, end: string) =>
        errorOf((onError) => (
          <SingleInputTimeRangeField defaultValue={[at(start), at(end)]} onError={onError} />
        ));
      expect(of('2026-01-05T22:00', '2026-01-05T06:00')).toEqual(['invalidRange', 'invalidRange']);
      expect(of('2026-01-05T22:00', '2026-01-06T06:00')).toBeNull();
      expect(of('2026-01-05T22:00', '2026-01-09T06:00')).toBeNull();
    },
  );

  proves(
    [
      '`DateValidationError` | Dates',
      '`TimeValidationError` | Times',
      '`DateTimeValidationError` | Both',
      "`DateRangeValidationError` | Dates, `'invalidRange'`",
      "`TimeRangeValidationError` | Times, `'invalidRange'`",
      "`DateTimeRangeValidationError` | Both, `'invalidRange'`",
      'Import the types from `@mui/x-date-pickers/models`, and the types of ranges from `@mui/x-date-pickers-pro/models`.',
    ],
    async () => {
      await expectCompiles(`
        import type { DateTimeValidationError, DateValidationError, TimeValidationError } from '@mui/x-date-pickers/models';
        import type { DateRangeValidationError, DateTimeRangeValidationError, TimeRangeValidationError } from '@mui/x-date-pickers-pro/models';
        const date: DateValidationError = 'shouldDisableMonth';
        const time: TimeValidationError = 'shouldDisableTime-hours';
        const both: DateTimeValidationError[] = ['minDate', 'minTime'];
        const dates: DateRangeValidationError = ['minDate', 'invalidRange'];
        const times: TimeRangeValidationError = ['minTime', 'invalidRange'];
        const all: DateTimeRangeValidationError[] = [['minDate', 'minTime'], ['invalidRange', 'invalidRange']];
      `);
      const wrong = [at('2026-01-05T10:00'), at('2026-01-05T08:00')] as [Dayjs, Dayjs];
      const days = [at('2026-01-05'), at('2026-01-01')] as [Dayjs, Dayjs];
      const pair = ['invalidRange', 'invalidRange'];
      const all = [
        errorOf((onError) => <MultiInputDateRangeField defaultValue={days} onError={onError} />),
        errorOf((onError) => <MultiInputTimeRangeField defaultValue={wrong} onError={onError} />),
        errorOf((onError) => (
          <MultiInputDateTimeRangeField defaultValue={wrong} onError={onError} />
        )),
        errorOf((onError) => (
          <SingleInputDateTimeRangeField defaultValue={wrong} onError={onError} />
        )),
      ];
      expect(all).toEqual([pair, pair, pair, pair]);
    },
  );

  proves(
    'Calendars and clocks also disable days and times that break a limit, but have no `onError`.',
    async () => {
      show(
        <Provided>
          <DateCalendar value={day} minDate={at('2026-04-20')} />
        </Provided>,
      );
      expect(screen.getByRole('gridcell', { name: '15' })).toBeDisabled();
      for (const name of ['DateCalendar', 'MonthCalendar', 'TimeClock', 'DigitalClock']) {
        await expectTypeError(
          `import { ${name} } from '@mui/x-date-pickers/${name}';
         <${name} onError={() => {}} />;`,
          /onError/,
        );
      }
    },
  );
});

describe('changing limits and errors', () => {
  proves(
    [
      'A picker checks its value again on each render, so a new limit can invalidate an old value.',
      "`onError` then fires, and `onChange` doesn't:",
    ],
    async () => {
      const { user, unmount } = show(<CheckAgain />);
      expect(helper()).toBe('We deliver from 16 April on');
      await user.click(screen.getByRole('button', { name: 'Standard' }));
      expect(helper()).toBe('Choose 20 April or later');
      unmount();
      const onChange = jest.fn();
      const onError = jest.fn();
      const props = { value: day, onChange, onError };
      const { rerender } = show(<Picker {...props} />);
      rerender(<Picker {...props} minDate={at('2026-04-20')} />);
      expect(onError).toHaveBeenCalledWith('minDate', day);
      expect(onChange).not.toHaveBeenCalled();
    },
  );

  proves(
    "Pickers don't re-render at midnight. On the next render, `disablePast` uses the new day.",
    () => {
      jest.useFakeTimers({ now: new Date(2026, 3, 15, 12) });
      const onError = jest.fn<unknown, [unknown, unknown]>();
      const props = { value: day, disablePast: true, onError };
      const { rerender } = show(<Picker {...props} />);
      jest.setSystemTime(new Date(2026, 3, 16, 12));
      act(() => jest.advanceTimersByTime(100_000));
      expect(onError).not.toHaveBeenCalled();
      rerender(<Picker {...props} />);
      expect(onError.mock.calls[0]?.[0]).toBe('disablePast');
      jest.useRealTimers();
    },
  );

  proves(
    [
      'If a field is disabled, it is still checked: `onError` fires, and the field turns red.',
      '`StaticDatePicker` calls `onError` but shows no error.',
    ],
    () => {
      const onError = jest.fn<unknown, [unknown, unknown]>();
      const red = () => document.querySelectorAll('.Mui-error, [aria-invalid="true"]').length;
      const late = { defaultValue: day, maxDate: day.subtract(5, 'day'), onError };
      const { unmount } = show(<Picker disabled {...late} />);
      expect(onError.mock.calls.map(([code]) => code)).toEqual(['maxDate']);
      expect(red()).toBeGreaterThan(0);
      unmount();
      show(
        <Provided>
          <StaticDatePicker {...late} />
        </Provided>,
      );
      expect(onError.mock.calls.map(([code]) => code)).toEqual(['maxDate', 'maxDate']);
      expect(red()).toBe(0);
    },
  );

  proves(
    [
      'To show an error of your app or server, set `error` in `slotProps.textField`.',
      'Pass `error` only while you have an error, because `true` and `false` both override the result of the limits:',
      'Fields with one input accept `error` as a prop too.',
      "If you pass `error: undefined`, a field with one input uses the result of the limits. A range with two inputs turns red only for a date that can't be read or that breaks a default limit. It ignores your own limits.",
    ],
    () => {
      const isRed = (error: boolean | null | undefined, minDate?: Dayjs) => {
        const limits = minDate ? { minDate } : {};
        const { unmount } = show(
          <Picker
            defaultValue={day}
            {...limits}
            slotProps={{ textField: error === undefined ? {} : { error: error as boolean } }}
          />,
        );
        const result = document.querySelector('.Mui-error') !== null;
        unmount();
        return result;
      };
      const late = at('2026-04-20');
      expect([isRed(true), isRed(false, late), isRed(null, late)]).toEqual([true, false, false]);
      expect([isRed(undefined, late), isRed(undefined)]).toEqual([true, false]);
      const single = show(
        <Provided>
          <DateField label="Day" error />
        </Provided>,
      );
      expect(document.querySelector('.Mui-error')).not.toBeNull();
      single.unmount();
      type Two = readonly [string, string];
      const days: Two = ['2026-04-15', '2026-04-18'];
      const redOfTwo = (
        textField: { error?: boolean | undefined },
        [start, end]: Two = days,
        minDate = late,
        limits: object = {},
      ) => {
        const { unmount } = show(
          <Provided>
            <MultiInputDateRangeField
              defaultValue={[at(start), at(end)]}
              minDate={minDate}
              {...limits}
              slotProps={{ textField: textField as { error?: boolean } }}
            />
          </Provided>,
        );
        const count = document.querySelectorAll('.MuiPickersInputBase-root.Mui-error').length;
        unmount();
        return count;
      };
      expect(redOfTwo({})).toBe(2);
      expect(redOfTwo({ error: undefined })).toBe(0);
      for (const [range, reds] of [
        [
          ['2026-04-18', '2026-04-15'],
          [2, 0],
        ],
        // The defaults and dates that don't exist stay.
        [
          ['1850-04-15', '1850-04-18'],
          [2, 2],
        ],
        [
          ['nonsense', '2026-04-18'],
          [1, 1],
        ],
      ] as const) {
        const first = at('2026-04-01');
        expect([redOfTwo({}, range, first), redOfTwo({ error: undefined }, range, first)]).toEqual(
          reds,
        );
      }
      for (const limits of [
        { maxDate: at('2026-04-10') },
        { disablePast: true },
        { shouldDisableDate: () => true },
      ]) {
        const range: Two = ['2020-04-15', '2020-04-18'];
        const first = at('2019-01-01');
        const wrong = 'maxDate' in limits ? days : range;
        expect(redOfTwo({}, wrong, first, limits)).toBe(2);
        expect(redOfTwo({ error: undefined }, wrong, first, limits)).toBe(0);
      }
      expect(redOfTwo({ error: true })).toBe(2);
      const explicit = { textField: { error: undefined as unknown as boolean } };
      const one = show(<Picker defaultValue={day} minDate={late} slotProps={explicit} />);
      expect(one.container.querySelector('.Mui-error')).not.toBeNull();
    },
  );
});

describe('server', () => {
  proves(
    [
      'A form sends the text that the field shows, even [an incomplete date](/x/react-date-pickers/lifecycle/#block-a-submit-with-half-a-date) such as `2026-05-DD`.',
      '`validateDate` and the functions for times and ranges run on a server too:',
      'After a form action, React resets uncontrolled inputs. The picker keeps its value.',
    ],
    async () => {
      const { user } = show(<PickupForm />);
      const send = async (answer: RegExp) => {
        await user.click(screen.getByRole('button', { name: 'Book the pickup' }));
        await waitFor(() => expect(helper()).toMatch(answer), { timeout: 5000 });
      };
      expect(helper()).toBe('May 4 to 29, 2026');
      await send(/"" is no date/);
      type('Year', '2026');
      type('Month', '05');
      type('Day', '20');
      await send(/Fully booked on May 20/);
      expect(shown()).toBe('2026-05-20');
      expect(document.querySelector('.Mui-error')).not.toBeNull();
      type('Day', '30');
      expect(helper()).toBe('May 4 to 29, 2026');
      await send(/Refused by the server: maxDate/);
      type('Day', '21');
      expect(document.querySelector('.Mui-error')).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Book the pickup' }));
      expect(helper()).toBe('May 4 to 29, 2026');
      await waitFor(() => expect(helper()).toBe('Your pickup is booked'), { timeout: 5000 });
      expect(shown()).toBe('2026-05-21');
      fireEvent.keyDown(enter('Day'), { key: 'Delete' });
      await send(/"2026-05-DD" is no date/);
      type('Day', '20');
      expect(helper()).toBe('May 4 to 29, 2026');
    },
  );

  proves(
    [
      '`validateTime` and `validateDateTime` have the same import path. Import `validateDateRange`, `validateTimeRange`, and `validateDateTimeRange` from `@mui/x-date-pickers-pro/validation`.',
      'These functions have no default limits. TypeScript requires `disablePast` and `disableFuture`, and for dates also `minDate` and `maxDate`.',
      '`validateDateTime` ignores `minDateTime` and `maxDateTime`. Pass `minDateTime` as `minDate` and `minTime`, `maxDateTime` as `maxDate` and `maxTime`, and set `disableIgnoringDatePartForTimeValidation: true`.',
      'Day.js reads `2026-02-31` as March 3.',
    ],
    async () => {
      for (const one of [
        validateDate,
        validateTime,
        validateDateTime,
        validateDateRange,
        validateTimeRange,
        validateDateTimeRange,
      ]) {
        expect(typeof one).toBe('function');
      }
      await expectTypeError(
        `import dayjs from 'dayjs';
         import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
         import { validateDate } from '@mui/x-date-pickers/validation';
         validateDate({
           adapter: new AdapterDayjs(),
           value: dayjs(),
           timezone: 'default',
           props: { minDate: dayjs(), maxDate: dayjs() },
         });`,
        /disablePast|disableFuture/,
      );
      const call = (name: string, props: string) =>
        `import dayjs from 'dayjs';
         import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
         import { ${name} } from '@mui/x-date-pickers/validation';
         const past = { disablePast: false, disableFuture: false };
         ${name}({
           adapter: new AdapterDayjs(),
           value: dayjs(),
           timezone: 'default',
           props: ${props},
         });`;
      await expectTypeError(call('validateDate', 'past'), /minDate|maxDate/);
      await expectTypeError(
        call('validateDate', '{ ...past, minDate: null, maxDate: null }'),
        /null/,
      );
      await expectTypeError(
        call('validateTime', '{ minTime: dayjs() }'),
        /disablePast|disableFuture/,
      );
      await expectCompiles(call('validateTime', 'past'));
      const common = { adapter, timezone: 'default' } as const;
      expect(validateDate({ ...common, value: at('1800-01-01'), props: {} as never })).toBeNull();
      const late = at('2026-04-15T09:00');
      const value = at('2026-04-15T08:00');
      expect(
        validateDateTime({ ...common, value, props: { minDateTime: late } as never }),
      ).toBeNull();
      const opening = { minDate: late, minTime: late };
      expect(validateDateTime({ ...common, value, props: opening as never })).toBe('minTime');
      const nextDay = at('2026-04-16T08:00');
      const whole = { ...opening, disableIgnoringDatePartForTimeValidation: true };
      expect(validateDateTime({ ...common, value: nextDay, props: opening as never })).toBe(
        'minTime',
      );
      expect(validateDateTime({ ...common, value: nextDay, props: whole as never })).toBeNull();
      expect(validateDateTime({ ...common, value, props: whole as never })).toBe('minTime');
      expect(
        errorOf((onError) => (
          <DateTimePicker label="Day" value={value} minDateTime={late} onError={onError} />
        )),
      ).toBe('minTime');
      expect(dayjs('2026-02-31').format('YYYY-MM-DD')).toBe('2026-03-03');
    },
  );

  proves(
    [
      'Inside the provider, the hook `useValidation({ validator, value, timezone, props, onError })` returns `validationError`, `hasValidationError`, and `getValidationErrorForNewValue(value)`.',
      '`extractValidationProps(props)` picks the limits and `ampm` from the props of a component.',
    ],
    () => {
      const onError = jest.fn();
      const props = {
        minDate: at('2026-04-20'),
        maxDate: at('2026-04-30'),
        disablePast: false,
        disableFuture: false,
      };
      const use = () =>
        useValidation({
          validator: validateDate,
          value: day,
          timezone: 'default',
          props,
          onError,
        });
      const { result } = renderHook(use, {
        wrapper: ({ children }) => (
          <LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>
        ),
      });
      expect(result.current.validationError).toBe('minDate');
      expect(result.current.hasValidationError).toBe(true);
      expect(result.current.getValidationErrorForNewValue(at('2026-04-22'))).toBeNull();
      expect(onError).toHaveBeenCalledWith('minDate', day);
      expect(() => renderHook(use)).toThrow(/localization context/);
      const limits = { ...props, ampm: false };
      expect(extractValidationProps({ label: 'Day', ...limits })).toEqual(limits);
    },
  );

  proves(
    "These functions compare days in the timezone of the value. If the server has another timezone, create the value and the limits in the timezone of the picker: `dayjs.tz(text, 'Europe/Madrid')`.",
    () => {
      dayjs.extend(utc);
      dayjs.extend(timezonePlugin);
      jest.useFakeTimers({ now: new Date('2026-03-16T22:00:00Z') });
      const check = (value: Dayjs, timezone: string, props: object) =>
        validateDate({ adapter, value, timezone, props: props as never });
      const past = { disablePast: true };
      const noon = '2026-03-16T12:00';
      for (const zone of ['UTC', 'Asia/Tokyo']) {
        expect(check(dayjs.tz(noon, 'Asia/Tokyo'), zone, past)).toBe('disablePast');
        expect(check(dayjs.utc(noon), zone, past)).toBeNull();
      }
      jest.useRealTimers();
      const minDate = dayjs.utc('2026-03-16');
      const evening = '2026-03-15T19:30';
      for (const zone of ['UTC', 'America/Lima']) {
        expect(check(dayjs.tz(evening, 'America/Lima'), zone, { minDate })).toBeNull();
        expect(check(dayjs.utc(`${evening}Z`), zone, { minDate })).toBe('minDate');
      }
      const inMadrid = dayjs.tz('2026-03-16', 'Europe/Madrid');
      expect(inMadrid.toISOString()).toBe('2026-03-15T23:00:00.000Z');
      expect(check(inMadrid, 'Europe/Madrid', { minDate: inMadrid })).toBeNull();
    },
  );

  proves(
    [
      'and check the value in `rules.validate` with `validateDate`.',
      "Errors from callbacks come too late or not at all: `onError` fires after the render, and `onChange` doesn't fire for the initial value or a `reset()`.",
      'The value is `null` for an empty field and for an incomplete date.',
    ],
    () => {
      // `rules.validate` as the page has it, and the error that somebody keeps.
      const kept: { onChange: unknown } = { onChange: null };
      const limits = { ...PICKUP_LIMITS };
      const check = (value: Dayjs | null) =>
        value === null
          ? 'Enter a whole date'
          : (validateDate({ adapter, value, timezone: 'default', props: limits }) ?? true);
      const onChange = jest.fn<unknown, [Dayjs | null]>();
      const seen: unknown[] = [];
      function Form({ value }: { value: Dayjs }) {
        seen.push([kept.onChange, check(value)]);
        return (
          <Picker
            {...limits}
            value={value}
            onChange={(next, { validationError }) => {
              kept.onChange = validationError;
              onChange(next);
            }}
          />
        );
      }
      const wrong = at('1990-01-04');
      const { rerender } = show(<Form value={wrong} />);
      expect(seen.at(-1)).toEqual([null, 'minDate']);
      type('Day', '5');
      expect(kept.onChange).toBe('minDate');
      rerender(<Form value={at('2026-05-05')} />);
      expect(seen.at(-1)).toEqual(['minDate', true]);
      fireEvent.keyDown(enter('Day'), { key: 'Delete' });
      expect(onChange.mock.lastCall?.[0]).toBeNull();
      expect(check(null)).toBe('Enter a whole date');
      const errors: (string | null)[] = [];
      function Kept({ value }: { value: Dayjs }) {
        const [error, setError] = useState<string | null>(null);
        errors.push(error);
        return <Picker {...limits} value={value} onError={setError} />;
      }
      const keeper = show(<Kept value={wrong} />);
      expect(errors).toEqual([null, 'minDate']);
      keeper.rerender(<Kept value={at('2026-05-05')} />);
      expect(errors).toEqual([null, 'minDate', 'minDate', null]);
    },
  );

  proves(
    'The text field also fires `onBlur` when the focus moves between sections, so the form mode `onBlur` would check a half-typed date.',
    async () => {
      const all = jest.fn();
      const left = jest.fn();
      const { user } = show(
        <Picker
          defaultValue={day}
          slotProps={{
            textField: {
              onBlur: (event: FocusEvent) => {
                all();
                if (!event.currentTarget.contains(event.relatedTarget)) {
                  left();
                }
              },
            },
          }}
        />,
      );
      type('Month', '06');
      type('Day', '20');
      enter('Year');
      expect(all.mock.calls.length).toBeGreaterThan(1);
      expect(left).not.toHaveBeenCalled();
      await user.click(document.body);
      expect(left).toHaveBeenCalledTimes(1);
      enter('Year');
      await user.tab();
      expect(screen.getByRole('button', { name: /choose date/i })).toHaveFocus();
      expect(left).toHaveBeenCalledTimes(2);
    },
  );
});

describe('React Hook Form', () => {
  proves(
    'With `inputRef={field.ref}`, a failed submit focuses the hidden input, and the next digit that the user types clears the field.',
    () => {
      const inputRef: RefObject<HTMLInputElement | null> = { current: null };
      const { unmount } = show(<Picker defaultValue={day} inputRef={inputRef} />);
      act(() => inputRef.current?.focus());
      expect(sectionOf('Month')).toHaveFocus();
      act(() => inputRef.current?.focus());
      expect(document.activeElement).toBe(inputRef.current);
      expect(inputRef.current).toHaveAttribute('aria-hidden', 'true');
      fireEvent.change(inputRef.current ?? document.body, { target: { value: '5' } });
      expect(shown()).toBe('MM/DD/YYYY');
      unmount();
      // The `ref` of the page.
      let handed: { focus: () => void } | null = null;
      show(
        <Picker
          ref={(root) => {
            const focus = () => root?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
            handed = root && { focus };
          }}
        />,
      );
      act(() => handed?.focus());
      act(() => handed?.focus());
      expect(sectionOf('Month')).toHaveFocus();
    },
  );

  proves("A `reset()` to `null` therefore doesn't remove a half-typed date.", () => {
    const { rerender } = show(<Picker key="first" value={null} />);
    type('Month', '05');
    rerender(<Picker key="first" value={null} />);
    expect(shown()).toBe('05/DD/YYYY');
    rerender(<Picker key="second" value={null} />);
    expect(shown()).toBe('MM/DD/YYYY');
  });
});

describe('booked days', () => {
  proves(
    [
      '`shouldDisableDate` is synchronous, so load the disabled days of each month in advance.',
      "Until a month is loaded, its days are valid. When the response disables the current value, the next render reports `'shouldDisableDate'`.",
    ],
    async () => {
      const { unmount } = show(<LabAppointment />);
      type('Month', '05');
      type('Day', '25');
      type('Year', '2026');
      expect(helper()).toBe('Checking this month…');
      expect(document.querySelector('.Mui-error')).toBeNull();
      await waitFor(() => expect(helper()).toBe('Closed'), { timeout: 5000 });
      expect(document.querySelector('.Mui-error')).not.toBeNull();
      type('Day', '26');
      expect(helper()).toBe('Open on most days');
      type('Year', '2');
      expect(helper()).toBe('Choose a valid date');
      unmount();
      // A promise is truthy: each day would be disabled.
      const onError = jest.fn();
      show(
        <Provided>
          <DatePicker
            label="Day"
            value={day}
            shouldDisableDate={(() => Promise.resolve(false)) as never}
            onError={onError}
          />
        </Provided>,
      );
      expect(onError).toHaveBeenCalledWith('shouldDisableDate', day);
    },
  );

  proves(
    [
      'Keep the requested months in a ref, because `onMonthChange` can fire twice before the next render.',
      'The demo also shows a message while a month is loading, and requests a month again after a failure:',
    ],
    async () => {
      const load = jest.mocked(loadClosedDays);
      const asked = () => load.mock.calls.map(([month]) => month);
      load.mockClear();
      const { user, unmount } = show(<LabAppointment />);
      await open(user);
      await user.click(screen.getByRole('button', { name: /switch to year view/ }));
      await user.click(await screen.findByRole('radio', { name: '2027' }));
      await waitFor(() => expect(asked()).toEqual(['2026-05', '2026-06', '2027-05', '2027-06']));
      unmount();
      const onMonthChange = jest.fn();
      const twice = show(<Picker defaultValue={day} reduceAnimations {...{ onMonthChange }} />);
      await open(twice.user);
      await twice.user.click(screen.getByRole('button', { name: /switch to year view/ }));
      await twice.user.click(await screen.findByRole('radio', { name: '2027' }));
      await waitFor(() => expect(onMonthChange).toHaveBeenCalledTimes(2));
      twice.unmount();
      load.mockClear();
      load.mockRejectedValueOnce(new Error('No connection'));
      show(<LabAppointment />);
      type('Month', '05');
      type('Day', '26');
      type('Year', '2026');
      await waitFor(() => expect(helper()).toBe('No answer, choose again'));
      type('Day', '27');
      await waitFor(() => expect(helper()).toBe('Open on most days'), { timeout: 5000 });
      expect(asked().filter((month) => month === '2026-05')).toHaveLength(2);
    },
  );

  proves('The picker checks the start and the end of a range, not the days between them.', () => {
    const between = (one: Dayjs) => one.isSame(at('2026-01-07'), 'day');
    expect(
      errorOf((onError) => (
        <SingleInputDateRangeField
          defaultValue={[at('2026-01-05'), at('2026-01-09')]}
          shouldDisableDate={between}
          onError={onError}
        />
      )),
    ).toBeNull();
    show(<CottageStay />);
    typeInto('Month', 1, '07');
    typeInto('Day', 1, '12');
    typeInto('Year', 1, '2026');
    expect(helper()).toBe('The cottage is taken on 8 July');
    typeInto('Day', 1, '07');
    expect(helper()).toBe('A stay ends before the next booked night');
  });
});

exempt(
  [
    '`control` comes from `useForm`, and `LIMITS` are the limits of the form above.',
    'Set the default value to `null` if there is no date. `undefined` makes the picker uncontrolled.',
  ],
  "A form library that isn't among this project's packages; the quickstart's claims prove what undefined does.",
);

exempt(
  "A `'use server'` file exports async functions only, so keep the limits in another file.",
  'A rule of React, outside of the packages.',
);

describe('a message for each code', () => {
  const codes = [
    'invalidDate',
    'shouldDisableDate',
    'shouldDisableMonth',
    'shouldDisableYear',
    'disableFuture',
    'disablePast',
    'minDate',
    'maxDate',
  ];
  const record = (names: readonly string[], of: string) => `
    import type { ${of} } from '@mui/x-date-pickers/models';
    export const MESSAGES: Record<NonNullable<${of}>, string> = {
      ${names.map((name) => `'${name}': ''`).join(', ')}
    };
  `;

  proves('If a code is missing, TypeScript reports an error:', async () => {
    await expectCompiles(record(codes, 'DateValidationError'));
    await expectTypeError(record(codes.slice(1), 'DateValidationError'), /invalidDate/);
    const times = [
      'invalidDate',
      'minTime',
      'maxTime',
      'disableFuture',
      'disablePast',
      'shouldDisableTime-hours',
      'shouldDisableTime-minutes',
      'shouldDisableTime-seconds',
      'minutesStep',
    ];
    await expectCompiles(record(times, 'TimeValidationError'));
    await expectTypeError(record(times.slice(1), 'TimeValidationError'), /invalidDate/);
  });

  proves(
    [
      'For a time, use `TimeValidationError` in the same way.',
      'The error of a range has two codes, so show the message of `error[0] ?? error[1]`.',
    ],
    () => {
      function Asked() {
        const [error, setError] = useState<TimeValidationError>(null);
        const [range, setRange] = useState<DateRangeValidationError>([null, null]);
        return (
          <Provided>
            <TimeField
              label="Time"
              defaultValue={at('2026-05-04T08:00')}
              minTime={at('2026-05-04T09:00')}
              onError={setError}
              helperText={error && `time ${error}`}
            />
            <SingleInputDateRangeField
              defaultValue={[at('2026-05-04'), at('2026-06-04')]}
              maxDate={at('2026-05-29')}
              onError={setRange}
              helperText={range[0] ?? range[1]}
            />
            <DatePicker
              defaultValue={at('2026-06-04')}
              maxDate={at('2026-05-29')}
              onError={(code) => messages.push(code)}
            />
          </Provided>
        );
      }
      const messages: unknown[] = [];
      show(<Asked />);
      expect(screen.getByText('time minTime')).toBeInTheDocument();
      expect(screen.getByText('maxDate')).toBeInTheDocument();
      expect(messages).toEqual(['maxDate']);
    },
  );
});

import { type ComponentProps, useState } from 'react';
import { cleanup } from '@testing-library/react';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { PickerDay2 } from '@mui/x-date-pickers/PickerDay2';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import BasicDateCalendar from '../../../docs/x/react-date-pickers/date-calendar/BasicDateCalendar';
import ClimbingHall from '../../../docs/x/react-date-pickers/date-calendar/ClimbingHall';
import FinishedChoice from '../../../docs/x/react-date-pickers/date-calendar/FinishedChoice';
import FreeAppointments from '../../../docs/x/react-date-pickers/date-calendar/FreeAppointments';
import MonthAndYear from '../../../docs/x/react-date-pickers/date-calendar/MonthAndYear';
import ShiftDots from '../../../docs/x/react-date-pickers/date-calendar/ShiftDots';
import { loadFreeAppointments } from '../../../docs/x/react-date-pickers/date-calendar/freeAppointments';
import WeekNumbers from '../../../docs/x/react-date-pickers/date-calendar/WeekNumbers';
import {
  act,
  proves,
  expectConsole,
  expectTypeError,
  fireEvent,
  pause,
  screen,
  show,
  waitFor,
  within,
} from '../harness';
import { adapterOf, Provided } from '../pickers';

// The demo's server as it is, until a claim lets it fail.
jest.mock('../../../docs/x/react-date-pickers/date-calendar/freeAppointments', () => {
  const server = jest.requireActual<{ loadFreeAppointments: () => Promise<unknown> }>(
    '../../../docs/x/react-date-pickers/date-calendar/freeAppointments',
  );
  return { loadFreeAppointments: jest.fn(server.loadFreeAppointments) };
});

type Props = ComponentProps<typeof DateCalendar>;
type User = ReturnType<typeof show>['user'];

const april = dayjs('2026-04-15T14:30');
const focusFirst = { autoFocus: true };

/** A calendar, and what its callbacks got, each as one line. */
function calendar(props: Props = {}) {
  const calls: string[] = [];
  const written = (value: Dayjs | null) => value?.format('YYYY-MM-DD HH:mm') ?? 'null';
  const element = (more: Props = {}) => (
    <Provided>
      <DateCalendar
        reduceAnimations
        onChange={(value, state, view) =>
          calls.push(['change', written(value), state, view].filter(Boolean).join(' '))
        }
        onMonthChange={(month) => calls.push(`month ${month.format('YYYY-MM-DD')}`)}
        onYearChange={() => calls.push('year')}
        onViewChange={(view) => calls.push(`view ${view}`)}
        {...props}
        {...more}
      />
    </Provided>
  );
  const shown = show(element());
  return {
    ...shown,
    take: () => calls.splice(0),
    put: (more: Props) => shown.rerender(element(more)),
  };
}

const day = (name: string) => screen.getByRole('gridcell', { name });
const radio = (name: string) => screen.getByRole('radio', { name });
const title = () => document.querySelector('.MuiPickersCalendarHeader-label')?.textContent;
const selected = () =>
  [...document.querySelectorAll('[aria-selected="true"]')].map(({ textContent }) => textContent);
const switchView = (user: User) => user.click(screen.getByRole('button', { name: /switch to/ }));
const nextMonth = (user: User) => user.click(screen.getByRole('button', { name: 'Next month' }));
const focused = () => document.activeElement?.textContent;
/** How many days Tab leads to. */
const reachable = () => document.querySelectorAll('[role="gridcell"][tabindex="0"]:enabled').length;

describe('value', () => {
  proves(
    [
      'The Date Calendar shows a month as part of the page, and users choose a day in it.',
      'It has no field and no popup.',
    ],
    async () => {
      const { user } = show(<BasicDateCalendar />);
      expect(title()).toBe('April 2026');
      await user.click(day('20'));
      expect(selected()).toEqual(['20']);
      expect(screen.queryByRole('spinbutton')).toBeNull();
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  proves(
    [
      '`onChange` receives `(value, selectionState, selectedView)`.',
      "Users may choose a month or a year first, so save the value if `selectionState` is `'finish'`:",
      "| a day | `'finish'` | `'day'` |",
      "| a month or a year | `'partial'` | `undefined` |",
      "| a month or a year in the last view | `'finish'` | `undefined` |",
      'When users choose a month or a year, the calendar moves to the next view and calls `onViewChange`.',
      "After a day, the calendar stays in this view, so put `'day'` last.",
    ],
    async () => {
      const months = calendar({ defaultValue: april, views: ['month'], openTo: 'month' });
      await months.user.click(radio('May'));
      expect(months.take()).toContain('change 2026-05-15 14:30 finish');
      months.unmount();
      const dayFirst = calendar({ defaultValue: april, views: ['day', 'month'] });
      await dayFirst.user.click(day('20'));
      expect(dayFirst.take()).toEqual(['change 2026-04-20 14:30 finish day']);
      dayFirst.unmount();
      const { user, take, unmount } = calendar({
        defaultValue: april,
        views: ['year', 'month', 'day'],
        openTo: 'year',
      });
      await user.click(radio('2028'));
      expect(take()).toContain('change 2028-04-15 14:30 partial');
      await user.click(radio('February'));
      const calls = take();
      expect(calls).toContain('change 2028-02-15 14:30 partial');
      expect(calls).toContain('view day');
      await user.click(day('11'));
      expect(take()).toEqual(['change 2028-02-11 14:30 finish day']);
      unmount();
      const demo = show(<FinishedChoice />);
      await switchView(demo.user);
      await demo.user.click(await screen.findByRole('radio', { name: '2027' }));
      expect(screen.getByRole('status')).toHaveTextContent('Nothing saved yet');
      await demo.user.click(await screen.findByRole('radio', { name: 'May' }));
      await demo.user.click(await screen.findByRole('gridcell', { name: '3' }));
      expect(screen.getByRole('status')).toHaveTextContent('Saved: 3 May 2027');
    },
  );

  proves(
    [
      'A chosen day keeps the time of the value.',
      'Without a value, the day gets the time of `referenceDate`, or midnight.',
      'If `value` became `null`, a chosen day may get the time of the first value.',
      'To clear the selection, set `value` to `null`, because a click on the selected day calls `onChange` again instead.',
    ],
    async () => {
      for (const [props, expected] of [
        [{ defaultValue: april }, '2026-04-20 14:30'],
        [{ referenceDate: dayjs('2026-05-02T09:15') }, '2026-05-20 09:15'],
        [{ minDate: dayjs('2030-02-10T08:00') }, '2030-02-20 00:00'],
      ] as const) {
        const { user, take, unmount } = calendar(props);
        await user.click(day('20'));
        await user.click(day('20'));
        const call = `change ${expected} finish day`;
        expect(take()).toEqual([call, call]);
        expect(selected()).toEqual(['20']);
        unmount();
      }
      for (const [props, time] of [
        [{}, '00:00'],
        [{ timezone: 'default' }, '14:30'],
        [{ referenceDate: dayjs('2026-05-02T09:15') }, '14:30'],
      ] as const) {
        const { user, take, put, unmount } = calendar({ ...props, value: april });
        put({ value: null });
        expect([selected(), title()]).toEqual([[], 'April 2026']);
        await user.click(day('20'));
        expect(take()).toEqual([`change 2026-04-20 ${time} finish day`]);
        unmount();
      }
    },
  );

  proves(
    [
      'If a new `value` is in another month, the calendar moves there and calls `onMonthChange`.',
      'With `null`, the calendar stays at its month.',
      "If you write `value={dayjs('2026-04-15')}` in JSX, each render creates a new object, and the calendar moves back to its month.",
      'If `value` is an invalid date, choosing a year freezes the page, or throws with Luxon.',
      'To prevent this, pass `null` instead of an invalid date.',
    ],
    async () => {
      const { put, take, unmount } = calendar({ value: april });
      put({ value: dayjs('2027-01-05') });
      expect(title()).toBe('January 2027');
      expect(take()).toEqual(['month 2027-01-01']);
      put({ value: dayjs('2027-01-20') });
      expect([title(), selected(), take()]).toEqual(['January 2027', ['20'], []]);
      put({ value: null });
      expect([title(), selected()]).toEqual(['January 2027', []]);
      unmount();
      function Renewed() {
        const [, setCount] = useState(0);
        return (
          <Provided>
            <DateCalendar
              reduceAnimations
              value={dayjs('2026-04-15')}
              onMonthChange={() => setCount((count) => count + 1)}
            />
          </Provided>
        );
      }
      const renewed = show(<Renewed />);
      await nextMonth(renewed.user);
      expect(title()).toBe('April 2026');
      renewed.unmount();
      const errors: string[] = [];
      const listen = (event: ErrorEvent) => {
        errors.push(event.message);
        event.preventDefault();
      };
      for (const [name, expected] of [
        ['AdapterDayjs', 'searches without end'],
        ['AdapterDateFns', 'searches without end'],
        ['AdapterMoment', 'searches without end'],
        ['AdapterLuxon', 'Invalid unit value NaN'],
      ] as const) {
        const Original = adapterOf(name);
        // Stops the search for an allowed day, which a browser would go on with.
        class Adapter extends Original {
          constructor(options: ConstructorParameters<typeof Original>[0]) {
            super(options);
            const { addDays } = this;
            let count = 0;
            this.addDays = (value, amount) => {
              count += 1;
              if (count > 5000) {
                throw new Error('searches without end');
              }
              return addDays(value, amount);
            };
          }
        }
        const adapter = new Adapter({});
        const onChange = jest.fn();
        const broken = show(
          <LocalizationProvider dateAdapter={Adapter}>
            <DateCalendar
              openTo="year"
              value={adapter.getInvalidDate()}
              referenceDate={adapter.date('2026-04-15') ?? undefined}
              onChange={onChange}
            />
          </LocalizationProvider>,
        );
        window.addEventListener('error', listen);
        fireEvent.click(radio('2030'));
        window.removeEventListener('error', listen);
        expect([name, errors.splice(0).join(' ')]).toEqual([
          name,
          expect.stringContaining(expected),
        ]);
        expect(onChange).not.toHaveBeenCalled();
        broken.unmount();
      }
    },
  );

  proves(
    [
      'An empty calendar opens at `referenceDate`.',
      'Without `referenceDate`, the calendar opens at today, or at the nearest of `minDate` and `maxDate`.',
      'If the day where an empty calendar opens is disabled, <kbd>Tab</kbd> reaches no day until the user clicks one or moves to a month where this day is allowed.',
    ],
    async () => {
      for (const [props, expected] of [
        [{ referenceDate: april }, 'April 2026'],
        [{}, dayjs().format('MMMM YYYY')],
        [{ minDate: dayjs('2090-02-10') }, 'February 2090'],
        [{ maxDate: dayjs('2020-02-10') }, 'February 2020'],
        [{ referenceDate: april, minDate: dayjs('2027-06-10') }, 'April 2026'],
      ] as const) {
        const { unmount } = calendar(props);
        expect(title()).toBe(expected);
        unmount();
      }
      for (const props of [
        { shouldDisableDate: (one: Dayjs) => one.isSame(dayjs(), 'day') },
        { referenceDate: april, minDate: dayjs('2026-04-20') },
      ]) {
        const { user, unmount } = calendar(props);
        expect(reachable()).toBe(0);
        await nextMonth(user);
        expect(reachable()).toBe(1);
        await user.click(screen.getByRole('button', { name: 'Previous month' }));
        expect(reachable()).toBe(1);
        unmount();
      }
      const clicked = calendar({ referenceDate: april, minDate: dayjs('2026-04-20') });
      await clicked.user.click(day('22'));
      expect(reachable()).toBe(1);
      clicked.unmount();
      const far = calendar({
        referenceDate: dayjs('2029-11-10'),
        minDate: dayjs('2030-01-05'),
      });
      for (const expected of [0, 0, 1]) {
        expect([title(), reachable()]).toEqual([title(), expected]);
        await nextMonth(far.user);
      }
    },
  );
});

describe('views', () => {
  proves(
    [
      '`views` lists what users choose, in order.',
      "The default is `['year', 'day']`.",
      "`openTo` sets the first view, and defaults to `'day'`:",
      "If `views` doesn't contain `openTo`, the calendar shows the first view, and the console warns once.",
      'The button next to the title leads to the first two views only.',
      'The button next to the title leads to the first two views only.',
      'To control the view, pass `view` and update it in `onViewChange`.',
    ],
    async () => {
      const { user, take, unmount } = calendar({ defaultValue: april });
      expect(screen.getByRole('grid')).toBeInTheDocument();
      await switchView(user);
      expect(screen.getAllByRole('radio')).toHaveLength(200);
      await switchView(user);
      expect(take()).toEqual(['view year', 'view day']);
      unmount();
      const three = calendar({ defaultValue: april, views: ['year', 'month', 'day'] });
      for (const view of ['view year', 'view month', 'view year']) {
        await switchView(three.user);
        expect(three.take()).toEqual([view]);
      }
      three.unmount();
      const held = calendar({ defaultValue: april, view: 'day' });
      await switchView(held.user);
      expect(held.take()).toEqual(['view year']);
      expect(screen.getByRole('grid')).toBeInTheDocument();
      held.unmount();
      const lacking = calendar({ defaultValue: april, views: ['year', 'month'] });
      expect(screen.getAllByRole('radio')).toHaveLength(200);
      expect(expectConsole('warn', /openTo="day"/)).toHaveLength(1);
      lacking.unmount();
      calendar({ defaultValue: april, views: ['year', 'month'] });
    },
  );

  proves(
    [
      '| `yearsOrder="desc"` | The last year comes first |',
      '| `yearsPerRow`, `monthsPerRow` | 3 or 4 choices in a row. The default is 3 |',
      '| `minDate`, `maxDate` | The range of years. The default is 1900 to 2099 |',
    ],
    async () => {
      const years = () => screen.getAllByRole('radio').map(({ textContent }) => textContent);
      const props: Props = { views: ['year'], openTo: 'year', defaultValue: april };
      const { unmount } = calendar(props);
      expect([years().length, years()[0], years().at(-1)]).toEqual([200, '1900', '2099']);
      unmount();
      calendar({ ...props, yearsOrder: 'desc' });
      expect([years()[0], years().at(-1)]).toEqual(['2099', '1900']);
      await expectTypeError(
        `
        import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
        export const wide = <DateCalendar yearsPerRow={5} />;
      `,
        /TS2322/,
      );
    },
  );

  proves(
    [
      'A chosen month or year changes the value too, or sets one in an empty calendar.',
      'For example, January 31 becomes the last day of February.',
      'If `minDate`, `maxDate`, `disablePast`, `disableFuture`, or `shouldDisableDate` disables the day, the value becomes the closest allowed day within the month or year.',
      'If the day is before `minDate` or after `maxDate`, the value gets the time of the limit.',
      "If the time of the value is beyond the time of a limit, the calendar doesn't find the day of the limit.",
      'So pass the start of a day as `minDate`, and the end of a day as `maxDate`.',
      "`shouldDisableMonth` and `shouldDisableYear` aren't called, so the value may become a day that these functions disable.",
    ],
    async () => {
      const views = ['year', 'month', 'day'] as const;
      const none = calendar({ referenceDate: april, views, openTo: 'month' });
      await none.user.click(radio('May'));
      expect(none.take()[0]).toBe('change 2026-05-15 14:30 partial');
      none.unmount();
      const { user, take, unmount } = calendar({
        defaultValue: dayjs('2026-01-31'),
        views,
        openTo: 'month',
      });
      await user.click(radio('February'));
      expect(take()[0]).toBe('change 2026-02-28 00:00 partial');
      unmount();
      const late = calendar({
        defaultValue: dayjs('2026-03-25'),
        views,
        openTo: 'month',
        shouldDisableDate: (one) => one.date() > 20,
      });
      await late.user.click(radio('May'));
      expect(late.take()[0]).toBe('change 2026-05-20 00:00 partial');
      late.unmount();
      for (const [props, month, expected] of [
        [{ minDate: dayjs('2026-03-20T08:00') }, 'March', '2026-03-20 08:00'],
        [{ maxDate: dayjs('2026-05-10T08:00') }, 'May', '2026-05-10 08:00'],
      ] as const) {
        const cut = calendar({ defaultValue: april, views, openTo: 'month', ...props });
        await cut.user.click(radio(month));
        expect(cut.take()[0]).toBe(`change ${expected} partial`);
        cut.unmount();
      }
      const early = '2026-04-25T06:00';
      const late10 = '2026-04-05T14:30';
      for (const [value, limit, month, expected] of [
        [early, { minDate: dayjs('2026-03-20T08:00') }, 'March', 'view day'],
        [early, { minDate: dayjs('2026-03-20') }, 'March', 'change 2026-03-20 06:00 partial'],
        [late10, { maxDate: dayjs('2026-05-10') }, 'May', 'view day'],
        [
          late10,
          { maxDate: dayjs('2026-05-10').endOf('day') },
          'May',
          'change 2026-05-10 14:30 partial',
        ],
      ] as const) {
        const searched = calendar({
          defaultValue: dayjs(value),
          views,
          openTo: 'month',
          ...limit,
          shouldDisableDate: (one) =>
            month === 'March'
              ? one.month() === 2 && one.date() > 20
              : one.month() === 4 && one.date() < 10,
        });
        await searched.user.click(radio(month));
        expect(searched.take()[0]).toBe(expected);
        searched.unmount();
      }
      const now = dayjs();
      for (const [props, from] of [
        [{ disablePast: true }, now.add(1, 'month').startOf('month')],
        [{ disableFuture: true }, now.subtract(1, 'month').endOf('month')],
      ] as const) {
        const today = calendar({ defaultValue: from, views, openTo: 'month', ...props });
        await today.user.click(radio(now.format('MMMM')));
        const first = today.take()[0] ?? '';
        const expected = now.year() === from.year() ? now.format('YYYY-MM-DD') : '';
        expect(first).toContain(expected);
        today.unmount();
      }
      const unasked = calendar({
        defaultValue: april,
        views: ['year', 'day'],
        openTo: 'year',
        shouldDisableMonth: (month) => month.format('YYYY-MM') === '2028-04',
      });
      await unasked.user.click(radio('2028'));
      expect(unasked.take()[0]).toBe('change 2028-04-15 14:30 partial');
      unasked.unmount();
      const closedYear = calendar({
        defaultValue: april,
        views,
        openTo: 'month',
        shouldDisableYear: (year) => year.year() === 2026,
      });
      await closedYear.user.click(radio('May'));
      expect(closedYear.take()[0]).toBe('change 2026-05-15 14:30 partial');
    },
  );
});

describe('limits', () => {
  proves(
    [
      '| `minDate`, `maxDate` | Days before `minDate` or after `maxDate`. The arrows stop there too |',
      '| `disablePast`, `disableFuture` | Days before or after today. The arrows stop there too',
      '| `shouldDisableDate(day)` | Single days',
      '| `shouldDisableMonth(month)` | A month in the month view, and all of its days',
      '| `shouldDisableYear(year)` | A year in the year view, and all of its days. Its months stay enabled',
      'In the views of months and years, `shouldDisableMonth` and `shouldDisableYear` receive the first day of a month or year.',
      'In the view of days, both functions receive each day.',
    ],
    async () => {
      const enabled = () => document.querySelectorAll('[role="gridcell"]:enabled').length;
      const demo = show(<ClimbingHall />);
      expect(['6', '13', '14'].map((name) => day(name).matches(':disabled'))).toEqual([
        true,
        true,
        true,
      ]);
      expect(day('7')).toBeEnabled();
      expect(screen.getByRole('button', { name: 'Previous month' })).toBeDisabled();
      await switchView(demo.user);
      expect(await screen.findByRole('radio', { name: 'August' })).toBeDisabled();
      demo.unmount();
      const first = dayjs().startOf('month').add(1, 'month');
      for (const [props, date] of [
        [{ disablePast: true }, first.subtract(2, 'month')],
        [{ disableFuture: true }, first],
        [{ shouldDisableMonth: (one: Dayjs) => one.month() === 3 }, april],
        [{ shouldDisableYear: (one: Dayjs) => one.year() === 2026 }, april],
      ] as const) {
        const { unmount } = calendar({ ...props, defaultValue: date });
        expect(enabled()).toBe(0);
        unmount();
      }
      for (const [props, arrow] of [
        [{ disablePast: true }, 'Previous month'],
        [{ disableFuture: true }, 'Next month'],
      ] as const) {
        const { unmount } = calendar({ ...props, defaultValue: dayjs() });
        expect(screen.getByRole('button', { name: arrow })).toBeDisabled();
        unmount();
      }
      for (const [openTo, expected] of [
        ['month', ['2026-02-01']],
        ['year', ['1901-01-01']],
        ['day', ['2026-04-02', '2026-04-02']],
      ] as const) {
        const asked: string[] = [];
        const ask = (one: Dayjs) => {
          asked.push(one.format('YYYY-MM-DD'));
          return false;
        };
        const { unmount } = calendar({
          defaultValue: april,
          views: ['year', 'month', 'day'],
          openTo,
          shouldDisableMonth: openTo === 'year' ? undefined : ask,
          shouldDisableYear: openTo === 'month' ? undefined : ask,
        });
        for (const one of expected) {
          expect(asked).toContain(one);
        }
        expect(asked.every((one) => one.endsWith('-01'))).toBe(openTo !== 'day');
        unmount();
      }
      const years = calendar({
        defaultValue: april,
        views: ['year'],
        openTo: 'year',
        shouldDisableYear: (one) => one.year() === 2026,
      });
      expect(radio('2026')).toBeDisabled();
      expect(radio('2027')).toBeEnabled();
      years.unmount();
      const months = calendar({
        defaultValue: april,
        views: ['month'],
        openTo: 'month',
        shouldDisableYear: (one) => one.year() === 2026,
      });
      expect(radio('May')).toBeEnabled();
      months.unmount();
    },
  );

  proves(
    [
      'The calendar has no `onError`, and a `value` that breaks a limit stays selected.',
      'So before you save, check the value with `validateDate`.',
    ],
    async () => {
      calendar({ value: april, minDate: dayjs('2026-04-20') });
      expect(selected()).toEqual(['15']);
      expect(screen.queryByRole('alert')).toBeNull();
      await expectTypeError(
        `
        import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
        export const checked = <DateCalendar onError={() => {}} />;
      `,
        /TS2322/,
      );
    },
  );

  proves(
    [
      'Otherwise users can still choose it. The calendar then moves there, and the value stays the same.',
      'If users choose a year in which all days are disabled and then choose a month, the month belongs to the year of the value.',
    ],
    async () => {
      const { user, take, unmount } = calendar({
        defaultValue: april,
        views: ['year', 'month', 'day'],
        openTo: 'year',
        shouldDisableDate: (one) => one.year() === 2028,
      });
      await user.click(radio('2028'));
      expect(title()).toBe('January 2028');
      expect(take().filter((call) => call.startsWith('change'))).toEqual([]);
      await user.click(radio('May'));
      expect(take()[0]).toBe('change 2026-05-15 14:30 partial');
      expect(title()).toBe('May 2026');
      unmount();
      const month = calendar({
        defaultValue: april,
        views: ['month', 'day'],
        openTo: 'month',
        shouldDisableDate: (one) => one.month() === 4,
      });
      await month.user.click(radio('May'));
      expect(title()).toBe('May 2026');
      expect(month.take().filter((call) => call.startsWith('change'))).toEqual([]);
    },
  );

  proves(
    [
      '| `disabled` | Days, months, and years are disabled, and the button that switches views is removed |',
      'With `disabled`, the arrows lead only toward the month of the value.',
      'Without a value, the arrows lead both ways within the limits.',
      "| `readOnly` | Users can look at other months, but can't choose anything |",
    ],
    async () => {
      const enabled = () =>
        [...document.querySelectorAll('button:enabled')].map((one) => one.ariaLabel);
      for (const view of ['day', 'month', 'year'] as const) {
        const { unmount } = calendar({
          defaultValue: april,
          disabled: true,
          views: ['year', 'month', 'day'],
          openTo: view,
        });
        expect(enabled()).toEqual([]);
        expect(screen.queryByRole('button', { name: /switch to/ })).toBeNull();
        unmount();
      }
      const empty = calendar({ referenceDate: april, disabled: true });
      expect(enabled()).toEqual(['Previous month', 'Next month']);
      empty.put({ minDate: dayjs('2026-04-01') });
      expect(enabled()).toEqual(['Next month']);
      empty.unmount();
      const { user, take } = calendar({
        defaultValue: april,
        readOnly: true,
        showDaysOutsideCurrentMonth: true,
      });
      await user.click(day('20'));
      await user.click(screen.getAllByRole('gridcell').at(-1) ?? document.body);
      expect(take()).toEqual(['month 2026-05-01']);
      await nextMonth(user);
      expect(take()).toEqual(['month 2026-06-01']);
      for (const view of ['month', 'year'] as const) {
        cleanup();
        const held = calendar({ defaultValue: april, readOnly: true, views: [view], openTo: view });
        await held.user.click(radio(view === 'month' ? 'May' : '2027'));
        expect(held.take()).toEqual([]);
      }
      cleanup();
      const later = (isDisabled: boolean) => (
        <Provided>
          <DateCalendar reduceAnimations defaultValue={april} disabled={isDisabled} />
        </Provided>
      );
      const turned = show(later(false));
      await nextMonth(turned.user);
      turned.rerender(later(true));
      expect(enabled()).toEqual(['Previous month']);
      turned.unmount();
      const beyond = calendar({ defaultValue: april, maxDate: dayjs('2026-02-10') });
      for (let index = 0; index < 3; index += 1) {
        await beyond.user.click(screen.getByRole('button', { name: 'Previous month' }));
      }
      beyond.put({ disabled: true });
      expect([title(), enabled()]).toEqual(['January 2026', ['Next month']]);
    },
  );
});

describe('days of your own', () => {
  proves(
    [
      'To mark days, pass a function to `slotProps.day` that returns props for each day.',
      'It receives `day`, `isDaySelected`, and more state of the day.',
    ],
    () => {
      const states: { day: Dayjs; isDaySelected: boolean; isDayDisabled: boolean }[] = [];
      const { unmount } = calendar({
        defaultValue: april,
        maxDate: dayjs('2026-04-20'),
        slotProps: {
          day: (state) => {
            expect(typeof state.isDayCurrent).toBe('boolean');
            expect(state.isDayOutsideMonth).toBe(state.day.month() !== 3);
            states.push(state);
            return {};
          },
        },
      });
      const of = (date: number) =>
        states.find((one) => one.day.month() === 3 && one.day.date() === date);
      expect(of(15)).toMatchObject({ isDaySelected: true, isDayDisabled: false });
      expect(of(21)).toMatchObject({ isDaySelected: false, isDayDisabled: true });
      unmount();
      show(<ShiftDots />);
      expect(day('8, night shift')).toBeInTheDocument();
    },
  );

  proves(
    [
      'To render more than a dot, such as a badge, pass a component to `slots.day`, as in Load the days of a month.',
      'Define the component outside of yours, and give it data with a context.',
    ],
    () => {
      function Outside(props: PickersDayProps) {
        return <PickersDay {...props} />;
      }
      function App({ isInside }: { isInside: boolean }) {
        const [, setCount] = useState(0);
        const Inside = (props: PickersDayProps) => <PickersDay {...props} />;
        return (
          <Provided>
            <button type="button" onClick={() => setCount((count) => count + 1)}>
              Render
            </button>
            <DateCalendar defaultValue={april} slots={{ day: isInside ? Inside : Outside }} />
          </Provided>
        );
      }
      for (const isInside of [true, false]) {
        const { unmount } = show(<App isInside={isInside} />);
        const before = day('20');
        act(() => before.focus());
        fireEvent.click(screen.getByRole('button', { name: 'Render' }));
        expect(document.contains(before)).toBe(!isInside);
        unmount();
      }
    },
  );

  proves('Pass them to `PickersDay` or `PickerDay2`.', async () => {
    const { user, take } = calendar({ defaultValue: april, slots: { day: PickerDay2 } });
    await user.click(day('20'));
    expect(take()).toEqual(['change 2026-04-20 14:30 finish day']);
  });
});

describe('loading', () => {
  proves(
    [
      'Request the days in `onMonthChange`, which receives the first day of the month.',
      "Opening the calendar doesn't call `onMonthChange`, so load the first month yourself.",
      'While `loading` is set, the calendar shows what `renderLoading` returns, or three dots.',
    ],
    async () => {
      const { user, take, unmount } = calendar({ defaultValue: april });
      expect(take()).toEqual([]);
      await nextMonth(user);
      expect(take()).toEqual(['month 2026-05-01']);
      unmount();
      const dots = calendar({ defaultValue: april, loading: true });
      expect(screen.getByRole('grid')).toHaveTextContent('SMTWTFS...');
      dots.unmount();
      calendar({ defaultValue: april, loading: true, renderLoading: () => <p>One moment</p> });
      expect(screen.getByText('One moment')).toBeInTheDocument();
      expect(screen.queryByRole('gridcell')).toBeNull();
    },
  );

  proves(
    [
      "Keep responses and failures by month, so that a late response can't replace another month.",
      'Look each day up in its own month, because `showDaysOutsideCurrentMonth` shows days of other months.',
    ],
    async () => {
      jest.mocked(loadFreeAppointments).mockRejectedValueOnce(new Error('No network'));
      const failed = show(<FreeAppointments />);
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Not loaded'));
      expect(day('6, not loaded')).toHaveAttribute('aria-disabled', 'true');
      const again = screen.getByRole('button', { name: 'Load again' });
      await failed.user.click(again);
      expect(again).toHaveFocus();
      expect(await screen.findByRole('gridcell', { name: '6, 3 free' }, { timeout: 5000 })).toBe(
        day('6, 3 free'),
      );
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
      expect(again).toHaveFocus();
      failed.unmount();
      const months: number[] = [];
      const others = calendar({
        defaultValue: april,
        showDaysOutsideCurrentMonth: true,
        slotProps: {
          day: (state) => {
            months.push(state.day.month());
            return {};
          },
        },
      });
      expect([...new Set(months)]).toEqual([2, 3, 4]);
      others.unmount();
      const { user } = show(<FreeAppointments />);
      await nextMonth(user);
      await screen.findByRole('gridcell', { name: '16, 2 free' }, { timeout: 5000 });
      await pause(400);
      expect(day('17, 6 free')).toBeEnabled();
      expect(day('18, 0 free')).toHaveAttribute('aria-disabled', 'true');
      await user.click(screen.getByRole('button', { name: 'Previous month' }));
      expect(await screen.findByRole('gridcell', { name: '20, 5 free' })).toBeEnabled();
    },
  );

  proves(
    [
      'If the day that <kbd>Tab</kbd> leads to is disabled, the keyboard reaches no day.',
      'Instead, set `aria-disabled` and ignore the choice, as the demo does.',
      'If users can choose a month or year, the choice can lead to such a day.',
      "Set `views={['day']}`, or check the day in `onChange`.",
      "Don't disable days with `shouldDisableDate` here.",
    ],
    async () => {
      const answered = (isLoading: boolean) => (
        <Provided>
          <DateCalendar
            referenceDate={dayjs('2026-05-01')}
            loading={isLoading}
            shouldDisableDate={(one) => !isLoading && one.date() < 6}
          />
        </Provided>
      );
      const { rerender, unmount } = show(answered(true));
      rerender(answered(false));
      expect(reachable()).toBe(0);
      unmount();
      const { user } = show(<FreeAppointments />);
      await screen.findByRole('gridcell', { name: '6, 3 free' }, { timeout: 5000 });
      expect(reachable()).toBe(1);
      await user.click(day('18, 0 free'));
      expect(selected()).toEqual([]);
      await user.click(day('20, 5 free'));
      expect(selected()).toHaveLength(1);
      await user.keyboard('{PageUp}');
      await screen.findByRole('gridcell', { name: '16, 2 free' }, { timeout: 5000 });
      expect(day('20, 0 free')).toHaveFocus();
      cleanup();
      const Taken = (props: PickersDayProps) => (
        <PickersDay {...props} aria-disabled onDaySelect={() => {}} />
      );
      const months = calendar({
        value: april,
        views: ['month', 'day'],
        slots: { day: Taken },
      });
      await months.user.click(day('20'));
      expect(months.take()).toEqual([]);
      await switchView(months.user);
      await months.user.click(radio('May'));
      expect(months.take()).toContain('change 2026-05-15 14:30 partial');
    },
  );

  proves(
    [
      '`onMonthChange` may be called twice with the same month.',
      "`onYearChange` isn't called, so use `onMonthChange` for years too.",
    ],
    async () => {
      const { user, take } = calendar({ defaultValue: april });
      await switchView(user);
      await user.click(radio('2028'));
      const chosen = take();
      expect(chosen.filter((call) => call.startsWith('month'))).toEqual([
        'month 2028-04-01',
        'month 2028-04-01',
      ]);
      act(() => day('15').focus());
      take();
      await user.keyboard('{PageUp}');
      expect(take()).toEqual(['month 2028-05-01', 'month 2028-05-01']);
      for (let index = 0; index < 8; index += 1) {
        await nextMonth(user);
      }
      expect(title()).toBe('January 2029');
      expect([...chosen, ...take()]).not.toContain('year');
    },
  );

  proves(
    [
      'If a day has the focus, it loses the focus while days are loading.',
      'When the days return, the day takes the focus back, even from another control.',
    ],
    async () => {
      function App() {
        const [isLoading, setIsLoading] = useState(false);
        return (
          <Provided>
            <DateCalendar
              {...focusFirst}
              reduceAnimations
              defaultValue={april}
              loading={isLoading}
              onMonthChange={() => {
                setIsLoading(true);
                setTimeout(() => setIsLoading(false), 50);
              }}
            />
            <button type="button">Other</button>
          </Provided>
        );
      }
      const { user } = show(<App />);
      expect(focused()).toBe('15');
      await user.keyboard('{PageUp}');
      expect(document.activeElement).toBe(document.body);
      await waitFor(() => expect(focused()).toBe('15'));
      expect(title()).toBe('May 2026');
      await user.keyboard('{PageUp}');
      act(() => screen.getByRole('button', { name: 'Other' }).focus());
      expect(focused()).toBe('Other');
      await waitFor(() => expect(focused()).toBe('15'));
    },
  );
});

describe('looks', () => {
  proves(
    [
      "| `displayWeekNumber` | Adds a column with the numbers of the weeks. The adapter's locale sets the first week, and the first day of a week |",
      '| `showDaysOutsideCurrentMonth` | Shows the days before and after the month. A click selects such a day and moves to its month |',
      '| `fixedWeekNumber={6}` | Adds rows until there are six. Without `showDaysOutsideCurrentMonth`, added rows are empty |',
      '| `dayOfWeekFormatter(day)` | Sets the names of the days above the columns. The default is one letter |',
    ],
    async () => {
      const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
      const { user, unmount } = show(<WeekNumbers />);
      expect(heads()).toEqual(['#', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
      const weeks = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
      expect(weeks).toEqual(['14', '15', '16', '17', '18', '19']);
      expect(screen.getAllByRole('gridcell').at(-1)).toHaveTextContent('9');
      await user.click(screen.getAllByRole('gridcell').at(-1) ?? document.body);
      await waitFor(() => expect(title()).toBe('May 2026'));
      expect(selected()).toContain('9');
      unmount();
      const { unmount: leave } = calendar({ defaultValue: april });
      expect(heads()).toEqual([...'SMTWTFS']);
      expect(screen.getAllByRole('row')).toHaveLength(6);
      leave();
      const filled = calendar({ defaultValue: dayjs('2026-02-15'), fixedWeekNumber: 6 });
      expect(screen.getAllByRole('row')).toHaveLength(7);
      expect(screen.getAllByRole('row').at(-1)).toHaveTextContent(/^$/);
      filled.unmount();
      const january = (adapterLocale: string) => {
        const german = show(
          <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={adapterLocale}>
            <DateCalendar defaultValue={dayjs('2027-01-15')} displayWeekNumber />
          </LocalizationProvider>,
        );
        const found = [heads()[1], screen.getAllByRole('rowheader')[0]?.textContent];
        german.unmount();
        return found;
      };
      expect(january('en')).toEqual(['S', '1']);
      expect(january('de')).toEqual(['M', '53']);
    },
  );

  proves(
    [
      '| change the format of the title | `format` in `slotProps.calendarHeader` |',
      '| replace the header | `slots.calendarHeader`. See Replace the header |',
      '| remove the circle around today | `disableHighlightToday` |',
      '| switch months without sliding | `reduceAnimations` |',
      'To add a border, use `sx` or `classes`, because the view of months sets `className` twice.',
    ],
    async () => {
      const { user, unmount } = calendar({
        defaultValue: april,
        slotProps: { calendarHeader: { format: 'MM/YY' } },
      });
      expect(title()).toBe('04/26');
      await nextMonth(user);
      expect(screen.getAllByRole('rowgroup')).toHaveLength(1);
      unmount();
      const own = calendar({
        defaultValue: april,
        slots: {
          calendarHeader: ({ currentMonth, labelId }) => (
            <p id={labelId}>My {currentMonth.format('MMMM')}</p>
          ),
        },
      });
      expect(screen.getByRole('grid', { name: 'My April' })).toBeInTheDocument();
      own.unmount();
      const marked = calendar({});
      expect(document.querySelector('.MuiPickersDay-today')).not.toBeNull();
      marked.unmount();
      const plain = calendar({ disableHighlightToday: true, reduceAnimations: false });
      expect(document.querySelector('.MuiPickersDay-today')).toBeNull();
      await nextMonth(plain.user);
      expect(screen.getAllByRole('rowgroup')).toHaveLength(2);
      plain.unmount();
      calendar({ className: 'own', views: ['month'], openTo: 'month' });
      expect(document.querySelectorAll('.own')).toHaveLength(2);
    },
  );

  proves('| replace buttons, arrows, months, or years | other slots |', () => {
    const slot = (name: string) => () => <i>{name}</i>;
    const all = (props: Props, names: readonly string[]) => {
      const { unmount } = calendar({
        ...props,
        slots: Object.fromEntries(names.map((name) => [name, slot(name)])),
      });
      names.forEach((name) => expect(screen.getAllByText(name).length).toBeGreaterThan(0));
      unmount();
    };
    all({}, ['switchViewButton', 'previousIconButton', 'nextIconButton']);
    all({}, ['switchViewIcon', 'leftArrowIcon', 'rightArrowIcon']);
    all({ views: ['month'], openTo: 'month' }, ['monthButton']);
    all({ views: ['year'], openTo: 'year' }, ['yearButton']);
  });
});

describe('months and years alone', () => {
  proves(
    [
      'To ask for a month or a year without a header around it, use `MonthCalendar` or `YearCalendar`.',
      '`onChange` receives only the new date.',
      'The new date has the day of the old date, or the last day of the month if the month is shorter.',
      '`MonthCalendar` shows the months of the year of its value.',
      'Without a value, it uses the year of the first value, of `referenceDate`, of today, or of the nearest limit.',
      'If there is no value, the new date has the day and time of `referenceDate`, or is the first day of the month or year.',
      '`onMonthFocus` receives the month that gets the focus, from 0 to 11.',
      '`onYearFocus` receives the year.',
    ],
    async () => {
      const changed = jest.fn<unknown, [Dayjs]>();
      const onMonthFocus = jest.fn();
      const onYearFocus = jest.fn();
      const { user } = show(
        <Provided>
          <MonthCalendar
            defaultValue={dayjs('2026-01-31')}
            onChange={changed}
            onMonthFocus={onMonthFocus}
          />
          <YearCalendar
            defaultValue={dayjs('2024-02-29')}
            onChange={changed}
            onYearFocus={onYearFocus}
          />
        </Provided>,
      );
      expect(title()).toBeUndefined();
      await user.click(radio('February'));
      await user.click(radio('2025'));
      expect(changed.mock.calls.map(([one, ...rest]) => [one.format('YYYY-MM-DD'), rest])).toEqual([
        ['2026-02-28', []],
        ['2025-02-28', []],
      ]);
      expect(onMonthFocus).toHaveBeenLastCalledWith(1);
      expect(onYearFocus).toHaveBeenLastCalledWith(2025);
      cleanup();
      for (const [props, month, year] of [
        [{ referenceDate: dayjs('2026-05-31T09:15') }, '02-28 09:15', '2028-05-31 09:15'],
        [{}, '02-01 00:00', '2028-01-01 00:00'],
      ] as const) {
        changed.mockClear();
        const none = show(
          <Provided>
            <MonthCalendar {...props} onChange={changed} />
            <YearCalendar {...props} onChange={changed} />
          </Provided>,
        );
        await none.user.click(radio('February'));
        await none.user.click(radio('2028'));
        const [first, second] = changed.mock.calls.map(([one]) => one);
        expect([first?.format('MM-DD HH:mm'), second?.format('YYYY-MM-DD HH:mm')]).toEqual([
          month,
          year,
        ]);
        none.unmount();
      }
      const offered: string[] = [];
      const onlyYear = (props: ComponentProps<typeof MonthCalendar>) => (
        <Provided>
          <MonthCalendar {...props} onChange={(one: Dayjs) => offered.push(one.format('YYYY'))} />
        </Provided>
      );
      for (const props of [
        { referenceDate: dayjs('2020-06-10') },
        {},
        { minDate: dayjs('2090-02-10') },
      ]) {
        const empty = show(onlyYear(props));
        await empty.user.click(radio('May'));
        empty.unmount();
      }
      expect(offered.splice(0)).toEqual(['2020', dayjs().format('YYYY'), '2090']);
      const first = show(onlyYear({ value: dayjs('2020-06-10') }));
      for (const value of [dayjs('2022-06-10'), null]) {
        first.rerender(onlyYear({ value }));
        await first.user.click(radio('May'));
      }
      expect(offered).toEqual(['2022', '2020']);
    },
  );

  proves(
    [
      'February 29 becomes February 28 of a shorter year.',
      'With date-fns, it becomes March 1.',
      'February 29 is an exception with date-fns.',
    ],
    async () => {
      for (const [name, expected] of [
        ['AdapterDayjs', '28'],
        ['AdapterLuxon', '28'],
        ['AdapterMoment', '28'],
        ['AdapterDateFns', '1'],
      ] as const) {
        const Adapter = adapterOf(name);
        const adapter = new Adapter();
        const dates: string[] = [];
        const onChange = (date: Dayjs | null) =>
          dates.push(date ? adapter.format(date, 'dayOfMonth') : '');
        const leap = adapter.date('2024-02-29');
        const alone = show(
          <LocalizationProvider dateAdapter={Adapter}>
            <YearCalendar defaultValue={leap} onChange={onChange} />
          </LocalizationProvider>,
        );
        await alone.user.click(radio('2025'));
        alone.unmount();
        const inside = show(
          <LocalizationProvider dateAdapter={Adapter}>
            <DateCalendar openTo="year" defaultValue={leap} onChange={onChange} />
          </LocalizationProvider>,
        );
        await inside.user.click(radio('2025'));
        inside.unmount();
        expect([name, ...dates]).toEqual([name, expected, expected]);
      }
    },
  );

  proves(
    [
      'If a limit is within a month or year, users can still choose it, so the new date may be beyond the limit.',
      'Correct the date in `onChange`, as the demo does.',
    ],
    async () => {
      const changed = jest.fn<unknown, [Dayjs]>();
      const { user, unmount } = show(
        <Provided>
          <MonthCalendar
            defaultValue={dayjs('2026-06-10')}
            minDate={dayjs('2026-04-20')}
            onChange={changed}
          />
          <YearCalendar
            defaultValue={dayjs('2025-12-01')}
            maxDate={dayjs('2026-06-30')}
            onChange={changed}
          />
        </Provided>,
      );
      await user.click(radio('April'));
      await user.click(radio('2026'));
      expect(changed.mock.calls.map(([one]) => one.format('YYYY-MM-DD'))).toEqual([
        '2026-04-10',
        '2026-12-01',
      ]);
      unmount();
      const past = show(
        <Provided>
          <MonthCalendar
            defaultValue={dayjs().add(1, 'month').startOf('month')}
            disablePast
            onChange={changed}
          />
        </Provided>,
      );
      if (dayjs().month() < 11) {
        await past.user.click(radio(dayjs().format('MMMM')));
        expect(changed.mock.lastCall?.[0].isSame(dayjs().startOf('month'))).toBe(true);
      }
      past.unmount();
      const demo = show(<MonthAndYear />);
      for (const name of ['2025', 'December', '2026']) {
        await demo.user.click(radio(name));
      }
      expect(screen.getByRole('status')).toHaveTextContent('Report for June 2026');
    },
  );

  proves('`aria-current` marks the current month in every year.', () => {
    show(
      <Provided>
        <MonthCalendar defaultValue={dayjs('1950-06-01')} />
      </Provided>,
    );
    expect(radio(dayjs().format('MMMM'))).toHaveAttribute('aria-current', 'date');
  });

  proves(
    'Name the calendar with `aria-label`, or pass the id of another element as `gridLabelId`.',
    async () => {
      const { user } = show(<MonthAndYear />);
      const months = within(screen.getByRole('radiogroup', { name: 'Month of the report' }));
      await user.click(months.getByRole('radio', { name: 'March' }));
      expect(screen.getByRole('status')).toHaveTextContent('Report for March 2026');
      expect(months.getByRole('radio', { name: 'July' })).toBeDisabled();
      show(
        <Provided>
          <p id="name-of-years">Year of birth</p>
          <YearCalendar gridLabelId="name-of-years" />
        </Provided>,
      );
      expect(screen.getByRole('radiogroup', { name: 'Year of birth' })).toBeInTheDocument();
    },
  );
});

describe('keyboard', () => {
  proves(
    [
      '<kbd>←</kbd> and <kbd>→</kbd> skip disabled days, as far as the next or previous month.',
      'If another key leads to a disabled day, it does nothing.',
      '`autoFocus` moves the focus to the selected day, month, or year.',
      'If the selected day is disabled, the closest allowed day of its month gets the focus.',
      'Without a value, the focus moves to the day where the calendar opens, unless this day is disabled.',
      'To control the focus, pass `focusedView`, and set it to `hasFocus ? view : null` in `onFocusedViewChange(view, hasFocus)`.',
      'If `focusedView` is the name of any view, the focus moves into the current view.',
      "If it's `null`, keys don't move the focus.",
    ],
    async () => {
      const onFocusedViewChange = jest.fn();
      const { user, unmount } = calendar({
        defaultValue: april,
        autoFocus: true,
        onFocusedViewChange,
        shouldDisableDate: (one) => one.date() === 16 || one.date() === 22,
      });
      const at = () => `${focused()} ${title()}`;
      expect(at()).toBe('15 April 2026');
      for (const [key, expected] of [
        ['ArrowRight', '17 April 2026'],
        ['ArrowLeft', '15 April 2026'],
        ['ArrowDown', '15 April 2026'],
        ['ArrowUp', '8 April 2026'],
        ['ArrowDown', '15 April 2026'],
        ['Home', '12 April 2026'],
        ['End', '18 April 2026'],
        ['PageUp', '18 May 2026'],
        ['PageDown', '18 April 2026'],
      ] as const) {
        await user.keyboard(`{${key}}`);
        expect([key, at()]).toEqual([key, expected]);
      }
      expect(onFocusedViewChange).toHaveBeenCalledWith('day', true);
      await user.tab();
      expect(onFocusedViewChange).toHaveBeenLastCalledWith('day', false);
      unmount();
      const shownView = calendar({ defaultValue: april, focusedView: 'year' });
      expect(focused()).toBe('15');
      shownView.unmount();
      const held = calendar({ defaultValue: april, focusedView: null });
      act(() => day('15').focus());
      await held.user.keyboard('{ArrowRight}');
      expect(focused()).toBe('15');
      held.unmount();
      for (const [isKept, expected] of [
        [true, '1'],
        [false, ''],
      ] as const) {
        const Controlled = () => {
          const [view, setView] = useState<Props['focusedView']>(null);
          return (
            <Provided>
              <DateCalendar
                reduceAnimations
                defaultValue={april}
                focusedView={view}
                onFocusedViewChange={(one, hasFocus) => setView(hasFocus || isKept ? one : null)}
              />
            </Provided>
          );
        };
        const controlled = show(<Controlled />);
        act(() => day('15').focus());
        await controlled.user.keyboard('{ArrowRight}');
        expect(focused()).toBe('16');
        await nextMonth(controlled.user);
        expect(focused()).toBe(expected);
        controlled.unmount();
      }
      const edge = calendar({ defaultValue: dayjs('2026-05-01'), autoFocus: true });
      await edge.user.keyboard('{Home}');
      expect(at()).toBe('26 April 2026');
      edge.unmount();
      const far = calendar({
        defaultValue: april,
        autoFocus: true,
        shouldDisableDate: (one) => one.isAfter(april, 'day') && one.isBefore('2026-06-10'),
      });
      await far.user.keyboard('{ArrowRight}');
      expect(at()).toBe('15 April 2026');
      far.unmount();
      const first = calendar({
        defaultValue: april,
        autoFocus: true,
        shouldDisableDate: (one) => one.isBefore(april, 'day') && one.isAfter('2026-03-01', 'day'),
      });
      await first.user.keyboard('{ArrowLeft}');
      expect(at()).toBe('1 March 2026');
      first.unmount();
      for (const [props, expected] of [
        [{ referenceDate: dayjs('2026-05-07') }, '7'],
        [{}, String(dayjs().date())],
        [{ minDate: dayjs('2090-02-10') }, '10'],
        [{ defaultValue: april, shouldDisableDate: (one: Dayjs) => one.date() === 15 }, '16'],
        [{ defaultValue: april, openTo: 'year' }, '2026'],
        [{ defaultValue: april, views: ['month'], openTo: 'month' }, 'Apr'],
      ] as const) {
        const first = calendar({ ...props, autoFocus: true });
        expect(focused()).toBe(expected);
        first.unmount();
      }
      const closed = calendar({
        referenceDate: april,
        minDate: dayjs('2026-04-20'),
        autoFocus: true,
      });
      expect(document.body).toHaveFocus();
      closed.unmount();
      const months = show(
        <Provided>
          <MonthCalendar
            defaultValue={april}
            shouldDisableMonth={(one) => one.month() === 4}
            {...focusFirst}
          />
        </Provided>,
      );
      await months.user.keyboard('{ArrowRight}');
      expect(focused()).toBe('Apr');
    },
  );

  proves(
    'With `monthsPerRow={4}`, <kbd>↑</kbd> and <kbd>↓</kbd> still move by three months, so use the default of 3.',
    async () => {
      for (const monthsPerRow of [3, 4] as const) {
        const { user, unmount } = show(
          <Provided>
            <MonthCalendar
              defaultValue={dayjs('2026-01-31')}
              monthsPerRow={monthsPerRow}
              {...focusFirst}
            />
          </Provided>,
        );
        await user.keyboard('{ArrowDown}');
        expect(focused()).toBe('Apr');
        await user.keyboard('{ArrowUp}{ArrowLeft}');
        expect(focused()).toBe('Dec');
        unmount();
      }
      for (const [yearsOrder, expected] of [
        ['asc', ['2027', '2031']],
        ['desc', ['2025', '2021']],
      ] as const) {
        const { user, unmount } = show(
          <Provided>
            <YearCalendar
              defaultValue={april}
              yearsPerRow={4}
              yearsOrder={yearsOrder}
              {...focusFirst}
            />
          </Provided>,
        );
        await user.keyboard('{ArrowRight}');
        expect(focused()).toBe(expected[0]);
        await user.keyboard('{ArrowDown}');
        expect(focused()).toBe(expected[1]);
        unmount();
      }
    },
  );
});

proves(
  [
    'The component receives the props `day`, `selected`, `today`, `disabled`, `outsideCurrentMonth`, `isFirstVisibleCell`, `isLastVisibleCell`, `isAnimating`, and `onDaySelect`.',
    '`disableMargin` removes the space around a day.',
  ],
  () => {
    const seen: PickersDayProps[] = [];
    const Day = (props: PickersDayProps) => {
      seen.push(props);
      return <PickersDay {...props} disableMargin={props.day.date() === 16} />;
    };
    show(
      <Provided>
        <DateCalendar
          defaultValue={april}
          maxDate={dayjs('2026-04-28')}
          slots={{ day: Day }}
          showDaysOutsideCurrentMonth
        />
      </Provided>,
    );
    const dates = (is: (props: PickersDayProps) => boolean) => [
      ...new Set(seen.filter(is).map(({ day }) => day.format('MM-DD'))),
    ];
    expect(dates(({ selected }) => selected === true)).toEqual([april.format('MM-DD')]);
    expect(dates(({ today }) => today === true)).toEqual([]);
    expect(dates(({ disabled }) => disabled === true)).toEqual([
      '04-29',
      '04-30',
      '05-01',
      '05-02',
    ]);
    expect(dates(({ outsideCurrentMonth }) => outsideCurrentMonth)).toEqual([
      '03-29',
      '03-30',
      '03-31',
      '05-01',
      '05-02',
    ]);
    expect(dates(({ isFirstVisibleCell }) => isFirstVisibleCell)).toEqual(['03-29']);
    expect(dates(({ isLastVisibleCell }) => isLastVisibleCell)).toEqual(['05-02']);
    expect(seen.every((props) => 'isAnimating' in props && 'onDaySelect' in props)).toBe(true);
    const margin = (name: string) => {
      const [cell] = screen.getAllByRole('gridcell', { name });
      return cell ? getComputedStyle(cell).marginLeft : '';
    };
    expect(margin('16')).not.toBe(margin('17'));
  },
);

proves('`hasFocus` moves the focus to the chosen month or year.', () => {
  const { rerender } = show(
    <Provided>
      <MonthCalendar defaultValue={april} hasFocus />
    </Provided>,
  );
  expect(screen.getByRole('radio', { name: 'April' })).toHaveFocus();
  rerender(
    <Provided>
      <YearCalendar defaultValue={april} hasFocus />
    </Provided>,
  );
  expect(screen.getByRole('radio', { name: String(april.year()) })).toHaveFocus();
});

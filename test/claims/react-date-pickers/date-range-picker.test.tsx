import { type ComponentProps, useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import {
  DateRangePickerDay,
  type DateRangePickerDayProps,
} from '@mui/x-date-pickers-pro/DateRangePickerDay';
import { DateRangePickerDay2 } from '@mui/x-date-pickers-pro/DateRangePickerDay2';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import BasicDateRangePicker from '../../../docs/x/react-date-pickers/date-range-picker/BasicDateRangePicker';
import CabinBooking from '../../../docs/x/react-date-pickers/date-range-picker/CabinBooking';
import ControlledRange from '../../../docs/x/react-date-pickers/date-range-picker/ControlledRange';
import FixedStart from '../../../docs/x/react-date-pickers/date-range-picker/FixedStart';
import NightPrices from '../../../docs/x/react-date-pickers/date-range-picker/NightPrices';
import SalesPeriod from '../../../docs/x/react-date-pickers/date-range-picker/SalesPeriod';
import StayLength from '../../../docs/x/react-date-pickers/date-range-picker/StayLength';
import TwoFields from '../../../docs/x/react-date-pickers/date-range-picker/TwoFields';
import { act, claim, dismiss, expectTypeError, fireEvent, screen, show, waitFor } from '../harness';
import { Provided, shown } from '../pickers';

type Props = ComponentProps<typeof DateRangePicker>;
type User = ReturnType<typeof show>['user'];
type Call = [(Dayjs | null)[], { validationError: (string | null)[]; shortcut?: object }];

const day = (text: string) => dayjs(text);
const march = day('2026-03-16');
const both: [Dayjs, Dayjs] = [march, day('2026-03-20')];

function Range(props: Props) {
  return (
    <Provided>
      <DateRangePicker label="Stay" referenceDate={march} {...props} />
    </Provided>
  );
}

const two = { field: MultiInputDateRangeField };

const spy = () => jest.fn<unknown, Call>();
const textOf = (value: Dayjs | null) =>
  value === null ? null : value.isValid() ? value.format('MM-DD') : 'invalid';
/** What a callback got, call by call. */
const got = ({ mock }: ReturnType<typeof spy>) => mock.calls.map(([value]) => value.map(textOf));
const last = (one: ReturnType<typeof spy>) => got(one).at(-1);
const timesOf = ({ mock }: ReturnType<typeof spy>) =>
  mock.lastCall?.[0].map((value) => value?.format('MM-DD HH:mm') ?? null);

const cell = (name: string | RegExp, index = 0) => {
  const found = screen.getAllByRole('gridcell', { name })[index];
  if (!found) {
    throw new Error(`No day ${name}.`);
  }
  return found;
};
const pick = (user: User, name: string | RegExp) => user.click(cell(name));
const openIt = (user: User) => user.click(screen.getByRole('button', { name: /^Choose range/ }));
const popup = () => screen.queryByRole('dialog') ?? screen.queryByRole('tooltip');
const closed = () => waitFor(() => expect(popup()).toBeNull());

const section = (index: number) => {
  const found = screen.getAllByRole('spinbutton')[index];
  if (!found) {
    throw new Error(`No section ${index}.`);
  }
  return found;
};
/** Types into a section; those of the start have the indexes 0 to 2, those of the end 3 to 5. */
const put = (index: number, text: string) => {
  act(() => section(index).focus());
  for (const character of text) {
    section(index).textContent = character;
    fireEvent.input(section(index));
  }
};

describe('value', () => {
  claim(
    [
      '`DateRangePicker` is a field for two dates with a popup of two calendars.',
      'The default is one field with a button that opens the popup.',
      'The views are days only',
      'The popup of one field has no accessible name on a desktop: name it with `slotProps.popper`, as the demos do.',
      'A mobile dialog has the name of its toolbar.',
    ],
    async () => {
      const { user, unmount } = show(<BasicDateRangePicker />);
      expect(shown()).toBe('03/16/2026 – 04/10/2026');
      await openIt(user);
      expect(screen.getAllByRole('grid')).toHaveLength(2);
      expect(popup()).toHaveAccessibleName('Parental leave');
      unmount();
      const unnamed = show(<Range />);
      await openIt(unnamed.user);
      expect(popup()).not.toHaveAccessibleName();
      unnamed.unmount();
      const mobile = show(
        <Provided>
          <MobileDateRangePicker label="Stay" />
        </Provided>,
      );
      await openIt(mobile.user);
      expect(popup()).toHaveAccessibleName('Select date range');
      await expectTypeError(
        `
        import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
        export const months = <DateRangePicker views={['month']} />;
      `,
        /views/,
      );
    },
  );

  claim(
    [
      'The value is an array `[start, end]`, and empty is `[null, null]`.',
      'Either end can be `null` alone.',
      '| First day chosen | `[day, null]` |',
      '| Second day chosen | `[start, day]` |',
      '| An earlier day instead of the second | `[day, null]`, and the choice begins anew |',
      '| New start, not after the old end | `[day, end]`, and the end is asked for again |',
      '| New start after the old end | `[day, null]` |',
    ],
    async () => {
      const onChange = spy();
      const { user, unmount } = show(<Range onChange={onChange} />);
      await openIt(user);
      for (const name of ['10', '5', '12']) {
        await pick(user, name);
      }
      expect(got(onChange)).toEqual([
        ['03-10', null],
        ['03-05', null],
        ['03-05', '03-12'],
      ]);
      await closed();
      await openIt(user);
      await pick(user, '12');
      expect(last(onChange)).toEqual(['03-12', '03-12']);
      expect(popup()).not.toBeNull();
      await pick(user, '14');
      await closed();
      await openIt(user);
      await pick(user, '20');
      expect(last(onChange)).toEqual(['03-20', null]);
      unmount();
    },
  );

  claim(
    [
      '| End typed before the start | Both, as typed, with an error |',
      '| A section of the end deleted | `[start, null]` |',
      '| Both deleted, or cleared with a button | `[null, null]` |',
      "So calendars keep the order of the two days, and typing doesn't: `context.validationError` and `onError` then say `['invalidRange', 'invalidRange']`.",
      'Errors always come as a pair, `[null, null]` when all is well.',
      "An open end isn't an error.",
    ],
    async () => {
      const onChange = spy();
      const onError = jest.fn();
      const { user } = show(
        <Range
          defaultValue={both}
          onChange={onChange}
          onError={onError}
          slotProps={{ field: { clearable: true } }}
        />,
      );
      put(4, '10');
      expect(last(onChange)).toEqual(['03-16', '03-10']);
      const wrong = ['invalidRange', 'invalidRange'];
      expect(onChange.mock.lastCall?.[1].validationError).toEqual(wrong);
      expect(onError.mock.lastCall?.[0]).toEqual(wrong);
      put(4, '21');
      expect(onChange.mock.lastCall?.[1].validationError).toEqual([null, null]);
      act(() => section(4).focus());
      await user.keyboard('{Delete}');
      expect(last(onChange)).toEqual(['03-16', null]);
      expect(onChange.mock.lastCall?.[1].validationError).toEqual([null, null]);
      await user.click(screen.getByRole('button', { name: 'Clear' }));
      expect(last(onChange)).toEqual([null, null]);
    },
  );

  claim(
    [
      'On a desktop `onAccept` fires when a valid end is chosen, and at each change while typing.',
      "It isn't a promise that both ends are there: <kbd>Esc</kbd> or a click outside after the first day accepts `[day, null]`, or the old end with it.",
      'So does OK in a mobile dialog.',
      '<kbd>Esc</kbd> | Closes it and accepts what is chosen',
    ],
    async () => {
      for (const how of ['Esc', 'outside', 'OK']) {
        const onAccept = spy();
        const Component = how === 'OK' ? MobileDateRangePicker : DateRangePicker;
        const { user, unmount } = show(
          <Provided>
            <p>Elsewhere</p>
            <Component label="Stay" referenceDate={march} onAccept={onAccept} />
          </Provided>,
        );
        await openIt(user);
        await pick(user, '10');
        expect(onAccept).not.toHaveBeenCalled();
        if (how === 'Esc') {
          await user.keyboard('{Escape}');
        } else {
          await user.click(
            how === 'OK'
              ? screen.getByRole('button', { name: 'OK' })
              : screen.getByText('Elsewhere'),
          );
        }
        expect([how, got(onAccept)]).toEqual([how, [['03-10', null]]]);
        unmount();
      }
      const kept = spy();
      const old = show(<Range defaultValue={both} onAccept={kept} />);
      await openIt(old.user);
      await pick(old.user, '18');
      await old.user.keyboard('{Escape}');
      expect(got(kept)).toEqual([['03-18', '03-20']]);
      old.unmount();
      const refused = spy();
      const evening: [Dayjs, null] = [day('2026-03-20T18:30'), null];
      const wrong = show(
        <Range
          referenceDate={undefined}
          defaultRangePosition="end"
          defaultValue={evening}
          onAccept={refused}
        />,
      );
      await openIt(wrong.user);
      await pick(wrong.user, '20');
      expect(refused).not.toHaveBeenCalled();
      wrong.unmount();
      const onAccept = spy();
      const onChange = spy();
      const { user } = show(<Range defaultValue={both} onAccept={onAccept} onChange={onChange} />);
      await openIt(user);
      await pick(user, '17');
      expect(onAccept).not.toHaveBeenCalled();
      await pick(user, '19');
      expect(got(onAccept)).toEqual([['03-17', '03-19']]);
      await closed();
      onAccept.mockClear();
      onChange.mockClear();
      put(5, '2027');
      expect(onAccept.mock.calls).toEqual(onChange.mock.calls);
      expect(onAccept).toHaveBeenCalledTimes(4);
    },
  );

  claim('`onChange` gets', async () => {
    const { user } = show(<ControlledRange />);
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent('4 days from 16 March 2026');
    await openIt(user);
    await pick(user, '20');
    expect(status).toHaveTextContent('Choose the first and the last day');
    await pick(user, '21');
    expect(status).toHaveTextContent('2 days from 20 March 2026');
    await closed();
    put(4, '10');
    expect(status).toHaveTextContent('Choose the first and the last day');
  });
});

describe('times', () => {
  claim(
    [
      'A day chosen in the calendar has the time of the date that it replaces, else midnight.',
      'If `referenceDate` is set, its time replaces both.',
    ],
    async () => {
      const timed: [Dayjs, Dayjs] = [day('2026-03-16T08:30'), day('2026-03-20T18:30')];
      const cases: [Props, string[]][] = [
        [{ referenceDate: undefined, defaultValue: timed }, ['03-10 08:30', '03-22 18:30']],
        [
          { referenceDate: undefined, defaultValue: [day('2026-03-16T08:30'), null] },
          ['03-10 08:30', '03-22 00:00'],
        ],
        [
          { referenceDate: day('2026-03-01T10:00'), defaultValue: timed },
          ['03-10 10:00', '03-22 10:00'],
        ],
      ];
      for (const [props, times] of cases) {
        const onChange = spy();
        const { user, unmount } = show(<Range {...props} onChange={onChange} />);
        await openIt(user);
        await pick(user, '10');
        await pick(user, '22');
        expect(timesOf(onChange)).toEqual(times);
        unmount();
      }
    },
  );

  claim(
    [
      'Values with times, such as those of a log, break ranges of one day: with 18:30 as the start, choosing the same day as the end gives midnight, which is earlier.',
      "The error is `'invalidRange'`, and the popup stays open.",
    ],
    async () => {
      const onChange = spy();
      const { user } = show(
        <Range
          referenceDate={undefined}
          defaultValue={[day('2026-03-20T18:30'), null]}
          defaultRangePosition="end"
          onChange={onChange}
        />,
      );
      await openIt(user);
      await pick(user, '20');
      expect(timesOf(onChange)).toEqual(['03-20 18:30', '03-20 00:00']);
      expect(onChange.mock.lastCall?.[1].validationError).toEqual(['invalidRange', 'invalidRange']);
      expect(popup()).not.toBeNull();
    },
  );

  claim(
    'The other way round, a start of 18:30 moved to the day of an end at 09:00 empties the end.',
    async () => {
      const onChange = spy();
      const { user } = show(
        <Range
          referenceDate={undefined}
          defaultValue={[day('2026-03-10T18:30'), day('2026-03-20T09:00')]}
          onChange={onChange}
        />,
      );
      await openIt(user);
      await pick(user, '20');
      expect(onChange.mock.lastCall?.[0][0]?.format('MM-DD HH:mm')).toBe('03-20 18:30');
      expect(onChange.mock.lastCall?.[0][1]).toBeNull();
    },
  );
});

describe('one field or two', () => {
  claim(
    [
      'For two, each with a label of its own, pass `MultiInputDateRangeField` to `slots.field`:',
      "| Label | `label` | `localeText.start` and `localeText.end`; `label` isn't used |",
      '| Opens by | The button | A click in a field, or <kbd>Enter</kbd> or <kbd>Space</kbd> there |',
      'The end whose field was clicked',
      '<kbd>Enter</kbd> | Opens the popup; the focus stays in the field',
    ],
    async () => {
      const { user, unmount } = show(<TwoFields />);
      expect(screen.getByRole('group', { name: 'Arrival' })).toBeInTheDocument();
      expect(screen.getByRole('group', { name: 'Departure' })).toBeInTheDocument();
      expect(screen.queryByRole('button')).toBeNull();
      await user.click(section(4));
      await waitFor(() => expect(popup()).not.toBeNull());
      await pick(user, '25');
      await closed();
      expect(section(4)).toHaveTextContent('25');
      unmount();
      for (const key of ['{Enter}', ' ']) {
        const one = show(<Range label="Unused" slots={two} defaultValue={both} />);
        expect(screen.queryByText('Unused')).toBeNull();
        await one.user.tab();
        expect(popup()).toBeNull();
        await one.user.keyboard(key);
        await waitFor(() => expect(popup()).not.toBeNull());
        expect(section(0)).toHaveFocus();
        one.unmount();
      }
    },
  );

  claim(
    [
      'The end was chosen; after end, then start of an empty range, it stays open',
      '| Starts with | The start |',
      'The popup closes after | The end was chosen',
      "| On mobile | People can type | People can't type: a tap opens the dialog |",
    ],
    async () => {
      for (const isTwo of [true, false]) {
        const phone = show(
          <Provided>
            <MobileDateRangePicker label="Stay" {...(isTwo && { slots: two })} />
          </Provided>,
        );
        expect(section(1)).toHaveAttribute('contenteditable', String(!isTwo));
        if (isTwo) {
          await phone.user.click(section(1));
          await waitFor(() => expect(popup()).not.toBeNull());
        }
        phone.unmount();
      }
      const onChange = spy();
      const { user, unmount } = show(<Range slots={two} onChange={onChange} />);
      await user.click(section(4));
      await waitFor(() => expect(popup()).not.toBeNull());
      await pick(user, '20');
      await pick(user, '10');
      expect(got(onChange)).toEqual([
        [null, '03-20'],
        ['03-10', '03-20'],
      ]);
      expect(popup()).not.toBeNull();
      await pick(user, '21');
      await closed();
      unmount();
      const changed = spy();
      const single = show(<Range onChange={changed} />);
      await single.user.click(section(4));
      await openIt(single.user);
      await pick(single.user, '10');
      expect(got(changed)).toEqual([['03-10', null]]);
      await pick(single.user, '20');
      await closed();
    },
  );

  claim(
    [
      "| An object | An object for both, or a function of an `owner`; its type lacks `position`: check `'position' in owner` |",
      'Gets both dates as one text',
      'Gets nothing: read the value from state',
      '`slotProps.field.dateSeparator` replaces the dash between the dates.',
      '`disabled` takes one boolean for both ends.',
    ],
    async () => {
      const formOf = (props: Props) => {
        const { container, unmount } = show(
          <form>
            <Range defaultValue={both} name="stay" {...props} />
          </form>,
        );
        const form = container.querySelector('form');
        const data = Object.fromEntries(new FormData(form ?? undefined));
        const text = shown();
        unmount();
        return [data, text];
      };
      expect(formOf({})).toEqual([{ stay: '03/16/2026 – 03/20/2026' }, '03/16/2026 – 03/20/2026']);
      expect(formOf({ slotProps: { field: { dateSeparator: 'to' } } })[1]).toBe(
        '03/16/2026 to 03/20/2026',
      );
      expect(formOf({ slots: two })[0]).toEqual({});
      show(
        <Range
          slots={two}
          defaultValue={both}
          slotProps={{
            textField: (owner) => ({
              helperText: 'position' in owner ? `The ${String(owner.position)}` : null,
            }),
          }}
        />,
      );
      expect(screen.getByText('The start')).toBeInTheDocument();
      expect(screen.getByText('The end')).toBeInTheDocument();
      await expectTypeError(
        `
        import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
        export const half = <DateRangePicker disabled={[true, false]} />;
      `,
        /TS2322/,
      );
    },
  );
});

claim(
  [
    'In one field, retyping a year, or a section with a leading 0, can take the rest of the date from the other one: over `03/16/2026 – 04/10/2026`, the second year typed as 2027 gives 03/16/2027, and the first month typed as 02 gives 02/10/2026.',
    "Two fields don't have the fault, nor has the calendar.",
  ],
  () => {
    const { unmount } = show(<BasicDateRangePicker />);
    put(5, '2027');
    expect(shown()).toBe('03/16/2026 – 03/16/2027');
    unmount();
    for (const [index, text, result] of [
      [0, '02', '02/10/2026 – 04/10/2026'],
      [3, '05', '03/16/2026 – 05/16/2026'],
      [1, '05', '04/05/2026 – 04/10/2026'],
      [4, '05', '03/16/2026 – 03/05/2026'],
    ] as const) {
      const one = show(<Range defaultValue={[march, day('2026-04-10')]} />);
      put(index, text);
      expect(shown()).toBe(result);
      one.unmount();
    }
    const texts = () => screen.getAllByRole('group').map((group) => shown(group));
    show(<Range slots={two} defaultValue={both} />);
    put(5, '2027');
    put(0, '02');
    expect(texts()).toEqual(['02/16/2026', '03/20/2027']);
  },
);

describe('shortcuts and limits', () => {
  claim(
    [
      '`slotProps.shortcuts.items` adds a list beside the calendars.',
      'A shortcut sets both ends, or what else it returns, such as `[day, null]`, accepts that and closes the popup.',
      '`context.shortcut` is there only in the call that the shortcut caused, so the demo\'s label goes back to "Own period" at the next change.',
    ],
    async () => {
      const { user, unmount } = show(<SalesPeriod />);
      await openIt(user);
      await user.click(screen.getByRole('button', { name: 'Last month' }));
      await closed();
      expect(shown()).toBe('02/01/2026 – 02/28/2026');
      expect(screen.getByRole('status')).toHaveTextContent('Last month');
      await openIt(user);
      await pick(user, '5');
      expect(screen.getByRole('status')).toHaveTextContent('Own period');
      unmount();
      const onAccept = spy();
      const items = [{ label: 'From today', getValue: () => [march, null] as [Dayjs, null] }];
      const open = show(<Range onAccept={onAccept} slotProps={{ shortcuts: { items } }} />);
      await openIt(open.user);
      await open.user.click(screen.getByRole('button', { name: 'From today' }));
      await closed();
      expect(got(onAccept)).toEqual([['03-16', null]]);
    },
  );

  claim(
    'One that breaks a limit is disabled: "Year to date" would be with a `minDate` in February.',
    async () => {
      const onAccept = spy();
      const { user } = show(
        <Range
          minDate={day('2026-02-10')}
          onAccept={onAccept}
          slotProps={{
            shortcuts: {
              items: [
                { label: 'Year to date', getValue: () => [day('2026-01-01'), march] },
                { label: 'Month to date', getValue: () => [day('2026-03-01'), march] },
              ],
            },
          }}
        />,
      );
      await openIt(user);
      const year = screen.getByRole('button', { name: 'Year to date' });
      expect(year).toHaveAttribute('aria-disabled', 'true');
      await user.click(screen.getByRole('button', { name: 'Month to date' }));
      expect(got(onAccept)).toEqual([['03-01', '03-16']]);
    },
  );

  claim(
    [
      'No prop sets a minimum or a maximum length.',
      "`shouldDisableDate` gets `'start'` or `'end'` as its second argument, so it can compare a day with the start that you hold:",
      "It stays in the value, with `'shouldDisableDate'` as its error, until another one is chosen.",
    ],
    async () => {
      const { user } = show(<StayLength />);
      await openIt(user);
      await pick(user, '10');
      // 19 March is nine nights away.
      expect(shown()).toBe('03/10/2026 – 03/19/2026');
      expect(screen.getByText('Stay 2 to 7 nights')).toBeInTheDocument();
      const states = ['11', '12', '17', '18'].map((name) => cell(name).matches(':disabled'));
      expect(states).toEqual([true, false, false, true]);
      await pick(user, '12');
      expect(screen.queryByText('Stay 2 to 7 nights')).toBeNull();
    },
  );

  claim(
    [
      'Read the error from `onError`, which runs after your state has changed.',
      '`context.validationError` in `onChange` is computed with the old `shouldDisableDate`, and so with the old start.',
      'After a new start, the old end may be too far away.',
    ],
    async () => {
      const errors: unknown[] = [];
      function App() {
        const [value, setValue] = useState<[Dayjs | null, Dayjs | null]>([
          march,
          day('2026-03-19'),
        ]);
        return (
          <Range
            value={value}
            onChange={(range, { validationError }) => {
              errors.push(['onChange', validationError]);
              setValue(range);
            }}
            onError={(error) => errors.push(['onError', error])}
            shouldDisableDate={(one, position) =>
              position === 'end' && one.diff(value[0], 'day') > 7
            }
          />
        );
      }
      const { user } = show(<App />);
      await openIt(user);
      await pick(user, '10');
      expect(errors).toEqual([
        ['onChange', [null, null]],
        ['onError', [null, 'shouldDisableDate']],
      ]);
    },
  );

  claim(
    [
      "A disabled day can't be an end, but a range may run across it.",
      'To prevent that, disable all ends after the next booked day:',
    ],
    async () => {
      const onAccept = spy();
      const { user, unmount } = show(
        <Range onAccept={onAccept} shouldDisableDate={(one) => one.date() === 12} />,
      );
      await openIt(user);
      await pick(user, '10');
      expect(cell('12')).toBeDisabled();
      await pick(user, '14');
      expect(got(onAccept)).toEqual([['03-10', '03-14']]);
      unmount();
      const cabin = show(<CabinBooking />);
      await openIt(cabin.user);
      await pick(cabin.user, '17');
      const states = ['18', '20', '21', '22', '23', '30'].map((name) =>
        cell(name).matches(':disabled'),
      );
      expect(states).toEqual([false, false, true, true, true, true]);
      await pick(cabin.user, '20');
      await closed();
      put(4, '25');
      expect(screen.getByText('Somebody has the cabin on these days')).toBeInTheDocument();
    },
  );
});

describe('one end fixed', () => {
  claim(
    [
      'To fix the start, hold it outside of the state, and ignore the one that `onChange` gives you:',
      '`minDate` refuses a day before the start, which would become a new start.',
      "A typed start turns back to yours. `disabled` in `slotProps.textField` doesn't stop the typing in one of two fields.",
    ],
    async () => {
      const { user, unmount } = show(<FixedStart />);
      expect(shown()).toBe('03/16/2026 – 09/30/2026');
      await openIt(user);
      await pick(user, '15');
      await closed();
      put(4, '20');
      expect(shown()).toBe('03/16/2026 – 08/20/2026');
      put(1, '18');
      expect(shown()).toBe('03/16/2026 – 08/20/2026');
      unmount();
      const textField = { disabled: true };
      const off = show(<Range slots={two} slotProps={{ textField }} defaultValue={both} />);
      expect(section(1)).toHaveAttribute('contenteditable', 'true');
      put(1, '18');
      expect(section(1)).toHaveTextContent('18');
      off.unmount();
      const onChange = spy();
      const free = show(
        <Range rangePosition="end" defaultValue={[march, null]} onChange={onChange} />,
      );
      await openIt(free.user);
      await pick(free.user, '10');
      expect(got(onChange)).toEqual([['03-10', null]]);
    },
  );

  claim(
    [
      '`rangePosition="end"` makes each click choose the end.',
      '`onRangePositionChange` tells where the picker wants to go; without `rangePosition`, `defaultRangePosition` says where it begins at each opening.',
    ],
    async () => {
      const onChange = spy();
      const onRangePositionChange = jest.fn();
      const { user, unmount } = show(
        <Range
          rangePosition="end"
          closeOnSelect={false}
          defaultValue={both}
          onChange={onChange}
          onRangePositionChange={onRangePositionChange}
        />,
      );
      await openIt(user);
      await pick(user, '22');
      await pick(user, '24');
      expect(got(onChange)).toEqual([
        ['03-16', '03-22'],
        ['03-16', '03-24'],
      ]);
      expect(onRangePositionChange.mock.calls).toEqual([['start'], ['start']]);
      unmount();
      onChange.mockClear();
      const free = show(
        <Range defaultRangePosition="end" defaultValue={both} onChange={onChange} />,
      );
      for (const name of ['22', '24']) {
        await openIt(free.user);
        await pick(free.user, name);
        await closed();
      }
      expect(got(onChange)).toEqual([
        ['03-16', '03-22'],
        ['03-16', '03-24'],
      ]);
    },
  );

  claim(
    [
      'To fix the end, use `rangePosition="start"` and `maxDate`.',
      'Then the popup stays open after a choice, because it closes only after an end.',
    ],
    async () => {
      const onChange = spy();
      const { user } = show(
        <Range
          rangePosition="start"
          maxDate={march}
          defaultValue={[null, march]}
          onChange={onChange}
        />,
      );
      await openIt(user);
      expect(cell('17')).toBeDisabled();
      await pick(user, '10');
      await pick(user, '12');
      expect(got(onChange)).toEqual([
        ['03-10', '03-16'],
        ['03-12', '03-16'],
      ]);
      expect(popup()).not.toBeNull();
    },
  );
});

describe('looks', () => {
  claim(
    [
      '`slots.day` replaces the days.',
      'What it contains is also what screen readers read.',
      'Define the component outside of yours: a new one at each render mounts every day again.',
      '`DateRangePickerDay2` draws the same with fewer elements.',
    ],
    async () => {
      const { user, unmount } = show(<NightPrices />);
      await openIt(user);
      expect(cell(/^20 ?€120$/)).toBeEnabled();
      await pick(user, /^18 ?€85$/);
      await pick(user, /^20 ?€120$/);
      await closed();
      expect(shown()).toBe('03/18/2026 – 03/20/2026');
      unmount();
      const inline = () => (
        <Range
          open
          defaultValue={both}
          slots={{ day: (props) => <DateRangePickerDay {...props} /> }}
        />
      );
      const { rerender } = show(inline());
      const before = cell('18');
      rerender(inline());
      expect(before.isConnected).toBe(false);
      const inDays = () => document.querySelectorAll('.MuiDayCalendar-weekContainer *').length;
      const usual = inDays();
      rerender(<Range open defaultValue={both} slots={{ day: DateRangePickerDay2 }} />);
      expect(inDays()).toBeLessThan(usual);
      expect(cell('18')).toBeEnabled();
    },
  );

  claim(
    [
      '`calendars` is 1, 2 or 3 on a desktop (default 2).',
      '`MobileDateRangePicker` always shows one.',
      '`currentMonthCalendarPosition={2}` puts the month where the calendars begin second, so that the past shows beside it.',
      '`showDaysOutsideCurrentMonth` counts only with one calendar.',
    ],
    () => {
      const monthsOf = (props: Props) => {
        const { unmount } = show(<Range open defaultValue={both} {...props} />);
        const months = screen.getAllByText(/^\w+ 2026$/).map(({ textContent }) => textContent);
        const days = screen
          .getAllByRole('gridcell')
          .filter(({ textContent }) => textContent !== '').length;
        unmount();
        return [months, days];
      };
      expect(monthsOf({})).toEqual([['March 2026', 'April 2026'], 61]);
      expect(monthsOf({ calendars: 1 })).toEqual([['March 2026'], 31]);
      expect(monthsOf({ calendars: 3 })[0]).toHaveLength(3);
      expect(monthsOf({ currentMonthCalendarPosition: 2 })[0]).toEqual([
        'February 2026',
        'March 2026',
      ]);
      const byReference = { defaultValue: [null, null] as [null, null], referenceDate: both[0] };
      expect(monthsOf({ currentMonthCalendarPosition: 2, ...byReference })[0]).toEqual([
        'February 2026',
        'March 2026',
      ]);
      expect(monthsOf({ showDaysOutsideCurrentMonth: true })[1]).toBe(61);
      expect(monthsOf({ showDaysOutsideCurrentMonth: true, calendars: 1 })[1]).toBe(35);
      const props = { label: 'Stay', open: true, defaultValue: both, calendars: 3 as const };
      show(
        <Provided>
          <MobileDateRangePicker {...props} />
        </Provided>,
      );
      expect(screen.getAllByRole('grid')).toHaveLength(1);
    },
  );

  claim(
    [
      'After a new start with a later end the calendars turn to the month of the end; `disableAutoMonthSwitching` keeps them where they are.',
    ],
    async () => {
      const value: [Dayjs, Dayjs] = [march, day('2026-08-20')];
      for (const disableAutoMonthSwitching of [false, true]) {
        const { user, unmount } = show(
          <Range
            defaultValue={value}
            reduceAnimations
            disableAutoMonthSwitching={disableAutoMonthSwitching}
          />,
        );
        await openIt(user);
        await pick(user, '10');
        expect(screen.queryByText('August 2026') === null).toBe(disableAutoMonthSwitching);
        unmount();
      }
    },
  );

  claim(
    [
      '`DateRangePicker` renders `DesktopDateRangePicker` or `MobileDateRangePicker` by the same rule as the date picker.',
      'On a desktop the popup closes with the end.',
      "In a mobile dialog days don't close it: OK and shortcuts do, and Cancel restores the old range.",
      "`StaticDateRangePicker` is the mobile dialog's content on the page.",
    ],
    async () => {
      const onChange = spy();
      const { user, unmount } = show(
        <Provided>
          <MobileDateRangePicker label="Stay" defaultValue={both} onChange={onChange} />
        </Provided>,
      );
      await openIt(user);
      await pick(user, '10');
      await pick(user, '12');
      expect(popup()).not.toBeNull();
      await user.click(screen.getByRole('button', { name: 'Cancel' }));
      expect(last(onChange)).toEqual(['03-16', '03-20']);
      await closed();
      unmount();
      const items = [{ label: 'March', getValue: () => both }];
      const quick = show(
        <Provided>
          <MobileDateRangePicker label="Stay" slotProps={{ shortcuts: { items } }} />
        </Provided>,
      );
      await openIt(quick.user);
      await quick.user.click(screen.getByRole('button', { name: 'March' }));
      await closed();
      quick.unmount();
      show(
        <Provided>
          <StaticDateRangePicker defaultValue={both} />
        </Provided>,
      );
      expect(popup()).toBeNull();
      expect(screen.queryByRole('spinbutton')).toBeNull();
      expect(screen.getAllByRole('grid')).toHaveLength(1);
      expect(screen.getByRole('button', { name: 'OK' })).toBeInTheDocument();
      for (const matches of [true, false]) {
        const list = { matches, addEventListener: () => {}, removeEventListener: () => {} };
        Object.assign(window, { matchMedia: () => list });
        const one = show(<Range label="By rule" defaultValue={both} />);
        await openIt(one.user);
        expect(popup()?.closest('.MuiModal-root') === null).toBe(matches);
        one.unmount();
      }
      Reflect.deleteProperty(window, 'matchMedia');
    },
  );

  claim(
    [
      '<kbd>←</kbd> <kbd>→</kbd> | Go through the sections of both dates',
      '<kbd>Enter</kbd> | Chooses the day',
    ],
    async () => {
      const { user } = show(<Range defaultValue={both} />);
      act(() => section(2).focus());
      await user.keyboard('{ArrowRight}');
      expect(section(3)).toHaveFocus();
      await user.keyboard('{ArrowLeft}');
      expect(section(2)).toHaveFocus();
      await openIt(user);
      await waitFor(() => expect(cell('16')).toHaveFocus());
      await user.keyboard('{ArrowRight}{Enter}');
      expect(shown()).toBe('03/17/2026 – 03/20/2026');
    },
  );
});

claim('<kbd>Delete</kbd> | Clears the section, or both dates if all is marked', () => {
  show(<Range defaultValue={both} />);
  act(() => section(4).focus());
  fireEvent.keyDown(section(4), { key: 'Delete' });
  expect(shown()).toBe('03/16/2026 – 03/DD/2026');
  fireEvent.keyDown(section(4), { key: 'a', keyCode: 65, ctrlKey: true });
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Delete' });
  expect(shown()).toBe('MM/DD/YYYY – MM/DD/YYYY');
});

dismiss(
  [
    'It needs the Pro plan and comes from `@mui/x-date-pickers-pro`.',
    "What isn't about two dates is on the page of the date picker.",
  ],
  'A fact of the licence, and where to read on; each demo imports from there.',
);
dismiss(
  [
    'for narrow windows choose by `useMediaQuery`.',
    'Check for `null` and for errors before you save.',
    "Pass `startOf('day')` for both ends.",
  ],
  'Advice that follows from what is proved beside it.',
);

claim(
  'Beside the props of a day it gets `isStartOfHighlighting`, `isHighlighting` and `isEndOfHighlighting` for the range, `isStartOfPreviewing`, `isPreviewing` and `isEndOfPreviewing` for the one that a click of the mouse would make, `isVisuallySelected` for both ends, and the `draggable` prop.',
  async () => {
    const seen = new Map<string, DateRangePickerDayProps>();
    const Day = (props: DateRangePickerDayProps) => {
      if (!props.outsideCurrentMonth) {
        seen.set(props.day.format('MM-DD'), props);
      }
      return <DateRangePickerDay {...props} />;
    };
    const matchMedia = (query: string) => ({
      matches: query.includes('pointer: fine'),
      media: query,
      addEventListener: () => {},
      removeEventListener: () => {},
      addListener: () => {},
      removeListener: () => {},
    });
    Object.assign(window, { matchMedia });
    const slots = { day: Day };
    const range: [Dayjs, Dayjs] = [dayjs('2026-03-16'), dayjs('2026-03-18')];
    const { user } = show(<Range open calendars={1} defaultValue={range} slots={slots} />);
    const daysOf = (is: keyof DateRangePickerDayProps) =>
      [...seen].filter(([, props]) => props[is] === true).map(([date]) => date);
    expect(daysOf('isStartOfHighlighting')).toEqual(['03-16']);
    expect(daysOf('isHighlighting')).toEqual(['03-16', '03-17', '03-18']);
    expect(daysOf('isEndOfHighlighting')).toEqual(['03-18']);
    expect(daysOf('isVisuallySelected')).toEqual(['03-16', '03-18']);
    expect(daysOf('draggable')).toEqual(['03-16', '03-18']);
    expect(daysOf('isPreviewing')).toEqual([]);
    await user.click(cell('20'));
    await user.hover(cell('22'));
    expect(daysOf('isStartOfPreviewing')).toHaveLength(1);
    expect(daysOf('isPreviewing')).toContain('03-21');
    expect(daysOf('isEndOfPreviewing')).toEqual(['03-22']);
    Reflect.deleteProperty(window, 'matchMedia');
  },
);

import { type ComponentProps, useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezonePlugin from 'dayjs/plugin/timezone';
import utcPlugin from 'dayjs/plugin/utc';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import {
  DateRangePickerDay,
  type DateRangePickerDayProps,
} from '@mui/x-date-pickers-pro/DateRangePickerDay';
import { DateRangePickerDay2 } from '@mui/x-date-pickers-pro/DateRangePickerDay2';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import {
  PickersRangeCalendarHeader,
  type PickersRangeCalendarHeaderProps,
} from '@mui/x-date-pickers-pro/PickersRangeCalendarHeader';
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
import {
  act,
  proves,
  exempt,
  expectCompiles,
  expectConsole,
  expectTypeError,
  fireEvent,
  screen,
  show,
  waitFor,
} from '../harness';
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
  proves(
    [
      'On phones, the popup is a dialog with one calendar.',
      '`DateRangePicker` lets users choose a start date and an end date, in a field or in a popup with two calendars.',
      'The picker has one field by default.',
      'The picker has one field by default.',
      'The picker has no views for months or years.',
      'On a desktop, the popup of one field has no accessible name.',
      'A mobile dialog is named by its toolbar.',
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
      expect(screen.getAllByRole('grid')).toHaveLength(1);
      await expectTypeError(
        `
        import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
        export const months = <DateRangePicker views={['month']} />;
      `,
        /views/,
      );
    },
  );

  proves(
    [
      '| the start | a day, while there is no end | `[day, null]` |',
      '| the start | a day before the end, or the day of the end | `[day, end]` |',
      '| the start | a day after the end | `[day, null]` |',
      '| the end | a day after the start, or the day of the start | `[start, day]` |',
      '| the end | a day before the start | `[day, null]`, and the calendar asks for the end again |',
      'The picker compares times too.',
      'Therefore, the two rows with "or the day of" apply if both dates have the same time',
      '| the end | a day, while there is no start | `[null, day]` |',
    ],
    async () => {
      const none: [null, null] = [null, null];
      const steps: ['start' | 'end', NonNullable<Props['value']>, string, (string | null)[]][] = [
        ['start', none, '10', ['03-10', null]],
        ['start', both, '10', ['03-10', '03-20']],
        ['start', both, '20', ['03-20', '03-20']],
        ['start', both, '25', ['03-25', null]],
        ['end', both, '25', ['03-16', '03-25']],
        ['end', [march, null], '16', ['03-16', '03-16']],
        ['end', both, '10', ['03-10', null]],
        ['end', none, '10', [null, '03-10']],
      ];
      for (const mode of ['one field', 'two fields', 'mobile']) {
        for (const [asked, defaultValue, name, result] of steps) {
          const onChange = spy();
          const isTwo = mode === 'two fields';
          const hasReference = isTwo || defaultValue === none;
          const Component = mode === 'mobile' ? MobileDateRangePicker : DateRangePicker;
          const { user, unmount } = show(
            <Provided>
              <Component
                label="Stay"
                calendars={1}
                {...(isTwo ? { slots: two } : { defaultRangePosition: asked })}
                {...(hasReference && { referenceDate: day('2026-03-01') })}
                {...{ defaultValue, onChange, closeOnSelect: false }}
              />
            </Provided>,
          );
          await (isTwo ? user.click(section(asked === 'start' ? 1 : 4)) : openIt(user));
          await waitFor(() => expect(popup()).not.toBeNull());
          await pick(user, name);
          expect([mode, asked, last(onChange)]).toEqual([mode, asked, result]);
          if (asked === 'end' && name === '10' && defaultValue === both) {
            await pick(user, '12');
            expect(last(onChange)).toEqual(['03-10', '03-12']);
          }
          unmount();
        }
      }
      const onChange = spy();
      const { user } = show(
        <Range referenceDate={day('2026-03-01T10:00')} defaultValue={both} onChange={onChange} />,
      );
      await openIt(user);
      await pick(user, '20');
      expect(last(onChange)).toEqual(['03-20', null]);
    },
  );

  proves(
    [
      'The value is an array `[start, end]`.',
      'An empty value is `[null, null]`, and either date can be `null` alone.',
      'The calendar asks for the start first, then for the end.',
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

  proves(
    [
      '| types an end before the start | Both dates, with an error |',
      '| deletes a section of the end | `[start, null]` |',
      '| clears both dates | `[null, null]` |',
      'Typing can leave the dates in the wrong order or empty:',
      'The error is a pair too, and `[null, null]` means that both dates are valid.',
      "For dates in the wrong order, the error is `['invalidRange', 'invalidRange']`, unless a date also breaks a limit.",
      "A missing date isn't an error, so check for `null` yourself.",
    ],
    async () => {
      const onChange = spy();
      const onError = jest.fn();
      const { user } = show(
        <Range
          defaultValue={both}
          onChange={onChange}
          onError={onError}
          minDate={day('2026-03-08')}
          slotProps={{ field: { clearable: true } }}
        />,
      );
      put(4, '5');
      expect(onChange.mock.lastCall?.[1].validationError).toEqual([null, 'minDate']);
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

  proves(
    'While a user types the day 10, the day is 1 for a moment, and `onAccept` runs for 1 too.',
    () => {
      const onAccept = spy();
      show(<Range defaultValue={both} onAccept={onAccept} />);
      put(4, '30');
      onAccept.mockClear();
      put(1, '10');
      expect(got(onAccept).map(([start]) => start)).toEqual(['03-01', '03-10']);
    },
  );

  proves(
    [
      'Save in `onAccept`, which runs less often than `onChange`.',
      '| The user types | Runs with each change |',
      "| The user chooses a start | Doesn't run |",
      '| On a desktop, the user chooses an end, and the dates are in order | Runs, and the popup closes |',
      '| After choosing a start, the user presses <kbd>Esc</kbd>, clicks outside, or presses OK on mobile | Runs with the new start, and the old end or `null` |',
      "So <kbd>Esc</kbd> doesn't cancel.",
      'To let users cancel on a desktop, add a Cancel button.',
      '<kbd>Esc</kbd> closes the popup and accepts the chosen days.',
    ],
    async () => {
      for (const how of ['Esc', 'outside', 'OK', 'Esc in a dialog']) {
        const onAccept = spy();
        const Component =
          how === 'Esc' || how === 'outside' ? DateRangePicker : MobileDateRangePicker;
        const { user, unmount } = show(
          <Provided>
            <p>Elsewhere</p>
            <Component label="Stay" referenceDate={march} onAccept={onAccept} />
          </Provided>,
        );
        await openIt(user);
        await pick(user, '10');
        expect(onAccept).not.toHaveBeenCalled();
        if (how.startsWith('Esc')) {
          await user.keyboard('{Escape}');
        } else {
          await user.click(
            how === 'OK'
              ? screen.getByRole('button', { name: 'OK' })
              : screen.getByText('Elsewhere'),
          );
        }
        expect([how, got(onAccept)]).toEqual([how, [['03-10', null]]]);
        await closed();
        unmount();
      }
      const kept = spy();
      const old = show(<Range defaultValue={both} onAccept={kept} />);
      await openIt(old.user);
      await pick(old.user, '18');
      await old.user.keyboard('{Escape}');
      expect(got(kept)).toEqual([['03-18', '03-20']]);
      old.unmount();
      const canceled = spy();
      const back = spy();
      const undo = show(
        <Range
          defaultValue={both}
          onAccept={canceled}
          onChange={back}
          slotProps={{ actionBar: { actions: ['cancel'] } }}
        />,
      );
      await openIt(undo.user);
      await pick(undo.user, '18');
      expect(last(back)).toEqual(['03-18', '03-20']);
      await undo.user.click(screen.getByRole('button', { name: 'Cancel' }));
      await closed();
      expect(last(back)).toEqual(['03-16', '03-20']);
      expect(canceled).not.toHaveBeenCalled();
      undo.unmount();
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
      const late = spy();
      const open = show(<Range closeOnSelect={false} defaultValue={both} onAccept={late} />);
      await openIt(open.user);
      await pick(open.user, '17');
      await pick(open.user, '19');
      expect(late).not.toHaveBeenCalled();
      open.unmount();
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

  proves(
    'What `onChange` receives depends on which of the two dates the calendar asks for:',
    async () => {
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
    },
  );
});

describe('times', () => {
  proves(
    [
      'If the value has an old start, a new start gets the time of the old start.',
      'If the value has an old end, a new end gets the time of the old end.',
      'If the calendar asks for the end and the user chooses a day before the start, this day becomes the start.',
      'The day still gets the time of the old end.',
      'A chosen day has a time, by default midnight.',
      'If you pass `referenceDate`, each chosen day gets the time of `referenceDate` instead.',
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
      for (const [end, time] of [
        [day('2026-03-20T09:00'), '03-10 09:00'],
        [null, '03-10 00:00'],
      ] as const) {
        const onChange = spy();
        const { user, unmount } = show(
          <Range
            referenceDate={undefined}
            defaultRangePosition="end"
            defaultValue={[day('2026-03-16T18:30'), end]}
            onChange={onChange}
          />,
        );
        await openIt(user);
        await pick(user, '10');
        expect(timesOf(onChange)).toEqual([time, null]);
        unmount();
      }
    },
  );

  proves(
    [
      'If the start is at 18:30 and the user chooses the same day as the end, the end is midnight and so before the start.',
      "The error is `'invalidRange'`, and the popup stays open.",
      'Other times can make a range of one day invalid.',
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

  proves(
    'If the end is at 09:00 and the user chooses the same day as a start at 18:30, the end becomes `null`.',
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
  proves(
    [
      'For two fields, pass `MultiInputDateRangeField` as `slots.field`:',
      '| Label | `label` | `localeText.start` and `localeText.end` |',
      '| Opens with | The button in the field | A click in a field, <kbd>Enter</kbd>, or <kbd>Space</kbd> |',
      'The date whose field was clicked',
    ],
    async () => {
      const { user, unmount } = show(<TwoFields />);
      expect(screen.getByRole('group', { name: 'Arrival' })).toBeInTheDocument();
      expect(screen.getByRole('group', { name: 'Departure' })).toBeInTheDocument();
      expect(screen.queryByRole('button')).toBeNull();
      await user.click(section(4));
      await waitFor(() => expect(popup()).not.toBeNull());
      expect(section(4)).toHaveFocus();
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
      const { user: other } = show(<Range defaultValue={both} />);
      await other.click(section(1));
      await other.keyboard('{Enter} ');
      expect(popup()).toBeNull();
    },
  );

  proves(
    [
      '| Asks first for | The start',
      "| On mobile | Users can type | Users can't type. A tap opens the dialog |",
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
          await waitFor(() => expect(popup()?.contains(document.activeElement)).toBe(true));
        }
        phone.unmount();
      }
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

  proves(
    [
      'With two fields, an object in `slotProps.textField` applies to both fields, so a helper text appears twice.',
      'Its argument has a `position` that the type lacks, so check for `position` first:',
      '| `name` in a form | Sends both dates as one text | Sends nothing. Name each field with `slotProps.textField` |',
      '| `slotProps.field.clearable` | Adds a button | Adds no button and logs an error |',
      '`disabled` applies to both dates.',
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
      expect(formOf({ slots: two })[0]).toEqual({});
      const textField = (owner: object) => ({
        name: 'position' in owner ? `stay-${String(owner.position)}` : 'stay',
      });
      expect(formOf({ slots: two, slotProps: { textField } })[0]).toEqual({
        'stay-start': '03/16/2026',
        'stay-end': '03/20/2026',
      });
      const helped = show(
        <Range slotProps={{ textField: () => ({ helperText: 'Both dates' }) }} />,
      );
      expect(screen.getByText('Both dates')).toBeInTheDocument();
      helped.unmount();
      for (const slots of [{}, two]) {
        const clearable = { field: { clearable: true } };
        const one = show(<Range slots={slots} defaultValue={both} slotProps={clearable} />);
        expect(screen.queryAllByRole('button', { name: 'Clear' })).toHaveLength(
          slots === two ? 0 : 1,
        );
        one.unmount();
      }
      expectConsole('error', /non-boolean attribute `clearable`/);
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

proves(
  [
    'In one field, retyping part of one date can copy parts of the other.',
    'If the field shows `03/16/2026 – 04/10/2026` and a user types 2027 as the second year, the end becomes 03/16/2027, not 04/10/2027.',
    'so that users choose from the calendar only.',
  ],
  async () => {
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
    const pair = show(<Range slots={two} defaultValue={both} />);
    put(5, '2027');
    put(0, '02');
    expect(texts()).toEqual(['02/16/2026', '03/20/2027']);
    pair.unmount();
    const fixed = show(<FixedStart />);
    put(5, '2027');
    expect(texts()).toEqual(['03/16/2026', '09/30/2027']);
    fixed.unmount();
    const { user } = show(<Range defaultValue={both} slotProps={{ field: { readOnly: true } }} />);
    expect(section(1)).toHaveAttribute('contenteditable', 'false');
    act(() => section(1).focus());
    await user.keyboard('{ArrowUp}{Delete}');
    expect(shown()).toBe('03/16/2026 – 03/20/2026');
    await openIt(user);
    await pick(user, '17');
    await pick(user, '19');
    expect(shown()).toBe('03/17/2026 – 03/19/2026');
  },
);

describe('shortcuts and limits', () => {
  proves(
    [
      '`slotProps.shortcuts.items` adds a list of shortcuts to the popup.',
      'Each `getValue` returns a range:',
      'A click on a shortcut sets and accepts its range, and closes the popup.',
      "To let users review the range first, set `slotProps.shortcuts.changeImportance` to `'set'`.",
      '`onChange` receives the shortcut as `context.shortcut`.',
      'After a change by hand, `context.shortcut` is missing, so the demo shows "Custom period".',
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
      expect(screen.getByRole('status')).toHaveTextContent('Custom period');
      unmount();
      const onAccept = spy();
      const items = [{ label: 'From today', getValue: () => [march, null] as [Dayjs, null] }];
      const open = show(<Range onAccept={onAccept} slotProps={{ shortcuts: { items } }} />);
      await openIt(open.user);
      await open.user.click(screen.getByRole('button', { name: 'From today' }));
      await closed();
      expect(got(onAccept)).toEqual([['03-16', null]]);
      expect(onAccept.mock.lastCall?.[1].shortcut).toBeDefined();
      open.unmount();
      const onChange = spy();
      const accepted = spy();
      const set = show(
        <Range
          onChange={onChange}
          onAccept={accepted}
          slotProps={{ shortcuts: { items, changeImportance: 'set' } }}
        />,
      );
      await openIt(set.user);
      await set.user.click(screen.getByRole('button', { name: 'From today' }));
      expect(got(onChange)).toEqual([['03-16', null]]);
      expect(accepted).not.toHaveBeenCalled();
      expect(popup()).not.toBeNull();
    },
  );

  proves('Shortcuts that break a limit are disabled.', async () => {
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
  });

  proves(
    [
      'The picker has no props for a shortest or longest range.',
      "`shouldDisableDate` receives `'start'` or `'end'` as its second argument.",
      "The end stays in the value, with `'shouldDisableDate'` as its error.",
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

  proves(
    [
      'Read the error in `onError`, which runs after your state has changed.',
      'In `onChange` and `onAccept`, `context.validationError` still uses the old start.',
      'After a new start, the old end can be too far away.',
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
            onAccept={(_range, { validationError }) => errors.push(['onAccept', validationError])}
            onError={(error) => errors.push(['onError', error])}
            shouldDisableDate={(one, position) =>
              position === 'end' && one.diff(value[0], 'day') > 7
            }
          />
        );
      }
      const { user, unmount } = show(<App />);
      await openIt(user);
      await pick(user, '10');
      expect(errors).toEqual([
        ['onChange', [null, null]],
        ['onError', [null, 'shouldDisableDate']],
      ]);
      unmount();
      errors.length = 0;
      show(<App />);
      put(1, '5');
      expect(errors).toEqual([
        ['onChange', [null, null]],
        ['onAccept', [null, null]],
        ['onError', [null, 'shouldDisableDate']],
      ]);
    },
  );

  const byHeldStart = (start: Dayjs | null): Props['shouldDisableDate'] => {
    return (one, position) => position === 'end' && start !== null && one.diff(start, 'day') > 7;
  };
  const stays = [
    { label: 'Valid', getValue: () => [day('2026-03-27'), day('2026-03-29')] as [Dayjs, Dayjs] },
    { label: 'Wrong', getValue: () => [day('2026-03-02'), day('2026-03-17')] as [Dayjs, Dayjs] },
  ];

  proves(
    [
      'The same function checks shortcuts against the start in your state.',
      'It can disable valid shortcuts, and leave invalid shortcuts enabled.',
      "The weekend buttons in `slots.shortcuts` call `setValue`, which doesn't check limits, so the demo leaves out weekends with a booked day.",
    ],
    async () => {
      const shortcuts = { items: stays };
      const { user, unmount } = show(
        <Range value={both} shouldDisableDate={byHeldStart(march)} slotProps={{ shortcuts }} />,
      );
      await openIt(user);
      expect(screen.getByRole('button', { name: 'Valid' })).toHaveAttribute('aria-disabled');
      expect(screen.getByRole('button', { name: 'Wrong' })).not.toHaveAttribute('aria-disabled');
      unmount();
      const cabin = show(<CabinBooking />);
      await openIt(cabin.user);
      // The weekend of 20 March meets a booked day.
      const names = screen.getAllByRole('button', { name: /to \d+ March$/ });
      expect(names.map(({ textContent }) => textContent)).toEqual([
        '13 to 15 March',
        '27 to 29 March',
      ]);
      await cabin.user.click(screen.getByRole('button', { name: '27 to 29 March' }));
      await closed();
      expect(shown()).toBe('03/27/2026 – 03/29/2026');
      expect(cabin.container.querySelector('[aria-invalid="true"]')).toBeNull();
    },
  );

  proves('`onError` runs when new booked days make the current range invalid.', () => {
    const onError = jest.fn();
    const props = { value: both, onError };
    const { rerender } = show(<Range {...props} shouldDisableDate={() => false} />);
    expect(onError).not.toHaveBeenCalled();
    rerender(<Range {...props} shouldDisableDate={(one) => one.date() === 20} />);
    expect(onError.mock.lastCall?.[0]).toEqual([null, 'shouldDisableDate']);
  });

  proves(
    [
      "Users can't choose a disabled day, but a range can cross it.",
      'This demo also requires two nights, and offers free weekends:',
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
      expect(states).toEqual([true, false, true, true, true, true]);
      await pick(cabin.user, '20');
      await closed();
      for (const date of ['25', '22', '18']) {
        put(4, date);
        expect(screen.getByText('Two nights or more, without a booked day')).toBeInTheDocument();
      }
      put(4, '16');
      expect(screen.getByText('Enter the first and the last day')).toBeInTheDocument();
    },
  );
});

describe('one end fixed', () => {
  proves(
    [
      'To let users choose only the end, keep the start outside the state and ignore the start that `onChange` receives:',
      '`minDate` disables the days before the start.',
      'Without it, a click on such a day would clear the end.',
      'If a user types another start, the field returns to yours.',
    ],
    async () => {
      const { user, unmount } = show(<FixedStart />);
      const texts = () => screen.getAllByRole('group').map((group) => shown(group));
      expect(texts()).toEqual(['03/16/2026', '09/30/2026']);
      // Even with the click in the field of the start, a day becomes the end.
      await user.click(section(1));
      await waitFor(() => expect(popup()).not.toBeNull());
      await pick(user, '15');
      await closed();
      put(4, '20');
      expect(texts()).toEqual(['03/16/2026', '08/20/2026']);
      put(1, '18');
      fireEvent.keyDown(section(1), { key: 'Delete' });
      expect(texts()).toEqual(['03/16/2026', '08/20/2026']);
      unmount();
      const early = show(
        <Range rangePosition="end" minDate={march} defaultValue={[march, null]} />,
      );
      await openIt(early.user);
      expect(cell('15')).toBeDisabled();
      early.unmount();
      const loose = spy();
      const unlimited = show(<Range rangePosition="end" value={both} onChange={loose} />);
      await openIt(unlimited.user);
      await pick(unlimited.user, '12');
      expect(last(loose)).toEqual(['03-12', null]);
      unlimited.unmount();
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

  proves(
    [
      '`rangePosition="end"` makes each click choose the end.',
      'To begin with the end in one field, set `defaultRangePosition="end"`.',
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

  proves(
    'On mobile with one field, after OK, Cancel, or a shortcut, the next dialog continues with the date that the previous dialog asked for last.',
    async () => {
      const items = [{ label: 'Stay', getValue: () => both }];
      for (const [how, next] of [
        ['OK', ['03-10', '03-19']],
        ['Cancel', ['03-16', '03-19']],
        ['Stay', ['03-16', '03-19']],
        ['{Escape}', ['03-19', '03-20']],
      ] as const) {
        const onChange = spy();
        const { user, unmount } = show(
          <Provided>
            <MobileDateRangePicker
              label="Stay"
              defaultValue={both}
              onChange={onChange}
              slotProps={{ shortcuts: { items } }}
            />
          </Provided>,
        );
        await openIt(user);
        await pick(user, '10');
        await (how === '{Escape}'
          ? user.keyboard(how)
          : user.click(screen.getByRole('button', { name: how })));
        await closed();
        await openIt(user);
        await pick(user, '19');
        expect([how, last(onChange)]).toEqual([how, next]);
        unmount();
      }
    },
  );

  proves(
    [
      'To keep the end fixed instead, use `rangePosition="start"` and `maxDate`.',
      'The popup then stays open after a choice.',
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
  proves(
    [
      'Render `DateRangePickerDay` with all its props in `slots.day`, and put your content inside.',
      '`DateRangePickerDay2` renders fewer elements.',
      'Its props have the type `DateRangePickerDay2Props`.',
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
      const { rerender } = show(<Range open defaultValue={both} />);
      const inDays = () => document.querySelectorAll('.MuiDayCalendar-weekContainer *').length;
      const usual = inDays();
      rerender(<Range open defaultValue={both} slots={{ day: DateRangePickerDay2 }} />);
      expect(inDays()).toBeLessThan(usual);
      expect(cell('18')).toBeEnabled();
      await expectCompiles(`
        import { DateRangePickerDay2, type DateRangePickerDay2Props } from '@mui/x-date-pickers-pro/DateRangePickerDay2';
        import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
        function Day(props: DateRangePickerDay2Props) {
          return <DateRangePickerDay2 {...props}>{props.day.date()}</DateRangePickerDay2>;
        }
        export const picker = <DateRangePicker slots={{ day: Day }} />;
      `);
    },
  );

  proves(
    [
      'On a desktop, `calendars` accepts 1, 2, or 3 and defaults to 2.',
      '`MobileDateRangePicker` always shows one calendar.',
    ],
    () => {
      const monthsOf = (props: Props) => {
        const { unmount } = show(<Range open defaultValue={both} {...props} />);
        const months = screen.getAllByText(/^\w+ 2026$/).map(({ textContent }) => textContent);
        unmount();
        return months;
      };
      expect(monthsOf({})).toEqual(['March 2026', 'April 2026']);
      expect(monthsOf({ calendars: 1 })).toEqual(['March 2026']);
      expect(monthsOf({ calendars: 3 })).toHaveLength(3);
      const props = { label: 'Stay', open: true, defaultValue: both, calendars: 3 as const };
      show(
        <Provided>
          <MobileDateRangePicker {...props} />
        </Provided>,
      );
      expect(screen.getAllByRole('grid')).toHaveLength(1);
    },
  );

  proves(
    [
      '`DateRangePicker` renders `DesktopDateRangePicker` or `MobileDateRangePicker` by the same rule as the date picker.',
      "In a mobile dialog, choosing days doesn't close the dialog.",
      'OK and shortcuts close it, and Cancel restores the range that was accepted last.',
      '`StaticDateRangePicker` shows the content of the mobile dialog on the page, with buttons of your choice.',
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
      // What the app sets is not accepted.
      function App() {
        const [value, setValue] = useState<[Dayjs | null, Dayjs | null]>(both);
        return (
          <Provided>
            <button onClick={() => setValue([march, march])}>One day</button>
            <MobileDateRangePicker label="Stay" value={value} onChange={setValue} />
          </Provided>
        );
      }
      unmount();
      const set = show(<App />);
      await set.user.click(screen.getByText('One day'));
      await openIt(set.user);
      await set.user.click(screen.getByRole('button', { name: 'Cancel' }));
      await closed();
      expect(shown()).toBe('03/16/2026 – 03/20/2026');
      set.unmount();
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
      const still = show(
        <Provided>
          <StaticDateRangePicker defaultValue={both} />
        </Provided>,
      );
      expect(popup()).toBeNull();
      expect(screen.queryByRole('spinbutton')).toBeNull();
      expect(screen.getAllByRole('grid')).toHaveLength(1);
      expect(screen.getByRole('button', { name: 'OK' })).toBeInTheDocument();
      still.rerender(
        <Provided>
          <StaticDateRangePicker displayStaticWrapperAs="desktop" defaultValue={both} />
        </Provided>,
      );
      expect(screen.getAllByRole('grid')).toHaveLength(2);
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
});

proves(
  'In one field, <kbd>Delete</kbd> clears the section, or both dates if everything is selected.',
  () => {
    show(<Range defaultValue={both} />);
    act(() => section(4).focus());
    fireEvent.keyDown(section(4), { key: 'Delete' });
    expect(shown()).toBe('03/16/2026 – 03/DD/2026');
    fireEvent.keyDown(section(4), { key: 'a', keyCode: 65, ctrlKey: true });
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Delete' });
    expect(shown()).toBe('MM/DD/YYYY – MM/DD/YYYY');
  },
);

exempt(
  'The picker requires Pro.',
  'A fact of the license, and where to read on; each demo imports from there.',
);

proves(
  [
    '| `isStartOfHighlighting`, `isHighlighting`, `isEndOfHighlighting` | The first day, all days, and the last day of a complete range |',
    '| `isStartOfPreviewing`, `isPreviewing`, `isEndOfPreviewing` | The days from the range to the mouse, which a click would add |',
    '| `isVisuallySelected` | The start and the end |',
    '| `draggable` | The start and the end, if users can drag them |',
  ],
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
    const previewed = () => [
      daysOf('isStartOfPreviewing'),
      daysOf('isPreviewing'),
      daysOf('isEndOfPreviewing'),
    ];
    expect(previewed()).toEqual([[], [], []]);
    await user.hover(cell('17'));
    expect(previewed()).toEqual([[], [], []]);
    await user.hover(cell('14'));
    expect(previewed()).toEqual([['03-14'], ['03-14', '03-15', '03-16'], ['03-16']]);
    // A new start after the end empties that.
    await user.click(cell('20'));
    expect(daysOf('isHighlighting')).toEqual([]);
    expect(daysOf('isVisuallySelected')).toEqual(['03-20']);
    await user.hover(cell('22'));
    expect(previewed()).toEqual([['03-20'], ['03-20', '03-21', '03-22'], ['03-22']]);
    Reflect.deleteProperty(window, 'matchMedia');
  },
);

// The last claim of the file, because the plugins change the dates of all others.
proves(
  [
    'If you use timezone plugins or the `timezone` prop, compute the start from the end, for example `end.year(2026).month(2).date(16)` as in the demo, so that both dates have the same timezone.',
    'If the timezones differ, the picker throws.',
  ],
  async () => {
    dayjs.extend(utcPlugin);
    dayjs.extend(timezonePlugin);
    const { unmount } = show(<FixedStart />);
    const texts = () => screen.getAllByRole('group').map((group) => shown(group));
    put(1, '5');
    put(0, '05');
    put(4, '20');
    put(5, '2027');
    put(1, '5');
    put(4, '21');
    expect(texts()).toEqual(['03/16/2026', '09/21/2027']);
    unmount();
    const abroad = dayjs.tz('2026-09-30', 'Asia/Tokyo');
    expect(() => show(<Range slots={two} value={[march, abroad]} />)).toThrow(
      /timezone of the start and the end date should be the same/,
    );
  },
);

describe('another year', () => {
  function YearHeader(props: PickersRangeCalendarHeaderProps) {
    const { calendars, currentMonth, maxDate, minDate, monthIndex, onMonthChange } = props;
    const previous = currentMonth.subtract(1, 'year');
    const next = currentMonth.add(1, 'year');
    return (
      <>
        <PickersRangeCalendarHeader {...props} />
        {monthIndex === 0 && (
          <button
            disabled={previous.isBefore(minDate, 'month')}
            onClick={() => onMonthChange(previous)}
          >
            Previous year
          </button>
        )}
        {monthIndex === calendars - 1 && (
          <button disabled={next.isAfter(maxDate, 'month')} onClick={() => onMonthChange(next)}>
            Next year
          </button>
        )}
      </>
    );
  }
  const slots = { calendarHeader: YearHeader };
  const months = () =>
    screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-labelledby') ?? '');
  const titles = () => months().map((id) => document.getElementById(id)?.textContent);

  proves(
    [
      'The picker has no list of years, and the arrows move by one month.',
      'To add buttons for the previous and next year, extend the header of the calendars:',
      'Therefore, the code disables the buttons at `minDate` and `maxDate`.',
    ],
    async () => {
      const onChange = spy();
      const { user, unmount } = show(
        <Range
          defaultValue={both}
          slots={slots}
          onChange={onChange}
          minDate={day('2026-01-10')}
          maxDate={day('2027-04-20')}
        />,
      );
      await openIt(user);
      expect(titles()).toEqual(['March 2026', 'April 2026']);
      expect(screen.queryByRole('radio')).toBeNull();
      expect(screen.getByRole('button', { name: 'Previous year' })).toBeDisabled();
      await user.click(screen.getByRole('button', { name: 'Next month' }));
      expect(titles()).toEqual(['April 2026', 'May 2026']);
      await user.click(screen.getByRole('button', { name: 'Next year' }));
      expect(titles()).toEqual(['April 2027', 'May 2027']);
      expect(screen.getByRole('button', { name: 'Next year' })).toBeDisabled();
      await pick(user, '5');
      expect(onChange.mock.lastCall?.[0].map((value) => value?.year() ?? null)).toEqual([
        2027,
        null,
      ]);
      await user.click(screen.getByRole('button', { name: 'Previous year' }));
      expect(titles()).toEqual(['April 2026', 'May 2026']);
      unmount();
      const mobile = show(
        <Provided>
          <MobileDateRangePicker defaultValue={both} slots={slots} />
        </Provided>,
      );
      await openIt(mobile.user);
      await mobile.user.click(screen.getByRole('button', { name: 'Previous year' }));
      await waitFor(() => expect(titles()).toEqual(['March 2025']));
      await mobile.user.click(screen.getByRole('button', { name: 'Next year' }));
      await waitFor(() => expect(titles()).toEqual(['March 2026']));
    },
  );

  proves(
    'The calendars show any month that you pass to `onMonthChange`, even if all days are disabled.',
    async () => {
      const Far = (props: PickersRangeCalendarHeaderProps) => (
        <>
          <PickersRangeCalendarHeader {...props} />
          {props.monthIndex === 0 && (
            <button onClick={() => props.onMonthChange(day('2031-05-01'))}>Far</button>
          )}
        </>
      );
      const { user } = show(
        <Range reduceAnimations slots={{ calendarHeader: Far }} maxDate={day('2027-04-20')} />,
      );
      await openIt(user);
      await user.click(screen.getByRole('button', { name: 'Far' }));
      expect(titles()).toEqual(['May 2031', 'June 2031']);
      for (const one of screen.getAllByRole('gridcell', { name: /\d/ })) {
        expect(one).toBeDisabled();
      }
    },
  );

  proves('To open an empty picker in another month, set `referenceDate`:', async () => {
    const { user } = show(<Range referenceDate={day('2028-01-01')} />);
    await openIt(user);
    expect(titles()).toEqual(['January 2028', 'February 2028']);
  });

  proves('The Pro package contains the free pickers too.', () => {
    const free = Object.keys(jest.requireActual<object>('@mui/x-date-pickers'));
    const pro = jest.requireActual<object>('@mui/x-date-pickers-pro');
    expect(free.filter((name) => !(name in pro))).toEqual([]);
  });
});

import type { ComponentProps } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import BasicRangeCalendar from '../../../docs/x/react-date-pickers/date-range-calendar/BasicRangeCalendar';
import CampingPitch from '../../../docs/x/react-date-pickers/date-range-calendar/CampingPitch';
import KeepArrival from '../../../docs/x/react-date-pickers/date-range-calendar/KeepArrival';
import WholeWeeks from '../../../docs/x/react-date-pickers/date-range-calendar/WholeWeeks';
import { act, proves, exempt, expectTypeError, screen, show, waitFor } from '../harness';
import { Provided } from '../pickers';

type Props = ComponentProps<typeof DateRangeCalendar>;
const march = dayjs('2026-03-16');
const range: [Dayjs, Dayjs] = [march, dayjs('2026-03-20')];

function Calendar(props: Props) {
  return (
    <Provided>
      <DateRangeCalendar calendars={1} reduceAnimations {...props} />
    </Provided>
  );
}

const cell = (name: string) => screen.getAllByRole('gridcell', { name })[0] ?? document.body;
const spy = () => jest.fn<unknown, [(Dayjs | null)[], string | undefined, string | undefined]>();
const got = ({ mock }: ReturnType<typeof spy>) =>
  mock.calls.map(([value, ...rest]) => [
    value.map((day) => day?.format('MM-DD') ?? null).join(' '),
    ...rest,
  ]);
const selected = () =>
  screen.getAllByRole('gridcell', { selected: true }).map(({ textContent }) => textContent);
const months = () => screen.getAllByText(/^\w+ 2026$/).map(({ textContent }) => textContent);

proves(
  '`DateRangeCalendar` is the calendar of the date range picker without field and popup.',
  () => {
    show(<BasicRangeCalendar />);
    expect(screen.getByRole('grid')).toBeInTheDocument();
    expect(screen.queryByRole('spinbutton')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(selected()).toEqual(['16', '20']);
  },
);

proves(
  [
    'There is no `onAccept` and no `onError`.',
    "Instead `onChange` gets three arguments: the value, `'partial'` or `'finish'`, and the view, which is `'day'`.",
    "`'finish'` comes with the end of a range whose order is right.",
  ],
  async () => {
    for (const name of ['onAccept', 'onError']) {
      await expectTypeError(
        `
          import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
          export const calendar = <DateRangeCalendar ${name}={() => {}} />;
        `,
        new RegExp(name),
      );
    }
    const onChange = spy();
    const { user, unmount } = show(<Calendar referenceDate={march} onChange={onChange} />);
    for (const name of ['10', '5', '12']) {
      await user.click(cell(name));
    }
    expect(got(onChange)).toEqual([
      ['03-10 ', 'partial', 'day'],
      ['03-05 ', 'partial', 'day'],
      ['03-05 03-12', 'finish', 'day'],
    ]);
    unmount();
    const camp = show(<CampingPitch />);
    const button = screen.getByRole('button', { name: 'Reserve the pitch' });
    await camp.user.click(cell('10'));
    expect(button).toBeDisabled();
    await camp.user.click(cell('12'));
    expect(button).toBeEnabled();
    expect(screen.getByRole('status')).toHaveTextContent('10 July to 12 July');
  },
);

proves(
  [
    "Days that break a limit can't be clicked, but a value that you pass in isn't checked: the calendar shows `[start, end]` that are disabled, or in the wrong order, without a message.",
    'A new start keeps the old end even when a limit rules that out.',
  ],
  async () => {
    const onChange = spy();
    const { user, unmount } = show(
      <Calendar
        defaultValue={range}
        shouldDisableDate={(day) => day.date() === 20}
        onChange={onChange}
      />,
    );
    expect(selected()).toEqual(['16', '20']);
    expect(cell('20')).toBeDisabled();
    await user.click(cell('10'));
    expect(got(onChange)).toEqual([['03-10 03-20', 'partial', 'day']]);
    unmount();
    show(<Calendar defaultValue={[range[1], range[0]]} />);
    expect(selected()).toEqual(['16', '20']);
  },
);

proves(
  [
    'Keep `rangePosition` at `"start"`.',
    'Each click then gives the clicked day as the start, from which you make the week:',
    'The week begins where the locale does, for Day.js as for the calendar.',
    '| `displayWeekNumber` | A column with the numbers of the weeks |',
  ],
  async () => {
    const { user } = show(<WholeWeeks />);
    expect(selected()).toEqual(['15', '21']);
    expect(screen.getAllByRole('columnheader')[1]).toHaveAccessibleName('Sunday');
    expect(screen.getByRole('rowheader', { name: /week 12/i })).toBeInTheDocument();
    for (const [name, week] of [
      ['25', ['22', '28']],
      ['3', ['1', '7']],
    ] as const) {
      await user.click(cell(name));
      expect(selected()).toEqual(week);
    }
  },
);

proves(
  [
    "`availableRangePositions={['end']}` with `rangePosition=\"end\"` leaves the start alone: each click is a new end, and `onChange` says `'finish'` at once.",
    '`minDate` at the start keeps people from clicking before it, which would make that day the start.',
  ],
  async () => {
    const onChange = spy();
    const props: Props = {
      rangePosition: 'end',
      availableRangePositions: ['end'],
      defaultValue: range,
      onChange,
    };
    const { user, unmount } = show(<Calendar {...props} />);
    for (const name of ['22', '18', '10']) {
      await user.click(cell(name));
    }
    expect(got(onChange)).toEqual([
      ['03-16 03-22', 'finish', 'day'],
      ['03-16 03-18', 'finish', 'day'],
      ['03-10 ', 'partial', 'day'],
    ]);
    unmount();
    const keep = show(<KeepArrival />);
    expect(cell('8')).toBeDisabled();
    await keep.user.click(cell('14'));
    expect(screen.getByRole('status')).toHaveTextContent('Extended to 14 March');
    expect(selected()).toEqual(['9', '14']);
  },
);

proves(
  [
    "`availableRangePositions` alone doesn't set the position: it begins at `defaultRangePosition`, which is `'start'`.",
    "After a click the calendar asks `onRangePositionChange` for the other end, unless that isn't available.",
  ],
  async () => {
    const onChange = spy();
    const onRangePositionChange = jest.fn();
    const { user, unmount } = show(
      <Calendar
        availableRangePositions={['end']}
        defaultValue={range}
        onChange={onChange}
        onRangePositionChange={onRangePositionChange}
      />,
    );
    await user.click(cell('18'));
    expect(got(onChange)[0]?.[0]).toBe('03-18 03-20');
    expect(onRangePositionChange.mock.calls).toEqual([['end']]);
    await user.click(cell('22'));
    expect(got(onChange)[1]?.[0]).toBe('03-18 03-22');
    expect(onRangePositionChange).toHaveBeenCalledTimes(1);
    unmount();
    onRangePositionChange.mockClear();
    const free = show(
      <Calendar defaultValue={range} onRangePositionChange={onRangePositionChange} />,
    );
    await free.user.click(cell('18'));
    await free.user.click(cell('22'));
    expect(onRangePositionChange.mock.calls).toEqual([['end'], ['start']]);
  },
);

proves(
  [
    '`calendars` is 1, 2 or 3 (default 2)',
    '`currentMonthCalendarPosition={2}` puts the current month, or that of the start, second.',
    'Without a value, the calendar begins at `referenceDate`, else today.',
    'With more than one, all arrows turn by one month, and `showDaysOutsideCurrentMonth` is ignored.',
  ],
  async () => {
    const { unmount } = show(<Calendar calendars={undefined} defaultValue={range} />);
    expect(months()).toEqual(['March 2026', 'April 2026']);
    unmount();
    const { user, ...two } = show(
      <Calendar
        calendars={2}
        currentMonthCalendarPosition={2}
        referenceDate={march}
        showDaysOutsideCurrentMonth
      />,
    );
    expect(months()).toEqual(['February 2026', 'March 2026']);
    const days = () =>
      screen.getAllByRole('gridcell').filter(({ textContent }) => textContent !== '').length;
    expect(days()).toBe(28 + 31);
    const next = screen.getAllByRole('button', { name: 'Next month' }).at(-1);
    await user.click(next ?? document.body);
    await waitFor(() => expect(months()).toEqual(['March 2026', 'April 2026']));
    two.unmount();
    show(<Calendar />);
    expect(screen.getByText(dayjs().format('MMMM YYYY'))).toBeInTheDocument();
  },
);

proves(
  '`disableAutoMonthSwitching` keeps the months where they are after a click on a start whose end is elsewhere.',
  async () => {
    for (const disableAutoMonthSwitching of [true, false]) {
      const { user, unmount } = show(
        <Calendar
          defaultValue={[march, dayjs('2026-08-20')]}
          disableAutoMonthSwitching={disableAutoMonthSwitching}
        />,
      );
      await user.click(cell('10'));
      await waitFor(() =>
        expect(months()).toEqual([disableAutoMonthSwitching ? 'March 2026' : 'August 2026']),
      );
      unmount();
    }
  },
);

proves(
  [
    '`onMonthChange` gets the first day of the month at `currentMonthCalendarPosition`, so with two calendars load that month and the next.',
    "It isn't called at the beginning.",
    '`loading` replaces the days of all months by `renderLoading()`, by default three dots.',
  ],
  async () => {
    for (const position of [1, 2] as const) {
      const onMonthChange = jest.fn<unknown, [Dayjs]>();
      const { user, unmount } = show(
        <Calendar
          calendars={2}
          currentMonthCalendarPosition={position}
          defaultValue={range}
          onMonthChange={onMonthChange}
        />,
      );
      expect(onMonthChange).not.toHaveBeenCalled();
      const next = screen.getAllByRole('button', { name: 'Next month' }).at(-1);
      await user.click(next ?? document.body);
      expect(onMonthChange.mock.calls.map(([month]) => month.format('YYYY-MM-DD'))).toEqual([
        '2026-04-01',
      ]);
      unmount();
    }
    show(<Calendar calendars={2} loading />);
    expect(screen.getAllByText('...')).toHaveLength(2);
    expect(screen.queryByRole('gridcell')).toBeNull();
  },
);

proves(
  [
    '| `fixedWeekNumber={6}` | Always six rows, so that nothing below moves |',
    '| `dayOfWeekFormatter` | The text above a column; by default the first letter |',
    '| `disableHighlightToday` | No circle around today |',
    '| `readOnly` | Shows the range; clicks do nothing, days take the focus |',
    '| `disabled` | Greys all days out |',
  ],
  async () => {
    const { unmount } = show(<Calendar referenceDate={dayjs('2026-02-01')} fixedWeekNumber={6} />);
    expect(screen.getAllByRole('row')).toHaveLength(7);
    expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent(/^S$/);
    unmount();
    const named = show(<Calendar dayOfWeekFormatter={(day) => day.format('dd')} />);
    expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('Su');
    expect(document.querySelector('.MuiPickersDay-today')).not.toBeNull();
    named.unmount();
    const plain = show(<Calendar disableHighlightToday />);
    expect(document.querySelector('.MuiPickersDay-today')).toBeNull();
    plain.unmount();
    const onChange = spy();
    const { user, ...read } = show(<Calendar readOnly defaultValue={range} onChange={onChange} />);
    await user.click(cell('10'));
    expect(onChange).not.toHaveBeenCalled();
    expect(cell('10')).toHaveFocus();
    read.unmount();
    show(<Calendar disabled defaultValue={range} />);
    expect(cell('10')).toBeDisabled();
  },
);

proves(
  "`slots.calendarHeader` replaces the line with month and arrows, `PickersRangeCalendarHeader`. It's rendered once for each month, with the `month` and `monthIndex` props.",
  () => {
    show(
      <Calendar
        calendars={3}
        defaultValue={range}
        slots={{
          calendarHeader: ({ month, monthIndex }) => (
            <p>
              {monthIndex}: {month.format('MMM')}
            </p>
          ),
        }}
      />,
    );
    expect(screen.getAllByText(/^\d: /).map(({ textContent }) => textContent)).toEqual([
      '0: Mar',
      '1: Apr',
      '2: May',
    ]);
    expect(screen.queryByText('March 2026')).toBeNull();
  },
);

proves(
  [
    'Each month is a grid named by its month.',
    '<kbd>Tab</kbd> stops at one day of all months, the arrow keys go from day to day and on into the next month, <kbd>Enter</kbd> and <kbd>Space</kbd> choose.',
    '`autoFocus` focuses the day of the start.',
    'The two ends are selected for screen readers too, the days between have no mark:',
  ],
  async () => {
    const onChange = spy();
    const { user } = show(
      <Calendar calendars={2} {...{ autoFocus: true }} defaultValue={range} onChange={onChange} />,
    );
    expect(screen.getByRole('grid', { name: 'March 2026' })).toBeInTheDocument();
    expect(screen.getByRole('grid', { name: 'April 2026' })).toBeInTheDocument();
    await waitFor(() => expect(cell('16')).toHaveFocus());
    expect(selected()).toEqual(['16', '20']);
    const attributes = (name: string) =>
      cell(name)
        .getAttributeNames()
        .filter((one) => /^aria/.test(one));
    expect(attributes('18')).toEqual(attributes('25'));
    const stops = [...document.querySelectorAll('[role="gridcell"][tabindex="0"]')];
    expect(stops.map(({ textContent }) => textContent)).toEqual(['16']);
    await user.keyboard('{ArrowRight}{Enter}');
    await user.keyboard('{ArrowRight} ');
    expect(got(onChange).map(([text]) => text)).toEqual(['03-17 03-20', '03-17 03-18']);
    act(() => cell('31').focus());
    await user.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(document.activeElement?.closest('[role="grid"]')).toHaveAccessibleName('April 2026'),
    );
  },
);

exempt(
  [
    'It needs the Pro plan.',
    'How two clicks become a range, which one starts it anew and what the times of day are is the same as in the Date Range Picker, and so are limits, days of your own, and `shouldDisableDate` with its position.',
    '`disableDragEditing` is needed too, since dragging would change the length.',
  ],
  'A fact of the licence, and what the claims of the Date Range Picker prove: both render this calendar.',
);
exempt(
  'repeat the range in a text with `role="status"`, as the demo of the camping pitch does.',
  'Advice that follows from what is proved beside it.',
);

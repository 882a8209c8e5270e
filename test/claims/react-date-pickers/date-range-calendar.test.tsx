import type { ComponentProps } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import BasicRangeCalendar from '../../../docs/x/react-date-pickers/date-range-calendar/BasicRangeCalendar';
import Campsite from '../../../docs/x/react-date-pickers/date-range-calendar/Campsite';
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
  '`DateRangeCalendar` shows a calendar on the page, without a field or a popup, in which users choose a start and an end.',
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
    'The calendar has no `onAccept` and no `onError`.',
    'Instead, the second argument of `onChange` tells you whether the range is complete:',
    '| `value` | `[start, end]` |',
    "| `selectionState` | `'finish'` after an end that isn't before the start, otherwise `'partial'` |",
    "| `selectedView` | `'day'` |",
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
    const camp = show(<Campsite />);
    const button = screen.getByRole('button', { name: 'Reserve the site' });
    await camp.user.click(cell('10'));
    expect(button).toBeDisabled();
    await camp.user.click(cell('12'));
    expect(button).toBeEnabled();
    expect(screen.getByRole('status')).toHaveTextContent('10 July to 12 July');
  },
);

proves(
  [
    "The calendar disables days that break a limit, but it doesn't check the values that you pass.",
    'If `value` contains a disabled day, or its ends are in the wrong order, the calendar shows the value without a message.',
    'If the old end breaks a limit and the user chooses a new start, the value keeps the old end.',
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
    'To let users choose a week with one click, keep `rangePosition` at `"start"`.',
    'Each click then sets the clicked day as the start, from which you compute the week:',
    'Day.js and the calendar both begin the week on the first day of the locale.',
    '| `displayWeekNumber` | Adds a column with week numbers |',
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
    'To keep the start and let users choose the end, set `rangePosition="end"` and `availableRangePositions={[\'end\']}`:',
    "Each click sets a new end, and `onChange` reports `'finish'`.",
    'Otherwise, a click on an earlier day makes that day the start.',
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
    "If you pass `availableRangePositions` without `rangePosition`, the calendar begins at `defaultRangePosition`, which defaults to `'start'`.",
    "After a click, the calendar calls `onRangePositionChange` with the other end, unless the other end isn't available.",
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
    '`calendars` accepts 1, 2, or 3 and defaults to 2.',
    '| show the current month, or the month of the start, second | `currentMonthCalendarPosition={2}` |',
    '| choose the month of an empty calendar | `referenceDate`. The default is today |',
    'With several months, each arrow moves all months by one, and `showDaysOutsideCurrentMonth` has no effect.',
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
  '| keep the months in place after a click on a start | `disableAutoMonthSwitching` |',
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
    '`onMonthChange` receives the first day of the month at `currentMonthCalendarPosition`.',
    "The calendar doesn't call `onMonthChange` on the first render, so load the first months yourself.",
    'The calendar then shows the result of `renderLoading`, by default three dots, instead of the days:',
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
    '| `fixedWeekNumber={6}` | Shows six rows in every month, so that nothing below moves |',
    '| `dayOfWeekFormatter` | Changes the text above a column. The default is the first letter |',
    '| `disableHighlightToday` | Removes the circle around today |',
    '| `readOnly` | Ignores clicks. Days can still have the focus |',
    '| `disabled` | Disables all days |',
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
  [
    'To replace the line with the month and arrows, pass `slots.calendarHeader`.',
    'The calendar renders the header once per month, with the props `month` and `monthIndex`.',
  ],
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
    'One day of all months is a tab stop.',
    'The arrow keys move between days and months, and <kbd>Enter</kbd> or <kbd>Space</kbd> chooses a day.',
    'To focus the day of the start when the calendar mounts, set `autoFocus`.',
    'Screen readers announce both ends as selected, but not the days between them.',
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
    'The calendar requires Pro.',
    'The value is an array `[start, end]`, and clicks change the value by the same rules as in the picker.',
    'Limits and the days in `slots.day` work as in the picker too.',
  ],
  'A fact of the license, and what the claims of the Date Range Picker prove: both render this calendar.',
);

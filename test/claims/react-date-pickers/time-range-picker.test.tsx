import type { ComponentProps } from 'react';
import dayjs from 'dayjs';
import { DesktopTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopTimeRangePicker';
import { MobileTimeRangePicker } from '@mui/x-date-pickers-pro/MobileTimeRangePicker';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';
import BasicTimeRangePicker from '../../../docs/x/react-date-pickers/time-range-picker/BasicTimeRangePicker';
import DayParts from '../../../docs/x/react-date-pickers/time-range-picker/DayParts';
import EndAfterStart from '../../../docs/x/react-date-pickers/time-range-picker/EndAfterStart';
import HalfHours from '../../../docs/x/react-date-pickers/time-range-picker/HalfHours';
import MeetingLength from '../../../docs/x/react-date-pickers/time-range-picker/MeetingLength';
import NightShift from '../../../docs/x/react-date-pickers/time-range-picker/NightShift';
import TwoFields from '../../../docs/x/react-date-pickers/time-range-picker/TwoFields';
import { proves, exempt, expectCompiles, expectTypeError, screen, show } from '../harness';
import { Provided, shown } from '../pickers';
import { at, choices, choose, closed, openRange, popup, press, put, recorder } from '../ranges';

type Props = ComponentProps<typeof TimeRangePicker>;

/** A picker of 24 hours, and what its callbacks got. */
function picker(props: Props = {}, Component: typeof TimeRangePicker = TimeRangePicker) {
  const { props: callbacks, take } = recorder();
  const rendered = show(
    <Provided>
      <p>Elsewhere</p>
      <Component label="Shift" ampm={false} {...callbacks} {...props} />
    </Provided>,
  );
  return { ...rendered, take };
}
const morning: [dayjs.Dayjs, dayjs.Dayjs] = [at('09:00'), at('12:00')];

proves(
  [
    '`TimeRangePicker` lets users choose a start time and an end time in a field or in a popup.',
    'The popup asks for the start first, and Next leads to the end.',
    '| Accessible name | None. Set `slotProps.popper`, as the demos do | "Select time range" |',
    '| Opens | A popup at the field | A modal dialog |',
  ],
  async () => {
    const { user, unmount } = show(<BasicTimeRangePicker />);
    expect(shown()).toBe('09:00 AM – 01:30 PM');
    await openRange(user);
    expect(popup()).toHaveAccessibleName('Open on Saturdays');
    expect(screen.getByRole('option', { name: '9 hours', selected: true })).toBeInTheDocument();
    await press(user, 'Next');
    expect(screen.getByRole('option', { name: '1 hours', selected: true })).toBeInTheDocument();
    unmount();
    const unnamed = picker();
    await openRange(unnamed.user);
    expect(popup()).not.toHaveAccessibleName();
    expect(document.querySelector('.MuiDialog-root')).toBeNull();
    unnamed.unmount();
    const phone = picker({}, MobileTimeRangePicker);
    await openRange(phone.user);
    expect(popup()).toHaveAccessibleName('Select time range');
    expect(document.querySelector('.MuiDialog-root')).not.toBeNull();
  },
);

proves(
  [
    'An empty value is `[null, null]`, and either end can be `null` alone.',
    '| chooses a start while there is no end | `[start, null]` |',
    "| chooses a start that isn't after the end | `[start, end]` |",
    '| chooses a start after the end | `[start, null]` |',
    "| chooses an end before the start | `[start, end]`, with the error `'invalidRange'` |",
    '| types a time | Both ends, with an error if the order is wrong |',
    '| presses Cancel | The range from before the popup opened |',
    'While users type, each change calls both callbacks.',
  ],
  async () => {
    const empty = picker({ referenceDate: at('00:00') });
    await openRange(empty.user);
    await choose(empty.user, '8 hours');
    expect(empty.take()).toEqual(['change 16 08:00 | null']);
    empty.unmount();
    const { user, take } = picker({ defaultValue: morning });
    await openRange(user);
    await choose(user, '10 hours', '30 minutes');
    expect(take()).toEqual(['change 16 10:00 | 16 12:00', 'change 16 10:30 | 16 12:00']);
    await choose(user, '13 hours');
    expect(take()).toEqual(['change 16 13:30 | null']);
    await press(user, 'Next');
    await choose(user, '11 hours');
    expect(take()).toEqual(['change 16 13:30 | 16 11:00 !invalidRange invalidRange']);
    await press(user, 'Cancel');
    expect(take()).toEqual(['change 16 09:00 | 16 12:00', 'close']);
    put(2, '8');
    const typed = '16 09:00 | 16 08:00 !invalidRange invalidRange';
    expect(take()).toEqual([`change ${typed}`, `accept ${typed}`]);
  },
);

proves(
  [
    'After a change, OK, <kbd>Esc</kbd>, and a click outside call `onAccept` once.',
    'An accepted range can be incomplete or in the wrong order, so check for `null` and `validationError` before you save.',
    'The popup stays open until users press OK.',
  ],
  async () => {
    for (const how of ['OK', 'Esc', 'outside']) {
      const { user, take, unmount } = picker({ referenceDate: at('00:00') });
      await openRange(user);
      await choose(user, '9 hours', '30 minutes');
      if (how === 'OK') {
        await press(user, 'Next');
        await choose(user, '8 hours', '30 minutes');
        expect(popup()).not.toBeNull();
        take();
        await press(user, 'OK');
        expect(take()).toEqual(['accept 16 09:30 | 16 08:30 !invalidRange invalidRange', 'close']);
      } else {
        take();
        await (how === 'Esc'
          ? user.keyboard('{Escape}')
          : user.click(screen.getByText('Elsewhere')));
        expect([how, ...take()]).toEqual([how, 'accept 16 09:30 | null', 'close']);
      }
      await closed();
      unmount();
    }
  },
);

proves(
  [
    'To close the popup after the last column of the end, set `closeOnSelect`.',
    'If the end comes before the start, the popup stays open with `closeOnSelect` too.',
  ],
  async () => {
    const { user, take } = picker({ referenceDate: at('00:00'), closeOnSelect: true });
    await openRange(user);
    await choose(user, '9 hours', '30 minutes');
    await press(user, 'Next');
    await choose(user, '8 hours', '0 minutes');
    expect(popup()).not.toBeNull();
    await choose(user, '10 hours');
    take();
    await choose(user, '15 minutes');
    expect(take()).toEqual(['change 16 09:30 | 16 10:15', 'accept 16 09:30 | 16 10:15', 'close']);
    await closed();
  },
);

proves(
  [
    'In 12-hour format, an intermediate choice can remove the end.',
    'With a range from 9 AM to noon, choosing PM for the start removes the end.',
  ],
  async () => {
    const { user, take } = picker({ defaultValue: morning, ampm: true });
    await openRange(user);
    await choose(user, '10 hours');
    expect(take()).toEqual(['change 16 10:00 | 16 12:00']);
    await choose(user, 'PM');
    expect(take()).toEqual(['change 16 22:00 | null']);
  },
);

proves(
  [
    'The picker compares the days too, although the field shows only times.',
    "A start of March 17 at 09:00 and an end of March 16 at 10:00 are an `'invalidRange'`.",
    'A time chosen in the popup gets the day of `referenceDate`.',
    'Without `referenceDate`, the time gets today.',
    'A time typed into an empty end gets today, even with `referenceDate`.',
    'A time without a day gets a day in one of two ways:',
  ],
  async () => {
    const onError = jest.fn();
    const wrong = picker({ defaultValue: [dayjs('2026-03-17T09:00'), at('10:00')], onError });
    expect(shown()).toBe('09:00 – 10:00');
    expect(onError).toHaveBeenCalledWith(['invalidRange', 'invalidRange'], expect.anything());
    wrong.unmount();
    const days: (string | undefined)[] = [];
    const onChange: Props['onChange'] = ([start]) => days.push(start?.format('YYYY-MM-DD'));
    const chosen = picker({ onChange });
    await openRange(chosen.user);
    await choose(chosen.user, '9 hours');
    chosen.unmount();
    const typed = picker({ onChange, referenceDate: at('00:00') });
    put(0, '09');
    put(1, '30');
    typed.unmount();
    const today = dayjs().format('YYYY-MM-DD');
    expect(days[0]).toBe(today);
    expect(days.at(-1)).toBe(today);
    const ends: unknown[] = [];
    const beside = picker({
      defaultValue: [at('09:00'), null],
      referenceDate: at('00:00'),
      onChange: ([, end], { validationError }) =>
        ends.push(end?.format('YYYY-MM-DD HH:mm'), validationError),
    });
    put(2, '10');
    put(3, '10');
    expect(ends.slice(-2)).toEqual([`${today} 10:10`, [null, null]]);
    beside.unmount();
  },
);

proves(
  [
    "The popup doesn't disable earlier times.",
    "If the end comes before the start, both ends get the error `'invalidRange'`.",
    'An end that equals the start is valid.',
  ],
  async () => {
    const { user, take } = picker({ defaultValue: morning });
    await openRange(user);
    await press(user, 'Next');
    expect(choices().filter((name) => name.endsWith('!'))).toEqual([]);
    await choose(user, '8 hours', '0 minutes');
    expect(take().at(-1)).toBe('change 16 09:00 | 16 08:00 !invalidRange invalidRange');
    await choose(user, '9 hours');
    expect(take()).toEqual(['change 16 09:00 | 16 09:00']);
    await choose(user, '0 minutes');
    expect(take()).toEqual([]);
  },
);

proves(
  [
    "`shouldDisableTime(time, view)` checks both ends and doesn't receive the end it checks.",
    'The demo therefore controls `rangePosition`.',
    'An hour is disabled only if all its minutes are too early.',
    'A new start after the end still removes the end.',
    'Typing can still produce a wrong order, so the demo shows a message.',
  ],
  async () => {
    const rule = jest.fn(() => false);
    picker({ defaultValue: morning, shouldDisableTime: rule }).unmount();
    const calls: unknown[][] = rule.mock.calls;
    expect(new Set(calls.map((args) => args.length))).toEqual(new Set([2]));
    const hours = calls.map(([time]) => (dayjs.isDayjs(time) ? time.hour() : null));
    expect(new Set(hours)).toEqual(new Set([9, 12]));
    const { user } = show(<EndAfterStart />);
    await openRange(user);
    expect(choices()).toContain('8 hours');
    await press(user, 'Next');
    expect(choices()).toEqual(expect.arrayContaining(['8 hours!', '9 hours', '10 hours']));
    await choose(user, '9 hours');
    expect(choices()).toEqual(expect.arrayContaining(['25 minutes!', '30 minutes']));
    expect(screen.getByText('Bring it back after you took it')).toBeInTheDocument();
    await choose(user, '45 minutes');
    expect(screen.queryByText('Bring it back after you took it')).toBeNull();
    await press(user, 'OK');
    await closed();
    put(2, '8');
    expect(screen.getByText('Bring it back after you took it')).toBeInTheDocument();
    await openRange(user);
    await choose(user, '13 hours');
    expect(shown()).toBe('13:30 – hh:mm');
  },
);

proves(
  [
    "From 22:00 to 06:00 of the same day is an `'invalidRange'`.",
    'The demo sets the day of both ends itself, whether a time was typed or chosen.',
    'Read errors in `onError`, because `context.validationError` in `onChange` describes the range before you changed it.',
    "Don't combine this with `closeOnSelect`: the picker checks its own range and stays open.",
  ],
  async () => {
    const plain = picker({ defaultValue: [at('22:00'), at('07:00')], closeOnSelect: true });
    put(2, '6');
    expect(plain.take()[0]).toBe('change 16 22:00 | 16 06:00 !invalidRange invalidRange');
    await openRange(plain.user);
    await press(plain.user, 'Next');
    await choose(plain.user, '5 hours', '30 minutes');
    expect(popup()).not.toBeNull();
    plain.unmount();
    const { user } = show(<NightShift />);
    expect(screen.getByText('8 hours')).toBeInTheDocument();
    put(2, '05');
    expect(screen.getByText('7 hours')).toBeInTheDocument();
    put(2, '23');
    expect(screen.getByText('1 hours')).toBeInTheDocument();
    await openRange(user);
    await choose(user, '20 hours');
    await press(user, 'Next');
    await choose(user, '6 hours', '30 minutes');
    expect(screen.getByText('10.5 hours')).toBeInTheDocument();
    expect(document.querySelector('.Mui-error')).toBeNull();
  },
);

proves(
  'If you pass `referenceDate={[monday, tuesday]}`, an end chosen in the popup of an empty picker gets the day of the second date.',
  async () => {
    const { user, take } = picker({ referenceDate: [at('00:00'), dayjs('2026-03-17T00:00')] });
    await openRange(user);
    await choose(user, '22 hours');
    await press(user, 'Next');
    await choose(user, '6 hours');
    expect(take().at(-1)).toBe('change 16 22:00 | 17 06:00');
  },
);

proves(
  [
    'With one list, users choose the start with one click, press Next, and choose the end:',
    'Until users press Next, another click replaces the start, with `closeOnSelect` too.',
    'on mobile too',
    'If the times are one list, the field shows only hours: 09:30 becomes "09 AM", and users can\'t type minutes.',
    'If `views` has seconds in 12-hour format, the field leaves out the seconds.',
    "The time picker isn't affected.",
  ],
  async () => {
    const { user, unmount } = show(<HalfHours />);
    expect(shown()).toBe('18:00 – 19:30');
    await openRange(user);
    expect(choices()).toHaveLength(13);
    expect(choices()).toEqual(expect.arrayContaining(['16:00', '16:30', '22:00']));
    await choose(user, '17:00');
    expect(shown()).toBe('17:00 – 19:30');
    await choose(user, '17:30');
    expect(shown()).toBe('17:30 – 19:30');
    await press(user, 'Next');
    await choose(user, '18:30');
    await closed();
    expect(shown()).toBe('17:30 – 18:30');
    unmount();
    const list = { timeSteps: { minutes: 30 }, thresholdToRenderTimeInASingleColumn: 48 };
    for (const Component of [DesktopTimeRangePicker, MobileTimeRangePicker]) {
      const one = picker({ ...list, ampm: true, defaultValue: [at('09:30'), null] }, Component);
      expect(shown()).toBe('09 AM – hh aa');
      await openRange(one.user);
      expect(choices()).toHaveLength(48);
      one.unmount();
    }
    const views: Props['views'] = ['hours', 'minutes', 'seconds'];
    const seconds = picker({ views, ampm: true, defaultValue: morning });
    expect(shown()).toBe('09:00 AM – 12:00 PM');
    seconds.unmount();
    const day = picker({ views, defaultValue: morning });
    expect(shown()).toBe('09:00:00 – 12:00:00');
    day.unmount();
    const usual = show(
      <Provided>
        <TimePicker {...list} defaultValue={at('09:30')} />
      </Provided>,
    );
    expect(shown()).toBe('09:30 AM');
    usual.unmount();
    show(
      <Provided>
        <TimePicker views={views} defaultValue={at('09:30')} />
      </Provided>,
    );
    expect(shown()).toBe('09:30:00 AM');
  },
);

proves(
  [
    "Errors come in pairs, such as `['minTime', null]`.",
    'The picker checks the order only if neither end has another error.',
    'To compare the day in `minTime` and `maxTime` as well, set `disableIgnoringDatePartForTimeValidation`.',
    '`minTime`, `maxTime`, `minutesStep`, `disablePast`, `disableFuture`, and `shouldDisableTime` apply to both ends.',
    'The time picker lists the errors.',
  ],
  () => {
    const cases: [Props, (string | null)[]][] = [
      [{ minTime: at('10:00') }, ['minTime', null]],
      [{ minTime: at('13:00') }, ['minTime', 'minTime']],
      [{ maxTime: at('08:00') }, ['maxTime', 'maxTime']],
      [{ disablePast: true }, ['disablePast', 'disablePast']],
      [
        { disableFuture: true, defaultValue: [dayjs('2099-01-01'), dayjs('2099-01-02')] },
        ['disableFuture', 'disableFuture'],
      ],
      [
        { minutesStep: 15, defaultValue: [at('09:10'), at('12:20')] },
        ['minutesStep', 'minutesStep'],
      ],
      [{ shouldDisableTime: () => true }, ['shouldDisableTime-hours', 'shouldDisableTime-hours']],
      [{ defaultValue: [at('12:00'), at('08:00')], maxTime: at('11:00') }, ['maxTime', null]],
      [
        { minTime: dayjs('2026-03-17T08:00'), disableIgnoringDatePartForTimeValidation: true },
        ['minTime', 'minTime'],
      ],
    ];
    for (const [props, errors] of cases) {
      const onError = jest.fn();
      picker({ defaultValue: morning, onError, ...props }).unmount();
      expect(onError.mock.lastCall?.[0]).toEqual(errors);
    }
  },
);

proves(
  [
    '`slotProps.shortcuts.items` adds a list of shortcuts to the popup.',
    'A shortcut sets and accepts both ends, and closes the popup.',
    'Shortcuts that break a limit are disabled.',
    "The `'today'` action of the action bar sets both ends to the current time.",
  ],
  async () => {
    const { user, unmount } = show(<DayParts />);
    await openRange(user);
    await press(user, 'Evening');
    await closed();
    expect(shown()).toBe('17:00 – 21:00');
    unmount();
    const limited = picker({
      minTime: at('08:00'),
      slotProps: {
        shortcuts: {
          items: [
            { label: 'Early', getValue: () => [at('06:00'), at('09:00')] },
            { label: 'Late', getValue: () => [at('20:00'), at('22:00')] },
          ],
        },
        actionBar: { actions: ['today'] },
      },
    });
    await openRange(limited.user);
    const early = screen.getByRole('button', { name: 'Early' });
    expect(early).toHaveAttribute('aria-disabled', 'true');
    await press(limited.user, 'Late');
    expect(limited.take()).toEqual([
      'change 16 20:00 | 16 22:00',
      'accept 16 20:00 | 16 22:00',
      'close',
    ]);
    await closed();
    await openRange(limited.user);
    await press(limited.user, 'Today');
    const now = dayjs().format('DD HH:');
    expect(limited.take()[0]).toMatch(new RegExp(`^change ${now}(\\d\\d) \\| ${now}\\1`));
  },
);

proves(
  [
    'For two fields, pass `MultiInputTimeRangeField` as `slots.field`.',
    'A click in a field opens the popup for that end.',
  ],
  async () => {
    const { user } = show(<TwoFields />);
    const groups = screen.getAllByRole('group').map((group) => group.textContent);
    expect(groups[0]).toContain('Doors open');
    expect(groups[1]).toContain('Last song');
    await user.click(screen.getAllByRole('spinbutton')[4] ?? document.body);
    expect(screen.getByRole('option', { name: '11 hours', selected: true })).toBeInTheDocument();
    expect(screen.getByRole('option', { name: '15 minutes', selected: true })).toBeInTheDocument();
  },
);

proves(
  [
    '| Marks the current end | With a line under that part of the field | In the tabs "Start" and "End", and the toolbar |',
    '| Back to the start | Set `hidden: false` in `slotProps.tabs` or `slotProps.toolbar` | The tabs |',
  ],
  async () => {
    const desktop = picker({ defaultValue: morning });
    await openRange(desktop.user);
    const active = () => document.querySelector('[data-active-range-position]');
    expect(active()).toHaveAttribute('data-active-range-position', 'start');
    expect(screen.queryByRole('tab')).toBeNull();
    await press(desktop.user, 'Next');
    expect(active()).toHaveAttribute('data-active-range-position', 'end');
    const names = () =>
      [...(popup()?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent);
    expect(names()).toEqual(['Cancel', 'OK']);
    desktop.unmount();
    const phone = picker({ defaultValue: morning }, MobileTimeRangePicker);
    await openRange(phone.user);
    await press(phone.user, 'Next');
    expect(screen.getByRole('tab', { name: 'End', selected: true })).toBeInTheDocument();
    await phone.user.click(screen.getByRole('tab', { name: 'Start' }));
    expect(screen.getByRole('option', { name: '9 hours', selected: true })).toBeInTheDocument();
    phone.unmount();
    const tabs = { hidden: false, timeIcon: <i data-testid="icon" /> };
    const more = picker({
      defaultValue: morning,
      slotProps: { tabs, toolbar: { hidden: false } },
    });
    await openRange(more.user);
    expect(screen.getAllByTestId('icon')).toHaveLength(2);
    await more.user.click(screen.getByRole('button', { name: '12' }));
    expect(screen.getByRole('tab', { name: 'End', selected: true })).toBeInTheDocument();
  },
);

proves(
  [
    'There is no static variant.',
    'To replace the tabs, pass `slots.tabs`.',
    'The picker reads `slots.toolbar`, but its type has only `slots.Toolbar`, which has no effect.',
  ],
  async () => {
    await expectTypeError(
      `import { StaticTimeRangePicker } from '@mui/x-date-pickers-pro/StaticTimeRangePicker';
       export const one = StaticTimeRangePicker;`,
      /StaticTimeRangePicker/,
    );
    await expectCompiles(
      `import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
       export const one = <TimeRangePicker slots={{ Toolbar: () => <i>A</i> }} />;`,
    );
    await expectTypeError(
      `import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
       export const one = <TimeRangePicker slots={{ toolbar: () => <i>A</i> }} />;`,
      /toolbar/,
    );
    const small: object = { toolbar: () => <i>Small</i> };
    const { user } = picker({
      slots: { Toolbar: () => <i>Capital</i>, tabs: () => <i>Own</i>, ...small },
    });
    await openRange(user);
    expect(screen.queryByText('Capital')).toBeNull();
    expect(screen.getByText('Small')).toBeInTheDocument();
    expect(screen.getByText('Own')).toBeInTheDocument();
  },
);

proves(
  'The value is an array `[start, end]` of two dates, of which you use the time.',
  async () => {
    const { user } = show(<MeetingLength />);
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent('90 minutes, from 14:00 to 15:30');
    await openRange(user);
    await choose(user, 'AM');
    expect(status).toHaveTextContent('810 minutes');
    await press(user, 'Next');
    await choose(user, '1 hours', 'AM');
    expect(status).toHaveTextContent('Enter a start and a later end');
  },
);

proves(
  [
    'To replace the columns by clocks, pass `viewRenderers` with `renderTimeViewClock`.',
    'The type requires all four of `hours`, `minutes`, `seconds`, and `meridiem`:',
  ],
  async () => {
    const clock = picker({
      defaultValue: morning,
      viewRenderers: {
        hours: renderTimeViewClock,
        minutes: renderTimeViewClock,
        seconds: null,
        meridiem: null,
      },
    });
    await openRange(clock.user);
    expect(popup()?.querySelector('.MuiTimeClock-root')).not.toBeNull();
    clock.unmount();
    await expectTypeError(
      `import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
       export const one = <TimeRangePicker viewRenderers={{ hours: null, minutes: null }} />;`,
      /meridiem/,
    );
    const { user } = picker({
      defaultValue: morning,
      ampm: true,
      views: ['hours', 'minutes', 'seconds'],
      openTo: 'minutes',
    });
    await openRange(user);
    expect(screen.getAllByRole('listbox')).toHaveLength(4);
    expect(screen.getByRole('option', { name: '0 minutes' })).toHaveFocus();
  },
);

exempt(
  [
    'The picker requires Pro.',
    '`timeSteps`, `minutesStep`, `skipDisabled`, and `thresholdToRenderTimeInASingleColumn` work as in the time picker',
  ],
  'What the claims of other pages prove of the same code, and what the API reference lacks.',
);

proves(
  [
    'The picker has no prop for a shortest or longest range.',
    '`error` in `slotProps.textField` replaces the error state of the picker, so pass both.',
  ],
  () => {
    const isRed = () => document.querySelector('.MuiPickersInputBase-root.Mui-error') !== null;
    const wrong = picker({ defaultValue: [at('12:00'), at('09:00')] });
    expect(isRed()).toBe(true);
    wrong.unmount();
    const hidden = picker({
      defaultValue: [at('12:00'), at('09:00')],
      slotProps: { textField: { error: false } },
    });
    expect(isRed()).toBe(false);
    hidden.unmount();
    picker({ defaultValue: morning, slotProps: { textField: { error: true } } });
    expect(isRed()).toBe(true);
  },
);

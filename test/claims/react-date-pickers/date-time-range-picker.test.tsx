import type { ComponentProps } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { MobileDateTimeRangePicker } from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import AllDayEvent from '../../../docs/x/react-date-pickers/date-time-range-picker/AllDayEvent';
import BasicDateTimeRangePicker from '../../../docs/x/react-date-pickers/date-time-range-picker/BasicDateTimeRangePicker';
import LendingPeriod from '../../../docs/x/react-date-pickers/date-time-range-picker/LendingPeriod';
import LongestStay from '../../../docs/x/react-date-pickers/date-time-range-picker/LongestStay';
import RentalHours from '../../../docs/x/react-date-pickers/date-time-range-picker/RentalHours';
import TwoFields from '../../../docs/x/react-date-pickers/date-time-range-picker/TwoFields';
import { proves, exempt, expectConsole, expectTypeError, screen, show, waitFor } from '../harness';
import { Provided, shown } from '../pickers';
import {
  at,
  choices,
  choose,
  closed,
  openRange,
  popup,
  press,
  put,
  recorder,
  section,
} from '../ranges';

type Props = ComponentProps<typeof DateTimeRangePicker>;
type User = ReturnType<typeof show>['user'];

dayjs.extend(utc);
dayjs.extend(timezone);

const stay: [Dayjs, Dayjs] = [at('09:00'), dayjs('2026-03-18T17:00')];

function picker(props: Props = {}, Component: typeof DateTimeRangePicker = DateTimeRangePicker) {
  const { props: callbacks, take } = recorder();
  const rendered = show(
    <Provided>
      <p>Elsewhere</p>
      <Component label="Stay" ampm={false} {...callbacks} {...props} />
    </Provided>,
  );
  return { ...rendered, take };
}
const day = (user: User, name: string) =>
  user.click(screen.getAllByRole('gridcell', { name })[0] ?? document.body);
const helper = () => document.querySelector('.MuiFormHelperText-root')?.textContent;

proves(
  [
    'With `DateTimeRangePicker`, users choose a start and an end with their times. They type into a field, or open a popup with a calendar and lists of times.',
    'In English, the default format has 41 characters, so give the field enough room, or set a shorter `format` as the following demos do.',
    '| Shows | A calendar and the times together | One part after another |',
    '| Opens | A popup at the field | A modal dialog |',
    '| Calendars | `calendars`, 1 by default | 1 |',
  ],
  async () => {
    const { user, unmount } = show(<BasicDateTimeRangePicker />);
    expect(shown()).toBe('03/16/2026 10:00 PM – 03/17/2026 04:30 AM');
    expect(shown()).toHaveLength(41);
    await openRange(user);
    expect(popup()).toHaveAccessibleName('Power cut');
    expect(screen.getAllByRole('grid')).toHaveLength(1);
    expect(screen.getAllByRole('listbox')).toHaveLength(3);
    unmount();
    const two = picker({ calendars: 2, defaultValue: stay });
    await openRange(two.user);
    expect(screen.getAllByRole('grid')).toHaveLength(2);
    two.unmount();
    const phone = picker({ calendars: 2, defaultValue: stay }, MobileDateTimeRangePicker);
    await openRange(phone.user);
    expect(document.querySelector('.MuiDialog-root')).not.toBeNull();
    expect(screen.getAllByRole('grid')).toHaveLength(1);
    expect(screen.queryByRole('listbox')).toBeNull();
  },
);

proves(
  [
    'The value is an array `[start, end]`, and each end can be `null`:',
    'The popup asks for the start until users press Next, and then for the end.',
    'Before Next, a click on another day changes the start again.',
    '| the start | an hour or minutes | the start with the new time |',
    "| the end | an hour before the start on the same day | `[start, end]`, with the error `'invalidRange'` |",
  ],
  async () => {
    const { user, take } = picker({ referenceDate: at('08:00') });
    await openRange(user);
    await day(user, '14');
    await day(user, '16');
    expect(take()).toEqual(['change 14 08:00 | null', 'change 16 08:00 | null']);
    await choose(user, '9 hours', '30 minutes');
    expect(take()).toEqual(['change 16 09:00 | null', 'change 16 09:30 | null']);
    await press(user, 'Next');
    expect(take()).toEqual([]);
    await day(user, '16');
    expect(take()).toEqual(['change 16 09:30 | 16 08:00 !invalidRange invalidRange']);
    await day(user, '18');
    expect(take()).toEqual(['change 16 09:30 | 18 08:00']);
    await day(user, '10');
    expect(take()).toEqual(['change 10 08:00 | null']);
    await day(user, '11');
    expect(take()).toEqual(['change 10 08:00 | 11 08:00']);
    await press(user, 'OK');
    await closed();
    take();
    await openRange(user);
    await day(user, '20');
    expect(take()).toEqual(['change 20 08:00 | null']);
  },
);

proves(
  [
    'After a change, OK, <kbd>Esc</kbd>, a click outside, and shortcuts call `onAccept`.',
    'While users type, each change calls `onAccept`.',
    'An accepted range can be incomplete or in the wrong order, so check for `null` and `validationError` before you save.',
    'With `closeOnSelect`, the last column of the end closes the popup if the order is right.',
  ],
  async () => {
    for (const how of ['OK', 'Esc', 'outside', 'shortcut']) {
      const { user, take, unmount } = picker({
        referenceDate: at('08:00'),
        slotProps: { shortcuts: { items: [{ label: 'Known', getValue: () => stay }] } },
      });
      await openRange(user);
      await day(user, '16');
      take();
      if (how === 'OK') {
        await press(user, 'Next');
        await press(user, 'OK');
      } else if (how === 'shortcut') {
        await press(user, 'Known');
      } else {
        await (how === 'Esc'
          ? user.keyboard('{Escape}')
          : user.click(screen.getByText('Elsewhere')));
      }
      const range = how === 'shortcut' ? '16 09:00 | 18 17:00' : '16 08:00 | null';
      expect([how, take().filter((line) => !line.startsWith('change'))]).toEqual([
        how,
        [`accept ${range}`, 'close'],
      ]);
      unmount();
    }
    const typed = picker({ defaultValue: stay });
    put(8, '5');
    expect(typed.take()).toEqual(['change 16 09:00 | 18 05:00', 'accept 16 09:00 | 18 05:00']);
    typed.unmount();
    const { user } = picker({ defaultValue: stay, closeOnSelect: true });
    await openRange(user);
    await press(user, 'Next');
    await day(user, '16');
    await choose(user, '8 hours', '30 minutes');
    expect(popup()).not.toBeNull();
    await choose(user, '10 hours', '45 minutes');
    await closed();
  },
);

proves('If the two ends are in different time zones, the picker throws.', () => {
  const mixed: [Dayjs, Dayjs] = [
    dayjs.tz('2026-03-16T09:00', 'Asia/Tokyo'),
    dayjs.tz('2026-03-18T09:00', 'Europe/Paris'),
  ];
  const draw = () => picker({ defaultValue: mixed });
  expect(draw).toThrow(/timezone of the start and the end date should be the same/);
});

proves(
  [
    '`minDateTime`, `maxDateTime`, `minDate`, `minTime`, and other limits apply to both ends.',
    '`onError` receives a pair of errors, one for each end. The picker checks the order of the ends only if neither has another error.',
    "`shouldDisableTime(time, view)` isn't told which end is checked.",
    'Disable days with `shouldDisableDate`, whose second argument says which end is checked.',
    "`minTime` and `minDateTime` can't be combined.",
  ],
  () => {
    const dates = jest.fn(() => false);
    const times = jest.fn(() => false);
    picker({ defaultValue: stay, shouldDisableDate: dates, shouldDisableTime: times }).unmount();
    const asked = (rule: typeof dates) =>
      new Set(rule.mock.calls.map((args: unknown[]) => String(args[1])));
    expect(asked(dates)).toEqual(new Set(['start', 'end']));
    expect(asked(times)).toEqual(new Set(['hours', 'minutes', 'seconds']));
    const cases: [Props, (string | null)[] | undefined][] = [
      [{ minDateTime: at('10:00') }, ['minTime', null]],
      [{ maxDateTime: dayjs('2026-03-15') }, ['maxDate', 'maxDate']],
      [{ minDate: dayjs('2026-03-17') }, ['minDate', null]],
      [{ minTime: at('18:00') }, ['minTime', 'minTime']],
      [{ minTime: at('18:00'), minDateTime: at('08:00') }, undefined],
      [{ defaultValue: [at('09:00'), at('08:00')], minTime: at('08:30') }, [null, 'minTime']],
      [{ defaultValue: [at('09:00'), at('08:00')] }, ['invalidRange', 'invalidRange']],
    ];
    for (const [props, errors] of cases) {
      const onError = jest.fn();
      picker({ defaultValue: stay, onError, ...props }).unmount();
      expect(onError.mock.lastCall?.[0]).toEqual(errors);
    }
  },
);

proves(
  [
    'The picker has no prop for the longest range.',
    'Then compare the hours yourself:',
    '`error` in `slotProps.textField` replaces the error state of the picker, so the demo combines both errors.',
  ],
  async () => {
    const isRed = () => document.querySelector('.MuiPickersInputBase-root.Mui-error') !== null;
    const wrong = picker({
      defaultValue: [at('09:00'), at('08:00')],
      slotProps: { textField: { error: false } },
    });
    expect(isRed()).toBe(false);
    wrong.unmount();
    const { user } = show(<LongestStay />);
    expect(isRed()).toBe(false);
    await openRange(user);
    await press(user, 'Next');
    expect(screen.getByRole('gridcell', { name: '19' })).toBeDisabled();
    expect(screen.getByRole('gridcell', { name: '18' })).toBeEnabled();
    await choose(user, '11 hours');
    expect(helper()).toBe('At most 48 hours');
    expect(isRed()).toBe(true);
  },
);

proves(
  [
    'For two fields, pass `MultiInputDateTimeRangeField` as `slots.field`.',
    'A click in a field opens the popup for that end.',
  ],
  async () => {
    const { user } = show(<TwoFields />);
    const groups = screen.getAllByRole('group').map((group) => group.textContent);
    expect(groups[0]).toContain('Check-in');
    expect(groups[1]).toContain('Check-out');
    await user.click(section(4));
    expect(screen.getByRole('option', { name: '10 hours', selected: true })).toBeInTheDocument();
  },
);

proves(
  [
    '| Next leads through | Start, end | Start date, start time, end date, end time |',
    '| Back to an earlier step | Set `hidden: false` in `slotProps.toolbar` | Arrows in the tabs, or a click in the toolbar |',
    'To change the icons of the tabs, pass `dateIcon` and `timeIcon` in `slotProps.tabs`.',
    'To replace the tabs or the toolbar, pass `slots.tabs` or `slots.toolbar`.',
    'The accessible name of the button in the field contains both days, but not their times.',
  ],
  async () => {
    const phone = picker(
      {
        defaultValue: stay,
        slotProps: {
          tabs: { dateIcon: <i data-testid="date" />, timeIcon: <i data-testid="time" /> },
        },
      },
      MobileDateTimeRangePicker,
    );
    expect(screen.getByRole('button', { name: /^Choose range/ })).toHaveAccessibleName(
      'Choose range, selected range is Mar 16, 2026 - Mar 18, 2026',
    );
    await openRange(phone.user);
    for (const [index, name] of ['Start date', 'Start time', 'End date', 'End time'].entries()) {
      expect(screen.getByRole('button', { name })).toBeInTheDocument();
      expect(screen.getByTestId(index % 2 === 0 ? 'date' : 'time')).toBeInTheDocument();
      if (index < 3) {
        await press(phone.user, 'Next');
      }
    }
    await press(phone.user, 'Open previous view');
    expect(screen.getByRole('button', { name: 'End date' })).toBeInTheDocument();
    await press(phone.user, 'Mar 16');
    expect(screen.getByRole('button', { name: 'Start date' })).toBeInTheDocument();
    phone.unmount();
    const desktop = picker({ defaultValue: stay });
    await openRange(desktop.user);
    await press(desktop.user, 'Next');
    const names = [...(popup()?.querySelectorAll('button') ?? [])].map(
      (button) => button.getAttribute('aria-label') ?? button.textContent,
    );
    expect(names.filter((name) => !/^\d+$/.test(name ?? ''))).toEqual([
      'Previous month',
      'Next month',
      'Cancel',
      'OK',
    ]);
    desktop.unmount();
    const back = picker({ defaultValue: stay, slotProps: { toolbar: { hidden: false } } });
    await openRange(back.user);
    await press(back.user, 'Next');
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    await press(back.user, 'Mar 16');
    expect(screen.getByRole('button', { name: 'Next' })).toBeInTheDocument();
    back.unmount();
    const own = picker({
      slots: { tabs: () => <i>Own tabs</i>, toolbar: () => <i>Own toolbar</i> },
    });
    await openRange(own.user);
    expect(popup()).toHaveTextContent('Own tabs');
    expect(popup()).toHaveTextContent('Own toolbar');
  },
);

proves(
  [
    'There is no static variant.',
    'If the times are one list, the field shows only hours.',
    "`views` defaults to `['day', 'hours', 'minutes']`.",
    "Don't leave out the hours: with `['day']`, the picker logs a warning, and the field shows days without their month.",
  ],
  async () => {
    await expectTypeError(
      `import { StaticDateTimeRangePicker } from '@mui/x-date-pickers-pro/StaticDateTimeRangePicker';
       export const one = StaticDateTimeRangePicker;`,
      /StaticDateTimeRangePicker/,
    );
    const list = picker({ defaultValue: [at('09:30'), null], timeSteps: { minutes: 60 } });
    expect(shown()).toBe('03/16/2026 09 – MM/DD/YYYY hh');
    await openRange(list.user);
    expect(choices()).toHaveLength(24);
    list.unmount();
    const usual = picker({ defaultValue: [at('09:30'), null] });
    expect(shown()).toBe('03/16/2026 09:30 – MM/DD/YYYY hh:mm');
    usual.unmount();
    const short = picker({ defaultValue: stay, views: ['day'] });
    expect(shown()).toBe('16 – 18');
    await openRange(short.user);
    expectConsole('warn', /is not a valid prop/);
  },
);

proves('Send moments to a server with `toISOString()`.', async () => {
  const { user } = show(<LendingPeriod />);
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('56.5 hours');
  await openRange(user);
  await press(user, 'Next');
  await day(user, '17');
  expect(status).toHaveTextContent('32.5 hours');
  await day(user, '16');
  await choose(user, '8 hours');
  expect(status).toHaveTextContent('Enter a start and a later end');
});

const none: [null, null] = [null, null];
const hours: [Dayjs, Dayjs] = [at('08:00'), at('15:00')];

/** Chooses a day for one end of several ranges, with default times and, except for the empty range, without. */
async function chooseDays(isTwo: boolean) {
  const steps: ['start' | 'end', NonNullable<Props['value']>, string, string, string?][] = [
    ['start', none, '10', '10 08:00 | null'],
    ['start', stay, '10', '10 08:00 | 18 17:00', '10 09:00 | 18 17:00'],
    ['start', stay, '20', '20 08:00 | null', '20 09:00 | null'],
    ['end', stay, '20', '16 09:00 | 20 15:00', '16 09:00 | 20 17:00'],
    ['end', stay, '10', '10 15:00 | null', '10 17:00 | null'],
  ];
  for (const [asked, defaultValue, name, timed, plain] of steps) {
    for (const referenceDate of plain === undefined ? [hours] : [undefined, hours]) {
      const { user, take, unmount } = picker({
        ...(isTwo && { slots: { field: MultiInputDateTimeRangeField } }),
        ...(referenceDate && { referenceDate }),
        defaultValue,
      });
      if (isTwo) {
        await user.click(section(asked === 'start' ? 1 : 6));
        await waitFor(() => expect(popup()).not.toBeNull());
      } else {
        await openRange(user);
        if (asked === 'end') {
          await press(user, 'Next');
        }
      }
      await day(user, name);
      const what = `${asked} ${name}`;
      expect([what, ...take()]).toEqual([what, `change ${referenceDate ? timed : (plain ?? '')}`]);
      unmount();
    }
  }
}

proves(
  [
    '| the start | a day, while there is no end | `[start, null]` |',
    '| the start | a day before the end | `[start, end]` |',
    '| the start | a day or time after the end | `[start, null]` |',
    '| the end | a day after the start | `[start, end]` |',
    '| the end | a day before the start | `[start, null]` with the day as the new start |',
    'Without `referenceDate`, a chosen day keeps the time of the start or end that it replaces.',
    'If there is no start or end yet, the time is midnight.',
    'If users choose a day before the start while the popup asks for the end, the day becomes the start, but has the time of the end.',
  ],
  async () => {
    await chooseDays(false);
    const blank = picker();
    await openRange(blank.user);
    await day(blank.user, '17');
    expect(blank.take()).toEqual(['change 17 00:00 | null']);
    blank.unmount();
    const late = picker({ defaultValue: [at('09:00'), at('12:00')] });
    await openRange(late.user);
    await choose(late.user, '13 hours');
    expect(late.take()).toEqual(['change 16 13:00 | null']);
  },
);

proves('A click in a field opens the popup for that end.', () => chooseDays(true));

proves(
  [
    'To give each chosen day a default time, pass `referenceDate`.',
    'An array sets a different time for each end:',
    'The day of `referenceDate` decides which month opens.',
    'Each later click on a day sets the default time again, so users lose the hours that they chose.',
    'With the hours above, the start would be 17:00.',
    'The `completed` function of the demo restores the time of the old start.',
    'To prevent this, give each new start an end, as `completed` does.',
    'To move a range without losing its end, add the missing end in `onChange`, as the rental demo does.',
  ],
  async () => {
    const { user } = show(<RentalHours />);
    await openRange(user);
    expect(popup()).toHaveTextContent('March 2026');
    await day(user, '20');
    expect(shown()).toBe('20 Mar 08:00 – 21 Mar 17:00');
    await choose(user, '10 hours');
    expect(shown()).toBe('20 Mar 10:00 – 21 Mar 17:00');
    await press(user, 'Next');
    // Without `completed`, the hour would replace the start.
    await choose(user, '16 hours');
    expect(shown()).toBe('20 Mar 10:00 – 21 Mar 16:00');
    await day(user, '23');
    expect(shown()).toBe('20 Mar 10:00 – 23 Mar 17:00');
    await day(user, '12');
    expect(shown()).toBe('12 Mar 10:00 – 13 Mar 17:00');
    await press(user, 'OK');
    await closed();
    await openRange(user);
    await day(user, '28');
    expect(shown()).toBe('28 Mar 10:00 – 29 Mar 17:00');
  },
);

proves(
  [
    'If users choose the hour of the end before its day, the picker puts the hour on the day of `referenceDate`.',
    'If that day is before the start, the hour becomes the new start, and the old start is lost.',
  ],
  async () => {
    const { user, take } = picker({ referenceDate: hours });
    await openRange(user);
    await day(user, '20');
    await press(user, 'Next');
    take();
    await choose(user, '16 hours');
    expect(take()).toEqual(['change 16 16:00 | null']);
  },
);

proves(
  [
    'Keep a single value in state, and switch between two pickers.',
    'For whole days, `DateRangePicker` receives both ends at midnight:',
    'The demo keeps the times in a separate state and restores them when users turn off "All day".',
    "The value alone isn't enough, because the picker empties the end and its time when users move the start after it.",
  ],
  async () => {
    const { user } = show(<AllDayEvent />);
    const flip = () => user.click(screen.getByRole('switch', { name: 'All day' }));
    const move = async (from: string, to: string) => {
      await openRange(user);
      await day(user, from);
      await day(user, to);
      await closed();
    };
    expect(shown()).toBe('16 Mar 14:00 – 17 Mar 11:00');
    await flip();
    expect(shown()).toBe('16 Mar 2026 – 17 Mar 2026');
    await move('20', '24');
    await flip();
    expect(shown()).toBe('20 Mar 14:00 – 24 Mar 11:00');
    await flip();
    await move('5', '5');
    expect(shown()).toBe('5 Mar 2026 – 5 Mar 2026');
    await flip();
    expect(shown()).toBe('5 Mar 14:00 – 5 Mar 11:00');
    expect(document.querySelector('.Mui-error')).not.toBeNull();
  },
);

exempt(
  'The picker requires Pro.',
  'A fact of the license, a statement about the page, what the claims of the field prove, and advice.',
);

import type { ComponentProps } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { MobileDateTimeRangePicker } from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';
import AllDayEvent from '../../../docs/x/react-date-pickers/date-time-range-picker/AllDayEvent';
import BasicDateTimeRangePicker from '../../../docs/x/react-date-pickers/date-time-range-picker/BasicDateTimeRangePicker';
import LendingPeriod from '../../../docs/x/react-date-pickers/date-time-range-picker/LendingPeriod';
import LongestStay from '../../../docs/x/react-date-pickers/date-time-range-picker/LongestStay';
import RentalHours from '../../../docs/x/react-date-pickers/date-time-range-picker/RentalHours';
import TwoFields from '../../../docs/x/react-date-pickers/date-time-range-picker/TwoFields';
import { proves, exempt, expectConsole, expectTypeError, screen, show } from '../harness';
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
    '`DateTimeRangePicker` is a field for two moments with a popup that has a calendar and times.',
    'In English the default format has 41 characters.',
    '| Shows | One calendar and the times at once | One part at a time |',
    '| Opens | A popup at the field | A modal dialog |',
    '| Calendars | `calendars`, 1 by default | Always 1 |',
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
    'The value is `[start, end]`, and each end can be `null`:',
    'The popup asks for the start until people press Next, then for the end.',
    'A click on a second day changes the start again, other than in the Date Range Picker.',
    '| First day chosen | `[start, null]`, with the time of `referenceDate` |',
    '| Hour or minutes chosen | The same end with the new time |',
    '| Next | Nothing |',
    '| Day of the end chosen | `[start, end]` |',
    '| An earlier day, while the end is asked for | `[day, null]`: a new start |',
    "| An earlier time on the day of the start | `[start, end]`, with the error `'invalidRange'` |",
    '| A new start after the end | `[start, null]`: the end is gone |',
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
    '`onAccept` is called by OK, <kbd>Esc</kbd>, a click outside and a shortcut, and at each change while somebody types.',
    "It isn't a promise that both ends are there and in order.",
    'With `closeOnSelect` the last column of the end closes the popup, if the order is right.',
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

proves(
  'Both ends have to be in the same zone, or the picker throws; UTC and time zones has the rest.',
  () => {
    const mixed: [Dayjs, Dayjs] = [
      dayjs.tz('2026-03-16T09:00', 'Asia/Tokyo'),
      dayjs.tz('2026-03-18T09:00', 'Europe/Paris'),
    ];
    const draw = () => picker({ defaultValue: mixed });
    expect(draw).toThrow(/timezone of the start and the end date should be the same/);
  },
);

proves(
  [
    'A chosen day has the time of the end that it replaces, else that of `referenceDate`, else midnight.',
    '`referenceDate` takes an array, so each end can have its own:',
    "With a `referenceDate`, a later click on a day puts its time back, so hours that somebody chose are lost: it's for times that rarely change.",
    'The date in it says which month opens.',
  ],
  async () => {
    const kept = picker({ defaultValue: stay });
    await openRange(kept.user);
    await day(kept.user, '17');
    expect(kept.take()).toEqual(['change 17 09:00 | 18 17:00']);
    kept.unmount();
    const blank = picker();
    await openRange(blank.user);
    await day(blank.user, '17');
    expect(blank.take()).toEqual(['change 17 00:00 | null']);
    blank.unmount();
    const { user, unmount } = show(<RentalHours />);
    await openRange(user);
    expect(popup()).toHaveTextContent('March 2026');
    await day(user, '16');
    expect(shown()).toBe('16 Mar 08:00 – DD MMMM hh:mm');
    await choose(user, '11 hours');
    expect(shown()).toBe('16 Mar 11:00 – DD MMMM hh:mm');
    await day(user, '17');
    expect(shown()).toBe('17 Mar 08:00 – DD MMMM hh:mm');
    await press(user, 'Next');
    await day(user, '18');
    expect(shown()).toBe('17 Mar 08:00 – 18 Mar 17:00');
    unmount();
  },
);

proves(
  [
    "`minDateTime`, `maxDateTime`, `minDate`, `minTime` and the others count for both ends, with the trap that they don't add up.",
    "`shouldDisableDate(day, position)` knows which end it's asked about; `shouldDisableTime(time, view)` doesn't.",
    'Errors come as a pair; the order is checked only when neither end has an error of its own.',
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
    'No prop sets the longest length.',
    'Rule out days with `shouldDisableDate`, and compare the hours yourself:',
    "`error` in `slotProps.textField` replaces the picker's own, so the demo passes both.",
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
    'A switch between two pickers can keep one value.',
    'The times of the value survive, since `DateRangePicker` keeps them:',
  ],
  async () => {
    const { user } = show(<AllDayEvent />);
    expect(shown()).toBe('16 Mar 14:00 – 17 Mar 11:00');
    await user.click(screen.getByRole('switch', { name: 'All day' }));
    expect(shown()).toBe('16 Mar 2026 – 17 Mar 2026');
    await openRange(user);
    await day(user, '15');
    await day(user, '18');
    await closed();
    await user.click(screen.getByRole('switch', { name: 'All day' }));
    expect(shown()).toBe('15 Mar 14:00 – 18 Mar 11:00');
  },
);

proves(
  [
    '`MultiInputDateTimeRangeField` in `slots.field` gives each end a field.',
    'A click there asks for that end.',
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
    '| Steps by Next | Start, end | Start date, start time, end date, end time |',
    '| Back to a step | Only if `slotProps.tabs` has `hidden: false` | Arrows in the tabs, or a click in the toolbar |',
    '`slotProps.tabs` also takes `dateIcon` and `timeIcon`, `slots.tabs` and `slots.toolbar` replace both parts.',
    'The button in the field tells both days, without their times.',
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
    'Set `format` when the times are one list.',
    'Without it the field shows hours alone.',
    "`views` is `['day', 'hours', 'minutes']` by default.",
    "Don't leave out the hours: with `['day']` alone, the popup warns and the field shows the day's number without its month.",
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

exempt(
  [
    'It needs the Pro plan and comes from `@mui/x-date-pickers-pro`.',
    'This page has what comes from having both.',
    "One field has a fault with text that is typed again, two don't.",
  ],
  'A fact of the licence, a statement about the page, what the claims of the field prove, and advice.',
);

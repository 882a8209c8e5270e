import { type ComponentProps, useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/fr';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { renderMultiSectionDigitalClockTimeView } from '@mui/x-date-pickers/timeViewRenderers';
import BasicTimePicker from '../../../docs/x/react-date-pickers/time-picker/BasicTimePicker';
import ClockFace from '../../../docs/x/react-date-pickers/time-picker/ClockFace';
import HourCycles from '../../../docs/x/react-date-pickers/time-picker/HourCycles';
import OneColumn from '../../../docs/x/react-date-pickers/time-picker/OneColumn';
import PharmacyVisit from '../../../docs/x/react-date-pickers/time-picker/PharmacyVisit';
import QuarterHours from '../../../docs/x/react-date-pickers/time-picker/QuarterHours';
import ReminderTime from '../../../docs/x/react-date-pickers/time-picker/ReminderTime';
import {
  act,
  proves,
  exempt,
  expectCompiles,
  fireEvent,
  screen,
  show,
  waitFor,
  within,
} from '../harness';
import { enter, Provided, sectionOf, shown, type } from '../pickers';

type Props = ComponentProps<typeof TimePicker>;
type User = ReturnType<typeof show>['user'];

const at = (time: string) => dayjs(`2026-04-15T${time}`);

/** A picker, and what its callbacks got, each as one line. */
function picker(props: Props = {}, Component: typeof TimePicker = TimePicker) {
  const calls: string[] = [];
  const written = (value: Dayjs | null) => value?.format('HH:mm:ss') ?? 'null';
  const changed = jest.fn<undefined, [Dayjs | null]>();
  const rendered = show(
    <Provided>
      <Component
        label="Time"
        onChange={(value, context) => {
          changed(value);
          calls.push(`change ${written(value)} ${context.validationError ?? ''}`.trim());
        }}
        onAccept={(value) => calls.push(`accept ${written(value)}`)}
        onClose={() => calls.push('close')}
        onError={(error) => calls.push(`error ${error ?? ''}`.trim())}
        {...props}
      />
    </Provided>,
  );
  const lastDay = () => changed.mock.lastCall?.[0]?.format('YYYY-MM-DD HH:mm:ss');
  return { ...rendered, take: () => calls.splice(0), lastDay };
}

async function open(user: User) {
  await user.click(screen.getByRole('button', { name: /choose time/i }));
  return screen.findByRole('dialog');
}

const option = (name: string) => screen.getByRole('option', { name });
const listOf = (name: string) =>
  within(screen.getByRole('listbox', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });
const today = () => dayjs().format('YYYY-MM-DD');
const key = (section: string, name: string) => fireEvent.keyDown(enter(section), { key: name });
const faces = () => document.querySelectorAll('.MuiTimeClock-root').length;

describe('value', () => {
  proves(
    [
      'The Time Picker is a field for a time of day.',
      'Users type the time or choose it in a popup.',
    ],
    async () => {
      const { user } = show(<BasicTimePicker />);
      type('Hours', '9');
      type('Minutes', '05');
      type('Meridiem', 'p');
      expect(shown()).toBe('09:05 PM');
      await open(user);
      expect(screen.getAllByRole('listbox')).toHaveLength(3);
    },
  );

  proves(
    [
      "To load a text, use `dayjs(text, 'HH:mm')` and the `customParseFormat` plugin of Day.js.",
      "The value then has today's date.",
    ],
    async () => {
      await jest.isolateModulesAsync(async () => {
        const { default: fresh } = await import('dayjs');
        const { default: plugin } = await import('dayjs/plugin/customParseFormat');
        expect(fresh('17:15', 'HH:mm').isValid()).toBe(false);
        fresh.extend(plugin);
        expect(fresh('17:15', 'HH:mm').format('YYYY-MM-DD HH:mm')).toBe(`${today()} 17:15`);
      });
    },
  );

  proves(
    [
      'When users type or choose in columns, the value keeps its day and its seconds.',
      "In an empty picker, a typed time has today's date.",
      'The popup starts from `referenceDate`, or today at midnight.',
    ],
    async () => {
      const kept = picker({ defaultValue: dayjs('2026-05-02T09:15:20'), ampm: false });
      type('Hours', '10');
      expect(kept.lastDay()).toBe('2026-05-02 10:15:20');
      await open(kept.user);
      await kept.user.click(option('30 minutes'));
      expect(kept.lastDay()).toBe('2026-05-02 10:30:20');
      kept.unmount();
      const props: Props = { ampm: false, referenceDate: dayjs('2026-05-02T09:15:20') };
      const typed = picker(props);
      type('Hours', '10');
      type('Minutes', '30');
      expect(typed.lastDay()).toBe(`${today()} 10:30:00`);
      typed.unmount();
      for (const [referenceDate, expected] of [
        [props.referenceDate, '2026-05-02 10:15:20'],
        [undefined, `${today()} 10:00:00`],
      ] as const) {
        const chosen = picker({ ampm: false, referenceDate });
        await open(chosen.user);
        await chosen.user.click(option('10 hours'));
        expect(chosen.lastDay()).toBe(expected);
        chosen.unmount();
      }
    },
  );

  proves(
    [
      'An incomplete time, such as `10:mm` or `hh:30 PM`, has the value `null` and no error.',
      '| types | Each digit can call `onChange` and `onAccept`: 10 over 09:15 gives 01:15 first |',
    ],
    () => {
      const empty = picker({ ampm: true });
      type('Hours', '10');
      type('Minutes', '30');
      expect(empty.take()).toEqual([]);
      type('Meridiem', 'a');
      expect(empty.take()).toEqual(['change 10:30:00', 'accept 10:30:00']);
      key('Hours', 'Delete');
      expect(shown()).toBe('hh:30 AM');
      expect(empty.take()).toEqual(['change null', 'accept null']);
      empty.unmount();
      const { take } = picker({ ampm: false, defaultValue: at('09:15') });
      type('Hours', '10');
      expect(take()).toEqual([
        'change 01:15:00',
        'accept 01:15:00',
        'change 10:15:00',
        'accept 10:15:00',
      ]);
    },
  );

  proves(
    [
      "Keep it in your state, and get its text with `value.format('HH:mm')`:",
      'Send the text to your server only while `onError` reports no error.',
    ],
    () => {
      show(<ReminderTime />);
      const status = screen.getByRole('status');
      expect(status).toHaveTextContent('Reminder at 08:30');
      type('Hours', '10');
      expect(status).toHaveTextContent('Reminder at 10:30');
      type('Hours', '0');
      expect(shown()).toBe('00:30 AM');
      expect(status).toHaveTextContent('No complete time');
      type('Hours', '9');
      expect(status).toHaveTextContent('Reminder at 09:30');
      key('Minutes', 'Delete');
      expect(shown()).toBe('09:mm AM');
      expect(status).toHaveTextContent('No complete time');
    },
  );

  proves(
    [
      '| chooses in the popup | `onChange` for each choice |',
      '| closes it with OK, <kbd>Esc</kbd>, or a click outside | `onAccept` |',
      '| closes it with Cancel | `onChange` with the last accepted time |',
    ],
    async () => {
      for (const how of ['OK', 'Esc', 'outside', 'Cancel']) {
        const { user, take, unmount } = picker({ defaultValue: at('14:30') });
        await open(user);
        await user.click(option('9 hours'));
        await user.click(option('15 minutes'));
        expect(take()).toEqual(['change 21:30:00', 'change 21:15:00']);
        if (how === 'Esc') {
          await user.keyboard('{Escape}');
        } else {
          await user.click(how === 'outside' ? document.body : button(how));
        }
        expect([how, take()]).toEqual([
          how,
          how === 'Cancel' ? ['change 14:30:00', 'close'] : ['accept 21:15:00', 'close'],
        ]);
        unmount();
      }
    },
  );

  proves('A late `value` replaces typed text, and Cancel empties the picker.', async () => {
    const changed = jest.fn<undefined, [Dayjs | null]>();
    const late = (value: Dayjs | null) => (
      <Provided>
        <TimePicker label="Time" ampm={false} value={value} onChange={changed} />
      </Provided>
    );
    const { user, rerender } = show(late(null));
    type('Hours', '11');
    expect(shown()).toBe('11:mm');
    rerender(late(at('09:15')));
    expect(shown()).toBe('09:15');
    expect(changed).not.toHaveBeenCalled();
    await open(user);
    await user.click(button('Cancel'));
    expect(changed.mock.calls.map(([value]) => value)).toEqual([null]);
  });

  proves(
    [
      'With `closeOnSelect`, a choice in the last column or in the list accepts the value and closes the popup.',
      'With 12 hours, choosing PM first closes the popup before users choose the hour.',
    ],
    async () => {
      const first = async (props: Props, name: string) => {
        const { user, take, unmount } = picker({ closeOnSelect: true, ...props });
        await open(user);
        await user.click(option(name));
        const calls = take();
        unmount();
        return calls;
      };
      const morning: Props = { defaultValue: at('02:30') };
      const list: Props = { ...morning, timeSteps: { minutes: 60 } };
      expect(await first(morning, '4 hours')).toEqual(['change 04:30:00']);
      expect(await first(morning, 'PM')).toEqual(['change 14:30:00', 'accept 14:30:00', 'close']);
      expect(await first({ ...morning, ampm: false }, '45 minutes')).toEqual([
        'change 02:45:00',
        'accept 02:45:00',
        'close',
      ]);
      expect(await first(list, '03:00 AM')).toEqual([
        'change 03:00:00',
        'accept 03:00:00',
        'close',
      ]);
      expect(await first({ ...list, closeOnSelect: false }, '03:00 AM')).toEqual([
        'change 03:00:00',
      ]);
    },
  );

  proves(
    [
      'The popup starts from `referenceDate`, or today at midnight.',
      'With `minTime` at 8:20, all minutes are then disabled until users choose the hour.',
    ],
    async () => {
      const chosen = picker({ ampm: false });
      await open(chosen.user);
      await chosen.user.click(option('9 hours'));
      expect(chosen.take()).toEqual(['change 09:00:00']);
      chosen.unmount();
      const { user } = picker({ ampm: false, minTime: at('08:20') });
      await open(user);
      const enabled = () =>
        within(screen.getByRole('listbox', { name: 'Select minutes' }))
          .getAllByRole('option')
          .filter(({ ariaDisabled }) => ariaDisabled !== 'true').length;
      expect(enabled()).toBe(0);
      await user.click(option('8 hours'));
      expect(enabled()).toBe(8);
    },
  );
});

describe('hours, steps and lists', () => {
  proves(
    [
      '`ampm` switches between 12 and 24 hours.',
      'Its default comes from the adapter\'s locale: 12 hours in American English, 24 hours in German (`adapterLocale="de"`) or French.',
    ],
    async () => {
      for (const [locale, ampm, expected] of [
        ['en', undefined, '02:05 PM'],
        ['de', undefined, '14:05'],
        ['fr', undefined, '14:05'],
        ['de', true, '02:05 PM'],
        ['en', false, '14:05'],
      ] as const) {
        const { unmount } = show(
          <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
            <TimePicker label="Time" ampm={ampm} defaultValue={at('14:05')} />
          </LocalizationProvider>,
        );
        expect(shown()).toBe(expected);
        unmount();
      }
      const { container } = show(<HourCycles />);
      const fields = [...container.querySelectorAll('.MuiPickersTextField-root')];
      expect(fields.map((field) => shown(field))).toEqual(['02:05 PM', '14:05', '14:05:00']);
    },
  );

  proves(
    ['`format` changes only the field.', 'With `format="HH:mm"`, set `ampm={false}` too.'],
    async () => {
      const { user } = picker({ defaultValue: at('14:05'), format: 'HH:mm' });
      expect(shown()).toBe('14:05');
      await open(user);
      expect(listOf('Select hours')).toHaveLength(12);
      expect(listOf('Select meridiem')).toEqual(['AM', 'PM']);
    },
  );

  proves(
    [
      "The default of `views` is `['hours', 'minutes']`, and the field shows the same parts.",
      '`openTo` sets the column that has the focus first.',
    ],
    async () => {
      const { user, unmount } = picker({ defaultValue: at('14:05') });
      await open(user);
      expect(document.activeElement).toHaveAccessibleName('2 hours');
      unmount();
      const minutes = picker({ defaultValue: at('14:05'), openTo: 'minutes' });
      await open(minutes.user);
      expect(document.activeElement).toHaveAccessibleName('5 minutes');
      minutes.unmount();
      picker({ defaultValue: at('14:05'), views: ['hours'] });
      expect(shown()).toBe('02 PM');
    },
  );

  proves(
    [
      '| `timeSteps` | The distance between the choices in each column. Default: `{ hours: 1, minutes: 5, seconds: 5 }` |',
      "| `minutesStep` | Which minutes are valid. Others give the error `'minutesStep'` |",
      '| `skipDisabled` | Whether columns and the list leave disabled times out |',
      '`timeSteps` alone lets users type any minute.',
    ],
    async () => {
      const columns = async (props: Props) => {
        const { user, take, unmount } = picker({
          ampm: false,
          defaultValue: at('14:37'),
          ...props,
        });
        await open(user);
        const found = ['Select hours', 'Select minutes', 'Select seconds'].map((name) =>
          screen.queryByRole('listbox', { name }) ? listOf(name).slice(0, 3).join() : '',
        );
        const isGray = screen.queryByRole('option', { name: '5 minutes' })?.ariaDisabled;
        const errors = take().filter((call) => call.startsWith('error'));
        unmount();
        return [...found, isGray ?? '', ...errors];
      };
      const views = ['hours', 'minutes', 'seconds'] as const;
      expect(await columns({ views })).toEqual(['00,01,02', '00,05,10', '00,05,10', '']);
      expect(await columns({ timeSteps: { minutes: 15 } })).toEqual([
        '00,01,02',
        '00,15,30',
        '',
        '',
      ]);
      const error = 'error minutesStep';
      expect(await columns({ minutesStep: 15 })).toEqual([
        '00,01,02',
        '00,05,10',
        '',
        'true',
        error,
      ]);
      expect(await columns({ minutesStep: 15, skipDisabled: true })).toEqual([
        '00,01,02',
        '00,15,30',
        '',
        '',
        error,
      ]);
      show(<QuarterHours />);
      key('Minutes', 'ArrowUp');
      expect(shown()).toBe('16:30');
      key('Minutes', 'ArrowDown');
      expect(shown()).toBe('16:15');
    },
  );

  proves(
    [
      'Steps begin at 0 in each unit.',
      'With 12 hours, `{ hours: 8 }` offers 12 and 8 for AM and PM, but not 4 PM.',
    ],
    async () => {
      const timeSteps = { hours: 8, minutes: 7 };
      const { user, take, unmount } = picker({ ampm: true, timeSteps, defaultValue: at('00:00') });
      await open(user);
      for (const [half, expected] of [
        ['AM', 'change 08:00:00'],
        ['PM', 'change 20:00:00'],
      ] as const) {
        await user.click(option(half));
        expect(listOf('Select hours')).toEqual(['12', '08']);
        await user.click(option('12 hours'));
        take();
        await user.click(option('8 hours'));
        expect(take()).toEqual([expected]);
      }
      expect(listOf('Select minutes').slice(0, 3)).toEqual(['00', '07', '14']);
      unmount();
      const whole = picker({ ampm: false, timeSteps });
      await open(whole.user);
      expect(listOf('Select hours')).toEqual(['00', '08', '16']);
    },
  );

  proves(
    [
      'On desktop, the list then replaces the columns.',
      'The threshold defaults to 24, and 0 keeps the columns.',
      'The number of steps is 1440 / (`timeSteps.hours` × `timeSteps.minutes`).',
      'The list is shown if this number is at most the threshold.',
      'The list ignores `timeSteps.hours`.',
      '`{ hours: 2, minutes: 30 }` has 24 steps, but the list has 48 times.',
      'The list has no seconds, even if `views` includes them.',
      'A chosen time ends in 00 seconds.',
      'If the value has other seconds, no time is selected.',
    ],
    async () => {
      const lists = async (props: Props) => {
        const { user, unmount } = picker({ ampm: false, ...props });
        await open(user);
        const found = screen
          .getAllByRole('listbox')
          .map((list) => within(list).getAllByRole('option').length);
        unmount();
        return found;
      };
      expect(await lists({ timeSteps: { minutes: 30 } })).toEqual([24, 2]);
      expect(await lists({ timeSteps: { minutes: 60 } })).toEqual([24]);
      const halfHours: Props = { timeSteps: { minutes: 30 } };
      for (const [threshold, expected] of [
        [47, [24, 2]],
        [48, [48]],
      ] as const) {
        expect(
          await lists({ ...halfHours, thresholdToRenderTimeInASingleColumn: threshold }),
        ).toEqual(expected);
      }
      for (const [threshold, expected] of [
        [23, [12, 2]],
        [24, [48]],
      ] as const) {
        expect(
          await lists({
            timeSteps: { hours: 2, minutes: 30 },
            thresholdToRenderTimeInASingleColumn: threshold,
          }),
        ).toEqual(expected);
      }
      expect(
        await lists({ timeSteps: { minutes: 60 }, thresholdToRenderTimeInASingleColumn: 0 }),
      ).toEqual([24, 1]);
      const demo = show(<OneColumn />);
      await open(demo.user);
      expect(listOf('Select time')).toHaveLength(8);
      demo.unmount();
      const { user, take } = picker({
        ampm: false,
        defaultValue: at('14:00:20'),
        views: ['hours', 'minutes', 'seconds'],
        timeSteps: { minutes: 60 },
      });
      await open(user);
      expect(screen.queryByRole('option', { selected: true })).toBeNull();
      await user.click(option('15:00'));
      expect(take()).toEqual(['change 15:00:00']);
      expect(screen.getByRole('option', { selected: true })).toBe(option('15:00'));
    },
  );
});

describe('limits', () => {
  const errorOf = (props: Props) => {
    const { take, unmount } = picker(props);
    unmount();
    return take().join();
  };

  proves(
    [
      "| `minTime`, `maxTime` | Times before `minTime` or after `maxTime` | `'minTime'`, `'maxTime'` |",
      "| `disablePast`, `disableFuture` | Moments before or after now | `'disablePast'`, `'disableFuture'` |",
      "| `shouldDisableTime(time, view)` | Times of your choice | `'shouldDisableTime-hours'`, `'shouldDisableTime-minutes'`, `'shouldDisableTime-seconds'` |",
      'Limits disable choices in the popup.',
    ],
    async () => {
      const noon = at('12:00');
      for (const [props, time, expected] of [
        [{ minTime: noon }, at('11:59'), 'error minTime'],
        [{ minTime: noon }, noon, ''],
        [{ maxTime: noon }, at('12:01'), 'error maxTime'],
        [{ maxTime: noon }, noon, ''],
        [{ disablePast: true }, dayjs().subtract(1, 'minute'), 'error disablePast'],
        [{ disableFuture: true }, dayjs().add(2, 'minute'), 'error disableFuture'],
      ] as const) {
        expect([props, errorOf({ ...props, defaultValue: time })]).toEqual([props, expected]);
      }
      for (const view of ['hours', 'minutes', 'seconds'] as const) {
        const shouldDisableTime: Props['shouldDisableTime'] = (_time, asked) => asked === view;
        expect(errorOf({ shouldDisableTime, defaultValue: noon })).toBe(
          `error shouldDisableTime-${view}`,
        );
      }
      const { user } = show(<PharmacyVisit />);
      type('Hours', '13');
      expect(screen.getByText('Closed for lunch from 13:00 to 14:00')).toBeInTheDocument();
      type('Hours', '08');
      expect(screen.getByText(/opens at 9:30/)).toBeInTheDocument();
      await open(user);
      expect(option('13 hours')).toHaveAttribute('aria-disabled', 'true');
    },
  );

  proves(
    [
      '`minTime` and `maxTime` compare the time of day and ignore the date.',
      'To compare whole moments with `minTime` and `maxTime`, set `disableIgnoringDatePartForTimeValidation`.',
    ],
    () => {
      const props: Props = { defaultValue: at('14:00'), minTime: dayjs('2030-01-01T09:00') };
      expect(errorOf(props)).toBe('');
      expect(errorOf({ ...props, disableIgnoringDatePartForTimeValidation: true })).toBe(
        'error minTime',
      );
    },
  );

  proves(
    [
      "Pass values without seconds, such as `dayjs().startOf('minute')`.",
      'With `maxTime` at 18:00, the popup offers 18:00, but 18:00:42 is an error.',
    ],
    async () => {
      for (const [seconds, expected] of [
        ['42', ['change 18:00:42 maxTime', 'error maxTime']],
        ['00', ['change 18:00:00']],
      ] as const) {
        const { user, take, unmount } = picker({
          ampm: false,
          defaultValue: at(`17:00:${seconds}`),
          maxTime: at('18:00'),
        });
        await open(user);
        expect(option('18 hours')).not.toHaveAttribute('aria-disabled', 'true');
        expect(option('19 hours')).toHaveAttribute('aria-disabled', 'true');
        await user.click(option('18 hours'));
        expect(option('0 minutes')).not.toHaveAttribute('aria-disabled', 'true');
        expect(option('5 minutes')).toHaveAttribute('aria-disabled', 'true');
        await user.click(option('0 minutes'));
        expect(take()).toEqual(expected);
        expect(shown()).toBe('18:00');
        unmount();
      }
      expect(at('18:00:42').startOf('minute').format('HH:mm:ss')).toBe('18:00:00');
    },
  );

  proves(
    [
      'In the popup, `disablePast` and `disableFuture` compare the time of day.',
      'In the field, they compare the whole moment.',
    ],
    async () => {
      const late = dayjs().subtract(1, 'day').endOf('day');
      const { user, take } = picker({ ampm: false, defaultValue: late, disablePast: true });
      expect(take()).toEqual(['error disablePast']);
      await open(user);
      expect(option('23 hours')).not.toHaveAttribute('aria-disabled', 'true');
    },
  );

  proves(
    [
      'If a limit is within an hour, users can still choose the hour.',
      'With `minTime` at 9:30, choosing 9 changes 11:00 to 09:00.',
      'This is an error until the user chooses 30 minutes or later.',
      'With `minTime` at 13:30, AM stays enabled.',
    ],
    async () => {
      const { user, take, unmount } = picker({ defaultValue: at('11:00'), minTime: at('09:30') });
      await open(user);
      expect(option('8 hours')).toHaveAttribute('aria-disabled', 'true');
      await user.click(option('9 hours'));
      expect(take()).toEqual(['change 09:00:00 minTime', 'error minTime']);
      expect(option('25 minutes')).toHaveAttribute('aria-disabled', 'true');
      await user.click(option('30 minutes'));
      expect(take()).toEqual(['change 09:30:00', 'error']);
      unmount();
      const late = picker({ defaultValue: at('15:00'), minTime: at('13:30') });
      await open(late.user);
      expect(option('12 hours')).toHaveAttribute('aria-disabled', 'true');
      await late.user.click(option('AM'));
      expect(late.take()).toEqual(['change 03:00:00 minTime', 'error minTime']);
    },
  );

  proves(
    [
      '`minTime` 22:00 with `maxTime` 06:00 disables every time.',
      "Limits can't span midnight: `minTime` 22:00 with `maxTime` 06:00 disables every time. To allow the night, use `shouldDisableTime`:",
    ],
    () => {
      const night: Props = { minTime: at('22:00'), maxTime: at('06:00') };
      for (const time of ['23:00', '03:00', '12:00']) {
        expect(errorOf({ ...night, defaultValue: at(time) })).toMatch(/^error m(?:in|ax)Time$/);
      }
      const shouldDisableTime = (time: Dayjs) => time.hour() >= 6 && time.hour() < 22;
      expect(
        ['23:00', '03:00', '12:00'].map((time) =>
          errorOf({ shouldDisableTime, defaultValue: at(time) }),
        ),
      ).toEqual(['', '', 'error shouldDisableTime-hours']);
    },
  );

  proves(
    [
      'To keep an end at least 15 minutes after its start, limit the end.',
      'This works for starts before 23:45:',
    ],
    () => {
      for (const [start, end, expected] of [
        ['09:00', '09:14', 'error minTime'],
        ['09:00', '09:15', ''],
        ['23:44', '23:58', 'error minTime'],
        ['23:44', '23:59', ''],
        ['23:45', '09:00', ''],
      ] as const) {
        const minTime = at(start).add(15, 'minute');
        expect([start, end, errorOf({ minTime, defaultValue: at(end) })]).toEqual([
          start,
          end,
          expected,
        ]);
      }
    },
  );

  proves(
    "To allow 12:00 but not 12:15, let `shouldDisableTime` return `view === 'minutes' && time.hour() === 12 && time.minute() > 0`.",
    async () => {
      const shouldDisableTime: Props['shouldDisableTime'] = (time, view) =>
        view === 'minutes' && time.hour() === 12 && time.minute() > 0;
      const errors = ['11:45', '12:00', '12:15', '12:45', '13:00'].map((time) =>
        errorOf({ shouldDisableTime, defaultValue: at(time) }),
      );
      const refused = 'error shouldDisableTime-minutes';
      expect(errors).toEqual(['', '', refused, refused, '']);
      const { user } = picker({ ampm: false, defaultValue: at('12:00'), shouldDisableTime });
      await open(user);
      expect(option('12 hours')).not.toHaveAttribute('aria-disabled', 'true');
      expect(option('0 minutes')).not.toHaveAttribute('aria-disabled', 'true');
      expect(option('15 minutes')).toHaveAttribute('aria-disabled', 'true');
    },
  );

  proves(
    [
      'In a column, `shouldDisableTime` is called for each choice, with the column as `view`.',
      "If the picker shows one list, `view` is `'hours'`.",
      "A rule for `'minutes'` disables no choice, but the chosen time is an error.",
    ],
    async () => {
      const asked = new Set<string>();
      const shouldDisableTime: Props['shouldDisableTime'] = (time, view) => {
        asked.add(`${view} ${time.format('HH:mm')}`);
        return false;
      };
      const props: Props = { ampm: false, defaultValue: at('14:37'), shouldDisableTime };
      const { user, unmount } = picker(props);
      expect([...asked]).toEqual(['hours 14:37', 'minutes 14:37', 'seconds 14:37']);
      asked.clear();
      await open(user);
      expect([...asked]).toEqual(
        expect.arrayContaining(['hours 00:37', 'hours 23:37', 'minutes 14:00', 'minutes 14:55']),
      );
      unmount();
      asked.clear();
      const empty = picker({ ...props, defaultValue: null, referenceDate: at('08:10') });
      await open(empty.user);
      expect([...asked]).toEqual(expect.arrayContaining(['hours 23:10', 'minutes 08:55']));
      empty.unmount();
      asked.clear();
      const list = picker({
        ...props,
        timeSteps: { minutes: 60 },
        shouldDisableTime: (time, view) => {
          shouldDisableTime(time, view);
          return view === 'minutes';
        },
        defaultValue: null,
      });
      await open(list.user);
      expect([...asked].every((one) => one.startsWith('hours'))).toBe(true);
      expect(document.querySelector('[role="option"].Mui-disabled')).toBeNull();
      await list.user.click(option('15:00'));
      expect(list.take()).toEqual([
        'change 15:00:00 shouldDisableTime-minutes',
        'error shouldDisableTime-minutes',
      ]);
    },
  );
});

describe('variants and parts', () => {
  proves(
    [
      '| Opens | A popup at the field | A modal dialog |',
      '| Users choose in | Columns or one list | A clock face |',
      '| AM and PM | A column | Buttons above the clock |',
      '`StaticTimePicker` shows the clock face as part of the page, below a toolbar.',
      'To leave the toolbar out, set `displayStaticWrapperAs="desktop"`.',
    ],
    async () => {
      const desktop = picker({ defaultValue: at('14:05') });
      await open(desktop.user);
      expect(document.querySelector('.MuiPickerPopper-root')).not.toBeNull();
      expect(option('PM')).toBeInTheDocument();
      desktop.unmount();
      const mobile = show(
        <Provided>
          <MobileTimePicker label="Time" defaultValue={at('14:05')} />
        </Provided>,
      );
      await open(mobile.user);
      expect(document.querySelector('.MuiDialog-root')).not.toBeNull();
      expect(faces()).toBe(1);
      expect(document.querySelector('.MuiPickersToolbar-root')).toContainElement(button('PM'));
      mobile.unmount();
      const fixed = show(
        <Provided>
          <StaticTimePicker defaultValue={at('14:05')} />
        </Provided>,
      );
      expect(faces()).toBe(1);
      expect(screen.queryByRole('spinbutton')).toBeNull();
      expect(document.querySelector('.MuiPickersToolbar-root')).not.toBeNull();
      fixed.unmount();
      show(
        <Provided>
          <StaticTimePicker defaultValue={at('14:05')} displayStaticWrapperAs="desktop" />
        </Provided>,
      );
      expect(faces()).toBe(1);
      expect(document.querySelector('.MuiPickersToolbar-root')).toBeNull();
    },
  );

  proves(
    [
      'To replace the columns or the clock face, pass `viewRenderers`. This picker has a clock face on desktop:',
      'If all `viewRenderers` are `null`, the picker shows only the field, without a button.',
      'To show AM and PM next to the clock face in a mobile dialog, set `ampmInClock`.',
      'The module also exports `renderTimeViewClock` and `renderDigitalClockTimeView`.',
    ],
    async () => {
      const { user, unmount } = show(<ClockFace />);
      await open(user);
      expect(faces()).toBe(1);
      expect(document.querySelector('.MuiTimeClock-root')).toContainElement(button('PM'));
      unmount();
      const bare = picker({
        viewRenderers: { hours: null, minutes: null, seconds: null, meridiem: null },
      });
      expect(screen.queryByRole('button')).toBeNull();
      bare.unmount();
      const mobile = show(
        <Provided>
          <MobileTimePicker label="Time" ampmInClock defaultValue={at('14:05')} />
        </Provided>,
      );
      await open(mobile.user);
      expect(document.querySelector('.MuiTimeClock-root')).toContainElement(button('PM'));
      mobile.unmount();
      const high = show(
        <Provided>
          <MobileTimePicker label="Time" defaultValue={at('14:05')} />
        </Provided>,
      );
      await open(high.user);
      expect(document.querySelector('.MuiTimeClock-root')).not.toContainElement(button('PM'));
      await expectCompiles(`
        import {
          renderDigitalClockTimeView,
          renderMultiSectionDigitalClockTimeView,
          renderTimeViewClock,
        } from '@mui/x-date-pickers/timeViewRenderers';
        export const all = [
          renderDigitalClockTimeView,
          renderMultiSectionDigitalClockTimeView,
          renderTimeViewClock,
        ];
      `);
    },
  );

  proves(
    [
      'To show columns on mobile, pass their renderer.',
      'Hide the toolbar, which repeats AM and PM:',
    ],
    async () => {
      const columns = {
        hours: renderMultiSectionDigitalClockTimeView,
        minutes: renderMultiSectionDigitalClockTimeView,
        seconds: renderMultiSectionDigitalClockTimeView,
      };
      // The type of the mobile variant lacks the column of AM and PM, which this one adds itself.
      const renderers: object = { viewRenderers: columns };
      for (const [ampm, hidden] of [
        [false, true],
        [true, true],
        [true, false],
      ] as const) {
        const { user, unmount } = show(
          <Provided>
            <MobileTimePicker
              label="Time"
              ampm={ampm}
              defaultValue={at('14:05')}
              slotProps={{ toolbar: { hidden } }}
              {...renderers}
            />
          </Provided>,
        );
        const dialog = await open(user);
        expect(dialog).toHaveAccessibleName(hidden ? 'Time' : 'Select time');
        expect(screen.queryAllByRole('option', { name: 'PM' })).toHaveLength(ampm ? 1 : 0);
        expect(screen.queryAllByRole('button', { name: 'PM' })).toHaveLength(hidden ? 0 : 1);
        expect(faces()).toBe(0);
        expect(screen.getByRole('listbox', { name: 'Select hours' })).toBeInTheDocument();
        expect(screen.getByRole('listbox', { name: 'Select minutes' })).toBeInTheDocument();
        await user.click(screen.getByRole('option', { name: '9 hours' }));
        await user.click(screen.getByRole('option', { name: '30 minutes' }));
        await user.click(screen.getByRole('button', { name: 'OK' }));
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        expect(shown()).toBe(ampm ? '09:30 PM' : '09:30');
        unmount();
      }
    },
  );

  proves(
    '`TimePicker` renders the desktop variant if `desktopModeMediaQuery` matches.',
    async () => {
      const matchMedia = (media: string) => ({
        media,
        matches: media === '(min-width: 1px)',
        addEventListener() {},
        removeEventListener() {},
        addListener() {},
        removeListener() {},
      });
      Object.defineProperty(window, 'matchMedia', { configurable: true, value: matchMedia });
      for (const [desktopModeMediaQuery, isDesktop] of [
        ['@media (min-width: 1px)', true],
        ['@media (min-width: 9999px)', false],
      ] as const) {
        const { user, unmount } = picker({ desktopModeMediaQuery });
        await open(user);
        expect(document.querySelector('.MuiPickerPopper-root') !== null).toBe(isDesktop);
        unmount();
      }
      Reflect.deleteProperty(window, 'matchMedia');
    },
  );

  proves(
    [
      'To render each choice yourself, use `slots.digitalClockSectionItem` for columns, or `slots.digitalClockItem` for the list.',
      'show the list or `MultiSectionDigitalClock` on the page.',
    ],
    async () => {
      const slots = {
        digitalClockSectionItem: () => <i>Item</i>,
        digitalClockItem: () => <b>Row</b>,
      };
      const columns = picker({ slots });
      await open(columns.user);
      expect(screen.getAllByText('Item').length).toBeGreaterThan(10);
      columns.unmount();
      const list = picker({ slots, timeSteps: { minutes: 60 } });
      await open(list.user);
      expect(screen.getAllByText('Row')).toHaveLength(24);
      list.unmount();
      show(
        <Provided>
          <MultiSectionDigitalClock ampm={false} />
        </Provided>,
      );
      expect(screen.getAllByRole('listbox')).toHaveLength(2);
      expect(screen.queryByRole('spinbutton')).toBeNull();
    },
  );

  proves(
    [
      'With a `name`, the form receives the text of the field.',
      'An incomplete time has text but no value:',
    ],
    () => {
      const { container, take } = picker({ ampm: false, name: 'start' });
      const sent = () => container.querySelector<HTMLInputElement>('input[name="start"]')?.value;
      expect(sent()).toBe('');
      type('Hours', '10');
      expect(sent()).toBe('10:mm');
      expect(take()).toEqual([]);
      type('Minutes', '30');
      expect(sent()).toBe('10:30');
      take();
      key('Hours', 'Delete');
      expect(sent()).toBe('hh:30');
      expect(take()).toEqual(['change null', 'accept null']);
    },
  );

  proves(
    "Clearing an incomplete field doesn't call `onChange`, so remove your message on the next submit.",
    async () => {
      const { user, take } = picker({ ampm: false, slotProps: { field: { clearable: true } } });
      type('Hours', '10');
      expect(shown()).toBe('10:mm');
      await user.click(button('Clear'));
      expect(shown()).toBe('hh:mm');
      expect(take()).toEqual([]);
    },
  );

  proves(
    [
      '`onError` is also called when a limit changes.',
      'If users move the start, only `onError` of the end is called.',
    ],
    () => {
      const calls: string[] = [];
      function Hours() {
        const [start, setStart] = useState<Dayjs | null>(at('09:00'));
        return (
          <Provided>
            <TimePicker label="Opens" ampm={false} value={start} onChange={setStart} />
            <TimePicker
              label="Closes"
              ampm={false}
              defaultValue={at('09:30')}
              minTime={start?.add(15, 'minute')}
              onChange={() => calls.push('change')}
              onAccept={() => calls.push('accept')}
              onError={(error) => calls.push(`error ${error ?? ''}`.trim())}
            />
          </Provided>
        );
      }
      show(<Hours />);
      calls.length = 0;
      const [hours] = screen.getAllByRole('spinbutton', { name: 'Hours' });
      if (!hours) {
        throw new Error('There is no field.');
      }
      act(() => hours.focus());
      for (const digit of '12') {
        hours.textContent = digit;
        fireEvent.input(hours);
      }
      expect(calls).toEqual(['error minTime']);
    },
  );

  proves(
    "Keep the time that was refused, not a flag, so that a late answer doesn't mark a newer time:",
    async () => {
      /** A field of the page's code, with a server that has refused 11:30. */
      function Refused() {
        const [start, setStart] = useState<Dayjs | null>(at('11:30'));
        const [refused, setRefused] = useState('');
        const isRefused = start !== null && start.format('HH:mm') === refused;
        return (
          <Provided>
            <TimePicker
              label="Time"
              ampm={false}
              value={start}
              onChange={setStart}
              slotProps={{
                textField: {
                  error: isRefused || undefined,
                  helperText: isRefused && 'This time is taken',
                },
              }}
            />
            <button onClick={() => setRefused('11:30')}>Answer</button>
          </Provided>
        );
      }
      const { user } = show(<Refused />);
      const field = () => screen.getByRole('group', { name: 'Time' });
      type('Hours', '12');
      await user.click(button('Answer'));
      expect(shown()).toBe('12:30');
      expect(field()).toHaveAttribute('aria-invalid', 'false');
      expect(field()).not.toHaveAccessibleDescription();
      type('Hours', '11');
      expect(field()).toHaveAttribute('aria-invalid', 'true');
      expect(field()).toHaveAccessibleDescription('This time is taken');
      key('Hours', 'Delete');
      expect(field()).toHaveAttribute('aria-invalid', 'false');
    },
  );

  proves(
    [
      'To add a clear button, set `clearable`.',
      'To show why a server refused the time, set `error` and `helperText`.',
      '`error: false` would hide errors of limits.',
    ],
    async () => {
      const { user, take, unmount } = picker({
        defaultValue: at('09:30'),
        slotProps: { field: { clearable: true }, textField: { error: true, helperText: 'Taken' } },
      });
      const field = () => screen.getByRole('group', { name: 'Time' });
      expect(field()).toHaveAccessibleDescription('Taken');
      expect(field()).toHaveAttribute('aria-invalid', 'true');
      await user.click(button('Clear'));
      expect(take()).toEqual(['change null', 'accept null']);
      unmount();
      for (const [error, expected] of [
        [undefined, 'true'],
        [false, 'false'],
      ] as const) {
        const early = picker({
          defaultValue: at('09:30'),
          minTime: at('10:00'),
          slotProps: { textField: { error } },
        });
        expect(field()).toHaveAttribute('aria-invalid', expected);
        early.unmount();
      }
    },
  );

  proves('Test your pickers: click the `spinbutton` named Hours, and type `0915a`.', async () => {
    const { user, take } = picker({ ampm: true });
    await user.click(screen.getByRole('spinbutton', { name: 'Hours' }));
    await user.keyboard('0915a');
    expect(shown()).toBe('09:15 AM');
    expect(take()).toEqual(['change 09:15:00', 'accept 09:15:00']);
  });

  proves(
    [
      '| Column, list | <kbd>↑</kbd> <kbd>↓</kbd> <kbd>Home</kbd> <kbd>End</kbd> | The previous, next, first, or last choice |',
      '| Column, list | <kbd>Page Up</kbd> <kbd>Page Down</kbd> | Five choices up or down |',
      '| Column, list | <kbd>Enter</kbd> | Selects the choice. In a column, moves to the next column |',
      '| Popup | <kbd>Esc</kbd> | Closes the popup and keeps the choice |',
    ],
    async () => {
      const { user, take } = picker({ ampm: false, defaultValue: at('10:00') });
      await open(user);
      for (const [name, expected] of [
        ['ArrowDown', '11'],
        ['ArrowUp', '10'],
        ['PageDown', '15'],
        ['PageUp', '10'],
        ['End', '23'],
        ['Home', '00'],
      ] as const) {
        await user.keyboard(`{${name}}`);
        expect([name, document.activeElement?.textContent]).toEqual([name, expected]);
      }
      await user.keyboard('{Enter}');
      expect(document.activeElement).toHaveAccessibleName('0 minutes');
      await user.keyboard('{Escape}');
      expect(take()).toEqual(['change 00:00:00', 'accept 00:00:00', 'close']);
    },
  );

  proves(
    [
      '| Field | <kbd>↑</kbd> <kbd>↓</kbd> | Adds or subtracts 1. Minutes move by `minutesStep` |',
      '| Field | <kbd>A</kbd> <kbd>P</kbd> | Selects AM or PM, in their section |',
    ],
    () => {
      picker({ ampm: true, defaultValue: at('10:00'), minutesStep: 10 });
      key('Hours', 'ArrowDown');
      key('Minutes', 'ArrowUp');
      expect(shown()).toBe('09:10 AM');
      type('Hours', 'p');
      expect(shown()).toBe('09:10 AM');
      type('Meridiem', 'p');
      expect(sectionOf('Meridiem')).toHaveTextContent('PM');
      type('Meridiem', 'a');
      expect(shown()).toBe('09:10 AM');
    },
  );
});

exempt('The value is a date object.', 'Advice, or a pointer to a page that proves it.');

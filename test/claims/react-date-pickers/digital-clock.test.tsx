import type { ComponentProps } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import BasicDigitalClock from '../../../docs/x/react-date-pickers/digital-clock/BasicDigitalClock';
import ColumnsInThePage from '../../../docs/x/react-date-pickers/digital-clock/ColumnsInThePage';
import DentistHours from '../../../docs/x/react-date-pickers/digital-clock/DentistHours';
import FerrySteps from '../../../docs/x/react-date-pickers/digital-clock/FerrySteps';
import PricedTimes from '../../../docs/x/react-date-pickers/digital-clock/PricedTimes';
import { proves, screen, show, within } from '../harness';
import { Provided } from '../pickers';

type Props = ComponentProps<typeof DigitalClock>;
type ColumnsProps = ComponentProps<typeof MultiSectionDigitalClock>;

const at = (time: string) => dayjs(`2026-04-15T${time}`);

function logger() {
  const calls: string[] = [];
  const onChange = (value: Dayjs | null, state?: string, view?: string) => {
    calls.push(`${value?.format('YYYY-MM-DD HH:mm:ss') ?? 'null'} ${state} ${view}`);
  };
  return { onChange, take: () => calls.splice(0) };
}

function list(props: Props = {}) {
  const { onChange, take } = logger();
  const rendered = show(
    <Provided>
      <DigitalClock ampm={false} onChange={onChange} {...props} />
    </Provided>,
  );
  return { ...rendered, take };
}

function columns(props: ColumnsProps = {}) {
  const { onChange, take } = logger();
  const rendered = show(
    <Provided>
      <MultiSectionDigitalClock ampm={false} onChange={onChange} {...props} />
    </Provided>,
  );
  return { ...rendered, take };
}

const option = (name: string) => screen.getByRole('option', { name });
const times = (root: HTMLElement = document.body) =>
  within(root)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const selected = () =>
  screen.queryAllByRole('option', { selected: true }).map(({ textContent }) => textContent);
const gray = () =>
  [...document.querySelectorAll('[role="option"].Mui-disabled')].map((one) => one.textContent);
const focused = () => document.activeElement?.textContent;

describe('list', () => {
  proves(
    [
      '`DigitalClock` shows the times of a day as a list in the page.',
      '`MultiSectionDigitalClock` shows a column for each unit.',
      'Neither has a field or a popup.',
    ],
    () => {
      const { unmount } = show(<BasicDigitalClock />);
      expect(screen.getAllByRole('listbox')).toHaveLength(1);
      expect(selected()).toEqual(['08:30 AM']);
      unmount();
      columns();
      expect(screen.getAllByRole('listbox')).toHaveLength(2);
      expect(screen.queryByRole('spinbutton')).toBeNull();
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  proves(
    [
      'Set the step in minutes with `timeStep`, which defaults to 30.',
      'The list starts at midnight. With a step of 45 minutes, the last time is 23:15, because the list ends before the next midnight.',
    ],
    async () => {
      const { unmount } = list();
      expect([times().length, times()[0], times()[1]]).toEqual([48, '00:00', '00:30']);
      unmount();
      const uneven = list({ timeStep: 420 });
      expect(times()).toEqual(['00:00', '07:00', '14:00', '21:00']);
      uneven.unmount();
      const { user } = show(<FerrySteps />);
      expect(times().at(-1)).toBe('23:15');
      await user.click(option('23:15'));
      expect(screen.getByRole('status')).toHaveTextContent('Ferry at 23:15');
    },
  );

  proves(
    [
      "`onChange` receives `(value, 'finish', 'hours')`.",
      'It also fires if a user chooses the selected time again.',
      'The value is a date. Its day is the day of the previous value, or else of `referenceDate`, or else today.',
      'A chosen time has 0 seconds.',
      "If the value isn't in the list, such as 14:37 or 14:30:20, no time is selected.",
    ],
    async () => {
      for (const [props, date] of [
        [{ defaultValue: dayjs('2026-05-02T14:30:20') }, '2026-05-02'],
        [{ referenceDate: dayjs('2026-05-03T14:37:20') }, '2026-05-03'],
        [{}, dayjs().format('YYYY-MM-DD')],
      ] as const) {
        const { user, take, unmount } = list(props);
        expect(selected()).toEqual([]);
        await user.click(option('10:00'));
        await user.click(option('10:00'));
        const call = `${date} 10:00:00 finish hours`;
        expect(take()).toEqual([call, call]);
        expect(selected()).toEqual(['10:00']);
        unmount();
      }
      list({ defaultValue: at('14:37') });
      expect(selected()).toEqual([]);
    },
  );

  proves(
    '`ampm` defaults to the [locale of the adapter](/x/react-date-pickers/adapters-locale/).',
    () => {
      for (const [locale, first] of [
        ['en', '12:00 AM'],
        ['de', '00:00'],
      ] as const) {
        const { unmount } = show(
          <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
            <DigitalClock />
          </LocalizationProvider>,
        );
        expect(times()[0]).toBe(first);
        unmount();
      }
    },
  );
});

describe('limits', () => {
  proves(
    [
      '| `minTime`, `maxTime` | times before or after. The limits themselves are allowed |',
      '| `disablePast`, `disableFuture` | times of day before or after now, regardless of the day of the value |',
      "| `minutesStep` | times whose minutes aren't a multiple |",
      "| `shouldDisableTime(time, view)` | single times. `view` is `'hours'` in a `DigitalClock` |",
      'To remove disabled times from the list, set `skipDisabled`. Without `skipDisabled`, disabled times are gray.',
    ],
    () => {
      const { unmount: end } = list({});
      const all = times();
      end();
      const left = (props: Props) => {
        const { unmount } = list({ ...props, skipDisabled: true });
        const found = times();
        unmount();
        const shown = list(props);
        expect(times()).toHaveLength(48);
        expect(gray()).toHaveLength(48 - found.length);
        shown.unmount();
        return found;
      };
      expect(left({ minTime: at('09:00'), maxTime: at('10:00') })).toEqual([
        '09:00',
        '09:30',
        '10:00',
      ]);
      expect(left({ minutesStep: 60 })).toHaveLength(24);
      const views = new Set<string>();
      const shouldDisableTime: Props['shouldDisableTime'] = (time, view) => {
        views.add(view);
        return time.format('HH:mm') === '13:30';
      };
      expect(left({ shouldDisableTime })).toHaveLength(47);
      expect([...views]).toEqual(['hours']);
      const defaultValue = dayjs('2019-01-01T00:00');
      jest.useFakeTimers({ now: new Date(2026, 3, 15, 12, 10) });
      expect(left({ disablePast: true, defaultValue })).toEqual(all.slice(25));
      expect(left({ disableFuture: true, defaultValue })).toEqual(all.slice(0, 25));
    },
  );

  proves(
    'If you set `disableIgnoringDatePartForTimeValidation`, the first two rows compare the day too.',
    () => {
      const grays = (props: Props) => {
        const { unmount } = list({ disableIgnoringDatePartForTimeValidation: true, ...props });
        const count = gray().length;
        unmount();
        return count;
      };
      for (const [year, before, after] of [
        [2019, 48, 0],
        [2099, 0, 48],
      ] as const) {
        const defaultValue = dayjs(`${year}-01-01T00:00`);
        const limit = dayjs('2026-04-15T12:00');
        expect(grays({ defaultValue, minTime: limit })).toBe(before);
        expect(grays({ defaultValue, maxTime: limit })).toBe(after);
        expect(grays({ defaultValue, disablePast: true })).toBe(before);
        expect(grays({ defaultValue, disableFuture: true })).toBe(after);
      }
    },
  );

  proves(
    [
      '<kbd>Tab</kbd> reaches one time: the value, or else the reference time, which defaults to midnight.',
      "If this time isn't in the list, keyboard users can't reach the list.",
      'With `skipDisabled`, set `referenceDate` to a time in the list, as this demo does.',
    ],
    async () => {
      const reached = async (props: Props) => {
        const { user, unmount } = list(props);
        await user.tab();
        const found = document.activeElement === document.body ? null : focused();
        unmount();
        return found;
      };
      const limits: Props = { minTime: at('09:00'), skipDisabled: true };
      expect(await reached({ defaultValue: at('10:00') })).toBe('10:00');
      expect(await reached({ defaultValue: at('14:37') })).toBe('00:00');
      expect(await reached({})).toBe('00:00');
      expect(await reached(limits)).toBeNull();
      expect(await reached({ ...limits, defaultValue: at('03:00') })).toBeNull();
      expect(await reached({ ...limits, referenceDate: at('09:00') })).toBe('09:00');
      const { user } = show(<DentistHours />);
      expect(times()).toHaveLength(14);
      await user.tab();
      expect(focused()).toBe('08:30');
    },
  );

  proves(
    [
      "Screen readers don't announce gray times as disabled, because the list overwrites `aria-disabled`.",
      'Set `skipDisabled`, or set `aria-disabled` in your own item, as the next demo does.',
      '`readOnly` ignores clicks and announces each time as disabled.',
      '`disabled` disables the whole list.',
    ],
    async () => {
      const { unmount } = list({ minTime: at('09:00') });
      expect(gray()).toContain('08:30');
      expect(option('08:30')).not.toHaveAttribute('aria-disabled', 'true');
      unmount();
      const demo = show(<PricedTimes />);
      expect(option('09:00 · €24')).toHaveAttribute('aria-disabled', 'true');
      demo.unmount();
      const fixed = list({ readOnly: true });
      await fixed.user.click(option('10:00'));
      expect([fixed.take(), times().length]).toEqual([[], 48]);
      for (const one of screen.getAllByRole('option')) {
        expect(one).toHaveAttribute('aria-disabled', 'true');
      }
      fixed.unmount();
      list({ disabled: true });
      expect(gray()).toHaveLength(48);
    },
  );
});

describe('parts and columns', () => {
  proves(
    [
      'To show a price or free places next to a time, replace `slots.digitalClockItem`.',
      'Your component receives the date as `itemValue`, its text as `formattedValue`, and the props of a menu item:',
    ],
    async () => {
      const { user } = show(<PricedTimes />);
      expect(selected()).toEqual(['17:00 · €36']);
      await user.click(option('11:00 · €24'));
      expect(selected()).toEqual(['11:00 · €24']);
    },
  );

  proves(
    [
      '`MultiSectionDigitalClock` accepts `views`, and a step for each unit in `timeSteps`.',
      'With 12 hours, it adds a column for AM and PM.',
      'To replace an entry, use `slots.digitalClockSectionItem`.',
      'Screen readers announce disabled entries in columns.',
    ],
    () => {
      const { unmount } = show(<ColumnsInThePage />);
      const [, minutes, seconds] = screen.getAllByRole('listbox').map((one) => times(one));
      expect(minutes).toEqual(['00', '10', '20', '30', '40', '50']);
      expect(seconds).toEqual(['00', '15', '30', '45']);
      expect(screen.getByRole('group', { name: 'Start of the recording' })).toBeInTheDocument();
      unmount();
      const half = columns({ ampm: true, minTime: at('09:00'), referenceDate: at('09:00') });
      expect(
        screen
          .getAllByRole('listbox')
          .map((one) => times(one))
          .at(-1),
      ).toEqual(['AM', 'PM']);
      expect(option('8 hours')).toHaveAttribute('aria-disabled', 'true');
      half.unmount();
      columns({ slots: { digitalClockSectionItem: () => <i>Own</i> } });
      expect(screen.getAllByText('Own').length).toBeGreaterThan(20);
    },
  );

  proves(
    [
      "`onChange` fires for each choice, with `'partial'` until the last column and `'finish'` there.",
      'Other units keep their values, so each value is a complete time.',
      'Without a value, units start at midnight. A choice of 9 hours gives 09:00.',
    ],
    async () => {
      const { user, take, unmount } = columns({ defaultValue: at('10:35') });
      await user.click(option('3 hours'));
      await user.click(option('15 minutes'));
      expect(take()).toEqual([
        '2026-04-15 03:35:00 partial hours',
        '2026-04-15 03:15:00 finish minutes',
      ]);
      unmount();
      const empty = columns();
      await empty.user.click(option('9 hours'));
      expect(empty.take()[0]).toContain(' 09:00:00 partial');
    },
  );

  proves(
    'Limits apply to each column. An hour is enabled if some of its minutes are allowed, so a time can break a [limit](/x/react-date-pickers/time-picker/#limit-the-times) until the user chooses the minutes.',
    async () => {
      const { user, take } = columns({ defaultValue: at('10:00'), minTime: at('09:30') });
      await user.click(option('9 hours'));
      expect(take()).toEqual(['2026-04-15 09:00:00 partial hours']);
      expect(option('25 minutes')).toHaveAttribute('aria-disabled', 'true');
      expect(option('30 minutes')).not.toHaveAttribute('aria-disabled', 'true');
      columns({
        defaultValue: at('09:30'),
        minTime: at('09:30'),
        maxTime: at('11:50'),
        shouldDisableTime: (time, view) => view === 'hours' && time.hour() === 10,
        skipDisabled: true,
      });
      expect(
        screen
          .getAllByRole('listbox')
          .slice(2)
          .map((one) => times(one)[1]),
      ).toEqual(['11', '35']);
    },
  );

  proves(
    [
      '| <kbd>↑</kbd> <kbd>↓</kbd> | Previous or next time |',
      '| <kbd>Home</kbd> <kbd>End</kbd> | First or last time |',
      '| <kbd>Page Up</kbd> <kbd>Page Down</kbd> | Five times up or down |',
      '| <kbd>Enter</kbd> <kbd>Space</kbd> | Chooses the time. In columns, goes to the next column |',
      'To focus the selected time on mount, set `autoFocus`.',
      'Screen readers announce the list as "Select time". To change this name, pass [`localeText`](/x/react-date-pickers/localization/#replace-single-texts) to the provider.',
    ],
    async () => {
      const { user, take, unmount } = list({ defaultValue: at('10:00'), autoFocus: true });
      expect(focused()).toBe('10:00');
      expect(screen.getByRole('listbox')).toHaveAccessibleName('Select time');
      for (const [key, expected] of [
        ['ArrowDown', '10:30'],
        ['ArrowUp', '10:00'],
        ['PageDown', '12:30'],
        ['PageUp', '10:00'],
        ['End', '23:30'],
        ['Home', '00:00'],
      ] as const) {
        await user.keyboard(`{${key}}`);
        expect([key, focused()]).toEqual([key, expected]);
      }
      await user.keyboard('{Enter}');
      await user.keyboard('{ArrowDown} ');
      expect(take()).toEqual([
        '2026-04-15 00:00:00 finish hours',
        '2026-04-15 00:30:00 finish hours',
      ]);
      unmount();
      const parts = columns({ defaultValue: at('10:00'), openTo: 'hours', focusedView: undefined });
      await parts.user.tab();
      await parts.user.keyboard('{Enter}');
      expect(document.activeElement).toHaveAccessibleName('0 minutes');
      parts.unmount();
      show(
        <LocalizationProvider
          dateAdapter={AdapterDayjs}
          localeText={{ timePickerToolbarTitle: 'Departure' }}
        >
          <DigitalClock />
        </LocalizationProvider>,
      );
      expect(screen.getByRole('listbox')).toHaveAccessibleName('Departure');
    },
  );
});

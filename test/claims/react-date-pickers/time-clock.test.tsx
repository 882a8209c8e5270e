import type { ComponentProps } from 'react';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import AlarmClock from '../../../docs/x/react-date-pickers/time-clock/AlarmClock';
import BasicTimeClock from '../../../docs/x/react-date-pickers/time-clock/BasicTimeClock';
import BothHands from '../../../docs/x/react-date-pickers/time-clock/BothHands';
import LibraryHours from '../../../docs/x/react-date-pickers/time-clock/LibraryHours';
import { proves, fireEvent, screen, show } from '../harness';
import { Provided } from '../pickers';

type Props = ComponentProps<typeof TimeClock>;

const at = (time: string) => dayjs(`2026-04-15T${time}`);

/** A clock, and what its callbacks got, each as one line. */
function clock(props: Props = {}) {
  const calls: string[] = [];
  const rendered = show(
    <Provided>
      <TimeClock
        ampm={false}
        onChange={(value, state, view) =>
          calls.push(
            `${value?.format('YYYY-MM-DD HH:mm:ss') ?? 'null'} ${state} ${view ?? ''}`.trim(),
          )
        }
        onViewChange={(view) => calls.push(`view ${view}`)}
        {...props}
      />
    </Provided>,
  );
  return { ...rendered, take: () => calls.splice(0) };
}

const face = () => screen.getByRole('listbox');
const press = (key: string) => fireEvent.keyDown(face(), { key });
const button = (name: string) => screen.getByRole('button', { name });
const gray = () =>
  [...document.querySelectorAll('[role="option"][aria-disabled="true"]')].map(
    ({ textContent }) => textContent,
  );
const hand = () => document.querySelector('.MuiClockPointer-root');
const times = (calls: readonly string[]) => calls.map((call) => call.split(' ')[1]);

describe('value and views', () => {
  proves(
    ['`TimeClock` shows a clock face in the page.', '`TimeClock` has no field and no popup.'],
    () => {
      show(<BasicTimeClock />);
      expect(screen.getAllByRole('option')).toHaveLength(12);
      expect(screen.queryByRole('spinbutton')).toBeNull();
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  proves(
    [
      "Presses a key, or clicks AM or PM | `'partial'`",
      'Each value is a complete time, because users may stop after the hour.',
      "Save each value that isn't `'shallow'`, as this demo does:",
      "After the hour, the face shows the minutes. By default, users can't go back to the hour.",
      'To add two arrows, set `showViewSwitcher`.',
      '[`onViewChange`](/x/react-date-pickers/lifecycle/#callbacks-in-short) fires when a choice or an arrow changes the view.',
    ],
    async () => {
      const { user, take, unmount } = clock({
        ampm: true,
        ampmInClock: true,
        defaultValue: at('10:30'),
      });
      press('ArrowUp');
      await user.click(button('PM'));
      expect(take()).toEqual(['2026-04-15 11:30:00 partial hours', '2026-04-15 23:30:00 partial']);
      press('Enter');
      expect(take()).toContain('view minutes');
      expect(face()).toHaveAccessibleName(/^Select minutes/);
      expect(screen.queryByRole('button', { name: /view/ })).toBeNull();
      unmount();
      const both = clock({ defaultValue: at('10:30'), showViewSwitcher: true });
      await both.user.click(button('Open next view'));
      await both.user.click(button('Open previous view'));
      expect(both.take()).toEqual(['view minutes', 'view hours']);
      both.unmount();
      const alarm = show(<AlarmClock />);
      press('ArrowUp');
      expect(screen.getByRole('status')).toHaveTextContent('Alarm at 07:45 AM');
      await alarm.user.click(button('PM'));
      expect(screen.getByRole('status')).toHaveTextContent('Alarm at 07:45 PM');
    },
  );

  proves(
    [
      "The value is a date. Parts that the user doesn't choose come from the value, or else from `referenceDate`, or else from today at midnight.",
      'Without a value, the face has no hand until the user clicks an hour.',
    ],
    () => {
      const second = dayjs('2026-05-02T09:15:20');
      for (const [props, expected] of [
        [{ defaultValue: second }, '2026-05-02 10:15:20 partial hours'],
        [{ referenceDate: second }, '2026-05-02 10:15:20 partial hours'],
        [{}, `${dayjs().format('YYYY-MM-DD')} 01:00:00 partial hours`],
      ] as const) {
        const { take, unmount } = clock(props);
        expect(hand() === null).toBe(!('defaultValue' in props));
        press('ArrowUp');
        expect(take()).toEqual([expected]);
        expect(hand()).not.toBeNull();
        unmount();
      }
    },
  );

  proves(
    [
      "`views` lists the units and defaults to `['hours', 'minutes']`.",
      '`openTo` sets the first view.',
      'To use your own buttons, control `view`:',
    ],
    async () => {
      const { take, unmount } = clock({ defaultValue: at('10:30') });
      press('Enter');
      press('Enter');
      expect(take().filter((call) => call.startsWith('view'))).toEqual(['view minutes']);
      unmount();
      const minutes = clock({ openTo: 'minutes' });
      expect(face()).toHaveAccessibleName(/^Select minutes/);
      minutes.unmount();
      const { user } = show(<BothHands />);
      await user.click(button('35 s'));
      expect(face()).toHaveAccessibleName(/^Select seconds/);
      press('ArrowUp');
      expect(button('36 s')).toBeInTheDocument();
      await user.click(button('14 h'));
      press('Enter');
      expect(face()).toHaveAccessibleName(/^Select minutes/);
    },
  );

  proves(
    [
      '`ampm` defaults to the [locale of the adapter](/x/react-date-pickers/adapters-locale/).',
      'A face with 24 hours has two rings.',
      "With 12 hours, set `ampmInClock` to show AM and PM. Otherwise, users can't change from morning to afternoon:",
    ],
    () => {
      for (const [locale, hours] of [
        ['en', 12],
        ['de', 24],
      ] as const) {
        const { unmount } = show(
          <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
            <TimeClock />
          </LocalizationProvider>,
        );
        expect(screen.getAllByRole('option')).toHaveLength(hours);
        expect(screen.queryByRole('button')).toBeNull();
        unmount();
      }
      const bare = clock({ ampm: true, defaultValue: at('09:00') });
      ['End', 'ArrowUp', 'ArrowDown', 'PageDown', 'Home'].forEach(press);
      expect(times(bare.take()).every((time) => String(time) < '12')).toBe(true);
      bare.unmount();
      clock({ ampm: true, ampmInClock: true });
      expect(button('AM')).toBeInTheDocument();
    },
  );
});

describe('limits and keys', () => {
  proves(
    [
      'Limits disable numbers on the face:',
      'Pass `minTime`, `maxTime`, `disablePast`, `disableFuture`, `shouldDisableTime`, or `minutesStep`,',
      'An hour is enabled if some of its minutes are allowed. With `minTime` at 9:30, a click on 9 keeps the minutes, and the time [may be too early](/x/react-date-pickers/validation/#limits-of-times).',
    ],
    () => {
      const { take, unmount } = clock({
        defaultValue: at('10:15'),
        minTime: at('09:30'),
        maxTime: at('17:15'),
      });
      const out = [
        '00',
        '1',
        '2',
        '3',
        '4',
        '5',
        '6',
        '7',
        '8',
        '18',
        '19',
        '20',
        '21',
        '22',
        '23',
      ];
      expect(gray().sort()).toEqual(out.sort());
      press('ArrowDown');
      expect(take()).toEqual(['2026-04-15 09:15:00 partial hours']);
      unmount();
      const rule = clock({ shouldDisableTime: (time) => time.hour() === 13 });
      expect(gray()).toEqual(['13']);
      rule.unmount();
      const steps = clock({ openTo: 'minutes', minutesStep: 15 });
      expect(gray()).toEqual(['05', '10', '20', '25', '35', '40', '50', '55']);
      steps.unmount();
      const hour = dayjs().hour();
      for (const props of [{ disablePast: true }, { disableFuture: true }] as const) {
        const now = clock(props);
        const expected = 'disablePast' in props ? hour : 23 - hour;
        expect(Math.abs(gray().length - expected)).toBeLessThan(2);
        now.unmount();
      }
    },
  );

  proves(
    [
      "A key that leads to a forbidden time does nothing, so <kbd>↑</kbd> doesn't jump over a gap.",
      'While the value itself is forbidden, the hand is hidden.',
    ],
    () => {
      const { take, unmount } = clock({
        defaultValue: at('12:00'),
        shouldDisableTime: (time) => time.hour() === 13,
      });
      press('ArrowUp');
      expect(take()).toEqual([]);
      unmount();
      clock({ defaultValue: at('12:00'), minTime: at('14:00') });
      expect(hand()).toBeNull();
    },
  );

  proves(
    [
      '`disabled` disables the whole clock.',
      '`readOnly` keeps the face and the time.',
      'To focus the face on mount, set `autoFocus`.',
    ],
    () => {
      for (const props of [{ disabled: true }, { readOnly: true }] as const) {
        const { take, unmount } = clock({ defaultValue: at('12:00'), ...props });
        press('ArrowUp');
        expect(take()).toEqual([]);
        expect(gray()).toHaveLength('disabled' in props ? 24 : 0);
        unmount();
      }
      const focus = { autoFocus: true };
      clock({ defaultValue: at('12:00'), ...focus });
      expect(document.activeElement).toBe(face());
    },
  );

  proves(
    [
      'The face is one tab stop.',
      'Screen readers announce it as [a list](/x/react-date-pickers/accessibility/#what-a-screen-reader-hears) with the name "Select hours. Selected time is 10:30 AM".',
      '| <kbd>↑</kbd> <kbd>↓</kbd> | One more or less, wrapping at the ends. Minutes move by `minutesStep` |',
      '| <kbd>Page Up</kbd> <kbd>Page Down</kbd> | Five more or less, up to the end |',
      '| <kbd>Home</kbd> <kbd>End</kbd> | The lowest or highest value |',
      '| <kbd>Enter</kbd> <kbd>Space</kbd> | The next view |',
      'With 12 hours, keys stay within the morning or afternoon: <kbd>↑</kbd> on 11 AM gives 12 AM.',
    ],
    async () => {
      const { user, take, unmount } = clock({ ampm: true, defaultValue: at('10:30') });
      expect(face()).toHaveAccessibleName('Select hours. Selected time is 10:30 AM');
      await user.tab();
      expect(document.activeElement).toBe(face());
      await user.tab();
      expect(document.activeElement).toBe(document.body);
      ['ArrowUp', 'ArrowUp', 'ArrowDown', 'PageDown', 'PageDown', 'PageUp', 'Home', 'End'].forEach(
        press,
      );
      expect(times(take())).toEqual([
        '11:30:00',
        '00:30:00',
        '11:30:00',
        '06:30:00',
        '01:30:00',
        '06:30:00',
        '00:30:00',
        '11:30:00',
      ]);
      press(' ');
      expect(take()).toContain('view minutes');
      unmount();
      const quarter = show(<LibraryHours />);
      press('Enter');
      press('ArrowUp');
      expect(face()).toHaveAccessibleName(/11:30/);
      press('PageUp');
      expect(face()).toHaveAccessibleName(/11:30/);
      quarter.unmount();
      const end = clock({ openTo: 'minutes', defaultValue: at('10:58') });
      press('PageUp');
      expect(times(end.take())).toEqual(['10:59:00']);
    },
  );
});

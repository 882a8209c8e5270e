import type { ComponentProps } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/fr';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import BakerySlot from '../../../docs/x/react-date-pickers/time-field/BakerySlot';
import BasicTimeField from '../../../docs/x/react-date-pickers/time-field/BasicTimeField';
import ShiftLength from '../../../docs/x/react-date-pickers/time-field/ShiftLength';
import TimeFormats from '../../../docs/x/react-date-pickers/time-field/TimeFormats';
import { act, proves, expectTypeError, fireEvent, screen, show, within } from '../harness';
import { enter, Provided, shown, type } from '../pickers';

type Props = ComponentProps<typeof TimeField>;

const at = (time: string) => dayjs(`2026-04-15T${time}`);

/** A field, and what its callbacks got, each as one line. */
function field(props: Props = {}) {
  const calls: string[] = [];
  const written = (value: Dayjs | null) => value?.format('YYYY-MM-DD HH:mm:ss') ?? 'null';
  const rendered = show(
    <Provided>
      <TimeField
        label="Time"
        ampm={false}
        onChange={(value, context) =>
          calls.push(`${written(value)} ${context.validationError ?? ''}`.trim())
        }
        onError={(error) => calls.push(`error ${error ?? ''}`.trim())}
        {...props}
      />
    </Provided>,
  );
  return { ...rendered, take: () => calls.splice(0) };
}

const key = (section: string, name: string) => fireEvent.keyDown(enter(section), { key: name });
const today = () => dayjs().format('YYYY-MM-DD');

proves(
  [
    'The Time Field is a text field for a time of day without a popup.',
    'Users type hours and minutes, or change them with the arrow keys.',
  ],
  () => {
    show(<BasicTimeField />);
    type('Hours', '9');
    key('Minutes', 'ArrowUp');
    type('Meridiem', 'p');
    expect(shown()).toBe('09:00 PM');
    expect(screen.queryByRole('button')).toBeNull();
  },
);

describe('format', () => {
  proves(
    [
      "The default follows the adapter's locale: AM or PM in English, 24 hours in German or French.",
      'To always use 12 or 24 hours, set `ampm`.',
      'For seconds or other texts, set `format`, which overrides `ampm`:',
    ],
    () => {
      for (const [locale, expected] of [
        ['en', '02:05 PM'],
        ['de', '14:05'],
        ['fr', '14:05'],
      ] as const) {
        const { unmount } = show(
          <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
            <TimeField defaultValue={at('14:05')} />
          </LocalizationProvider>,
        );
        expect(shown()).toBe(expected);
        unmount();
      }
      field({ ampm: true, format: 'HH:mm', defaultValue: at('14:05') });
      expect(shown()).toBe('14:05');
    },
  );

  proves(
    [
      'The field has no `views`.',
      'To ask for seconds or a single unit, use a format such as `HH:mm:ss` or `HH`.',
    ],
    async () => {
      const { container, unmount } = show(<TimeFormats />);
      const fields = [...container.querySelectorAll('.MuiPickersTextField-root')];
      expect(fields.map((one) => shown(one))).toEqual([
        '02:05 PM',
        '14:05',
        '14:05:09',
        "14:05 o'clock",
      ]);
      unmount();
      field({ format: 'HH', defaultValue: at('14:05') });
      expect(screen.getAllByRole('spinbutton')).toHaveLength(1);
      await expectTypeError(
        `
          import { TimeField } from '@mui/x-date-pickers/TimeField';
          export const own = <TimeField views={['hours']} />;
        `,
        /TS2322/,
      );
    },
  );

  proves(
    [
      'The field has no section for milliseconds.',
      '`SSS` is shown as letters, and the value keeps its milliseconds.',
      'If a 12-hour format has no AM or PM, 14:20 shows as 02:20. If a user types over the hour, afternoon becomes morning.',
    ],
    () => {
      const onChange = jest.fn<unknown, [Dayjs | null]>();
      const exact = field({
        format: 'HH:mm:ss.SSS',
        defaultValue: dayjs('2026-04-15T10:20:30.123'),
        onChange,
      });
      expect(shown()).toBe('10:20:30.SSS');
      type('Minutes', '21');
      expect(onChange.mock.lastCall?.[0]?.millisecond()).toBe(123);
      exact.unmount();
      const { take } = field({ format: 'hh:mm', defaultValue: at('14:20') });
      expect(shown()).toBe('02:20');
      type('Hours', '03');
      expect(take().at(-2)).toBe('2026-04-15 03:20:00');
    },
  );

  proves(
    "The field doesn't suit durations: minutes and seconds end at 59, and hours end at 23.",
    () => {
      field({ format: 'HH:mm:ss' });
      for (const [section, text] of [
        ['Hours', '23'],
        ['Minutes', '59'],
        ['Seconds', '59'],
      ] as const) {
        key(section, 'End');
        expect(screen.getByRole('spinbutton', { name: section })).toHaveTextContent(text);
      }
    },
  );
});

describe('value', () => {
  proves(
    [
      'The value is a date, and its day comes from the old value.',
      'In an empty field, the day comes from `referenceDate`, or is today.',
      'If the format has no seconds, the value keeps its seconds.',
      'In an empty field, seconds come from `referenceDate`, or are 0.',
      'The value is `null` until all sections are filled, including AM or PM.',
    ],
    () => {
      const typed = (props: Props) => {
        const { take, unmount } = field(props);
        type('Hours', '10');
        type('Minutes', '30');
        const last = take().at(-1);
        unmount();
        return last;
      };
      const second = dayjs('2026-05-02T09:15:20');
      expect(typed({ defaultValue: second })).toBe('2026-05-02 10:30:20');
      expect(typed({ referenceDate: second })).toBe('2026-05-02 10:30:20');
      expect(typed({})).toBe(`${today()} 10:30:00`);
      expect(typed({ ampm: true })).toBeUndefined();
    },
  );

  proves('If you compare two fields, pass the same `referenceDate` to both:', () => {
    show(<ShiftLength />);
    expect(screen.getByRole('status')).toHaveTextContent('8 hours and 30 minutes');
    const end = within(screen.getByRole('group', { name: 'Shift ends' }));
    const hours = end.getByRole('spinbutton', { name: 'Hours' });
    act(() => hours.focus());
    fireEvent.keyDown(hours, { key: 'Delete' });
    expect(screen.getByRole('status')).toHaveTextContent('Enter both times');
    fireEvent.keyDown(hours, { key: 'End' });
    expect(screen.getByRole('status')).toHaveTextContent('1 hours and 30 minutes');
  });

  proves(
    [
      'While a user types, `onChange` receives intermediate times.',
      'Typing 07 over the minutes of 10:45 gives 10:00 first.',
      'A field has no `onAccept`.',
    ],
    async () => {
      const { take } = field({ defaultValue: at('10:45') });
      type('Minutes', '07');
      expect(take()).toEqual(['2026-04-15 10:00:00', '2026-04-15 10:07:00']);
      await expectTypeError(
        `
          import { TimeField } from '@mui/x-date-pickers/TimeField';
          export const own = <TimeField onAccept={() => {}} />;
        `,
        /TS2322/,
      );
    },
  );
});

describe('keys and limits', () => {
  proves(
    [
      '| Digits | Fill the section. The focus moves on when no other digit could follow |',
      '| <kbd>A</kbd> <kbd>P</kbd> | AM, PM |',
      '| <kbd>↑</kbd> <kbd>↓</kbd> | One more, one less. Minutes move by `minutesStep` |',
      '| <kbd>Page Up</kbd> <kbd>Page Down</kbd> | Five more, five less |',
      '| <kbd>Home</kbd> <kbd>End</kbd> | The lowest or highest value of the section |',
    ],
    () => {
      const first = field();
      type('Hours', '1');
      expect(document.activeElement).toHaveAccessibleName('Hours');
      type('Hours', '3');
      expect(document.activeElement).toHaveAccessibleName('Minutes');
      first.unmount();
      field({ ampm: true, defaultValue: at('10:00'), minutesStep: 15 });
      for (const [section, name, expected] of [
        ['Minutes', 'ArrowUp', '10:15 AM'],
        ['Minutes', 'ArrowDown', '10:00 AM'],
        ['Hours', 'PageDown', '05:00 AM'],
        ['Hours', 'PageUp', '10:00 AM'],
        ['Hours', 'ArrowDown', '09:00 AM'],
        ['Minutes', 'End', '09:45 AM'],
        ['Minutes', 'Home', '09:00 AM'],
      ] as const) {
        key(section, name);
        expect([name, shown()]).toEqual([name, expected]);
      }
      type('Meridiem', 'p');
      expect(shown()).toBe('09:00 PM');
      type('Meridiem', 'a');
      expect(shown()).toBe('09:00 AM');
    },
  );

  proves(
    [
      "Sections don't change each other.",
      '<kbd>↓</kbd> on 00 minutes gives 59 in the same hour, and <kbd>↑</kbd> on 11 AM gives 12 AM, which is midnight.',
      'In an empty section of hours, <kbd>↑</kbd> starts at 00, or at 01 with 12 hours.',
    ],
    () => {
      const full = field({ defaultValue: at('10:00') });
      key('Minutes', 'ArrowDown');
      expect(shown()).toBe('10:59');
      full.unmount();
      const { take, unmount } = field({ ampm: true, defaultValue: at('11:00') });
      key('Hours', 'ArrowUp');
      expect([shown(), take()]).toEqual(['12:00 AM', ['2026-04-15 00:00:00']]);
      unmount();
      for (const [ampm, expected] of [
        [false, '00:mm'],
        [true, '01:mm aa'],
      ] as const) {
        const empty = field({ ampm });
        key('Hours', 'ArrowUp');
        expect(shown()).toBe(expected);
        empty.unmount();
      }
    },
  );

  proves(
    [
      '`minTime`, `maxTime`, `disablePast`, `disableFuture`, `shouldDisableTime`, and `minutesStep` work as in the [Time Picker](/x/react-date-pickers/time-picker/#limit-the-times).',
      'Users can type any time.',
      'If a limit disables the time, the field turns red and `onError` receives the error code:',
      'With `minutesStep`, the arrow keys move by the step, and other minutes are errors.',
      '`minTime` and `maxTime` compare the time of day.',
      'To compare whole moments, set `disableIgnoringDatePartForTimeValidation`.',
    ],
    () => {
      const errorOf = (props: Props) => {
        const { take, unmount } = field({ defaultValue: at('10:07'), ...props });
        const isRed = document.querySelector('.Mui-error') !== null;
        unmount();
        const error = take().join();
        expect(isRed).toBe(error !== '');
        return error;
      };
      const minTime = dayjs('2030-01-01T09:00');
      for (const [props, expected] of [
        [{ minTime: at('11:00') }, 'error minTime'],
        [{ maxTime: at('09:00') }, 'error maxTime'],
        [{ disablePast: true, defaultValue: dayjs().subtract(1, 'day') }, 'error disablePast'],
        [{ disableFuture: true, defaultValue: dayjs().add(1, 'day') }, 'error disableFuture'],
        [{ shouldDisableTime: () => true }, 'error shouldDisableTime-hours'],
        [{ minutesStep: 5 }, 'error minutesStep'],
        [{ minTime }, ''],
        [{ minTime, disableIgnoringDatePartForTimeValidation: true }, 'error minTime'],
      ] as const) {
        expect([props, errorOf(props)]).toEqual([props, expected]);
      }
      show(<BakerySlot />);
      type('Minutes', '07');
      expect(shown()).toBe('08:07');
      expect(screen.getByText(/Every five minutes/)).toBeInTheDocument();
      key('Minutes', 'ArrowUp');
      expect(shown()).toBe('08:10');
    },
  );
});

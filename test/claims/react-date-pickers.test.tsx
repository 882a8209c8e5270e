import dayjs from 'dayjs';
import * as pickers from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import * as pickersPro from '@mui/x-date-pickers-pro';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import DeliveryDate from '../../docs/x/react-date-pickers/DeliveryDate';
import FieldPickerCalendar from '../../docs/x/react-date-pickers/FieldPickerCalendar';
import HotelStay from '../../docs/x/react-date-pickers/HotelStay';
import { act, proves, consoleMessages, exempt, screen, show, within } from './harness';
import { adapterOf, open, Picker, Provided, sectionOf, shown, type } from './pickers';

const day = dayjs('2026-03-16T09:40');

const sections = () =>
  screen.queryAllByRole('spinbutton').map((section) => section.getAttribute('aria-label'));

describe('three shapes', () => {
  proves(
    [
      'The date and time pickers let people enter a date, a time, both, or a range, by typing or by choosing from a popup.',
      'A **picker** is a field with a button that opens a popup, or a dialog on touch devices.',
    ],
    async () => {
      const { user, unmount } = show(<DeliveryDate />);
      type('Day', '17');
      expect(shown()).toBe('03/17/2026');
      const popup = await open(user);
      expect(popup.closest('.MuiModal-root')).toBeNull();
      await user.click(within(popup).getByRole('gridcell', { name: '20' }));
      expect(shown()).toBe('03/20/2026');
      unmount();
      const mobile = show(
        <Provided>
          <MobileDatePicker label="Day" />
        </Provided>,
      );
      const dialog = await open(mobile.user);
      expect(dialog.closest('.MuiModal-root')).not.toBeNull();
    },
  );

  proves(
    [
      'A **field** is a text input that knows its sections.',
      'People type digits, or press <kbd>↑</kbd> and <kbd>↓</kbd>.',
    ],
    async () => {
      const { user } = show(
        <Provided>
          <DateField label="Day" defaultValue={day} />
        </Provided>,
      );
      expect(sections()).toEqual(['Month', 'Day', 'Year']);
      expect(screen.queryByRole('button')).toBeNull();
      type('Day', '20');
      act(() => sectionOf('Month').focus());
      await user.keyboard('{ArrowUp}');
      expect(shown()).toBe('04/20/2026');
      await user.keyboard('{ArrowDown}{ArrowDown}');
      expect(shown()).toBe('02/20/2026');
    },
  );

  proves(
    [
      'Each kind of value comes in three shapes.',
      'They take the same `value`, and `onChange` gets the new one first, so you can change your mind later.',
    ],
    async () => {
      const { user, container } = show(<FieldPickerCalendar />);
      const fields = [...container.querySelectorAll('.MuiPickersTextField-root')];
      await user.click(screen.getByRole('gridcell', { name: '20' }));
      expect(fields.map((field) => shown(field))).toEqual(['03/20/2026', '03/20/2026']);
      const [first] = screen.getAllByRole('spinbutton', { name: 'Day' });
      act(() => first?.focus());
      await user.keyboard('{ArrowUp}');
      expect(fields.map((field) => shown(field))).toEqual(['03/21/2026', '03/21/2026']);
      expect(screen.getByRole('gridcell', { name: '21' })).toHaveAttribute('aria-selected', 'true');
    },
  );

  proves('A **calendar** or **clock** stands on the page by itself.', () => {
    show(
      <Provided>
        <DateCalendar defaultValue={day} />
        <DigitalClock defaultValue={day} />
      </Provided>,
    );
    expect(screen.getByRole('grid')).toBeInTheDocument();
    expect(screen.getByRole('listbox')).toBeInTheDocument();
    expect(sections()).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('which component', () => {
  proves(
    [
      '| `DateField` | `DatePicker` | `DateCalendar` |',
      '| `TimeField` | `TimePicker` | `TimeClock`, `DigitalClock` |',
      '| `DateTimeField` | `DateTimePicker` | `StaticDateTimePicker` |',
      'A date near today, of which the weekday counts | `DatePicker` |',
      'A date that people know, such as a birthday | `DateField` |',
      'A day, as the main task of the page | `DateCalendar` |',
      'A time, typed or chosen | `TimePicker` |',
      'A time that people know, such as the end of a shift | `TimeField` |',
      'One of some free times | `DigitalClock` |',
      'A time on a touch screen, on a clock face | `TimeClock` |',
      'A moment to plan, such as an appointment | `DateTimePicker` |',
      'A moment to copy, such as an entry of a log | `DateTimeField` |',
    ],
    () => {
      const date = ['Month', 'Day', 'Year'];
      const time = ['Hours', 'Minutes', 'Meridiem'];
      for (const [Field, Choice, parts] of [
        [DateField, DatePicker, date],
        [TimeField, TimePicker, time],
        [DateTimeField, DateTimePicker, [...date, ...time]],
      ] as const) {
        for (const One of [Field, Choice]) {
          const { unmount } = show(
            <Provided>
              <One />
            </Provided>,
          );
          expect(sections()).toEqual(parts);
          expect(screen.queryAllByRole('button')).toHaveLength(One === Field ? 0 : 1);
          unmount();
        }
      }
      for (const OnPage of [DateCalendar, TimeClock, DigitalClock, StaticDateTimePicker]) {
        const { unmount } = show(
          <Provided>
            <OnPage />
          </Provided>,
        );
        expect(sections()).toEqual([]);
        expect(
          document.querySelector(
            '.MuiDateCalendar-root, .MuiTimeClock-root, .MuiDigitalClock-root',
          ),
        ).not.toBeNull();
        unmount();
      }
    },
  );

  proves(
    [
      'The components for one value are in `@mui/x-date-pickers`, free under the MIT licence.',
      'Those for ranges are in `@mui/x-date-pickers-pro` and need a [Pro licence](/x/introduction/licensing/#pro-plan).',
      '`DateRangePicker` needs the [Pro plan](/x/introduction/licensing/#pro-plan).',
    ],
    () => {
      expect(Object.keys(pickers).filter((name) => /Range(?!Icon)/.test(name))).toEqual([]);
      expect(Object.keys(pickersPro)).toEqual(
        expect.arrayContaining(['DateRangePicker', 'DateRangeCalendar']),
      );
      show(
        <Provided>
          <DateCalendar />
        </Provided>,
      );
      expect(consoleMessages()).toEqual([]);
      show(
        <Provided>
          <DateRangeCalendar />
        </Provided>,
      );
      expect(screen.getByText('MUI X Missing license key')).toBeInTheDocument();
    },
  );

  proves(
    [
      '| `SingleInputDateRangeField` | `DateRangePicker` | `DateRangeCalendar` |',
      '| `SingleInputTimeRangeField` | `TimeRangePicker` | None |',
      '| `SingleInputDateTimeRangeField` | `DateTimeRangePicker` | None |',
      'A stay, a holiday, the period of a report | `DateRangePicker` (Pro) |',
      'Two dates that people know, such as those of a job | `SingleInputDateRangeField`, `MultiInputDateRangeField` (Pro) |',
      'A week, or free days, on the page itself | `DateRangeCalendar` (Pro) |',
    ],
    () => {
      // No other calendar or clock takes a range.
      expect(
        Object.keys(pickersPro).filter((name) => /^(?!.*use).*Range(?:Calendar|Clock)$/.test(name)),
      ).toEqual(['DateRangeCalendar']);
      const { unmount: removeTwo } = show(
        <Provided>
          <MultiInputDateRangeField />
        </Provided>,
      );
      expect(sections()).toHaveLength(6);
      expect(document.querySelectorAll('.MuiPickersTextField-root')).toHaveLength(2);
      removeTwo();
      for (const [Field, Choice, count] of [
        [SingleInputDateRangeField, DateRangePicker, 3],
        [SingleInputTimeRangeField, TimeRangePicker, 3],
        [SingleInputDateTimeRangeField, DateTimeRangePicker, 6],
      ] as const) {
        for (const One of [Field, Choice]) {
          const { unmount } = show(
            <Provided>
              <One />
            </Provided>,
          );
          expect(sections()).toHaveLength(2 * count);
          expect(screen.queryAllByRole('button')).toHaveLength(One === Field ? 0 : 1);
          unmount();
        }
      }
    },
  );

  proves(
    'A month or a year alone is a `DatePicker` too: [limit its views](/x/react-date-pickers/date-picker/#choose-a-month-or-a-year).',
    () => {
      const { unmount } = show(<Picker views={['year']} />);
      expect(sections()).toEqual(['Year']);
      unmount();
      show(<Picker views={['year', 'month']} />);
      expect(sections()).toEqual(['Month', 'Year']);
    },
  );
});

describe('ranges', () => {
  proves(
    [
      'A range component holds an array of two dates, `[start, end]`.',
      'Either can be `null` while the choice is incomplete.',
    ],
    async () => {
      const onChange = jest.fn();
      const { user } = show(
        <Provided>
          <DateRangeCalendar calendars={1} referenceDate={day} onChange={onChange} />
        </Provided>,
      );
      await user.click(screen.getByRole('gridcell', { name: '17' }));
      const [[start, missing]] = onChange.mock.lastCall ?? [];
      expect([start.format('YYYY-MM-DD'), missing]).toEqual(['2026-03-17', null]);
      await user.click(screen.getByRole('gridcell', { name: '20' }));
      const [[, end]] = onChange.mock.lastCall ?? [];
      expect(end.format('YYYY-MM-DD')).toBe('2026-03-20');
    },
  );

  proves(
    [
      'By default a range is one input.',
      'Pass `MultiInputDateRangeField` to the `field` slot when you need two, each with a label of its own.',
      'The labels are `start` and `end` in `localeText`.',
    ],
    () => {
      const { unmount } = show(<HotelStay />);
      expect(document.querySelectorAll('.MuiPickersTextField-root')).toHaveLength(1);
      expect(shown()).toBe('03/16/2026 – 03/19/2026');
      unmount();
      show(
        <Provided>
          <DateRangePicker
            slots={{ field: MultiInputDateRangeField }}
            localeText={{ start: 'Arrival', end: 'Departure' }}
          />
        </Provided>,
      );
      expect(screen.getByRole('group', { name: 'Arrival' })).toBeInTheDocument();
      expect(screen.getByRole('group', { name: 'Departure' })).toBeInTheDocument();
    },
  );
});

describe('adapters', () => {
  proves(
    [
      'They work with the date library you already use, in its own date type.',
      'its adapter supports time zones.',
      'The adapters for Luxon and Moment do as well.',
      "The one for date-fns doesn't.",
    ],
    () => {
      expect(new AdapterDayjs().isTimezoneCompatible).toBe(true);
      for (const [name, zones] of [
        ['AdapterLuxon', true],
        ['AdapterMoment', true],
        ['AdapterDateFns', false],
      ] as const) {
        const Adapter = adapterOf(name);
        expect([name, new Adapter().isTimezoneCompatible]).toEqual([name, zones]);
        const onChange = jest.fn();
        const { unmount } = show(
          <LocalizationProvider dateAdapter={Adapter}>
            <DateCalendar referenceDate={new Adapter().date('2026-03-16')} onChange={onChange} />
          </LocalizationProvider>,
        );
        act(() => screen.getByRole('gridcell', { name: '20' }).click());
        const [value] = onChange.mock.lastCall ?? [];
        expect(value.constructor).toBe(Object(new Adapter().date('2026-03-20')).constructor);
        unmount();
      }
    },
  );
});

exempt(
  'If you have no date library yet, take Day.js: the demos here use it,',
  'Advice; what the adapter does is proved beside it.',
);

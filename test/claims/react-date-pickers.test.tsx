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
import { act, proves, consoleMessages, screen, show, within } from './harness';
import { adapterOf, open, Picker, Provided, sectionOf, shown, type } from './pickers';

const day = dayjs('2026-03-16T09:40');

const sections = () =>
  screen.queryAllByRole('spinbutton').map((section) => section.getAttribute('aria-label'));

describe('three shapes', () => {
  proves(
    [
      'With the date and time pickers, users enter a date, a time, both, or a range. Users type the value or choose it from a popup.',
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
      'A **field** is a text input with sections.',
      'Users type digits, or press <kbd>↑</kbd> and <kbd>↓</kbd>.',
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
      'The components take the same `value`, and `onChange` receives the new value first, so you can replace one kind with another.',
      'Each kind of value has three kinds of components:',
      'The three components of this demo share one value:',
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

  proves('A **calendar** or **clock** is part of the page.', () => {
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
      'a date in the next weeks, such as a due date | `DatePicker` |',
      'a date that they know, such as a birthday | `DateField` |',
      'a day, as the main task of the page | `DateCalendar` |',
      'a time, typed or chosen | `TimePicker` |',
      'a time that they know, such as the end of a shift | `TimeField` |',
      'a free time from a list | `DigitalClock` |',
      'a time on a clock face, on a touch screen | `TimeClock` |',
      'the date and time of a plan, such as an appointment | `DateTimePicker` |',
      'a date and time that they copy, such as a log entry | `DateTimeField` |',
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
      'Components for single values are in `@mui/x-date-pickers` and are free under the MIT license.',
      'Components for ranges are in `@mui/x-date-pickers-pro` and require the [Pro plan](/x/introduction/licensing/#pro-plan).',
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
      'a stay, a vacation, or the period of a report | `DateRangePicker`',
      'two dates that they know, such as the dates of a job | `SingleInputDateRangeField`, `MultiInputDateRangeField`',
      'a week or several days, as the main task of the page | `DateRangeCalendar`',
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
    'a month or a year | [`DatePicker` with other `views`](/x/react-date-pickers/date-picker/#choose-a-month-or-a-year) |',
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
      'The value of a range component is an array of two dates, `[start, end]`.',
      'Either date can be `null` while the choice is incomplete.',
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
      'By default, a range is one input.',
      'To show two inputs, each with its own label, pass `MultiInputDateRangeField` to the `field` slot:',
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
      'The components work with the date library that your app already uses.',
      'The adapters for Day.js, Luxon, and Moment support time zones.',
      "The adapter for date-fns doesn't.",
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

import type { ComponentProps } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import timezonePlugin from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import BasicDateTimeField from '../../../docs/x/react-date-pickers/date-time-field/BasicDateTimeField';
import DateTimeFormats from '../../../docs/x/react-date-pickers/date-time-field/DateTimeFormats';
import MeterReading from '../../../docs/x/react-date-pickers/date-time-field/MeterReading';
import ReturnOfTheBike from '../../../docs/x/react-date-pickers/date-time-field/ReturnOfTheBike';
import { proves, exempt, expectTypeError, fireEvent, screen, show } from '../harness';
import { enter, Provided, shown, type } from '../pickers';

type Props = ComponentProps<typeof DateTimeField>;

const april = dayjs('2026-04-15T10:20:30');

/** A field, and what its callbacks got, each as one line. */
function field(props: Props = {}) {
  const calls: string[] = [];
  const written = (value: Dayjs | null) => value?.format('YYYY-MM-DD HH:mm:ss') ?? 'null';
  const rendered = show(
    <Provided>
      <DateTimeField
        label="When"
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

function fill() {
  type('Month', '05');
  type('Day', '16');
  type('Year', '2027');
  type('Hours', '11');
  type('Minutes', '45');
}

proves(
  [
    'The Date Time Field is a text field for a date with a time.',
    'The field has a section for each part and no popup.',
  ],
  () => {
    show(<BasicDateTimeField />);
    expect(screen.getAllByRole('spinbutton').map((one) => one.ariaLabel)).toEqual([
      'Month',
      'Day',
      'Year',
      'Hours',
      'Minutes',
      'Meridiem',
    ]);
    expect(screen.queryByRole('button')).toBeNull();
  },
);

proves(
  [
    'The value is `null` until every section is filled, including AM or PM.',
    'A date without a time is `null` too.',
    'If the format has no seconds, the seconds come from the old value.',
    'In an empty field, seconds come from `referenceDate`, or are 0.',
  ],
  () => {
    for (const [props, expected] of [
      [{}, '2027-05-16 23:45:00'],
      [{ referenceDate: april }, '2027-05-16 23:45:30'],
    ] as const) {
      const { take, unmount } = field(props);
      fill();
      expect(take()).toEqual([]);
      type('Meridiem', 'p');
      expect(take()).toEqual([expected]);
      unmount();
    }
    const { take } = field({ defaultValue: april });
    type('Minutes', '45');
    expect(take().at(-1)).toBe('2026-04-15 10:45:30');
  },
);

proves(
  [
    '`onChange` fires at each change of a complete value. While a user types a year, `onChange` also receives years such as 202.',
    'A field has no `onAccept`.',
  ],
  async () => {
    const { take, unmount } = field({ defaultValue: april });
    type('Year', '2027');
    expect(take()).toContain('0202-04-15 10:20:30 minDate');
    unmount();
    show(<MeterReading />);
    type('Year', '202');
    expect(screen.getByRole('status')).toHaveTextContent('Saved: 2026-03-16T14:05');
    type('Day', '17');
    type('Year', '2027');
    expect(screen.getByRole('status')).toHaveTextContent('Saved: 2027-03-17T14:05');
    await expectTypeError(
      `
        import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
        export const own = <DateTimeField onAccept={() => {}} />;
      `,
      /TS2322/,
    );
  },
);

proves(
  [
    "By default, the field shows the short numeric date and the time of the [adapter's locale](/x/react-date-pickers/adapters-locale/).",
    'To switch between 12 and 24 hours, set `ampm`.',
    'To set the whole text, use `format`, which overrides `ampm`:',
    'The sections follow the order of the format.',
    'A weekday such as `ddd` is a section too.',
    'In a format without a year, changing the weekday sets the current year.',
    'If the format has no year, the value keeps its year.',
  ],
  () => {
    for (const [locale, expected] of [
      ['en', '04/15/2026 10:20 AM'],
      ['de', '15.04.2026 10:20'],
    ] as const) {
      const { unmount } = show(
        <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
          <DateTimeField defaultValue={april} />
        </LocalizationProvider>,
      );
      expect(shown()).toBe(expected);
      unmount();
    }
    const { container, unmount } = show(<DateTimeFormats />);
    const fields = [...container.querySelectorAll('.MuiPickersTextField-root')];
    expect(fields.map((one) => shown(one))).toEqual([
      '03/16/2026 14:05',
      '2026-03-16 14:05:09',
      'Mon 16 Mar at 14:05',
    ]);
    unmount();
    const { take, unmount: leave } = field({
      ampm: true,
      format: 'ddd D MMM HH:mm',
      defaultValue: april,
    });
    expect(shown()).toBe('Wed 15 Apr 10:20');
    expect(screen.getAllByRole('spinbutton')[0]).toHaveAccessibleName('Week day');
    type('Hours', '14');
    expect(take().at(-1)).toBe('2026-04-15 14:20:30');
    leave();
    const old = field({ format: 'ddd D MMM HH:mm', defaultValue: dayjs('2019-05-15T10:20') });
    type('Hours', '14');
    expect(old.take().at(-1)).toBe('2019-05-15 14:20:00');
    fireEvent.keyDown(enter('Week day'), { key: 'ArrowUp' });
    expect(old.take().at(-1)).toMatch(`${dayjs().year()}-`);
  },
);

proves(
  [
    '`minDateTime` and `maxDateTime` set the first and the last allowed moment:',
    "On the day of a limit, `onError` reports `'minTime'` or `'maxTime'`.",
    "On other days, it reports `'minDate'` or `'maxDate'`.",
    'The other limits work as in the Date Time Picker, and `minDateTime` replaces `minDate` and `minTime` here too.',
    'Users can type any moment.',
  ],
  () => {
    const errorOf = (props: Props) => {
      const { take, unmount } = field({ defaultValue: april, ...props });
      unmount();
      return take().join();
    };
    expect(errorOf({ minDateTime: april, maxDateTime: april })).toBe('');
    expect(errorOf({ minDateTime: april.add(1, 'hour') })).toBe('error minTime');
    expect(errorOf({ minDateTime: april.add(1, 'day') })).toBe('error minDate');
    expect(errorOf({ maxDateTime: april.subtract(1, 'hour') })).toBe('error maxTime');
    expect(errorOf({ maxDateTime: april.subtract(1, 'day') })).toBe('error maxDate');
    expect(errorOf({ minDate: april.add(1, 'day') })).toBe('error minDate');
    expect(errorOf({ minTime: april.add(1, 'hour') })).toBe('error minTime');
    expect(
      errorOf({
        minDateTime: april.subtract(1, 'day'),
        minDate: april.add(1, 'day'),
        minTime: april.add(1, 'hour'),
      }),
    ).toBe('');
    show(<ReturnOfTheBike />);
    type('Day', '08');
    expect(screen.getByText('After it was due: call us')).toBeInTheDocument();
  },
);

proves(
  [
    'The field shows the value in `timezone`.',
    'While the old value is a valid date, `onChange` keeps the timezone of the old value.',
  ],
  () => {
    dayjs.extend(utc);
    dayjs.extend(timezonePlugin);
    const onChange = jest.fn<unknown, [Dayjs | null]>();
    const defaultValue = dayjs.utc('2026-03-16T23:30:00Z');
    field({ timezone: 'Europe/Madrid', defaultValue, onChange });
    expect(shown()).toBe('03/17/2026 12:30 AM');
    type('Day', '18');
    const changed = onChange.mock.lastCall?.[0];
    expect(changed?.isUTC()).toBe(true);
    expect(changed?.toISOString()).toBe('2026-03-17T23:30:00.000Z');
    fireEvent.keyDown(enter('Day'), { key: 'Delete' });
    type('Day', '19');
    expect(onChange.mock.lastCall?.[0]?.isUTC()).toBe(false);
  },
);

exempt(
  "One field can't ask for an optional time.",
  'Advice that follows from what is proved beside it.',
);

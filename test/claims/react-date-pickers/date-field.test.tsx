import type { ComponentProps } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import BasicDateField from '../../../docs/x/react-date-pickers/date-field/BasicDateField';
import CardExpiry from '../../../docs/x/react-date-pickers/date-field/CardExpiry';
import CompleteDates from '../../../docs/x/react-date-pickers/date-field/CompleteDates';
import DateFormats from '../../../docs/x/react-date-pickers/date-field/DateFormats';
import PassportDate from '../../../docs/x/react-date-pickers/date-field/PassportDate';
import {
  proves,
  exempt,
  expectConsole,
  expectTypeError,
  fireEvent,
  screen,
  show,
} from '../harness';
import { enter, Provided, shown, type } from '../pickers';

type Props = ComponentProps<typeof DateField>;

const may = dayjs('2026-05-31T09:15');

/** A field, and what its callbacks got, each as one line. */
function field(props: Props = {}) {
  const calls: string[] = [];
  const written = (value: Dayjs | null) => value?.format('YYYY-MM-DD HH:mm') ?? 'null';
  const rendered = show(
    <Provided>
      <DateField
        label="Day"
        onChange={(value, context) =>
          calls.push(`${written(value)} ${context.validationError ?? ''}`.trim())
        }
        onError={(error) => calls.push(`error ${error ?? ''}`.trim())}
        {...props}
      />
    </Provided>,
  );
  const take = () => calls.splice(0);
  const changes = () => take().filter((call) => !call.startsWith('error'));
  return { ...rendered, take, changes };
}

const key = (section: string, name: string) => fireEvent.keyDown(enter(section), { key: name });
const isRed = () => document.querySelector('.Mui-error') !== null;
const today = () => dayjs();

describe('value', () => {
  proves(
    [
      '`DateField` is a text field for a date.',
      'Each part of the date is a section that people type, and there is no calendar.',
    ],
    () => {
      show(<BasicDateField />);
      expect(screen.getAllByRole('spinbutton').map((one) => one.ariaLabel)).toEqual([
        'Month',
        'Day',
        'Year',
      ]);
      expect(screen.queryByRole('button')).toBeNull();
      type('Month', '06');
      type('Day', '24');
      type('Year', '1990');
      expect(shown()).toBe('06/24/1990');
    },
  );

  proves(
    [
      '`onChange` gets `(value, context)`.',
      "The value is `null` while a section is missing, and `context.validationError` says what's wrong with a complete one.",
      'Filling in an empty field calls nothing until the last section has a digit.',
      "Typing the year 2026 last then calls `onChange` four times: with an invalid date, with `null`, with the year 202, which has the error `'minDate'`, and with 2026.",
    ],
    () => {
      const { changes, unmount } = field();
      type('Month', '04');
      type('Day', '15');
      expect(changes()).toEqual([]);
      type('Year', '2026');
      expect(changes()).toEqual([
        'Invalid Date invalidDate',
        'null',
        '0202-04-15 00:00 minDate',
        '2026-04-15 00:00',
      ]);
      unmount();
      show(<CompleteDates />);
      type('Year', '202');
      expect(screen.getByRole('status')).toHaveTextContent('1990-06-24');
      type('Day', '25');
      type('Year', '1991');
      expect(screen.getByRole('status')).toHaveTextContent('1991-06-25');
    },
  );

  proves(
    [
      "A day that the month doesn't have, such as February 31, ends as `null` without an error when the month or the year is typed last: the field isn't red, though `onError` was called with `'invalidDate'` in between.",
      'With the day last, the error stays.',
    ],
    () => {
      const typed = { Month: '02', Day: '31', Year: '2026' };
      const typeIn = (...sections: (keyof typeof typed)[]) => {
        const { take, unmount } = field();
        sections.forEach((section) => type(section, typed[section]));
        expect(shown()).toBe('02/31/2026');
        const outcome = { calls: take(), red: isRed() };
        unmount();
        return outcome;
      };
      for (const { calls, red } of [
        typeIn('Month', 'Day', 'Year'),
        typeIn('Year', 'Day', 'Month'),
      ]) {
        expect(calls).toContain('error invalidDate');
        expect(calls.slice(-2)).toEqual(['null', 'error']);
        expect(red).toBe(false);
      }
      const { calls, red } = typeIn('Year', 'Month', 'Day');
      expect(calls.slice(-2)).toEqual(['Invalid Date invalidDate', 'error invalidDate']);
      expect(red).toBe(true);
    },
  );

  proves(
    [
      'There is no `onAccept`.',
      "Save when the form is sent, or in `onBlur` if `event.relatedTarget` is outside of the field: it's called between two sections too.",
    ],
    async () => {
      await expectTypeError(
        `
        import { DateField } from '@mui/x-date-pickers/DateField';
        export const own = <DateField onAccept={() => {}} />;
      `,
        /TS2322/,
      );
      const onBlur = jest.fn();
      field({ onBlur });
      enter('Month');
      const day = enter('Day');
      expect(onBlur).toHaveBeenCalledTimes(1);
      const [event] = onBlur.mock.calls[0] as [FocusEvent];
      expect(event.relatedTarget).toBe(day);
      fireEvent.blur(day);
      expect(onBlur).toHaveBeenCalledTimes(2);
    },
  );

  proves(
    [
      'Clearing one section makes the value `null`, but the other sections stay.',
      '`clearable` adds a button that empties all; it calls `onChange` with `null`.',
    ],
    async () => {
      const { changes, unmount } = field({ defaultValue: may });
      key('Day', 'Delete');
      expect([changes(), shown()]).toEqual([['null'], '05/DD/2026']);
      unmount();
      const cleared = field({ defaultValue: may, clearable: true });
      await cleared.user.click(screen.getByTitle('Clear'));
      expect([cleared.changes(), shown()]).toEqual([['null'], 'MM/DD/YYYY']);
    },
  );
});

describe('format', () => {
  proves(
    [
      '`format` takes the tokens of your date library.',
      "Without it, the field has the short numeric date of the [adapter's locale](/x/react-date-pickers/adapters-locale/).",
      'The field adds leading zeros: `D/M/YYYY` shows 03/05/2026.',
      'With `shouldRespectLeadingZeros` it shows 3/5/2026.',
      'Words in square brackets are text, as Day.js writes them.',
    ],
    () => {
      const { container, unmount } = show(<DateFormats />);
      const fields = [...container.querySelectorAll('.MuiPickersTextField-root')];
      expect(fields.map((one) => shown(one))).toEqual([
        '03.05.2026',
        '03 May 2026',
        '3/5/2026',
        'Sunday, 03 May',
        'Week of 03 May',
      ]);
      unmount();
      const padded = field({ format: 'D/M/YYYY', defaultValue: dayjs('2026-05-03') });
      expect(shown()).toBe('03/05/2026');
      padded.unmount();
      show(
        <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de">
          <DateField defaultValue={may} />
        </LocalizationProvider>,
      );
      expect(shown()).toBe('31.05.2026');
    },
  );

  proves(
    [
      'Two digits for the year (`YY`) are read by the date library.',
      'Day.js takes 71 for 1971 and 30 for 2030.',
    ],
    () => {
      const { changes } = field({ format: 'DD.MM.YY', defaultValue: may });
      type('Year', '71');
      expect(changes().at(-1)).toBe('1971-05-31 09:15');
      type('Year', '30');
      expect(changes().at(-1)).toBe('2030-05-31 09:15');
    },
  );

  proves(
    [
      'A weekday is a section too.',
      'Another weekday moves the date by days, also into the next month, and sets the time to midnight.',
      'In a format without a year it also sets the current year.',
      '`formatDensity="spacious"` puts spaces around `/`, `.` and `-`.',
    ],
    () => {
      const { changes, unmount } = field({ format: 'dddd D MMMM YYYY', defaultValue: may });
      key('Week day', 'ArrowUp');
      expect(shown()).toBe('Monday 01 June 2026');
      expect(changes()).toEqual(['2026-06-01 00:00']);
      unmount();
      const yearless = field({ format: 'dddd D MMMM', defaultValue: dayjs('2019-05-15') });
      key('Week day', 'ArrowUp');
      expect(yearless.changes()[0]).toMatch(`${today().year()}-`);
      yearless.unmount();
      for (const mark of ['/', '.', '-']) {
        const one = field({
          format: `DD${mark}MM${mark}YYYY`,
          formatDensity: 'spacious',
          defaultValue: may,
        });
        expect(shown()).toBe(`31 ${mark} 05 ${mark} 2026`);
        one.unmount();
      }
    },
  );

  proves("The time doesn't belong here: a format with hours warns in the console.", () => {
    field({ format: 'DD.MM.YYYY HH:mm', defaultValue: may });
    expectConsole('warn', /not compatible with the "hours" date section/);
  });

  proves(
    [
      'With a format such as `MM/YYYY` the value still has a day.',
      "An empty field takes it from `referenceDate`, and without one it's the first of the month.",
      '`referenceDate` gives the time, too.',
      "Without one it's midnight.",
    ],
    () => {
      for (const [referenceDate, expected] of [
        [dayjs('2026-05-12T09:15'), '2027-02-12 09:15'],
        [undefined, '2027-02-01 00:00'],
      ] as const) {
        const { changes, unmount } = field({ format: 'MM/YYYY', referenceDate });
        type('Month', '02');
        type('Year', '2027');
        expect(changes().at(-1)).toBe(expected);
        unmount();
      }
    },
  );

  proves(
    [
      'Limits compare that day.',
      'With a `minDate` of March 16, the month of March is an error, since its value is March 1: pass the start of the month.',
      '`disablePast` rules out the current month for the same reason.',
    ],
    () => {
      const typed = (props: Props, month: string, year: string) => {
        const { changes, unmount } = field({ format: 'MM/YYYY', ...props });
        type('Month', month);
        type('Year', year);
        const last = changes().at(-1);
        unmount();
        return last;
      };
      expect(typed({ minDate: dayjs('2026-03-16') }, '03', '2026')).toBe(
        '2026-03-01 00:00 minDate',
      );
      expect(typed({ minDate: dayjs('2026-03-01') }, '03', '2026')).toBe('2026-03-01 00:00');
      const past = typed({ disablePast: true }, today().format('MM'), today().format('YYYY'));
      expect(past?.endsWith('disablePast')).toBe(today().date() > 1);
      show(<CardExpiry />);
      type('Month', '02');
      expect(screen.getByText('Valid until 28 February 2027')).toBeInTheDocument();
    },
  );

  proves(
    'A value on the 31st becomes the 28th when people type February, and it stays the 28th when they go back.',
    () => {
      const { changes } = field({ format: 'MM/YYYY', defaultValue: may });
      type('Month', '02');
      expect(changes().at(-1)).toBe('2026-02-28 09:15');
      type('Month', '05');
      expect(changes().at(-1)).toBe('2026-05-28 09:15');
    },
  );
});

describe('limits and looks', () => {
  proves(
    [
      'The field checks `minDate`, `maxDate`, `disablePast`, `disableFuture`, `shouldDisableDate`, `shouldDisableMonth` and `shouldDisableYear`.',
      'It lets people type any date, turns red for one that is ruled out, and calls `onError` with the reason.',
      'Without `minDate` and `maxDate`, years from 1900 to 2099 are valid.',
    ],
    () => {
      const errorOf = (props: Props, defaultValue = may) => {
        const { take, unmount } = field({ ...props, defaultValue });
        expect(isRed()).toBe(true);
        unmount();
        return take().join();
      };
      const yes = () => true;
      expect(errorOf({ minDate: may.add(1, 'day') })).toBe('error minDate');
      expect(errorOf({ maxDate: may.subtract(1, 'day') })).toBe('error maxDate');
      expect(errorOf({ disablePast: true }, today().subtract(1, 'day'))).toBe('error disablePast');
      expect(errorOf({ disableFuture: true }, today().add(1, 'day'))).toBe('error disableFuture');
      expect(errorOf({ shouldDisableDate: yes })).toBe('error shouldDisableDate');
      expect(errorOf({ shouldDisableMonth: yes })).toBe('error shouldDisableMonth');
      expect(errorOf({ shouldDisableYear: yes })).toBe('error shouldDisableYear');
      expect(errorOf({}, dayjs('1899-12-31'))).toBe('error minDate');
      expect(errorOf({}, dayjs('2100-01-01'))).toBe('error maxDate');
      for (const valid of ['1900-01-01', '2099-12-31']) {
        const { take, unmount } = field({ defaultValue: dayjs(valid) });
        expect(take()).toEqual([]);
        unmount();
      }
      show(<PassportDate />);
      type('Month', '12');
      type('Day', '31');
      type('Year', '2026');
      expect(shown()).toBe('12/31/2026');
      expect(screen.getByText('This passport expires too early')).toBeInTheDocument();
    },
  );

  proves(
    [
      'Unlike a picker, the field takes the props of the text field itself: `helperText`, `required`, `size`, `variant`, `margin`, `color`, `fullWidth`, `focused`, `InputProps` and `FormHelperTextProps`.',
      '`error` is not in its types: pass it as `slotProps.textField.error`, which turns the field red without a limit.',
      '`slotProps.textField` reaches the same component, and wins.',
    ],
    () => {
      const { container } = field({
        helperText: 'Outer',
        required: true,
        size: 'small',
        variant: 'filled',
        margin: 'dense',
        color: 'secondary',
        fullWidth: true,
        focused: true,
        InputProps: { endAdornment: 'End' },
        FormHelperTextProps: { id: 'help' },
        slotProps: { textField: { helperText: 'Inner', error: true } },
      });
      expect(isRed()).toBe(true);
      expect(screen.getByText('Inner')).toHaveAttribute('id', 'help');
      expect(screen.queryByText('Outer')).toBeNull();
      expect(screen.getByText('End')).toBeInTheDocument();
      for (const found of [
        'input[required]',
        '.MuiPickersFilledInput-root',
        '[class*="izeSmall"]',
        '[class*="marginDense"]',
        '[class*="olorSecondary"]',
        '.MuiFormControl-fullWidth',
        '.Mui-focused',
      ]) {
        expect([found, container.querySelector(found) !== null]).toEqual([found, true]);
      }
    },
  );

  proves(
    [
      "`readOnly` stops typing, and a form still gets the value; with `disabled` it doesn't.",
      'A `name` sends the text that the field shows,',
      'After <kbd>Ctrl</kbd>+<kbd>A</kbd>, keys still change a read-only field.',
    ],
    () => {
      const sent = (props: Props) => {
        const { container, unmount } = show(
          <form>
            <Provided>
              <DateField label="Day" name="day" format="YYYY-MM-DD" defaultValue={may} {...props} />
            </Provided>
          </form>,
        );
        if (props.readOnly) {
          type('Day', '12');
        }
        const form = container.querySelector('form') ?? undefined;
        const text = new FormData(form).get('day');
        unmount();
        return text;
      };
      expect(sent({})).toBe('2026-05-31');
      expect(sent({ readOnly: true })).toBe('2026-05-31');
      expect(sent({ disabled: true })).toBeNull();
      show(
        <Provided>
          <DateField label="Day" readOnly defaultValue={may} />
        </Provided>,
      );
      fireEvent.keyDown(enter('Month'), { key: 'a', keyCode: 65, ctrlKey: true });
      const root = document.querySelector('.MuiPickersSectionList-root') ?? document.body;
      root.textContent = '';
      fireEvent.input(root);
      expect(shown()).toBe('MM/DD/YYYY');
    },
  );
});

exempt(
  'so choose a `format` that your server can read.',
  'Advice that follows from what is proved beside it.',
);

exempt(
  'For a date that people look for in a calendar, take the [Date Picker](/x/react-date-pickers/date-picker/): it has this field inside.',
  'A pointer to another page, which proves it.',
);

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
      'The Date Field is a text field for a date without a calendar.',
      'Each part of the date is a section that users type.',
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
      '`onChange` receives `(value, context)`.',
      'The value is `null` while a section is missing.',
      '`context.validationError` is the error code of a complete value.',
      "In an empty field, `onChange` isn't called until the last section has a digit.",
      'If the user types the year 2026 last, `onChange` is called four times.',
      "The values are an invalid date, `null`, the year 202 with the error `'minDate'`, and 2026.",
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
      "If the user types the month or the year last, an impossible day such as February 31 ends as `null` without an error, and the field isn't red.",
      'If the user types the day last, the error stays.',
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
      'A field has no `onAccept`.',
      '`onBlur` also fires between two sections, so check that `event.relatedTarget` is outside of the field.',
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
      'If the user clears one section, the value becomes `null` and the other sections stay.',
      'With `clearable`, a button clears all sections and calls `onChange` with `null`.',
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
      '`format` takes the tokens of your date library:',
      "By default, the field shows the short numeric date of the [adapter's locale](/x/react-date-pickers/adapters-locale/).",
      'The field adds leading zeros: `D/M/YYYY` shows 03/05/2026.',
      'To show 3/5/2026, set `shouldRespectLeadingZeros`.',
      'With Day.js, words in square brackets are text.',
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
      'The date library reads years with two digits (`YY`).',
      'Day.js reads 71 as 1971 and 30 as 2030.',
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
      'If the user changes the weekday, the date moves by days, also into the next month, and the time becomes midnight.',
      'If the format has a weekday and no year, changing the weekday also sets the current year.',
      'To add spaces around `/`, `.`, and `-`, set `formatDensity="spacious"`.',
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

  proves('A format with hours logs a warning.', () => {
    field({ format: 'DD.MM.YYYY HH:mm', defaultValue: may });
    expectConsole('warn', /not compatible with the "hours" date section/);
  });

  proves(
    [
      'With a format such as `MM/YYYY`, the value still has a day.',
      'An empty field takes the day from `referenceDate`.',
      'The default is the first of the month.',
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
      'Limits compare this day.',
      'With a `minDate` of March 16, the month of March is an error, because its value is March 1.',
      '`disablePast` disables the current month for the same reason.',
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
    [
      'If the value is on the 31st and the user types February, the value becomes the 28th.',
      'It stays the 28th when the user goes back to another month.',
    ],
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
      'The field checks `minDate`, `maxDate`, `disablePast`, `disableFuture`, `shouldDisableDate`, `shouldDisableMonth`, and `shouldDisableYear`.',
      'Users can type any date.',
      'If a limit disables the date, the field turns red and `onError` receives the error code:',
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
      'Unlike a picker, the field accepts the props of the text field directly: `helperText`, `required`, `size`, `variant`, `margin`, `color`, `fullWidth`, `focused`, `InputProps`, and `FormHelperTextProps`.',
      'To show an error of your server, pass `error` in `slotProps.textField`, because the types of the field have no `error` prop:',
      'If a prop is in both places, `slotProps.textField` overrides it.',
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
      '`readOnly` stops typing, and the form still receives the value.',
      '`disabled` stops typing too, and the form leaves the field out.',
      'With a `name`, a form receives the text of the field,',
      'After <kbd>Ctrl</kbd>+<kbd>A</kbd>, keys change the text of a read-only field.',
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
  ['so choose a `format` that your server can read.'],
  'Advice that follows from what is proved beside it.',
);

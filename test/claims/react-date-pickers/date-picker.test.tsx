import type {} from '@mui/x-date-pickers/themeAugmentation';
import type { ComponentProps } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import timezonePlugin from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import BasicDatePicker from '../../../docs/x/react-date-pickers/date-picker/BasicDatePicker';
import BookedDays from '../../../docs/x/react-date-pickers/date-picker/BookedDays';
import ControlledDatePicker from '../../../docs/x/react-date-pickers/date-picker/ControlledDatePicker';
import LeaveRequestForm from '../../../docs/x/react-date-pickers/date-picker/LeaveRequestForm';
import MuseumVisit from '../../../docs/x/react-date-pickers/date-picker/MuseumVisit';
import ViewsAndFormats from '../../../docs/x/react-date-pickers/date-picker/ViewsAndFormats';
import {
  act,
  proves,
  exempt,
  expectConsole,
  fireEvent,
  screen,
  show,
  waitFor,
  within,
} from '../harness';
import { adapterOf, enter, open, Picker, Provided, sectionOf, shown, type } from '../pickers';

const day = dayjs('2026-04-15');

const dayButton = (name: string) => screen.getByRole('gridcell', { name });

describe('value', () => {
  proves(
    [
      'The Date Picker is a text field for a date with a button that opens a calendar.',
      'Users type the date or choose a day.',
      'it names the field and the dialog for screen readers.',
    ],
    async () => {
      const { user } = show(<BasicDatePicker />);
      expect(screen.getByRole('group', { name: 'Invoice date' })).toBeInTheDocument();
      type('Month', '04');
      type('Day', '15');
      type('Year', '2026');
      expect(shown()).toBe('04/15/2026');
      const dialog = await open(user);
      expect(within(dialog).getByRole('grid')).toBeInTheDocument();
      expect(within(dialog).getAllByRole('columnheader')).toHaveLength(7);
      expect(dialog).toHaveAccessibleName('Invoice date');
    },
  );

  proves('Without a `LocalizationProvider` above it, a picker throws.', () => {
    expect(() => show(<DatePicker label="Day" />)).toThrow(/localization context/);
  });

  proves(
    'Without `value`, the picker keeps its own state. It starts at `defaultValue`, or empty.',
    () => {
      const { unmount } = show(<Picker />);
      expect(shown()).toBe('MM/DD/YYYY');
      unmount();
      show(<Picker defaultValue={day} />);
      expect(shown()).toBe('04/15/2026');
      type('Day', '16');
      expect(shown()).toBe('04/16/2026');
    },
  );

  proves(
    [
      'At each change: a typed section, a chosen day, a year that is chosen before the day | update your state',
      'When a choice is complete: the day on a desktop, OK in a mobile dialog. Also at each change while users type | save, after a check',
    ],
    async () => {
      const onChange = jest.fn();
      const onAccept = jest.fn();
      const counts = () => [onChange.mock.calls.length, onAccept.mock.calls.length];
      const props = { defaultValue: day, onChange, onAccept };
      const { user, unmount } = show(<Picker {...props} openTo="year" />);
      await open(user);
      await user.click(screen.getByRole('radio', { name: '2027' }));
      expect(counts()).toEqual([1, 0]);
      await user.click(await screen.findByRole('gridcell', { name: '20' }));
      expect(counts()).toEqual([2, 1]);
      type('Month', '5');
      expect(counts()).toEqual([3, 2]);
      unmount();
      onChange.mockClear();
      onAccept.mockClear();
      const mobile = show(
        <Provided>
          <MobileDatePicker label="Day" {...props} />
        </Provided>,
      );
      await open(mobile.user);
      await mobile.user.click(dayButton('20'));
      expect(counts()).toEqual([1, 0]);
      await mobile.user.click(screen.getByRole('button', { name: 'OK' }));
      expect(counts()).toEqual([1, 1]);
    },
  );

  proves(
    [
      'Both receive `(value, context)`. `context.validationError` is the error code of the value, or `null`.',
      'While a user types, both also receive `null`, invalid dates, and years such as 202.',
      "Use a date only if it isn't `null` and `context.validationError` is `null`, as in the demo.",
    ],
    () => {
      const onChange = jest.fn<unknown, [Dayjs | null, { validationError: string | null }]>();
      const onAccept = jest.fn();
      const { unmount } = show(
        <Picker defaultValue={day} onChange={onChange} onAccept={onAccept} />,
      );
      type('Year', '2027');
      expect(onChange).toHaveBeenCalledTimes(4);
      expect(onAccept.mock.calls).toEqual(onChange.mock.calls);
      const early = onChange.mock.calls.find(([value]) => value?.year() === 202);
      expect(early?.[0]?.isValid()).toBe(true);
      expect(early?.[1].validationError).toBe('minDate');
      expect(onChange.mock.lastCall?.[0]?.format('YYYY-MM-DD')).toBe('2027-04-15');
      expect(onChange.mock.lastCall?.[1].validationError).toBeNull();
      act(() => sectionOf('Day').focus());
      fireEvent.keyDown(sectionOf('Day'), { key: 'Delete' });
      expect(onChange.mock.lastCall?.[0]).toBeNull();
      type('Month', '02');
      type('Day', '31');
      expect(onChange.mock.lastCall?.[0]?.isValid()).toBe(false);
      expect(onChange.mock.lastCall?.[1].validationError).toBe('invalidDate');
      unmount();
      show(<ControlledDatePicker />);
      expect(screen.getByRole('status')).toHaveTextContent('15 April 2026');
      type('Year', '202');
      expect(screen.getByRole('status')).toHaveTextContent('No invoice date yet');
    },
  );
});

describe('views, limits and format', () => {
  proves(
    [
      'To ask for a month or a year, leave the day out of `views`.',
      "By default, `views` is `['year', 'day']`, and the calendar opens at `day`.",
      'The format of the field follows the views, unless you set `format`.',
    ],
    async () => {
      const { user, unmount } = show(<Picker defaultValue={day} />);
      const dialog = await open(user);
      expect(within(dialog).getByRole('grid')).toBeInTheDocument();
      await user.click(within(dialog).getByRole('button', { name: /switch to year view/ }));
      await user.click(await within(dialog).findByRole('radio', { name: '2027' }));
      expect(await within(dialog).findByRole('grid')).toBeInTheDocument();
      unmount();
      const { container } = show(<ViewsAndFormats />);
      const fields = [...container.querySelectorAll('.MuiPickersTextField-root')];
      expect(fields.map((field) => shown(field))).toEqual([
        '02 Sep 2019',
        'September 2019',
        '2019',
      ]);
    },
  );

  proves(
    '`openTo` sets the view that the calendar starts with, and must be one of the `views`.',
    async () => {
      const { user } = show(<Picker defaultValue={day} views={['year', 'month']} openTo="day" />);
      await open(user);
      expectConsole('warn', /openTo="day"/);
    },
  );

  proves(
    [
      '| `minDate`, `maxDate` | Days before `minDate`, days after `maxDate` |',
      '| `disablePast`, `disableFuture` | Days before today, days after today |',
      '| `shouldDisableDate(day)` | Single days: weekends, holidays |',
      '| `shouldDisableMonth`, `shouldDisableYear` | Whole months, whole years |',
    ],
    () => {
      const errorOf = (props: ComponentProps<typeof DatePicker>, value: Dayjs) => {
        const onError = jest.fn();
        const { unmount } = show(<Picker {...props} defaultValue={value} onError={onError} />);
        unmount();
        return onError.mock.calls[0]?.[0] as unknown;
      };
      const today = dayjs();
      const is = (unit: 'day' | 'month' | 'year') => (one: Dayjs) => one.isSame(day, unit);
      const cases: readonly [ComponentProps<typeof DatePicker>, string, Dayjs, Dayjs][] = [
        [{ minDate: day }, 'minDate', day.subtract(1, 'day'), day],
        [{ maxDate: day }, 'maxDate', day.add(1, 'day'), day],
        [{ disablePast: true }, 'disablePast', today.subtract(1, 'day'), today],
        [{ disableFuture: true }, 'disableFuture', today.add(1, 'day'), today],
        [{ shouldDisableDate: is('day') }, 'shouldDisableDate', day, day.add(1, 'day')],
        [{ shouldDisableMonth: is('month') }, 'shouldDisableMonth', day, day.add(1, 'month')],
        [{ shouldDisableYear: is('year') }, 'shouldDisableYear', day, day.add(1, 'year')],
      ];
      for (const [props, error, refused, allowed] of cases) {
        expect([error, errorOf(props, refused)]).toEqual([error, error]);
        expect([error, errorOf(props, allowed)]).toEqual([error, undefined]);
      }
    },
  );

  proves(
    [
      'Limits disable days in the calendar, but users can still type them.',
      'A disabled day reaches `onChange`, the field turns red, and `onError` receives an error code.',
    ],
    async () => {
      const onChange = jest.fn();
      const onError = jest.fn();
      const { user, unmount } = show(
        <Picker defaultValue={day} minDate={day} onChange={onChange} onError={onError} />,
      );
      await open(user);
      expect(dayButton('14')).toBeDisabled();
      expect(dayButton('15')).toBeEnabled();
      await user.keyboard('{Escape}');
      type('Day', '14');
      expect(onChange.mock.lastCall?.[1]).toEqual({ validationError: 'minDate' });
      expect(sectionOf('Day').closest('.Mui-error')).not.toBeNull();
      expect(onError).toHaveBeenLastCalledWith('minDate', expect.anything());
      unmount();
      show(<MuseumVisit />);
      type('Day', '23');
      expect(screen.getByText('The museum is closed on Mondays')).toBeInTheDocument();
    },
  );

  proves(
    [
      'Without `minDate` and `maxDate`, dates from 1900 to 2099 are valid.',
      'An empty field is valid.',
    ],
    () => {
      const errors = ['1899-12-31', '1900-01-01', '2099-12-31', '2100-01-01', null].map((text) => {
        const onError = jest.fn();
        const { unmount } = show(
          <Picker defaultValue={text === null ? null : dayjs(text)} onError={onError} />,
        );
        unmount();
        return onError.mock.calls[0]?.[0] as unknown;
      });
      expect(errors).toEqual(['minDate', undefined, undefined, 'maxDate', undefined]);
    },
  );

  proves(
    '`shouldDisableDate` runs for every visible day, and for some days more than once.',
    async () => {
      const shouldDisableDate = jest.fn<boolean, [Dayjs]>(() => false);
      const { user } = show(<Picker defaultValue={day} shouldDisableDate={shouldDisableDate} />);
      await open(user);
      for (const date of ['2026-04-01', '2026-04-15', '2026-04-30']) {
        const calls = shouldDisableDate.mock.calls.filter(([one]) => one.isSame(date, 'day'));
        expect(calls.length).toBeGreaterThan(0);
      }
      const selected = shouldDisableDate.mock.calls.filter(([one]) => one.isSame(day, 'day'));
      expect(selected.length).toBeGreaterThan(1);
    },
  );

  proves("By default, the field shows the short numeric date of the provider's locale.", () => {
    for (const [locale, text] of [
      ['en', '04/15/2026'],
      ['de', '15.04.2026'],
    ] as const) {
      const { unmount } = show(
        <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
          <DatePicker defaultValue={day} />
        </LocalizationProvider>,
      );
      expect(shown()).toBe(text);
      unmount();
    }
  });

  proves(
    [
      'To set another format, use the tokens of your date library.',
      'date-fns and Luxon write this format as `dd.MM.yyyy`.',
    ],
    () => {
      for (const [Adapter, format] of [
        [AdapterDayjs, 'DD.MM.YYYY'],
        [adapterOf('AdapterDateFns'), 'dd.MM.yyyy'],
        [adapterOf('AdapterLuxon'), 'dd.MM.yyyy'],
      ] as const) {
        const { unmount } = show(
          <LocalizationProvider dateAdapter={Adapter}>
            <DatePicker format={format} defaultValue={new Adapter().date('2026-04-15')} />
          </LocalizationProvider>,
        );
        expect(shown()).toBe('15.04.2026');
        unmount();
      }
    },
  );
});

describe('parts and forms', () => {
  proves(
    [
      '`slotProps` passes props to the parts of the picker:',
      '| `textField` | The text field | `helperText`, `required`, `size`, `variant`, `fullWidth`, `id` |',
    ],
    () => {
      const { container } = show(
        <Picker
          slotProps={{
            textField: {
              helperText: 'Any day',
              required: true,
              size: 'small',
              variant: 'filled',
              fullWidth: true,
              id: 'own',
            },
          }}
        />,
      );
      expect(screen.getByText('Any day')).toBeInTheDocument();
      expect(container.querySelector('input[required]')).not.toBeNull();
      expect(container.querySelector('.MuiPickersFilledInput-root')).not.toBeNull();
      expect(container.querySelector('[class*="izeSmall"]')).not.toBeNull();
      expect(container.querySelector('.MuiFormControl-fullWidth')).not.toBeNull();
      expect(container.querySelector('#own')).not.toBeNull();
    },
  );

  proves(
    [
      '| `actionBar` | The buttons below the calendar | `actions` |',
      'The Today button accepts today even if a limit disables today.',
    ],
    async () => {
      const { user, unmount } = show(
        <Picker defaultValue={day} slotProps={{ actionBar: { actions: ['today', 'clear'] } }} />,
      );
      await open(user);
      expect(screen.getByRole('button', { name: 'Today' })).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Clear' }));
      expect(shown()).toBe('MM/DD/YYYY');
      unmount();
      const onAccept = jest.fn();
      const limited = show(
        <Picker
          maxDate={day}
          onAccept={onAccept}
          slotProps={{ actionBar: { actions: ['today'] } }}
        />,
      );
      await open(limited.user);
      await limited.user.click(screen.getByRole('button', { name: 'Today' }));
      expect(onAccept.mock.calls).toEqual([[expect.anything(), { validationError: 'maxDate' }]]);
      expect(shown()).toBe(dayjs().format('MM/DD/YYYY'));
    },
  );

  proves('| `field` | The logic of the field | `clearable`, `onClear`, `readOnly` |', async () => {
    const onClear = jest.fn();
    const { user, unmount } = show(
      <Picker defaultValue={day} slotProps={{ field: { clearable: true, onClear } }} />,
    );
    await user.click(screen.getByTitle('Clear'));
    expect(shown()).toBe('MM/DD/YYYY');
    expect(onClear).toHaveBeenCalledTimes(1);
    unmount();
    show(<Picker defaultValue={day} slotProps={{ field: { readOnly: true } }} />);
    type('Day', '16');
    expect(shown()).toBe('04/15/2026');
  });

  proves(
    [
      'A hidden input then adds the text of the field to the form',
      "An incomplete date passes `required`: the form sends text such as `2026-03-DD`, and `onError` isn't called.",
      'Set `required` in `slotProps.textField`.',
    ],
    async () => {
      const onError = jest.fn();
      const onSubmit = jest.fn((event: React.SyntheticEvent<HTMLFormElement>) => {
        event.preventDefault();
        return new FormData(event.currentTarget).get('day');
      });
      const { user, unmount } = show(
        <form onSubmit={onSubmit}>
          <Picker
            name="day"
            format="YYYY-MM-DD"
            onError={onError}
            slotProps={{ textField: { required: true } }}
          />
          <button type="submit">Send</button>
        </form>,
      );
      const send = () => user.click(screen.getByRole('button', { name: 'Send' }));
      await send();
      expect(onSubmit).not.toHaveBeenCalled();
      type('Year', '2026');
      await send();
      expect(onSubmit).toHaveLastReturnedWith('2026-MM-DD');
      type('Month', '03');
      await send();
      expect(onSubmit).toHaveLastReturnedWith('2026-03-DD');
      expect(onError).not.toHaveBeenCalled();
      type('Month', '04');
      type('Day', '15');
      await send();
      expect(onSubmit).toHaveLastReturnedWith('2026-04-15');
      enter('Day');
      await user.keyboard('{Enter}');
      expect(onSubmit).toHaveBeenCalledTimes(4);
      unmount();
      const sent = async (typed: readonly (readonly [string, string])[]) => {
        const form = show(<LeaveRequestForm />);
        const first = within(screen.getByRole('group', { name: /First day off/ }));
        for (const [name, text] of typed) {
          const section = first.getByRole('spinbutton', { name });
          act(() => section.focus());
          for (const character of text) {
            section.textContent = character;
            fireEvent.input(section);
          }
        }
        await form.user.click(screen.getByRole('button', { name: 'Request leave' }));
        const text = screen.getByRole('status').textContent ?? '';
        form.unmount();
        return text;
      };
      const year = ['Year', '2026'] as const;
      const february = [
        ['Month', '02'],
        ['Day', '31'],
      ] as const;
      expect(await sent([year])).toContain('Not sent');
      expect(await sent([year, ['Month', '03']])).toContain('Not sent');
      expect(await sent([year, ...february])).toContain('Not sent');
      expect(await sent([...february, year])).toContain('Not sent');
      // A date by its text, but before 1900.
      expect(
        await sent([
          ['Year', '0202'],
          ['Month', '02'],
          ['Day', '03'],
        ]),
      ).toContain('Not sent');
      expect(await sent([year, ['Month', '02'], ['Day', '03']])).toBe(
        JSON.stringify({ firstDay: '2026-02-03', lastDay: '' }),
      );
    },
  );

  proves(
    [
      '<kbd>Enter</kbd> in the field submits the form if the form has a button with `type="submit"`.',
      "A button without a `type` isn't enough.",
    ],
    async () => {
      const submits: number[] = [];
      for (const button of [<button key="typed" type="submit" />, <button key="bare" />]) {
        const onSubmit = jest.fn((event: React.SyntheticEvent) => event.preventDefault());
        const { user, unmount } = show(
          <form onSubmit={onSubmit}>
            <Picker name="day" defaultValue={day} />
            {button}
          </form>,
        );
        enter('Day');
        await user.keyboard('{Enter}');
        submits.push(onSubmit.mock.calls.length);
        unmount();
      }
      expect(submits).toEqual([1, 0]);
    },
  );
});

describe('more of the picker', () => {
  proves(
    [
      'Request the booked days of a month in `onMonthChange`, which receives the first day of the month.',
      'While you wait, set `loading`: the calendar then shows what `renderLoading` returns.',
      "Opening the calendar doesn't call `onMonthChange`.",
      'If the user chooses another year, `onMonthChange` is called twice.',
    ],
    async () => {
      const onMonthChange = jest.fn<unknown, [Dayjs]>();
      const props = { defaultValue: day, onMonthChange, renderLoading: () => <i>Wait</i> };
      const { user, rerender, unmount } = show(<Picker {...props} loading />);
      await open(user);
      expect(screen.getByText('Wait')).toBeInTheDocument();
      expect(screen.queryByRole('gridcell')).toBeNull();
      expect(onMonthChange).not.toHaveBeenCalled();
      await user.click(screen.getByRole('button', { name: 'Next month' }));
      expect(onMonthChange.mock.lastCall?.[0].format('YYYY-MM-DD')).toBe('2026-05-01');
      rerender(<Picker {...props} />);
      expect(dayButton('20')).toBeInTheDocument();
      unmount();
      onMonthChange.mockClear();
      const other = show(<Picker {...props} openTo="year" referenceDate={dayjs('2020-01-01')} />);
      type('Month', '06');
      await open(other.user);
      expect(onMonthChange).not.toHaveBeenCalled();
      await other.user.click(screen.getByRole('radio', { name: '2027' }));
      expect(onMonthChange.mock.calls.map(([month]) => month.format('YYYY-MM-DD'))).toEqual([
        '2027-06-01',
        '2027-06-01',
      ]);
    },
  );

  proves(
    [
      "Keep the responses by month, as the demo does, so that a late response can't replace another month.",
      'A typed day is valid until its month is loaded. The field may turn red afterward.',
      'The calendar opens at the month of a valid value, or else at the month of `referenceDate`.',
    ],
    async () => {
      const theme = createTheme({
        components: { MuiButtonBase: { defaultProps: { disableRipple: true } } },
      });
      const demo = (
        <ThemeProvider theme={theme}>
          <BookedDays />
        </ThemeProvider>
      );
      const { user, unmount } = show(demo);
      await open(user);
      // To June before May is there.
      await user.click(screen.getByRole('button', { name: 'Next month' }));
      await waitFor(() => expect(dayButton('24')).toBeDisabled(), { timeout: 5000 });
      expect(dayButton('14')).toBeEnabled();
      await user.click(screen.getByRole('button', { name: 'Previous month' }));
      await waitFor(() => expect(dayButton('14')).toBeDisabled(), { timeout: 5000 });
      await user.keyboard('{Escape}');
      const isRed = () => document.querySelector('.Mui-error') !== null;
      type('Month', '05');
      type('Day', '14');
      type('Year', '2026');
      expect(isRed()).toBe(true);
      type('Month', '07');
      expect(isRed()).toBe(false);
      unmount();
      // A day in a month that nobody opened yet.
      const typed = show(demo);
      type('Month', '06');
      type('Day', '24');
      type('Year', '2026');
      expect(isRed()).toBe(false);
      await waitFor(() => expect(isRed()).toBe(true), { timeout: 5000 });
      await open(typed.user);
      expect(screen.getByText('June 2026')).toBeInTheDocument();
      expect(dayButton('24')).toBeDisabled();
      expect(dayButton('23')).toBeEnabled();
    },
  );

  proves(
    [
      '| `disabled` | Off | Off | Left out |',
      '| `readOnly` | Off | Off | Sent |',
      '| `slotProps.field.readOnly: true` | Off | On | Sent |',
      'After <kbd>Ctrl</kbd>+<kbd>A</kbd>, keys change the text of a read-only field.',
    ],
    async () => {
      const shownWith = (props: ComponentProps<typeof DatePicker>) => {
        const result = show(
          <form aria-label="Form">
            <Picker defaultValue={day} name="day" {...props} />
          </form>,
        );
        type('Day', '16');
        const form = screen.getByRole<HTMLFormElement>('form');
        const isOff = screen.getByRole('button').hasAttribute('disabled');
        return { ...result, state: [shown(), isOff, new FormData(form).get('day')] };
      };
      const off = shownWith({ disabled: true });
      expect(off.state).toEqual(['04/15/2026', true, null]);
      off.unmount();
      const fixed = shownWith({ readOnly: true });
      expect(fixed.state).toEqual(['04/15/2026', true, '04/15/2026']);
      fireEvent.keyDown(enter('Month'), { key: 'a', keyCode: 65, ctrlKey: true });
      const root = document.querySelector('.MuiPickersSectionList-root') ?? document.body;
      root.textContent = '';
      fireEvent.input(root);
      expect(shown()).toBe('MM/DD/YYYY');
      fixed.unmount();
      const field = shownWith({ slotProps: { field: { readOnly: true } } });
      expect(field.state).toEqual(['04/15/2026', false, '04/15/2026']);
      await open(field.user);
      await field.user.click(dayButton('20'));
      expect(shown()).toBe('04/20/2026');
    },
  );

  proves(
    [
      "The field's button calls `onOpen`. A chosen day, OK in a mobile dialog, and <kbd>Esc</kbd> call `onClose`.",
      'The calendar then opens and closes only when you change `open`.',
    ],
    async () => {
      const onOpen = jest.fn();
      const onClose = jest.fn();
      const props = { defaultValue: day, onOpen, onClose };
      const { user, rerender, unmount } = show(<Picker {...props} open={false} />);
      await user.click(screen.getByRole('button'));
      expect(onOpen).toHaveBeenCalledTimes(1);
      expect(screen.queryByRole('dialog')).toBeNull();
      rerender(<Picker {...props} open />);
      await user.click(dayButton('20'));
      expect(onClose).toHaveBeenCalledTimes(1);
      await user.keyboard('{Escape}');
      expect(onClose).toHaveBeenCalledTimes(2);
      expect(screen.getByRole('dialog')).toBeInTheDocument();
      rerender(<Picker {...props} open={false} />);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      unmount();
      onClose.mockClear();
      const mobile = show(
        <Provided>
          <MobileDatePicker label="Day" {...props} open />
        </Provided>,
      );
      await mobile.user.click(dayButton('20'));
      expect(onClose).not.toHaveBeenCalled();
      await mobile.user.click(screen.getByRole('button', { name: 'OK' }));
      expect(onClose).toHaveBeenCalledTimes(1);
      expect(screen.getByRole('dialog')).toBeInTheDocument();
    },
  );

  proves(
    [
      'To choose the month that an empty picker opens at, pass `referenceDate`.',
      'The default is today, or the limit nearest to today.',
      'A day chosen in the calendar gets the time of `referenceDate`, and a typed day gets midnight.',
    ],
    async () => {
      const onChange = jest.fn<unknown, [Dayjs | null]>();
      const today = show(<Picker />);
      await open(today.user);
      expect(screen.getByText(dayjs().format('MMMM YYYY'))).toBeInTheDocument();
      today.unmount();
      const limited = show(<Picker defaultValue={dayjs('no date')} maxDate={day} />);
      await open(limited.user);
      expect(screen.getByText('April 2026')).toBeInTheDocument();
      limited.unmount();
      const props = { referenceDate: dayjs('2030-06-10T08:30'), onChange };
      const { user, unmount } = show(<Picker {...props} />);
      await open(user);
      expect(screen.getByText('June 2030')).toBeInTheDocument();
      await user.click(dayButton('12'));
      expect(onChange.mock.lastCall?.[0]?.format('YYYY-MM-DD HH:mm')).toBe('2030-06-12 08:30');
      unmount();
      show(<Picker {...props} />);
      type('Month', '06');
      type('Day', '12');
      type('Year', '2030');
      expect(onChange.mock.lastCall?.[0]?.format('YYYY-MM-DD HH:mm')).toBe('2030-06-12 00:00');
    },
  );

  proves(
    [
      'A click on a shortcut accepts its date and closes the calendar, on mobile too.',
      'If the date breaks a limit, the shortcut is disabled.',
    ],
    async () => {
      const onChange = jest.fn();
      const onAccept = jest.fn();
      const next = ({ isValid }: { isValid: (value: Dayjs | null) => boolean }) =>
        [day.subtract(1, 'day'), day.add(1, 'day')].find(isValid) ?? null;
      const items = [
        { label: 'Next', getValue: next },
        { label: 'Before', getValue: () => day.subtract(1, 'day') },
      ];
      const { user, unmount } = show(
        <Picker
          defaultValue={day}
          minDate={day}
          onChange={onChange}
          onAccept={onAccept}
          slotProps={{ shortcuts: { items } }}
        />,
      );
      await open(user);
      expect(screen.getByRole('button', { name: 'Before' })).toHaveClass('Mui-disabled');
      await user.click(screen.getByRole('button', { name: 'Next' }));
      expect(shown()).toBe('04/16/2026');
      for (const callback of [onChange, onAccept]) {
        expect(callback).toHaveBeenCalledTimes(1);
        expect(callback.mock.lastCall?.[1].shortcut).toMatchObject({ label: 'Next' });
      }
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      unmount();
      onAccept.mockClear();
      const mobile = show(
        <Provided>
          <MobileDatePicker label="Day" onAccept={onAccept} slotProps={{ shortcuts: { items } }} />
        </Provided>,
      );
      await open(mobile.user);
      await mobile.user.click(screen.getByRole('button', { name: 'Next' }));
      expect(onAccept).toHaveBeenCalledTimes(1);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  );
});

describe('variants', () => {
  const pointer = (fine: boolean) => {
    const matchMedia = jest.fn((query: string) => ({
      matches: query === '@media (pointer: fine)' || query === '(pointer: fine)' ? fine : false,
      media: query,
      addEventListener: () => {},
      removeEventListener: () => {},
      addListener: () => {},
      removeListener: () => {},
    }));
    Object.assign(window, { matchMedia });
    return matchMedia;
  };
  afterEach(() => {
    Reflect.deleteProperty(window, 'matchMedia');
  });

  proves(
    [
      '`DatePicker` renders one of two components, depending on `@media (pointer: fine)`:',
      '| A mouse or trackpad | Touch as the main input |',
      '| A popup at the field | A modal dialog |',
      '| Closes the popup | Keeps the dialog open until OK (`closeOnSelect` is `false`) |',
      'Users can type in both.',
    ],
    async () => {
      for (const fine of [true, false]) {
        pointer(fine);
        const { user, unmount } = show(<Picker defaultValue={day} />);
        type('Day', '16');
        expect(shown()).toBe('04/16/2026');
        const dialog = await open(user);
        expect(dialog.closest('.MuiModal-root') !== null).toBe(!fine);
        await user.click(dayButton('20'));
        if (!fine) {
          expect(screen.getByRole('dialog')).toBeInTheDocument();
          await user.click(screen.getByRole('button', { name: 'OK' }));
        }
        await waitFor(() => expect(sectionOf('Day')).toHaveTextContent('20'));
        unmount();
      }
    },
  );

  proves('In jsdom, `DatePicker` renders the desktop variant.', async () => {
    expect(window.matchMedia).toBeUndefined();
    const { user } = show(<Picker />);
    await user.click(sectionOf('Month'));
    await user.keyboard('04162026');
    expect(shown()).toBe('04/16/2026');
    const dialog = await open(user);
    expect(dialog.closest('.MuiModal-root')).toBeNull();
    await user.click(screen.getByRole('gridcell', { name: '20' }));
    expect(shown()).toBe('04/20/2026');
  });

  proves('`StaticDatePicker` shows the calendar without a field or a popup.', () => {
    show(
      <Provided>
        <StaticDatePicker />
      </Provided>,
    );
    expect(screen.getByRole('grid')).toBeInTheDocument();
    expect(screen.queryByRole('spinbutton')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('zones', () => {
  proves(
    [
      'The value of a picker includes a time and a zone.',
      'save only the text of the day, so that no zone can move it to another day:',
    ],
    () => {
      const onChange = jest.fn<unknown, [Dayjs | null]>();
      show(<Picker defaultValue={dayjs('2026-04-15T13:45')} onChange={onChange} />);
      type('Day', '16');
      const changed = onChange.mock.lastCall?.[0];
      expect(changed?.format('HH:mm')).toBe('13:45');
      expect(changed?.utcOffset()).toBe(dayjs('2026-04-16T13:45').utcOffset());
      expect(changed?.format('YYYY-MM-DD')).toBe('2026-04-16');
    },
  );

  proves('To show a moment as the date of another zone, pass `timezone`.', () => {
    dayjs.extend(utc);
    dayjs.extend(timezonePlugin);
    const onChange = jest.fn<unknown, [Dayjs | null]>();
    const value = dayjs.utc('2026-03-16T23:30:00Z');
    show(<Picker timezone="Europe/Madrid" value={value} onChange={onChange} />);
    expect(shown()).toBe('03/17/2026');
    type('Day', '18');
    const changed = onChange.mock.lastCall?.[0];
    expect(changed?.isUTC()).toBe(true);
    expect(changed?.toISOString()).toBe('2026-03-17T23:30:00.000Z');
  });
});

exempt(
  [
    'Pass a `label`:',
    'so choose a `format` that your server can read.',
    'For a date that users know by heart, such as a birthday, use a Date Field.',
  ],
  'Advice that follows from what is proved beside it.',
);

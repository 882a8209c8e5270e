import { type ComponentProps, type ReactNode, type Ref, useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import dayjs, { type Dayjs } from 'dayjs';
import timezonePlugin from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { usePickerAdapter, usePickerContext } from '@mui/x-date-pickers/hooks';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { PickersTextField, type PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import AutocompleteField from '../../../docs/x/react-date-pickers/custom-field/AutocompleteField';
import ButtonField from '../../../docs/x/react-date-pickers/custom-field/ButtonField';
import FreeTextField from '../../../docs/x/react-date-pickers/custom-field/FreeTextField';
import ReadOnlyField from '../../../docs/x/react-date-pickers/custom-field/ReadOnlyField';
import {
  act,
  proves,
  expectCompiles,
  expectTypeError,
  fireEvent,
  screen,
  show,
  waitFor,
} from '../harness';
import { open, Picker, Provided, sectionOf, shown, type } from '../pickers';

const day = dayjs('2026-04-15');

proves(
  [
    'The component in `slots.field` replaces what users see of a closed picker.',
    'Your component reads and changes the picker with the hook `usePickerContext()`.',
  ],
  async () => {
    const { user } = show(<ButtonField />);
    expect(screen.queryByRole('spinbutton')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Leaving: Wed, 15 Apr' }));
    await user.click(await screen.findByRole('gridcell', { name: '20' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Leaving: Mon, 20 Apr' })).toBeInTheDocument();
  },
);

proves(
  [
    'Import `usePickerContext` from `@mui/x-date-pickers/hooks`.',
    'show the value, which may be `null` or invalid',
    'read the state of the popup, open it, or close it',
    'change the value. Both accept the value and close the popup',
    'apply these props. Without `format`, `fieldFormat` comes from the adapter, such as `L`',
    'apply the `ref`, `className`, and `sx` of the picker',
    'disable your controls',
  ],
  async () => {
    let context: ReturnType<typeof usePickerContext> | undefined;
    function Field() {
      context = usePickerContext();
      return <span ref={context.rootRef} className={context.rootClassName} />;
    }
    const onAccept = jest.fn();
    const ref: { current: HTMLDivElement | null } = { current: null };
    show(
      <Picker
        ref={ref}
        className="own"
        sx={{ color: 'red' }}
        name="day"
        defaultValue={day}
        disabled
        onAccept={onAccept}
        slots={{ field: Field }}
      />,
    );
    expect(context).toMatchObject({
      value: day,
      label: 'Day',
      name: 'day',
      fieldFormat: 'L',
      disabled: true,
      triggerStatus: 'disabled',
      open: false,
      rootSx: { color: 'red' },
    });
    expect(ref.current).toHaveClass('own');
    act(() => context?.setOpen(true));
    expect(context?.open).toBe(true);
    act(() => context?.setValue(day.add(1, 'day'), { shouldClose: false }));
    expect(onAccept).toHaveBeenCalledTimes(1);
    expect(context?.open).toBe(true);
    act(() => context?.setValue(day.add(2, 'day')));
    expect(onAccept).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(context?.open).toBe(false));
    act(() => context?.setOpen(true));
    act(() => context?.clearValue());
    expect(context?.value).toBeNull();
    expect(onAccept).toHaveBeenCalledTimes(3);
    expect(context?.open).toBe(false);
    act(() => context?.setOpen(true));
    act(() => context?.setOpen(false));
    expect(context?.open).toBe(false);
  },
);

proves(
  [
    'Without this option, `setValue` and `clearValue` call `onClose` even if no popup is open.',
    "If an uncontrolled picker hasn't been used yet, `setValue` fires `onChange` and `onAccept` even with the same value, so call `setValue` for changes only.",
    'To empty the field without `onClose`, call `setValue(null, { shouldClose: false })`.',
    'In a range, pass `[null, null]` instead of `null`.',
    '`setValue(day, { shouldClose: false })` leaves the popup open.',
  ],
  () => {
    for (const [given, first] of [
      [{ defaultValue: day }, ['change', 'accept', 'close']],
      [{ value: day }, ['close']],
    ] as const) {
      let context: ReturnType<typeof usePickerContext> | undefined;
      function Field() {
        context = usePickerContext();
        return null;
      }
      const calls: string[] = [];
      const { unmount } = show(
        <Picker
          {...given}
          onChange={() => calls.push('change')}
          onAccept={() => calls.push('accept')}
          onClose={() => calls.push('close')}
          slots={{ field: Field }}
        />,
      );
      const set = (shouldClose: boolean) => {
        calls.length = 0;
        act(() => context?.setValue(day, { shouldClose }));
        return [...calls];
      };
      expect(set(true)).toEqual(first);
      expect(set(true)).toEqual(['close']);
      expect(set(false)).toEqual([]);
      calls.length = 0;
      act(() => context?.setValue(null, { shouldClose: false }));
      expect(calls).toEqual(['change', 'accept']);
      calls.length = 0;
      act(() => context?.clearValue());
      expect(calls).toContain('close');
      unmount();
    }
    let range: ReturnType<typeof usePickerContext<DateRange<Dayjs>>> | undefined;
    function RangeField() {
      range = usePickerContext<DateRange<Dayjs>>();
      return null;
    }
    const onClose = jest.fn();
    show(
      <Provided>
        <DateRangePicker
          defaultValue={[day, day]}
          onClose={onClose}
          slots={{ field: RangeField }}
        />
      </Provided>,
    );
    act(() => range?.setValue([null, null], { shouldClose: false }));
    expect(range?.value).toEqual([null, null]);
    expect(onClose).not.toHaveBeenCalled();
  },
);

proves(
  'Your component receives limits such as `minDate`, and the props of `slotProps.field`. For a `DatePicker`, the type of all props is `DatePickerFieldProps`.',
  async () => {
    await expectCompiles(`
      import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
      export const of = ({ id, minDate, shouldDisableDate }: DatePickerFieldProps) => [id, minDate, shouldDisableDate];
    `);
    await expectTypeError(
      `import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
       export const of = ({ readOnly }: DatePickerFieldProps) => readOnly;`,
      /readOnly/,
    );
    let props: object = {};
    function Field(given: object) {
      props = given;
      return null;
    }
    show(
      <Picker
        defaultValue={day}
        minDate={day}
        disablePast
        slots={{ field: Field }}
        slotProps={{ field: { readOnly: true } }}
      />,
    );
    expect(props).toMatchObject({ minDate: day, disablePast: true, readOnly: true });
    expect(props).toHaveProperty('id', expect.any(String));
    expect(Object.keys(props)).not.toEqual(expect.arrayContaining(['value']));
    show(
      <Provided>
        <MobileDatePicker slots={{ field: Field }} />
      </Provided>,
    );
    expect(props).toHaveProperty('maxDate');
    expect(props).not.toHaveProperty('id');
    for (const [hidden, names] of [
      [false, 0],
      [true, 1],
    ] as const) {
      const slotProps = { toolbar: { hidden } };
      const One = hidden ? MobileDatePicker : DatePicker;
      show(
        <Provided>
          <One slots={{ field: Field }} slotProps={slotProps} />
        </Provided>,
      );
      expect(Object.keys(props).filter((name) => name === 'id')).toHaveLength(names);
    }
  },
);

proves(
  'With a `label`, the dialog is named by the element with the id `${id}-label`. A `TextField` sets this id if you pass `id`. In other components, set it yourself, as the button above does.',
  async () => {
    for (const [Demo, role, name] of [
      [ButtonField, 'button', 'Leaving: Wed, 15 Apr'],
      [FreeTextField, 'button', 'Date of the receipt'],
      [ReadOnlyField, 'textbox', 'Boat trip'],
    ] as const) {
      const { user, unmount } = show(<Demo />);
      await user.click(screen.getByRole(role));
      expect(await screen.findByRole('dialog', { name })).toBeInTheDocument();
      unmount();
    }
  },
);

proves(
  [
    'Use `slotProps.field` for a clear button (`clearable`), or to block typing but allow the calendar (`readOnly`).',
    "Use `openPickerButtonPosition: 'start'` in `slotProps.field` to move the calendar button to the start.",
  ],
  async () => {
    const ends = show(
      <Picker slotProps={{ textField: { InputProps: { endAdornment: <b>km</b> } } }} />,
    );
    expect(screen.queryByRole('button', { name: /choose date/i })).toBeNull();
    ends.unmount();
    const clearing = show(
      <Picker
        defaultValue={day}
        slotProps={{
          field: { clearable: true },
          textField: { InputProps: { endAdornment: <b>km</b> } },
        }}
      />,
    );
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByTitle('Clear')).toBeNull();
    clearing.unmount();
    const starts = show(
      <Picker slotProps={{ textField: { InputProps: { startAdornment: <b>km</b> } } }} />,
    );
    expect(screen.getByRole('button', { name: /choose date/i })).toBeInTheDocument();
    starts.unmount();
    const both = show(
      <Picker
        slotProps={{
          field: { openPickerButtonPosition: 'start' },
          textField: { InputProps: { endAdornment: <b>km</b> } },
        }}
      />,
    );
    expect(screen.getByRole('button', { name: /choose date/i })).toBeInTheDocument();
    expect(screen.getByText('km')).toBeInTheDocument();
    both.unmount();
    const clears = show(<Picker defaultValue={day} slotProps={{ field: { clearable: true } }} />);
    await clears.user.click(screen.getByTitle('Clear'));
    expect(shown()).toBe('MM/DD/YYYY');
    clears.unmount();
    const { user } = show(<Picker defaultValue={day} slotProps={{ field: { readOnly: true } }} />);
    type('Day', '20');
    expect(shown()).toBe('04/15/2026');
    await open(user);
    await user.click(screen.getByRole('gridcell', { name: '20' }));
    expect(shown()).toBe('04/20/2026');
  },
);

proves(
  [
    'A range picker expects a field with two inputs.',
    "the popup isn't a dialog on desktops and doesn't get the focus:",
    'Type its props as `DateRangePickerFieldProps`.',
    "After the function of your component, here `StayButton`, set `StayButton.fieldType = 'single-input'`.",
    'Name the dialog with `aria-label` in `slotProps.popper`, because your component receives no `id` on desktops.',
    'Import `validateDateRange` from `@mui/x-date-pickers-pro/validation`.',
  ],
  async () => {
    let names: readonly string[] = [];
    function StayButton(props: object) {
      const { setOpen, triggerRef } = usePickerContext<DateRange<Dayjs>>();
      names = Object.keys(props);
      return (
        <button ref={triggerRef} type="button" onClick={() => setOpen(true)}>
          Stay
        </button>
      );
    }
    const openIn = async () => {
      const { user, unmount } = show(
        <Provided>
          <DateRangePicker
            slots={{ field: StayButton }}
            slotProps={{ popper: { 'aria-label': 'Stay' } }}
          />
        </Provided>,
      );
      const button = screen.getByRole('button', { name: 'Stay' });
      await user.click(button);
      await screen.findAllByRole('grid');
      const isDialog = screen.queryByRole('dialog', { name: 'Stay' }) !== null;
      const isIn = document.activeElement?.closest('.MuiPickerPopper-root') != null;
      unmount();
      return [isDialog, isIn];
    };
    expect(await openIn()).toEqual([false, false]);
    StayButton.fieldType = 'single-input';
    expect(await openIn()).toEqual([true, true]);
    expect(names).not.toContain('id');
    await expectCompiles(`
      import type { Dayjs } from 'dayjs';
      import { usePickerContext } from '@mui/x-date-pickers/hooks';
      import { DateRangePicker, type DateRangePickerFieldProps } from '@mui/x-date-pickers-pro/DateRangePicker';
      import type { DateRange } from '@mui/x-date-pickers-pro/models';
      import { useValidation } from '@mui/x-date-pickers/validation';
      import { validateDateRange } from '@mui/x-date-pickers-pro/validation';
      function StayButton(props: DateRangePickerFieldProps) {
        const { value, timezone, setValue } = usePickerContext<DateRange<Dayjs>>();
        const { hasValidationError } = useValidation({ validator: validateDateRange, value, timezone, props });
        return <button disabled={hasValidationError} onClick={() => setValue([value[0], null])}>Stay</button>;
      }
      StayButton.fieldType = 'single-input';
      export default <DateRangePicker slots={{ field: StayButton }} slotProps={{ popper: { 'aria-label': 'Stay' } }} />;
    `);
  },
);

proves(
  [
    '`useValidation` checks the value with the props that the field receives:',
    'Here users choose in the calendar and see the day in words.',
    'With a `name`, a form sends the words that the input shows.',
  ],
  async () => {
    const { user, container } = show(
      <form>
        <ReadOnlyField />
      </form>,
    );
    const sent = () => new FormData(container.querySelector('form') ?? undefined).get('trip');
    expect(sent()).toBe('15 April 2026');
    const input = screen.getByRole('textbox', { name: 'Boat trip' });
    expect(input).toHaveValue('15 April 2026');
    expect(input).toHaveAttribute('readonly');
    expect(screen.getByText('No trips on this day')).toBeInTheDocument();
    await user.click(input);
    await user.click(await screen.findByRole('gridcell', { name: '20' }));
    await waitFor(() => expect(input).toHaveValue('20 April 2026'));
    expect(screen.getByText('Press Enter for the calendar')).toBeInTheDocument();
  },
);

proves(
  'Keep the text as a draft while a user types, and parse the draft when the focus leaves the input.',
  async () => {
    const { user } = show(<FreeTextField />);
    const input = screen.getByRole('textbox', { name: 'Date of the receipt' });
    for (const [text, shown] of [
      ['3/5/2026', '3.5.2026'],
      ['2026-05-07', '7.5.2026'],
      ['08.05.2026', '8.5.2026'],
      ['nonsense', '8.5.2026'],
      ['', ''],
    ] as const) {
      await user.clear(input);
      if (text !== '') {
        await user.type(input, text);
        expect(input).toHaveValue(text);
      }
      fireEvent.blur(input);
      expect([text, (input as HTMLInputElement).value]).toEqual([text, shown]);
    }
  },
);

proves(
  [
    '`adapter.parse(text, format)` of Day.js is strict. For `D.M.YYYY`, the texts 31.2.2026, 28.2.26, and 15.04.2026 give an invalid date.',
    'The demo therefore removes leading zeros.',
    'If no format can read the text, this demo restores the previous value without a message.',
  ],
  async () => {
    const valid: (boolean | undefined)[] = [];
    function Parse() {
      const adapter = usePickerAdapter();
      for (const text of ['28.2.2026', '31.2.2026', '28.2.26', '15.04.2026']) {
        valid.push(adapter.parse(text, 'D.M.YYYY')?.isValid());
      }
      return null;
    }
    const { unmount } = show(
      <Provided>
        <Parse />
      </Provided>,
    );
    expect(valid.slice(0, 4)).toEqual([true, false, false, false]);
    unmount();
    const { user } = show(<FreeTextField />);
    const input = screen.getByRole('textbox', { name: 'Date of the receipt' });
    await user.clear(input);
    await user.type(input, '31.2.2026');
    fireEvent.blur(input);
    expect(input).toHaveValue('15.4.2026');
    expect(input).toHaveAttribute('aria-invalid', 'false');
    await user.clear(input);
    // Beyond the limit that each picker has.
    await user.type(input, '1.1.2150');
    fireEvent.blur(input);
    expect(input).toHaveValue('1.1.2150');
    expect(input).toHaveAttribute('aria-invalid', 'false');
  },
);

proves(
  "The parsed date is in the timezone of the system. In a picker with a `timezone`, set the value to `adapter.date(day.format('YYYY-MM-DD'), timezone)`.",
  () => {
    dayjs.extend(utc);
    dayjs.extend(timezonePlugin);
    const seen: (string | undefined)[] = [];
    function TypedField({ isRebuilt }: { isRebuilt: boolean }) {
      const adapter = usePickerAdapter();
      const { value, timezone, setValue } = usePickerContext();
      seen.push(value?.format('D.M.'));
      const read = () => {
        const text = adapter.parse('20.4.2026', 'D.M.YYYY');
        setValue(isRebuilt ? adapter.date(text?.format('YYYY-MM-DD'), timezone) : text);
      };
      return (
        <button type="button" onClick={read}>
          Read
        </button>
      );
    }
    const Parsed = () => <TypedField isRebuilt={false} />;
    const Rebuilt = () => <TypedField isRebuilt />;
    for (const field of [Parsed, Rebuilt]) {
      // West of wherever this runs.
      const { unmount } = show(<Picker timezone="Etc/GMT+12" slots={{ field }} />);
      fireEvent.click(screen.getByRole('button', { name: 'Read' }));
      expect(seen.at(-1)).toBe(field === Rebuilt ? '20.4.' : '19.4.');
      unmount();
    }
  },
);

proves(
  [
    'If users choose from a few days, render an `Autocomplete`.',
    "The popup isn't needed then.",
    '`onError` still reports days that `shouldDisableDate` disables.',
  ],
  async () => {
    const { user } = show(<AutocompleteField />);
    const input = screen.getByRole('combobox', { name: 'Guided tour' });
    expect(input).toHaveValue('Saturday, 18 April');
    await user.click(input);
    await user.click(await screen.findByRole('option', { name: 'Saturday, 16 May' }));
    expect(input).toHaveValue('Saturday, 16 May');
    expect(screen.queryByRole('dialog')).toBeNull();
    const onError = jest.fn();
    show(
      <Picker
        defaultValue={day}
        shouldDisableDate={(one) => one.isSame(day, 'day')}
        onError={onError}
        slots={{ field: () => null }}
      />,
    );
    expect(onError).toHaveBeenCalledWith('shouldDisableDate', day);
  },
);

proves(
  [
    '`setOpen` and `setValue` work even in a disabled or read-only picker, so disable your controls.',
    "`triggerStatus` is then `'disabled'`.",
    "With `disableOpenPicker`, it's `'hidden'`.",
  ],
  () => {
    let context: ReturnType<typeof usePickerContext> | undefined;
    function Field() {
      context = usePickerContext();
      return <span ref={context.triggerRef} />;
    }
    for (const [props, status] of [
      [{ disabled: true }, 'disabled'],
      [{ readOnly: true }, 'disabled'],
      [{ disableOpenPicker: true }, 'hidden'],
      [{}, 'enabled'],
    ] as const) {
      const { unmount } = show(<Picker {...props} slots={{ field: Field }} />);
      expect(context?.triggerStatus).toBe(status);
      act(() => context?.setOpen(true));
      expect(context?.open).toBe(true);
      act(() => context?.setValue(day));
      expect(context?.value).toBe(day);
      unmount();
    }
  },
);

proves(
  'To keep the sections that users type into and change the look, build on `PickersTextField`.',
  () => {
    let names: readonly string[] = [];
    const first = show(
      <Picker
        slots={{
          textField: (props) => {
            names = Object.keys(props as object);
            return <PickersTextField {...props} />;
          },
        }}
      />,
    );
    expect(names).toEqual(
      expect.arrayContaining([
        'elements',
        'sectionListRef',
        'contentEditable',
        'onKeyDown',
        'onInput',
        'onPaste',
        'areAllSectionsEmpty',
      ]),
    );
    first.unmount();
    // A section takes what is typed without them; all sections and the arrows need theirs.
    const ignore = () => {};
    for (const [deaf, typed, pressed, cleared] of [
      [{}, '04/20/2026', '05/20/2026', ''],
      [{ onInput: ignore, onPaste: ignore }, '04/20/2026', '05/20/2026', '05/20/2026'],
      [{ onKeyDown: ignore }, '04/20/2026', '04/20/2026', '04/20/2026'],
    ] as const) {
      const { unmount } = show(
        <Picker
          defaultValue={day}
          slots={{ textField: (props) => <PickersTextField {...props} {...deaf} /> }}
        />,
      );
      type('Day', '20');
      expect(shown()).toBe(typed);
      const month = sectionOf('Month');
      act(() => month.focus());
      fireEvent.keyDown(month, { key: 'ArrowUp' });
      expect(shown()).toBe(pressed);
      fireEvent.keyDown(month, { key: 'a', keyCode: 65, ctrlKey: true });
      const root = document.querySelector('.MuiPickersSectionList-root') ?? document.body;
      root.textContent = '';
      fireEvent.input(root);
      expect(document.querySelector('input')).toHaveValue(cleared);
      unmount();
    }
  },
);

proves(
  'An `<input>` in this slot throws an error unless the picker has `enableAccessibleFieldDOMStructure={false}`.',
  () => {
    function Plain({ label, ...other }: { label?: ReactNode }) {
      const { value, onChange } = other as { value?: string; onChange?: () => void };
      return <TextField label={label} value={value ?? ''} onChange={onChange} />;
    }
    expect(() =>
      show(
        <Provided>
          <DatePicker label="Day" slots={{ textField: Plain }} />
        </Provided>,
      ),
    ).toThrow(/sectionListRef/);
    const { unmount } = show(
      <Provided>
        <DatePicker label="Day" defaultValue={day} enableAccessibleFieldDOMStructure={false} />
      </Provided>,
    );
    expect(screen.getByRole('textbox', { name: 'Day' })).toHaveValue('04/15/2026');
    unmount();
    show(
      <Picker
        defaultValue={day}
        slots={{ textField: (props) => <PickersTextField {...props} variant="standard" /> }}
      />,
    );
    expect(sectionOf('Day')).toHaveTextContent('15');
  },
);

proves(
  [
    "The slot then receives props of Material UI's `TextField`:",
    'Pass `InputProps.ref` to the element around the `<input>`, and render `InputProps.endAdornment`, which contains the buttons.',
    'Render the `label` and your `helperText`.',
    'Spread `inputProps` on the `<input>`, and pass on `id`, `name`, `value`, `placeholder`, `disabled`, `autoFocus`, `onChange`, `onClick`, `onFocus`, and `onBlur`.',
    'Set `aria-invalid` from `error`, and `readOnly` from `InputProps.readOnly`. Otherwise, screen readers announce neither.',
  ],
  async () => {
    interface HouseTextFieldProps extends Pick<
      ComponentProps<'input'>,
      | 'id'
      | 'name'
      | 'placeholder'
      | 'disabled'
      | 'autoFocus'
      | 'onChange'
      | 'onClick'
      | 'onFocus'
      | 'onBlur'
    > {
      label?: ReactNode;
      value?: string;
      error?: boolean;
      helperText?: ReactNode;
      inputProps?: ComponentProps<'input'>;
      InputProps?: { ref?: Ref<HTMLDivElement>; endAdornment?: ReactNode; readOnly?: boolean };
    }
    let names: readonly string[] = [];
    function HouseTextField(props: HouseTextFieldProps) {
      names = Object.keys(props);
      const { id, name, value, placeholder, disabled, autoFocus } = props;
      const { onChange, onClick, onFocus, onBlur } = props;
      return (
        <div ref={props.InputProps?.ref}>
          <label htmlFor={id} id={id && `${id}-label`}>
            {props.label}
          </label>
          <input
            {...{ id, name, value, placeholder, disabled, autoFocus }}
            {...{ onChange, onClick, onFocus, onBlur }}
            aria-invalid={props.error}
            readOnly={props.InputProps?.readOnly}
            {...props.inputProps}
          />
          {props.InputProps?.endAdornment}
          <p>{props.helperText}</p>
        </div>
      );
    }
    const onChange = jest.fn<unknown, [Dayjs | null]>();
    const { user, unmount } = show(
      <Provided>
        <DatePicker
          label="Day"
          defaultValue={day}
          onChange={onChange}
          enableAccessibleFieldDOMStructure={false}
          slots={{ textField: HouseTextField }}
        />
      </Provided>,
    );
    const input = screen.getByRole('textbox', { name: 'Day' });
    await user.click(input);
    await user.keyboard('{ArrowUp}');
    expect(onChange.mock.lastCall?.[0]?.format('YYYY-MM-DD')).toBe('2026-05-15');
    expect(input).toHaveValue('05/15/2026');
    await open(user);
    expect(screen.getByRole('dialog', { name: 'Day' })).toBeInTheDocument();
    await user.click(screen.getByRole('gridcell', { name: '20' }));
    expect(input).toHaveValue('05/20/2026');
    expect(input).toHaveAttribute('aria-invalid', 'false');
    expect(input).not.toHaveAttribute('readonly');
    for (const name of ['ref', 'className', 'sx', 'focused', 'autoComplete', 'ownerState']) {
      expect(names).toContain(name);
    }
    unmount();
    for (const textField of [HouseTextField, Deaf]) {
      const wrong = show(
        <Provided>
          <DatePicker
            label="Day"
            defaultValue={day}
            minDate={day.add(1, 'day')}
            readOnly
            {...{ autoFocus: true }}
            enableAccessibleFieldDOMStructure={false}
            slots={{ textField }}
            slotProps={{ textField: { helperText: 'Too early' } }}
          />
        </Provided>,
      );
      const given = screen.getByRole('textbox', { name: 'Day' });
      const hears = textField === HouseTextField;
      expect(given.getAttribute('aria-invalid')).toBe(hears ? 'true' : null);
      expect(given.hasAttribute('readonly')).toBe(hears);
      expect(given).toHaveFocus();
      expect(screen.getByText('Too early')).toBeInTheDocument();
      wrong.unmount();
    }
    /** The same field, without the two that it may forget. */
    function Deaf(props: HouseTextFieldProps) {
      const forgotten = {
        error: undefined,
        InputProps: { ...props.InputProps, readOnly: undefined },
      };
      return <HouseTextField {...props} {...forgotten} />;
    }
  },
);

proves(
  'A component that is created during render loses the focus when your component renders.',
  () => {
    function Anew() {
      const [value, setValue] = useState<Dayjs | null>(day);
      const Inline = (props: PickersTextFieldProps) => <PickersTextField {...props} />;
      return <Picker value={value} onChange={setValue} slots={{ textField: Inline }} />;
    }
    show(<Anew />);
    type('Day', '2');
    expect(document.body).toHaveFocus();
  },
);

proves(
  'An `Autocomplete` needs the `ref` in `params.InputProps` to place its list, so keep this `ref` when you add `triggerRef`.',
  async () => {
    function ListField({ isReplaced }: { isReplaced: boolean }) {
      const { triggerRef } = usePickerContext();
      const replaced = isReplaced ? { ref: triggerRef } : {};
      return (
        <Autocomplete
          options={['15 April', '18 April']}
          renderInput={({ InputProps, ...params }) => (
            <TextField {...params} slotProps={{ input: { ...InputProps, ...replaced } }} />
          )}
        />
      );
    }
    for (const [isReplaced, count] of [
      [false, 2],
      [true, 0],
    ] as const) {
      const field = isReplaced ? ReplacedField : KeptField;
      const { user, unmount } = show(<Picker slots={{ field }} />);
      await user.click(screen.getByRole('combobox'));
      expect(screen.queryAllByRole('option')).toHaveLength(count);
      unmount();
    }
    function ReplacedField() {
      return <ListField isReplaced />;
    }
    function KeptField() {
      return <ListField isReplaced={false} />;
    }
  },
);

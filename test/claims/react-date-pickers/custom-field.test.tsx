import type { ReactNode } from 'react';
import TextField from '@mui/material/TextField';
import dayjs from 'dayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { usePickerAdapter, usePickerContext } from '@mui/x-date-pickers/hooks';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { PickersTextField } from '@mui/x-date-pickers/PickersTextField';
import AutocompleteField from '../../../docs/x/react-date-pickers/custom-field/AutocompleteField';
import ButtonField from '../../../docs/x/react-date-pickers/custom-field/ButtonField';
import FreeTextField from '../../../docs/x/react-date-pickers/custom-field/FreeTextField';
import ReadOnlyField from '../../../docs/x/react-date-pickers/custom-field/ReadOnlyField';
import { act, claim, dismiss, fireEvent, screen, show, waitFor } from '../harness';
import { Picker, Provided, sectionOf } from '../pickers';

const day = dayjs('2026-04-15');

claim(
  [
    '`slots.field` replaces what people see of a closed picker.',
    'Whatever you put there reads and changes the picker by a hook.',
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

claim(
  [
    '`usePickerContext()` from `@mui/x-date-pickers/hooks` gives a field all it needs:',
    'What to show; the value may be `null` or invalid',
    'Whether the popup is open; open it',
    'Change it. `setValue` accepts the value and closes the popup; with `{ shouldClose: false }` it stays open',
    'Props of the picker; without a `format`, `fieldFormat` is a token such as `L`',
    'The `ref`, `className` and `sx` of the picker',
    'What to switch off',
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
    act(() => context?.clearValue());
    expect(context?.value).toBeNull();
  },
);

claim(
  [
    "The props of the component in the slot are the picker's limits, such as `minDate`, those in `slotProps.field`, a `ref`, and on desktops an `id`.",
    '`DatePickerFieldProps` is their type for a `DatePicker`.',
  ],
  () => {
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
    expect(Object.keys(props)).toEqual(expect.arrayContaining(['id', 'ref']));
    expect(Object.keys(props)).not.toEqual(expect.arrayContaining(['value']));
    show(
      <Provided>
        <MobileDatePicker slots={{ field: Field }} />
      </Provided>,
    );
    expect(props).toHaveProperty('ref');
    expect(props).not.toHaveProperty('id');
  },
);

claim(
  [
    '`useValidation` checks the value by the props that the field gets:',
    'People choose in the calendar alone, and see the day in words.',
    'The input takes part in forms by its `name`.',
  ],
  async () => {
    const { user } = show(<ReadOnlyField />);
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

claim('Keep a draft while somebody types, and read it when they leave.', async () => {
  const { user } = show(<FreeTextField />);
  const input = screen.getByRole('textbox', { name: 'Date of the receipt' });
  for (const [text, shown] of [
    ['3/5/2026', '3.5.2026'],
    ['2026-05-07', '7.5.2026'],
    ['nonsense', '7.5.2026'],
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
});

claim(
  [
    '`adapter.parse(text, format)` of Day.js is strict: 31.2. and a year of two digits give an invalid date.',
    'What no format reads leaves the value as it was here, without a message.',
  ],
  async () => {
    const valid: (boolean | undefined)[] = [];
    function Parse() {
      const adapter = usePickerAdapter();
      for (const text of ['28.2.2026', '31.2.2026', '28.2.26']) {
        valid.push(adapter.parse(text, 'D.M.YYYY')?.isValid());
      }
      return null;
    }
    const { unmount } = show(
      <Provided>
        <Parse />
      </Provided>,
    );
    expect(valid.slice(0, 3)).toEqual([true, false, false]);
    unmount();
    const { user } = show(<FreeTextField />);
    const input = screen.getByRole('textbox', { name: 'Date of the receipt' });
    await user.clear(input);
    await user.type(input, '31.2.2026');
    fireEvent.blur(input);
    expect(input).toHaveValue('15.4.2026');
    expect(input).toHaveAttribute('aria-invalid', 'false');
  },
);

claim(
  [
    'An `Autocomplete` offers the days that there are.',
    "The picker's popup isn't needed then; `onError` still reports what `shouldDisableDate` rules out.",
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

claim(
  [
    'Pass on that the picker is disabled or read-only, as the button above does: `setOpen` opens the popup even then.',
    "`triggerStatus` is `'disabled'` for both, and `'hidden'` with `disableOpenPicker`.",
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
      unmount();
    }
  },
);

claim(
  'The editing lives in them: the `elements` and `sectionListRef` props are the sections, `contentEditable`, `onKeyDown`, `onInput` and `onPaste` what keys do, `areAllSectionsEmpty` tells where the label goes.',
  () => {
    let names: readonly string[] = [];
    show(
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
  },
);

claim(
  'An `<input>` in this slot throws, unless the picker has `enableAccessibleFieldDOMStructure={false}`.',
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

dismiss(
  [
    'Typing is what many people prefer, so do this for days that nobody knows by heart.',
    'An input that sets the value at each key would overwrite what is being typed.',
    'One that is created at each render loses the focus at each key.',
    'An `Autocomplete` keeps a ref of its own in `params.InputProps`: replacing it by `triggerRef` alone takes away its list.',
  ],
  'Advice, how React treats a component that is created anew, and how Material UI places a list.',
);

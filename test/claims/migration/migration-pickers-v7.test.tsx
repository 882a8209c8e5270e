import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ComponentType, createRef, type ReactElement, type ReactNode, useState } from 'react';
import { createTheme, type ThemeOptions, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useRtl } from '@mui/system/RtlProvider';
import type * as Pickers from '@mui/x-date-pickers-pro';
import dayjs, { type Dayjs } from 'dayjs';
import { installPackages } from '../../../tools/migration/installPackages';
import { cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  act,
  proves,
  exempt,
  expectCompiles,
  expectConsole,
  expectTypeError,
  fireEvent,
  pause,
  screen,
  show,
  within,
} from '../harness';

type EndProps = Pickers.UseMultiInputRangeFieldTextFieldProps<
  true,
  Pick<Pickers.PickersTextFieldProps, 'label' | 'helperText' | 'InputProps'>
>;
type Module = typeof Pickers & Readonly<Record<string, unknown>>;

/** The packages of one side, and a provider around what is shown with them. */
interface Release {
  readonly pickers: Module;
  readonly wrap: (children: ReactNode) => ReactElement;
}

function releaseOf(era: 'v7' | 'v8'): Release {
  const root = path.join(
    installPackages(process.cwd(), era),
    'node_modules/@mui/x-date-pickers-pro',
  );
  const pickers = jest.requireActual<Module>(root);
  const { AdapterDayjs } = jest.requireActual<{ AdapterDayjs: never }>(
    path.join(root, 'AdapterDayjs'),
  );
  const { LocalizationProvider } = pickers;
  return {
    pickers,
    wrap: (children) => (
      <LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>
    ),
  };
}

const v7 = releaseOf('v7');
const v8 = releaseOf('v8');

type Props = Readonly<Record<string, unknown>>;

const DAY = dayjs('2026-04-15T10:00');
const RANGE = [DAY, dayjs('2026-04-20T10:00')];

/** Renders a component of one side by its name. */
function mount({ pickers, wrap }: Release, name: string, props: Props = {}, theme?: ThemeOptions) {
  const Component = pickers[name] as ComponentType<Props>;
  const element = <Component {...props} />;
  return show(
    theme ? (
      <ThemeProvider theme={createTheme(theme)}>{wrap(element)}</ThemeProvider>
    ) : (
      wrap(element)
    ),
  );
}

/** What it gives on both sides. */
async function onBoth<Result>(
  look: (release: Release) => Result | Promise<Result>,
): Promise<{ readonly v7: Result; readonly v8: Result }> {
  return { v7: await look(v7), v8: await look(v8) };
}

const textOfValue = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(textOfValue).join(', ')
    : dayjs.isDayjs(value)
      ? value.isValid()
        ? value.format('YYYY-MM-DD HH:mm')
        : 'invalid'
      : String(value);

/** Callbacks that write down how they are called. */
function listen(): { readonly calls: string[]; readonly handlers: Props } {
  const calls: string[] = [];
  const names = ['onChange', 'onAccept', 'onError', 'onClose'];
  return {
    calls,
    handlers: Object.fromEntries(
      names.map((name) => [
        name,
        (value: unknown) => {
          calls.push(name === 'onClose' ? name : `${name}(${textOfValue(value)})`);
        },
      ]),
    ),
  };
}

const one = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) {
    throw new Error(`There is no ${selector}.`);
  }
  return element;
};
const input = () => one('input') as HTMLInputElement;
/** What somebody clicks to type: the first section, or the input. */
const target = () => document.querySelector<HTMLElement>('[role=spinbutton]') ?? input();
const isOpen = () => document.querySelector('.MuiPickersLayout-root') !== null;
const buttons = () =>
  [...document.querySelectorAll('.MuiPickersLayout-actionBar button')].map(
    ({ textContent }) => textContent,
  );
const colorOf = (selector: string) => getComputedStyle(one(selector)).color;

proves(
  [
    'These include `@mui/material` 5.15.14 and later, 6, and 7, and React 17, 18, and 19.',
    'v8 accepts the same ranges as 7.29.4',
  ],
  () => {
    for (const name of ['x-date-pickers', 'x-date-pickers-pro']) {
      const [before, after] = ['v7', 'v8'].map(
        (era) =>
          JSON.parse(
            readFileSync(
              path.join(
                installPackages(process.cwd(), era as 'v7' | 'v8'),
                `node_modules/@mui/${name}/package.json`,
              ),
              'utf8',
            ),
          ).peerDependencies,
      );
      expect(after['@mui/material']).toBe('^5.15.14 || ^6.0.0 || ^7.0.0');
      expect(after.react).toBe('^17.0.0 || ^18.0.0 || ^19.0.0');
      expect(after).toEqual(before);
    }
  },
);

describe('fields', () => {
  proves(
    [
      'The month, the day, and the year are separate elements in v8, and the `<input>` with the whole text is hidden.',
      'In v7, you turned this on with `enableAccessibleFieldDOMStructure`.',
      'In v8, it is the default.',
      '`TextField` of Material UI | `PickersTextField`, with most of its props',
      'Classes `MuiTextField-root`, `MuiInputBase-root`, `MuiOutlinedInput-root`, `MuiOutlinedInput-notchedOutline` `MuiPickersTextField-root`, `MuiPickersInputBase-root`, `MuiPickersOutlinedInput-root`, `MuiPickersOutlinedInput-notchedOutline`. With the `standard` variant: `MuiPickersFilledInput-root`',
    ],
    async () => {
      const dom = (props: Props) =>
        onBoth((release) => {
          const { unmount } = mount(release, 'DatePicker', { label: 'Arrival', ...props });
          const result = [
            screen.queryAllByRole('textbox').length,
            screen.queryAllByRole('spinbutton').length,
            input().getAttribute('aria-hidden'),
            ...[
              'MuiTextField-root',
              'MuiPickersTextField-root',
              'MuiInputBase-root',
              'MuiOutlinedInput-root',
              'MuiOutlinedInput-notchedOutline',
              'MuiPickersInputBase-root',
              'MuiPickersOutlinedInput-root',
              'MuiPickersOutlinedInput-notchedOutline',
            ].filter((name) => document.querySelector(`.${name}`)),
          ];
          unmount();
          return result;
        });
      const inputOnly = [
        1,
        0,
        null,
        'MuiTextField-root',
        'MuiInputBase-root',
        'MuiOutlinedInput-root',
        'MuiOutlinedInput-notchedOutline',
      ];
      const sections = [
        0,
        3,
        'true',
        'MuiPickersTextField-root',
        'MuiPickersInputBase-root',
        'MuiPickersOutlinedInput-root',
        'MuiPickersOutlinedInput-notchedOutline',
      ];
      expect(await dom({})).toEqual({ v7: inputOnly, v8: sections });
      const turned = { enableAccessibleFieldDOMStructure: true };
      expect(await dom(turned)).toEqual({ v7: sections, v8: sections });
      mount(v8, 'DatePicker', { slotProps: { textField: { variant: 'standard' } } });
      expect(one('.MuiPickersInputBase-root')).toHaveClass('MuiPickersFilledInput-root');
      expect(one('.MuiPickersInputBase-root')).not.toHaveClass('MuiPickersInput-root');
    },
  );

  proves(
    'Class and theme slot `input` Style the text Style the hidden input. Use `sectionsContainer`, as a slot of `MuiPickersOutlinedInput` or as the class `MuiPickersInputBase-sectionsContainer`',
    async () => {
      const slots = {
        styleOverrides: { input: { padding: 3 }, sectionsContainer: { padding: 5 } },
      };
      const theme = {
        components: { MuiOutlinedInput: slots, MuiPickersOutlinedInput: slots },
      } as ThemeOptions;
      const seen = await onBoth((release) => {
        const { unmount } = mount(release, 'DatePicker', { defaultValue: DAY }, theme);
        const result = [
          input().className.match(/Mui\w*OutlinedInput-input/)?.[0],
          input().getAttribute('aria-hidden'),
          getComputedStyle(
            document.querySelector('.MuiPickersInputBase-sectionsContainer') ?? input(),
          ).paddingLeft,
        ];
        unmount();
        return result;
      });
      expect(seen).toEqual({
        v7: ['MuiOutlinedInput-input', null, '3px'],
        v8: ['MuiPickersOutlinedInput-input', 'true', '5px'],
      });
      for (const variant of ['outlined', 'filled', 'standard']) {
        const { unmount } = mount(v8, 'DatePicker', {
          defaultValue: DAY,
          slotProps: { textField: { variant } },
        });
        expect(one('.MuiPickersInputBase-sectionsContainer')).toHaveTextContent('2026');
        unmount();
      }
    },
  );

  proves(
    [
      "`MuiTextField`, `MuiOutlinedInput`, `MuiInputBase`, `MuiFilledInput`, `MuiInput` | Apply | Don't apply. Use `MuiPickersTextField`, `MuiPickersOutlinedInput`, `MuiPickersInputBase`, `MuiPickersFilledInput`, `MuiPickersInput`",
      '`MuiFormControl`, `MuiInputLabel`, `MuiFormHelperText` | Apply | Apply',
    ],
    async () => {
      const styled = (color: string) => ({ styleOverrides: { root: { color } } });
      const theme = (variant: string, part: string): ThemeOptions => ({
        components: {
          MuiTextField: { defaultProps: { className: 'by-theme' } },
          [`Mui${part}`]: styled('rgb(1, 2, 3)'),
          [`MuiPickers${part}`]: styled('rgb(1, 2, 4)'),
          MuiPickersTextField: { defaultProps: { className: 'by-pickers-theme' } },
          MuiFormControl: { styleOverrides: { root: { margin: 7 } } },
          MuiInputLabel: { styleOverrides: { root: { opacity: 0.5 } } },
          MuiFormHelperText: styled('rgb(1, 2, 5)'),
        },
      });
      for (const [variant, part] of [
        ['outlined', 'OutlinedInput'],
        ['outlined', 'InputBase'],
        ['filled', 'FilledInput'],
        ['standard', 'Input'],
      ] as const) {
        const seen = await onBoth((release) => {
          const { unmount } = mount(
            release,
            'DatePicker',
            { label: 'Arrival', slotProps: { textField: { variant, helperText: 'Or later' } } },
            theme(variant, part),
          );
          const result = [
            colorOf('.MuiInputBase-root, .MuiPickersInputBase-root'),
            document.querySelectorAll('.by-theme').length,
            document.querySelectorAll('.by-pickers-theme').length,
            getComputedStyle(one('.MuiFormControl-root')).margin,
            getComputedStyle(one('label')).opacity,
            colorOf('.MuiFormHelperText-root'),
          ];
          unmount();
          return result;
        });
        const shared = ['7px', '0.5', 'rgb(1, 2, 5)'];
        expect(seen).toEqual({
          v7: ['rgb(1, 2, 3)', 1, 0, ...shared],
          v8: ['rgb(1, 2, 4)', 0, 1, ...shared],
        });
      }
    },
  );

  proves(
    "`inputRef`, and `inputProps` of the text field Reach the input that users type in Reach the hidden input, so users don't see a `placeholder` or a `value`. Pass `aria-describedby` in `InputProps`, which adds it to the group",
    async () => {
      const described = { 'aria-describedby': 'hint' };
      const inInput = mount(v8, 'DateField', { label: 'Day', inputProps: described });
      expect(input()).toHaveAttribute('aria-describedby', 'hint');
      expect(screen.getByRole('group')).not.toHaveAttribute('aria-describedby');
      inInput.unmount();
      const inGroup = mount(v8, 'DateField', { label: 'Day', InputProps: described });
      expect(screen.getByRole('group')).toHaveAttribute('aria-describedby', 'hint');
      inGroup.unmount();
      const seen = await onBoth((release) => {
        const inputRef = createRef<HTMLInputElement>();
        const { unmount } = mount(release, 'DateField', {
          inputRef,
          defaultValue: DAY,
          inputProps: { placeholder: 'Any day', value: 'week 16', title: 'day' },
        });
        const result = [
          inputRef.current === input(),
          input().title,
          input().placeholder,
          input().value,
          input().getAttribute('aria-hidden'),
          document.body.textContent?.includes('2026'),
        ];
        unmount();
        return result;
      });
      expect(seen).toEqual({
        v7: [true, 'day', 'Any day', 'week 16', null, false],
        v8: [true, 'day', 'Any day', 'week 16', 'true', true],
      });
    },
  );

  proves(
    '`slotProps` within `slotProps.textField` Has no effect React warns of an unknown prop on a DOM element. Use `InputProps`, `inputProps`, and `InputLabelProps`',
    async () => {
      const parts = await onBoth((release) => {
        const { unmount } = mount(release, 'DateField', {
          label: 'Arrival',
          slotProps: {
            textField: {
              slotProps: { inputLabel: { className: 'by-slot' } },
              InputProps: { className: 'a' },
              inputProps: { className: 'b' },
              InputLabelProps: { className: 'c' },
            },
          },
        });
        const result = ['.by-slot', '.a', '.b', '.c'].filter((each) =>
          document.querySelector(each),
        );
        unmount();
        return result;
      });
      expectConsole('error', /does not recognize the `slotProps` prop/);
      expect(parts).toEqual({ v7: ['.a', '.b', '.c'], v8: ['.a', '.b', '.c'] });
    },
  );

  proves(
    [
      'In tests, click a section, type, and read the text from the hidden input.',
      "With this helper, `await typeDate('Arrival', '04152026')` returns `'04/15/2026'` in v7 and in v8:",
    ],
    async () => {
      const typeDate = {
        v7: async (label: string, digits: string) => {
          const field = screen.getByRole<HTMLInputElement>('textbox', { name: label });
          await userEvent.type(field, digits);
          return field.value;
        },
        v8: async (label: string, digits: string) => {
          const field = within(screen.getByRole('group', { name: label }));
          await userEvent.click(field.getByRole('spinbutton', { name: 'Month' }));
          await userEvent.keyboard(digits);
          return screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' }).value;
        },
      };
      for (const [release, helper] of [
        [v7, typeDate.v7],
        [v8, typeDate.v8],
      ] as const) {
        const { unmount } = mount(release, 'DatePicker', { label: 'Arrival' });
        expect(await helper('Arrival', '04152026')).toBe('04/15/2026');
        unmount();
      }
    },
  );

  proves(
    [
      "`getByRole('textbox')`, `getByPlaceholderText('MM/DD/YYYY')` Find the input Find nothing. Use `getByRole('spinbutton', { name: 'Month' })`, or `getByRole('group', { name: 'Arrival' })`",
      "`getByLabelText('Arrival')` | Finds the input | Throws, because it finds two elements. With `{ selector: 'input' }`, it finds the hidden input",
      '`aria-invalid` Is on the input Is on the `group`',
      "`value` of the input of an empty field that has the focus | `'MM/DD/YYYY'` | `''`",
      '`fireEvent.change` on the `input` Sets the date Sets the date. Find the input by its `name`',
      "`user.type(input, '04152026')` Types the date Click the `spinbutton` \"Month\", then call `user.keyboard('04152026')`",
    ],
    async () => {
      const seen = await onBoth(async (release) => {
        const { handlers, calls } = listen();
        const { unmount, user } = mount(release, 'DatePicker', {
          label: 'Arrival',
          name: 'arrival',
          ...handlers,
        });
        const found = [
          screen.queryAllByRole('textbox'),
          screen.queryAllByPlaceholderText('MM/DD/YYYY'),
          screen.queryAllByLabelText('Arrival'),
          screen.queryAllByLabelText('Arrival', { selector: 'input' }),
          screen.queryAllByRole('spinbutton', { name: 'Month' }),
          screen.queryAllByRole('group', { name: 'Arrival' }),
        ].map(({ length }) => length);
        await user.click(target());
        const empty = input().value;
        await user.keyboard('04152026');
        const typed = calls.includes('onChange(2026-04-15 00:00)');
        unmount();
        mount(release, 'DatePicker', { name: 'arrival', ...handlers });
        fireEvent.change(one('[name=arrival]'), { target: { value: '05/16/2026' } });
        const changed = calls.includes('onChange(2026-05-16 00:00)');
        cleanup();
        mount(release, 'DatePicker', { minDate: DAY, value: DAY.subtract(1, 'day') });
        const invalid = one('[aria-invalid=true]');
        const where = invalid.getAttribute('role') ?? invalid.tagName;
        cleanup();
        return [...found, empty, typed, changed, where];
      });
      expect(seen).toEqual({
        v7: [1, 1, 1, 1, 0, 0, 'MM/DD/YYYY', true, true, 'INPUT'],
        v8: [0, 0, 2, 1, 1, 1, '', true, true, 'group'],
      });
    },
  );

  proves(
    'Without this line, the compiler rejects the new keys with TS2353 or TS2561.',
    async () => {
      const theme = (key: string) => `
        import { createTheme } from '@mui/material/styles';
        export const theme = createTheme({ components: { ${key}: { defaultProps: {} } } });`;
      for (const key of ['MuiPickersTextField', 'MuiPickersOutlinedInput']) {
        await expectTypeError(theme(key), /TS2353|TS2561/);
        await expectCompiles(
          `import type {} from '@mui/x-date-pickers/themeAugmentation';${theme(key)}`,
        );
      }
    },
  );

  proves('In the theme, each kind of picker and field has a separate key', () => {
    const off = { defaultProps: { enableAccessibleFieldDOMStructure: false } };
    const { wrap } = v8;
    const { DateField, DatePicker, TimePicker } = v8.pickers;
    show(
      <ThemeProvider
        theme={createTheme({
          components: { MuiDatePicker: off, MuiDateField: off },
        } as ThemeOptions)}
      >
        {wrap(
          <>
            <DatePicker label="a" />
            <DateField label="b" />
            <TimePicker label="c" />
          </>,
        )}
      </ThemeProvider>,
    );
    expect(screen.getAllByRole('textbox')).toHaveLength(2);
    expect(screen.getAllByRole('group')).toHaveLength(1);
  });

  proves(
    [
      'If your component in `slots.textField` renders an `<input>`, the code compiles, but the field throws when it renders.',
      'The message begins with "The `sectionListRef` prop has not been initialized".',
    ],
    async () => {
      const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
      expect(() => mount(v8, 'DatePicker', { slots: { textField: TextField } })).toThrow(
        /The `sectionListRef` prop has not been initialized/,
      );
      errors.mockRestore();
      mount(v8, 'DatePicker', {
        slots: { textField: TextField },
        enableAccessibleFieldDOMStructure: false,
      });
      expect(screen.getByRole('textbox')).toBeVisible();
      await expectCompiles(`
        import TextField from '@mui/material/TextField';
        import { DatePicker } from '@mui/x-date-pickers/DatePicker';
        export const picker = <DatePicker slots={{ textField: TextField }} />;`);
    },
  );
});

describe('typing', () => {
  const afterKeys = (keys: string, props: Props) =>
    onBoth(async (release) => {
      const { handlers, calls } = listen();
      const { unmount, user } = mount(release, 'DatePicker', { ...handlers, ...props });
      await user.click(target());
      await user.keyboard(keys);
      const result = {
        calls,
        red: document.querySelectorAll('.Mui-error').length,
        text: input().value,
      };
      unmount();
      return result;
    });

  proves(
    "Types month and day into an empty field | `onChange` fires with an invalid date, `onError` with `'invalidDate'`. The field is red | No callback fires, and the field isn't red",
    async () => {
      const seen = await afterKeys('0415', {});
      expect(seen.v7.calls).toEqual(['onChange(invalid)', 'onError(invalidDate)']);
      expect(seen.v7.red).toBeGreaterThan(0);
      expect(seen.v8).toEqual({ calls: [], red: 0, text: '04/15/YYYY' });
      const { user } = mount(v8, 'DatePicker', {});
      await user.click(target());
      await user.keyboard('0415');
      await user.click(document.body);
      expect(document.activeElement).toBe(document.body);
      expect(document.querySelector('.Mui-error')).toBeNull();
    },
  );

  proves(
    'Then types the year, 2026, with Day.js `onChange` fires with 0202-04-15, then with the date `onChange`, then `onAccept`, fire with an invalid date, `null`, 0202-04-15, and the date',
    async () => {
      const seen = await afterKeys('04152026', {});
      const whole = (release: 'v7' | 'v8') =>
        seen[release].calls.filter((call) => !call.startsWith('onError'));
      // The first is that of half a date.
      expect(whole('v7')).toEqual([
        'onChange(invalid)',
        'onChange(0202-04-15 00:00)',
        'onChange(2026-04-15 00:00)',
      ]);
      const values = ['invalid', 'null', '0202-04-15 00:00', '2026-04-15 00:00'];
      expect(whole('v8')).toEqual(
        values.flatMap((value) => [`onChange(${value})`, `onAccept(${value})`]),
      );
    },
  );

  proves(
    '`validationError` in the second argument reports an invalid date and the year 202, but not `null`.',
    async () => {
      const onAccept = jest.fn();
      const { user } = mount(v8, 'DatePicker', { onAccept });
      await user.click(target());
      await user.keyboard('04152026');
      expect(
        onAccept.mock.calls.map(([value, context]) => [
          textOfValue(value),
          context.validationError,
        ]),
      ).toEqual([
        ['invalid', 'invalidDate'],
        ['null', null],
        ['0202-04-15 00:00', 'minDate'],
        ['2026-04-15 00:00', null],
      ]);
    },
  );

  proves(
    'Deletes a section of a date `onChange` fires with an invalid date `onChange(null)` fires, then `onAccept(null)`',
    async () => {
      const seen = await afterKeys('{Backspace}', { defaultValue: DAY });
      expect(seen.v7.calls[0]).toBe('onChange(invalid)');
      expect(seen.v8.calls).toEqual(['onChange(null)', 'onAccept(null)']);
    },
  );

  proves(
    [
      'Types a whole date Only `onChange` fires `onChange`, then `onAccept` with the same value, fire at each change',
      'If you save in `onAccept`, the form saves at each of these changes.',
    ],
    async () => {
      const seen = await afterKeys('05162027', { defaultValue: DAY });
      const named = (calls: readonly string[], name: string) =>
        calls.filter((call) => call.startsWith(name)).map((call) => call.slice(name.length));
      expect(named(seen.v7.calls, 'onChange').at(-1)).toBe('(2027-05-16 10:00)');
      expect(named(seen.v7.calls, 'onAccept')).toEqual([]);
      expect(named(seen.v8.calls, 'onAccept')).toEqual(named(seen.v8.calls, 'onChange'));
      expect(named(seen.v8.calls, 'onAccept').length).toBeGreaterThan(4);
      const first = seen.v8.calls.findIndex((call) => call.startsWith('onAccept'));
      expect(seen.v8.calls[first - 1]).toMatch(/^onChange/);
    },
  );

  proves(
    'Clears a picker with its button Only `onChange(null)` fires `onChange(null)` fires, then `onAccept(null)`',
    async () => {
      const seen = await onBoth(async (release) => {
        const { handlers, calls } = listen();
        const { unmount, user } = mount(release, 'DesktopDatePicker', {
          defaultValue: DAY,
          slotProps: { field: { clearable: true } },
          ...handlers,
        });
        await user.click(one('[aria-label^="Clear"], [title^="Clear"]'));
        unmount();
        return calls;
      });
      expect(seen).toEqual({ v7: ['onChange(null)'], v8: ['onChange(null)', 'onAccept(null)'] });
    },
  );

  proves(
    'Types while your `value` stays the same The text changes The text returns to your value',
    async () => {
      const seen = await afterKeys('05', { value: DAY });
      expect([seen.v7.text, seen.v8.text]).toEqual(['05/15/2026', '04/15/2026']);
    },
  );

  proves(
    'Picks a year, then a month, while only `onAccept` changes your `value` | The picker keeps both | The picker loses the year, and on a phone the month too. Set the state in `onChange`',
    async () => {
      const picked = (name: 'DesktopDatePicker' | 'MobileDatePicker') =>
        onBoth(async ({ pickers: { [name]: Picker }, wrap }) => {
          function Month() {
            const [value, setValue] = useState<Dayjs | null>(DAY);
            return wrap(
              <Picker open views={['year', 'month']} value={value} onAccept={setValue} />,
            );
          }
          const { unmount, user } = show(<Month />);
          await user.click(screen.getByRole('radio', { name: '2027' }));
          await user.click(await screen.findByRole('radio', { name: 'June' }));
          if (name === 'MobileDatePicker') {
            await user.click(screen.getByRole('button', { name: 'OK' }));
          }
          const { value } = input();
          unmount();
          return value;
        });
      expect(await picked('DesktopDatePicker')).toEqual({ v7: 'June 2027', v8: 'June 2026' });
      expect(await picked('MobileDatePicker')).toEqual({ v7: 'June 2027', v8: 'April 2026' });
    },
  );

  proves(
    'If you rely on `onError` to stop half a date, the form now sends half a date as no date.',
    async () => {
      const { v8: seen } = await afterKeys('{Backspace}', { defaultValue: DAY });
      expect(seen.calls).toEqual(['onChange(null)', 'onAccept(null)']);
      expect(seen.text).toBe('MM/15/2026');
    },
  );
});

describe('closing', () => {
  proves(
    'The last choice accepts and closes. The button is OK | The popup stays open until OK. The buttons are Cancel and OK',
    async () => {
      for (const name of ['DesktopTimePicker', 'DesktopDateTimePicker']) {
        const seen = await onBoth(async (release) => {
          const { handlers, calls } = listen();
          const { unmount, user } = mount(release, name, { defaultValue: DAY, ...handlers });
          await user.click(screen.getByRole('button'));
          const bar = buttons();
          for (const option of ['3 hours', '15 minutes', 'PM']) {
            await user.click(screen.getByRole('option', { name: option }));
          }
          const after = [...calls];
          const ok = screen.queryByRole('button', { name: 'OK' });
          if (ok && !calls.includes('onClose')) {
            await user.click(ok);
          }
          unmount();
          return { bar, after: after.slice(-2), last: calls.slice(-2) };
        });
        const accepted = ['onAccept(2026-04-15 15:15)', 'onClose'];
        expect(seen.v7).toEqual({ bar: ['OK'], after: accepted, last: accepted });
        expect(seen.v8.bar).toEqual(['Cancel', 'OK']);
        expect(seen.v8.after.join()).not.toMatch(/onAccept|onClose/);
        expect(seen.v8.last).toEqual(accepted);
      }
    },
  );

  proves(
    [
      'Mobile or static date and time, after the day The time appears automatically The time appears after Next',
      'Mobile or static date and time, the time | Users choose on a clock | Users choose in columns',
      'In a `StaticDateTimePicker`, `viewRenderers` shows the clock again too.',
      'A `StaticTimePicker` keeps its clock.',
    ],
    async () => {
      const shown = () =>
        ['.MuiDateCalendar-root', '.MuiTimeClock-root', '.MuiMultiSectionDigitalClock-root'].filter(
          (each) => document.querySelector(each),
        );
      const walk = async (release: Release, name: string, props: Props = {}) => {
        const { unmount, user } = mount(release, name, { defaultValue: DAY, ...props });
        await user.click(screen.getByRole('gridcell', { name: '20' }));
        const afterDay = shown();
        const next = screen.queryByRole('button', { name: 'Next' });
        if (next) {
          await user.click(next);
        }
        const result = [afterDay, shown()];
        unmount();
        return result;
      };
      const seen = {
        v7: [['.MuiTimeClock-root'], ['.MuiTimeClock-root']],
        v8: [['.MuiDateCalendar-root'], ['.MuiMultiSectionDigitalClock-root']],
      };
      const open = { open: true };
      expect(await onBoth((release) => walk(release, 'MobileDateTimePicker', open))).toEqual(seen);
      expect(await onBoth((release) => walk(release, 'StaticDateTimePicker'))).toEqual(seen);
      const { renderTimeViewClock: clock } = v8.pickers;
      const viewRenderers = { hours: clock, minutes: clock };
      expect(await walk(v8, 'StaticDateTimePicker', { viewRenderers })).toEqual([
        ['.MuiDateCalendar-root'],
        ['.MuiTimeClock-root'],
      ]);
      const times = await onBoth((release) => {
        const { unmount } = mount(release, 'StaticTimePicker');
        const result = shown();
        unmount();
        return result;
      });
      expect(times).toEqual({ v7: ['.MuiTimeClock-root'], v8: ['.MuiTimeClock-root'] });
    },
  );

  proves(
    [
      'A date picker with `closeOnSelect={false}` on a desktop No buttons The buttons are Cancel and OK',
      'Mobile with `closeOnSelect` The buttons are Cancel and OK A date picker has no buttons',
    ],
    async () => {
      const bar = (name: string, closeOnSelect: boolean) =>
        onBoth((release) => {
          const { unmount } = mount(release, name, { open: true, closeOnSelect });
          const result = buttons();
          unmount();
          return result;
        });
      expect(await bar('DesktopDatePicker', false)).toEqual({ v7: [], v8: ['Cancel', 'OK'] });
      expect(await bar('MobileDatePicker', true)).toEqual({ v7: ['Cancel', 'OK'], v8: [] });
      expect((await bar('DesktopTimePicker', false)).v8).toEqual(['Cancel', 'OK']);
    },
  );

  proves(
    [
      '`closeOnSelect` is `false` in v8, except in `DesktopDatePicker` and `DesktopDateRangePicker`.',
      "`actions` of the action bar is `['cancel', 'nextOrAccept']`.",
      'It is `[]` if a choice closes the popup.',
    ],
    () => {
      for (const kind of ['Date', 'Time', 'DateTime', 'DateRange', 'DateTimeRange', 'TimeRange']) {
        for (const device of ['Desktop', 'Mobile']) {
          const name = `${device}${kind}Picker`;
          const closes = name === 'DesktopDatePicker' || name === 'DesktopDateRangePicker';
          const { unmount } = mount(v8, name, { open: true });
          expect([name, buttons().length]).toEqual([name, closes ? 0 : 2]);
          expect(buttons()[0]).toBe(closes ? undefined : 'Cancel');
          if (!closes) {
            expect(buttons()[1]).toMatch(/^(Next|OK)$/);
          }
          unmount();
        }
      }
    },
  );

  describe('static', () => {
    const afterDays = (name: string, days: readonly string[], props: Props) =>
      onBoth(async (release) => {
        const { handlers, calls } = listen();
        const { unmount, user } = mount(release, name, {
          displayStaticWrapperAs: 'desktop',
          ...props,
          ...handlers,
        });
        const bar = buttons();
        for (const day of days) {
          // By text: roles take long to find among so many days.
          await user.click(screen.getAllByText(day)[0] as HTMLElement);
        }
        const chosen = [...calls];
        if (bar.includes('OK')) {
          await user.click(screen.getByText('OK'));
        }
        unmount();
        return { bar, chosen, afterOk: calls[chosen.length] };
      });
    const day = '(2026-04-20 10:00)';

    proves(
      'There are no buttons. A day or a range is accepted immediately, and `onClose` fires | OK accepts. The buttons are Cancel, and OK or Next',
      async () => {
        expect(await afterDays('StaticDatePicker', ['20'], { defaultValue: DAY })).toEqual({
          v7: { bar: [], chosen: [`onChange${day}`, `onAccept${day}`, 'onClose'] },
          v8: { bar: ['Cancel', 'OK'], chosen: [`onChange${day}`], afterOk: `onAccept${day}` },
        });
        const range = await afterDays('StaticDateRangePicker', ['20', '25'], {
          defaultValue: RANGE,
        });
        const changed = [expect.stringMatching(/^onChange/), expect.stringMatching(/^onChange/)];
        expect(range.v7.bar).toEqual([]);
        expect(range.v7.chosen).toEqual([
          ...changed,
          expect.stringMatching(/^onAccept/),
          'onClose',
        ]);
        expect(range.v8.bar).toEqual(['Cancel', 'OK']);
        expect(range.v8.chosen).toEqual(changed);
        expect(range.v8.afterOk).toMatch(/^onAccept/);
        for (const [name, next] of [
          ['StaticTimePicker', 'OK'],
          ['StaticDateTimePicker', 'Next'],
        ] as const) {
          const { v7: before, v8: after } = await afterDays(name, [], {});
          expect([before.bar, after.bar]).toEqual([[], ['Cancel', next]]);
        }
      },
    );

    proves(
      [
        'Static pickers have no `closeOnSelect` prop (TS2322).',
        'To save each choice without buttons, pass `actions: []` and save in `onChange`, which still fires for each choice.',
      ],
      async () => {
        const { v8: seen } = await afterDays('StaticDatePicker', ['20'], {
          defaultValue: DAY,
          slotProps: { actionBar: { actions: [] } },
        });
        expect(seen).toEqual({ bar: [], chosen: [`onChange${day}`] });
        await expectTypeError(
          `import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
           export const picker = <StaticDatePicker closeOnSelect />;`,
          /TS2322/,
        );
      },
    );
  });

  proves(
    [
      "If you pass `actions`, replace `'accept'` with `'nextOrAccept'`.",
      'Without this button, a date-time picker on a phone stays at the day.',
      'OK then accepts immediately, and users reach the time only by the tabs or the toolbar.',
    ],
    async () => {
      const seen = await onBoth(async (release) => {
        const { unmount, user } = mount(release, 'MobileDateTimePicker', {
          open: true,
          defaultValue: DAY,
          slotProps: { actionBar: { actions: ['cancel', 'accept'] } },
        });
        const isAtDay = () => document.querySelector('.MuiDateCalendar-root') !== null;
        await user.click(screen.getByRole('gridcell', { name: '20' }));
        const result = [buttons(), isAtDay()];
        await user.click(screen.getByRole('tab', { name: /time/i }));
        result.push(isAtDay());
        unmount();
        return result;
      });
      expect(seen).toEqual({
        v7: [['Cancel', 'OK'], false, false],
        v8: [['Cancel', 'OK'], true, false],
      });
      const { handlers, calls } = listen();
      const { user } = mount(v8, 'MobileDateTimePicker', {
        defaultValue: DAY,
        slotProps: { actionBar: { actions: ['cancel', 'accept'] } },
        ...handlers,
      });
      await user.click(screen.getByRole('button', { name: /^Choose date/ }));
      await user.click(screen.getByRole('gridcell', { name: '20' }));
      await user.click(screen.getByRole('button', { name: 'OK' }));
      expect(calls.slice(-2)).toEqual(['onAccept(2026-04-20 10:00)', 'onClose']);
    },
  );

  proves(
    [
      'To close as in v7, and to show clocks again, pass these props.',
      'Use the components for one device, because `closeOnSelect` on a `TimePicker` applies to phones too.',
      'On a phone, the clock appears after Next',
    ],
    async () => {
      const { handlers, calls } = listen();
      const { user, unmount } = mount(v8, 'DesktopTimePicker', {
        defaultValue: DAY,
        closeOnSelect: true,
        slotProps: { actionBar: { actions: ['accept'] } },
        ...handlers,
      });
      await user.click(screen.getByRole('button'));
      expect(buttons()).toEqual(['OK']);
      await user.click(screen.getByRole('option', { name: 'PM' }));
      expect(calls.slice(-2)).toEqual(['onAccept(2026-04-15 22:00)', 'onClose']);
      unmount();
      const { renderTimeViewClock: clock } = v8.pickers;
      const dialog = mount(v8, 'MobileDateTimePicker', {
        open: true,
        defaultValue: DAY,
        viewRenderers: { hours: clock, minutes: clock },
      });
      await dialog.user.click(screen.getByRole('gridcell', { name: '20' }));
      expect(document.querySelector('.MuiTimeClock-root')).toBeNull();
      await dialog.user.click(screen.getByRole('button', { name: 'Next' }));
      expect(one('.MuiTimeClock-root')).toBeVisible();
    },
  );

  proves(
    [
      'To close all `TimePicker` and `DateTimePicker` popups as in v7, set `closeOnSelect` and `slotProps.actionBar` in the theme.',
      'Pass them as `defaultProps` of `MuiDesktopTimePicker` and `MuiDesktopDateTimePicker`.',
      'Phones ignore these keys.',
    ],
    async () => {
      const closes = {
        defaultProps: { closeOnSelect: true, slotProps: { actionBar: { actions: ['accept'] } } },
      };
      const theme = {
        components: { MuiDesktopTimePicker: closes, MuiDesktopDateTimePicker: closes },
      } as ThemeOptions;
      const { matchMedia } = window;
      for (const [name, next] of [
        ['TimePicker', 'OK'],
        ['DateTimePicker', 'Next'],
      ] as const) {
        const { handlers, calls } = listen();
        const { user, unmount } = mount(v8, name, { defaultValue: DAY, ...handlers }, theme);
        await user.click(screen.getByRole('button'));
        expect(buttons()).toEqual(['OK']);
        for (const option of ['3 hours', '15 minutes', 'PM']) {
          await user.click(screen.getByRole('option', { name: option }));
        }
        expect(calls.slice(-2)).toEqual(['onAccept(2026-04-15 15:15)', 'onClose']);
        unmount();
        // A phone: no media query matches.
        window.matchMedia = (media) => ({
          ...matchMedia?.(media),
          matches: false,
          media,
          onchange: null,
          addListener() {},
          removeListener() {},
          addEventListener() {},
          removeEventListener() {},
          dispatchEvent: () => true,
        });
        try {
          const phone = mount(v8, name, { defaultValue: DAY }, theme);
          await phone.user.click(screen.getByRole('button'));
          expect(buttons()).toEqual(['Cancel', next]);
          phone.unmount();
        } finally {
          window.matchMedia = matchMedia;
        }
      }
    },
  );
});

proves(
  [
    'In v7, the input of a mobile picker was read-only, and a tap on it opened the dialog.',
    'The button has the name "Choose date, selected date is …", which the input had in v7.',
    'To open the dialog with a tap on the field again, keep `open` in your state and set `readOnly` on the field only.',
    '`disableOpenPicker` removes the button',
    'With `clearable`, a mobile picker has a clear button too.',
  ],
  async () => {
    for (const enableAccessibleFieldDOMStructure of [true, false]) {
      const named = await onBoth((release) => {
        const { unmount } = mount(release, 'MobileDatePicker', {
          label: 'Birthday',
          defaultValue: DAY,
          ...(release === v8 ? { enableAccessibleFieldDOMStructure } : {}),
        });
        const result = [
          ...document.querySelectorAll('[aria-label^="Choose date, selected date is"]'),
        ].map(({ tagName }) => tagName);
        unmount();
        return result;
      });
      expect(named).toEqual({ v7: ['INPUT'], v8: ['BUTTON'] });
    }
    const seen = await onBoth(async (release) => {
      const { unmount, user } = mount(release, 'MobileDatePicker', { label: 'Birthday' });
      const { readOnly } = input();
      await user.click(target());
      const result = [readOnly, isOpen()];
      unmount();
      return result;
    });
    expect(seen).toEqual({ v7: [true, true], v8: [false, false] });
    const clears = await onBoth((release) => {
      const slotProps = { field: { clearable: true } };
      const { unmount } = mount(release, 'MobileDatePicker', { defaultValue: DAY, slotProps });
      const result = document.querySelectorAll('[data-testid=ClearIcon]').length;
      unmount();
      return result;
    });
    expect(clears).toEqual({ v7: 0, v8: 1 });
    const { MobileDatePicker } = v8.pickers;
    function Birthday({ hasNoButton = false }) {
      const [open, setOpen] = useState(false);
      return v8.wrap(
        <MobileDatePicker
          label="Birthday"
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          disableOpenPicker={hasNoButton}
          slotProps={{ field: { readOnly: true }, textField: { onClick: () => setOpen(true) } }}
        />,
      );
    }
    const withButton = show(<Birthday />);
    expect(screen.getAllByRole('button')).toHaveLength(1);
    withButton.unmount();
    const { user } = show(<Birthday hasNoButton />);
    expect(screen.queryByRole('button')).toBeNull();
    await user.click(target());
    expect(isOpen()).toBe(true);
    await user.click(screen.getByRole('gridcell', { name: '15' }));
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(input().value).toMatch(/\/15\//);
  },
);

describe('ranges', () => {
  const look = async (release: Release, props: Props) => {
    const { unmount, user } = mount(release, 'DesktopDateRangePicker', {
      label: 'Stay',
      name: 'stay',
      localeText: { start: 'Arrival', end: 'Departure' },
      defaultValue: RANGE,
      ...props,
    });
    const fields = document.querySelectorAll('input').length;
    const labels = [...document.querySelectorAll('label')].map(({ textContent }) => textContent);
    const names = [...document.querySelectorAll('input')].map(({ name }) => name);
    await user.click(target());
    await act(() => pause(50));
    const byClick = isOpen();
    if (!byClick) {
      await user.click(screen.getByRole('button', { name: /^Choose range/ }));
    }
    const popup = document.querySelector('.MuiPopper-root')?.getAttribute('role');
    unmount();
    return { fields, labels, names, byClick, popup };
  };
  const two = {
    fields: 2,
    labels: ['Arrival', 'Departure'],
    names: ['', ''],
    byClick: true,
    popup: 'tooltip',
  };

  proves(
    [
      'Two inputs, `MultiInputDateRangeField` | One input, `SingleInputDateRangeField`',
      "`label` | Isn't used | Labels the field",
      '`localeText.start` and `localeText.end` Label the fields Appear only in the toolbar of an empty picker',
      'Opening the popup A click in a field A button, "Choose range"',
      'Role of the popup on a desktop | `tooltip` | `dialog`',
    ],
    async () => {
      expect(await onBoth((release) => look(release, {}))).toEqual({
        v7: two,
        v8: { fields: 1, labels: ['Stay'], names: ['stay'], byClick: false, popup: 'dialog' },
      });
      const localeText = { start: 'Arrival', end: 'Departure' };
      for (const [name, isSeen] of [
        ['DesktopDateRangePicker', false],
        ['MobileDateRangePicker', true],
      ] as const) {
        for (const defaultValue of [undefined, RANGE]) {
          const { unmount } = mount(v8, name, { open: true, localeText, defaultValue });
          expect(/Arrival.*Departure/.test(document.body.textContent ?? '')).toBe(
            isSeen && !defaultValue,
          );
          unmount();
        }
      }
    },
  );

  proves(
    [
      'An `endAdornment` in `InputProps` replaces the button that opens the popup.',
      'If you only want another icon, pass it in `slots.openPickerIcon`.',
    ],
    () => {
      const Mine = () => <svg data-testid="mine" />;
      const count = (props: Props) => {
        const { unmount } = mount(v8, 'DesktopDateRangePicker', props);
        const result = [
          screen.queryAllByTestId('mine').length,
          screen.queryAllByRole('button', { name: /^Choose range/ }).length,
        ];
        unmount();
        return result;
      };
      const InputProps = { endAdornment: <Mine /> };
      expect(count({ slotProps: { textField: { InputProps } } })).toEqual([1, 0]);
      expect(count({ slots: { openPickerIcon: Mine } })).toEqual([1, 1]);
    },
  );

  proves(
    [
      'To get two fields again, pass `MultiInputDateRangeField` in `slots.field`.',
      'For all pickers, set `MuiDateRangePicker.defaultProps.slots` in the theme.',
      'With two fields, everything in the table is as in v7',
    ],
    async () => {
      const { MultiInputDateRangeField } = v8.pickers;
      const slots = { field: MultiInputDateRangeField };
      expect(await look(v8, { slots })).toEqual(two);
      mount(v8, 'DateRangePicker', {}, {
        components: { MuiDateRangePicker: { defaultProps: { slots } } },
      } as ThemeOptions);
      expect(document.querySelectorAll('input')).toHaveLength(2);
    },
  );

  proves("`name` Isn't used Makes a form send both dates as one text", async () => {
    const seen = await onBoth(({ pickers: { DateRangePicker }, wrap }) => {
      const { unmount } = show(
        wrap(
          <form>
            <DateRangePicker name="stay" defaultValue={[DAY, dayjs('2026-04-20')]} />
          </form>,
        ),
      );
      const sent = [...new FormData(one('form') as HTMLFormElement)];
      unmount();
      return sent;
    });
    expect(seen).toEqual({ v7: [], v8: [['stay', '04/15/2026 – 04/20/2026']] });
  });

  proves(
    "`position` in a function as `slotProps.textField` | Is `'start'` or `'end'` | Is missing with one field. With two fields, it is set, but the type lacks it (TS2339). Check `'position' in owner`; its type is then `unknown`",
    async () => {
      const positions = (release: Release, slots: Props) => {
        const seen = new Set<unknown>();
        const textField = (owner: object) => {
          seen.add(Reflect.get(owner, 'position'));
          return {};
        };
        mount(release, 'DateRangePicker', { slots, slotProps: { textField } }).unmount();
        return [...seen];
      };
      expect(positions(v7, {})).toEqual(['start', 'end']);
      expect(positions(v8, {})).toEqual([undefined]);
      const field = v8.pickers.MultiInputDateRangeField;
      expect(positions(v8, { field })).toEqual(['start', 'end']);
      const asks = (text: string) => `
        import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
        export const stay = <DateRangePicker slotProps={{ textField: (owner) => ({ helperText: ${text} }) }} />;`;
      await expectTypeError(asks('owner.position'), /TS2339/);
      await expectCompiles(asks("'position' in owner && owner.position === 'start' ? 'a' : 'b'"));
      await expectTypeError(asks("'position' in owner ? owner.position : 'b'"), /unknown/);
    },
  );

  proves(
    [
      'In v8, the slots and slot props `fieldRoot` and `fieldSeparator` belong to the field with two inputs.',
      'If you only set the text of the separator, pass `slotProps.field.dateSeparator`',
      'For other props, wrap the field, where the slots are called `root` and `separator`.',
      'The type of `slotProps.field` has neither `slots` nor `slotProps` (TS2353).',
    ],
    async () => {
      const { MultiInputDateRangeField } = v8.pickers;
      const Wrapped = (props: Pickers.DateRangePickerFieldProps) => (
        <MultiInputDateRangeField
          {...props}
          slotProps={{ root: { className: 'mine' }, separator: { className: 'separator' } }}
        />
      );
      const text = (slotProps: Props, field: ComponentType<never> = MultiInputDateRangeField) => {
        const { unmount } = mount(v8, 'DateRangePicker', { slots: { field }, slotProps });
        const result = [
          one('.MuiMultiInputDateRangeField-separator').textContent?.trim(),
          document.querySelectorAll('.mine').length,
          document.querySelectorAll('.MuiMultiInputDateRangeField-separator.separator').length,
          document.querySelector('[class*=helperText], .MuiFormHelperText-root')?.textContent,
        ];
        unmount();
        return result;
      };
      expect(
        text({ fieldSeparator: { children: 'to' }, fieldRoot: { className: 'mine' } }),
      ).toEqual(['–', 0, 0, undefined]);
      expect(text({ field: { dateSeparator: 'to' } })).toEqual(['to', 0, 0, undefined]);
      expect(text({ textField: { helperText: 'Or later' } }, Wrapped)).toEqual([
        '–',
        1,
        1,
        'Or later',
      ]);
      for (const name of ['slots', 'slotProps']) {
        await expectTypeError(
          `import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
           export const stay = <DateRangePicker slotProps={{ field: { ${name}: {} } }} />;`,
          /TS2353/,
        );
      }
    },
  );

  /** The field of the guide, or one that leaves out what the guide passes. */
  const mountStay = (isWhole: boolean, name = 'DesktopDateRangePicker') => {
    const { PickersTextField, useDateRangeManager, usePickerContext, useSplitFieldProps } =
      v8.pickers;
    const { unstable_useMultiInputRangeField: useMultiInputRangeField } = v8.pickers;
    const End = ({ enableAccessibleFieldDOMStructure, ...props }: EndProps) => (
      <PickersTextField {...props} data-sections={enableAccessibleFieldDOMStructure} />
    );
    const StayField = (props: Pickers.DateRangePickerFieldProps) => {
      const { readOnly, rootRef, triggerRef, variant } = usePickerContext();
      const { internalProps } = useSplitFieldProps(props, 'date');
      const { root, startTextField, endTextField } = useMultiInputRangeField({
        manager: useDateRangeManager(),
        internalProps: isWhole
          ? { ...internalProps, readOnly: readOnly || variant === 'mobile' }
          : {},
        rootProps: { ref: rootRef },
        startTextFieldProps: { label: 'Arrival', InputProps: { ref: triggerRef } },
        endTextFieldProps: { label: 'Departure', helperText: 'The last night' },
      });
      return (
        <div {...root}>
          <End {...startTextField} />
          <End {...endTextField} />
        </div>
      );
    };
    return mount(v8, name, {
      minDate: dayjs('2026-04-20'),
      defaultValue: RANGE,
      localeText: { start: 'From', end: 'To' },
      slots: { field: StayField },
      slotProps: { textField: { helperText: 'Unused' } },
    });
  };

  proves(
    [
      '`unstable_useMultiInputRangeField` replaces `unstable_useMultiInputDateRangeField`, `unstable_useMultiInputTimeRangeField`, and `unstable_useMultiInputDateTimeRangeField`.',
      "`internalProps` of `useSplitFieldProps()` | The field doesn't check limits such as `minDate`",
      '`slotProps.textField`, labels from `localeText.start` and `localeText.end` | None, except in `DateField`. Pass them to your text fields',
      "Labels and helper texts in `startTextFieldProps` and `endTextFieldProps` | The text fields don't show them, because `slotProps.textField` and `localeText` don't reach a field that uses the hook",
    ],
    async () => {
      for (const kind of ['Date', 'Time', 'DateTime']) {
        expect(v7.pickers).toHaveProperty(`unstable_useMultiInput${kind}RangeField`);
        expect(v8.pickers).not.toHaveProperty(`unstable_useMultiInput${kind}RangeField`);
      }
      for (const isWhole of [true, false]) {
        const { unmount } = mountStay(isWhole);
        const [start, end] = screen.getAllByRole('group');
        expect([start, end].map((group) => group?.getAttribute('aria-invalid'))).toEqual([
          String(isWhole),
          'false',
        ]);
        expect(document.body).toHaveTextContent('The last night');
        expect(document.body).not.toHaveTextContent(/Unused|From|To(?!d)/);
        unmount();
      }
      const { user, unmount } = mountStay(true);
      await user.click(target());
      await act(() => pause(50));
      expect(isOpen()).toBe(true);
      expect(screen.getByRole('group', { name: 'Departure', hidden: true })).toBeVisible();
      unmount();
      const phone = mountStay(true, 'MobileDateRangePicker');
      await phone.user.click(target());
      expect(isOpen()).toBe(true);
      phone.unmount();
      const { DateField } = v8.pickers;
      mount(v8, 'DatePicker', {
        slots: { field: (props: Props) => <DateField {...props} /> },
        slotProps: { textField: { helperText: 'From noon' } },
      });
      expect(document.body).toHaveTextContent('From noon');
    },
  );
});

describe('ownerState', () => {
  /** The names that `ownerState` has in each place. */
  const namesIn = async (release: Release) => {
    const seen: Record<string, readonly string[]> = {};
    const keep = (place: string) => (owner: object) => {
      seen[place] ??= Object.keys(owner);
      return {};
    };
    const root = (place: string) => ({
      styleOverrides: {
        root: ({ ownerState = {} }: { readonly ownerState?: object }) => keep(place)(ownerState),
      },
    });
    const theme = {
      components: {
        MuiPickersDay: root('day'),
        MuiPickersLayout: root('layout'),
        MuiPickersToolbar: root('toolbar'),
        MuiPickersPopper: root('popper'),
        MuiPickerPopper: root('popper'),
      },
    } as ThemeOptions;
    const { unmount } = mount(
      release,
      'DesktopDatePicker',
      {
        open: true,
        defaultValue: DAY,
        slotProps: {
          actionBar: keep('actionBar'),
          openPickerIcon: keep('openPickerIcon'),
          textField: keep('textField'),
          toolbar: { hidden: false },
        },
      },
      theme,
    );
    unmount();
    return seen;
  };

  proves(
    [
      "You receive `ownerState` in the theme's `styleOverrides` and in functions that you pass in `slotProps`.",
      'In v8, it has a few fixed names, and the old names are `undefined`.',
      '`open`, `disabled`, `readOnly` | `isPickerOpen`, `isPickerDisabled`, `isPickerReadOnly`',
      '`isPickerValueEmpty`. Read the value from `usePickerContext()`',
      '`wrapperVariant`, `isLandscape` | `pickerVariant`, `pickerOrientation`',
      '`isRtl` | `layoutDirection`, `toolbarDirection` or `fieldDirection`',
      '`selected`, `today`, `outsideCurrentMonth`, `disabled` of a day | `isDaySelected`, `isDayCurrent`, `isDayOutsideMonth`, `isDayDisabled`',
    ],
    async () => {
      const seen = await onBoth(namesIn);
      const has = (place: string, before: readonly string[], after: readonly string[]) => {
        expect(seen.v7[place]).toEqual(expect.arrayContaining([...before]));
        expect(seen.v8[place]).toEqual(expect.arrayContaining([...after]));
        expect(before.filter((name) => seen.v8[place]?.includes(name))).toEqual([]);
      };
      const shared = ['isPickerOpen', 'isPickerDisabled', 'isPickerReadOnly', 'isPickerValueEmpty'];
      has('openPickerIcon', ['open', 'disabled', 'readOnly', 'value'], shared);
      has('popper', ['open'], shared);
      has(
        'layout',
        ['disabled', 'readOnly', 'value', 'wrapperVariant', 'isLandscape', 'isRtl'],
        [...shared, 'pickerVariant', 'pickerOrientation', 'layoutDirection'],
      );
      has('actionBar', ['value', 'wrapperVariant'], ['pickerVariant', 'layoutDirection']);
      has('toolbar', ['disabled', 'isLandscape'], ['toolbarDirection', 'isPickerDisabled']);
      has('textField', ['value', 'disabled', 'readOnly'], [...shared, 'fieldDirection']);
      has(
        'day',
        ['selected', 'today', 'outsideCurrentMonth', 'disabled'],
        ['isDaySelected', 'isDayCurrent', 'isDayOutsideMonth', 'isDayDisabled'],
      );
    },
  );

  proves(
    [
      '`selected`, `isHighlighting` of a day in a range | `isDaySelectionStart` or `isDaySelectionEnd` for `selected`. `isDaySelected` for `isHighlighting`: it is `true` at the ends and between them',
      'Days between the ends of a range: In v7, the class and theme slot `dayInsideRangeInterval` of `MuiDateRangePickerDay` styled these days.',
      'In v8, both style all other days, and days between the ends lose the class `notSelectedDate`.',
      'In the theme, use the slot `day` and check `ownerState.isDayInsideSelection`.',
    ],
    async () => {
      const names = [
        ...['selected', 'isHighlighting'],
        ...['isDaySelectionStart', 'isDaySelectionEnd', 'isDaySelected', 'isDayInsideSelection'],
      ];
      const seen = await onBoth((release) => {
        const owners: Record<string, readonly string[]> = {};
        const theme = {
          components: {
            MuiDateRangePickerDay: {
              styleOverrides: {
                root: ({ ownerState }: { readonly ownerState: Props }) => {
                  const day = ownerState.day as Dayjs;
                  if (day.month() === DAY.month()) {
                    owners[day.date()] = names.filter((name) => ownerState[name]);
                  }
                  return {};
                },
                day: ({ ownerState }: { readonly ownerState: Props }) =>
                  ownerState.isDayInsideSelection ? { opacity: 0.5 } : {},
                dayInsideRangeInterval: { zIndex: 7 },
              },
            },
          },
        } as ThemeOptions;
        const defaultValue = [3, 7].map((day) => DAY.date(day));
        const { unmount } = mount(
          release,
          'DateRangeCalendar',
          { defaultValue, calendars: 1 },
          theme,
        );
        const days = [...document.querySelectorAll('.MuiDateRangePickerDay-day')].filter(
          ({ textContent }) => Number(textContent) > 1 && Number(textContent) < 10,
        );
        const where = (test: (day: Element) => boolean) =>
          days
            .filter(test)
            .map(({ textContent }) => textContent)
            .join(' ');
        const result = {
          owners: [2, 3, 4, 7].map((day) => owners[day]),
          inside: where((day) =>
            day.classList.contains('MuiDateRangePickerDay-dayInsideRangeInterval'),
          ),
          notSelected: where((day) =>
            day.classList.contains('MuiDateRangePickerDay-notSelectedDate'),
          ),
          byInsideSlot: where((day) => getComputedStyle(day).zIndex === '7'),
          byDaySlot: where((day) => getComputedStyle(day).opacity === '0.5'),
        };
        unmount();
        return result;
      });
      expect(seen).toEqual({
        v7: {
          owners: [
            [],
            ['selected', 'isHighlighting'],
            ['isHighlighting'],
            ['selected', 'isHighlighting'],
          ],
          inside: '4 5 6',
          notSelected: '2 4 5 6 8 9',
          byInsideSlot: '4 5 6',
          byDaySlot: '',
        },
        v8: {
          owners: [
            [],
            ['isDaySelectionStart', 'isDaySelected'],
            ['isDaySelected', 'isDayInsideSelection'],
            ['isDaySelectionEnd', 'isDaySelected'],
          ],
          inside: '2 3 7 8 9',
          notSelected: '2 8 9',
          byInsideSlot: '2 3 7 8 9',
          byDaySlot: '4 5 6',
        },
      });
    },
  );

  proves(
    [
      'In TypeScript, the compiler reports most old names.',
      'In the theme, it reports them if you import `themeAugmentation`.',
    ],
    async () => {
      await expectTypeError(
        `import type {} from '@mui/x-date-pickers/themeAugmentation';
         import { createTheme } from '@mui/material/styles';
         import { DatePicker } from '@mui/x-date-pickers/DatePicker';
         export const theme = createTheme({ components: { MuiPickersDay: {
           styleOverrides: { root: ({ ownerState }) => ({ margin: ownerState.today ? 1 : 0 }) },
         } } });
         export const picker = (
           <DatePicker slotProps={{ openPickerIcon: (owner) => ({ color: owner.open ? 'primary' : 'action' }) }} />
         );`,
        /TS2551|TS2339/,
      );
    },
  );
});

describe('smaller changes', () => {
  proves(
    [
      'Side of the button: `slotProps.inputAdornment` of the button that opens the popup has no effect, including its `position`.',
      "To put the button before the text, pass `slotProps={{ field: { openPickerButtonPosition: 'start' } }}`.",
    ],
    async () => {
      const at = (slotProps: Props) =>
        onBoth((release) => {
          const { unmount } = mount(release, 'DatePicker', { slotProps });
          const { classList } = one('.MuiInputAdornment-root');
          unmount();
          return [
            classList.contains('MuiInputAdornment-positionStart'),
            classList.contains('mine'),
          ];
        });
      const inputAdornment = { position: 'start', className: 'mine' };
      expect(await at({ inputAdornment })).toEqual({ v7: [true, true], v8: [false, false] });
      const { unmount } = mount(v8, 'DatePicker', {
        slotProps: { field: { openPickerButtonPosition: 'start' } },
      });
      expect(one('.MuiInputAdornment-positionStart')).toBeVisible();
      unmount();
    },
  );

  proves(
    [
      'Space after the button: With the `standard` variant of the text field, the button lacks `MuiIconButton-edgeEnd` and is 12 px further from the end.',
      "Pass `slotProps={{ openPickerButton: { edge: 'end' } }}`.",
    ],
    async () => {
      const edgeOf = (variant: string, openPickerButton: Props) =>
        onBoth((release) => {
          const slotProps = { textField: { variant }, openPickerButton };
          const { unmount } = mount(release, 'DatePicker', { slotProps });
          const { classList } = one('button');
          const isAtEdge = classList.contains('MuiIconButton-edgeEnd');
          const margin = getComputedStyle(one('button')).marginRight;
          unmount();
          return isAtEdge ? margin : undefined;
        });
      expect(await edgeOf('outlined', {})).toEqual({ v7: '-12px', v8: '-12px' });
      expect(await edgeOf('standard', {})).toEqual({ v7: '-12px', v8: undefined });
      expect((await edgeOf('standard', { edge: 'end' })).v8).toBe('-12px');
    },
  );

  proves(
    [
      "Clear button: The clear button isn't a tab stop.",
      'It shares one `InputAdornment` with the button that opens the popup.',
    ],
    async () => {
      const seen = await onBoth((release) => {
        const { unmount } = mount(release, 'DateField', { clearable: true, defaultValue: DAY });
        const { tabIndex } = one('button');
        unmount();
        return tabIndex;
      });
      expect(seen).toEqual({ v7: 0, v8: -1 });
      const adornments = await onBoth((release) => {
        const { unmount, container } = mount(release, 'DatePicker', {
          defaultValue: DAY,
          slotProps: { field: { clearable: true } },
        });
        const counts = [...container.querySelectorAll('.MuiInputAdornment-root')].map(
          (adornment) => adornment.querySelectorAll('button').length,
        );
        unmount();
        return counts;
      });
      expect(adornments).toEqual({ v7: [1, 1], v8: [2] });
    },
  );

  proves('`disableOpenPicker`: The prop still works, but is deprecated.', () => {
    mount(v8, 'DatePicker', { disableOpenPicker: true });
    expect(screen.queryByRole('button')).toBeNull();
    const types = readFileSync(
      path.resolve(
        'node_modules/@mui/x-date-pickers/internals/hooks/usePicker/usePicker.types.d.ts',
      ),
      'utf8',
    );
    const lines = types.split('\n').map((line) => line.trim());
    const at = lines.findIndex((line) => line.startsWith('disableOpenPicker?'));
    expect(lines.slice(at - 3, at).join(' ')).toContain('@deprecated Use the [field component]');
  });

  proves(
    [
      'They are buttons without a wrapper.',
      '`MuiPickersMonth-monthButton` is now `MuiMonthCalendar-button`, and `MuiPickersYear-yearButton` is now `MuiYearCalendar-button`.',
      'Popup: Its classes are `MuiPickerPopper-root` and `MuiPickerPopper-paper`.',
    ],
    async () => {
      const seen = await onBoth((release) => {
        const shown = (name: string, selector: string) => {
          const { unmount } = mount(release, name, { open: true });
          const element = one(selector);
          const result = [element.className.match(/Mui\w+-\w+/)?.[0], element.parentElement?.role];
          unmount();
          return result;
        };
        return [
          shown('MonthCalendar', '[role=radio]'),
          shown('YearCalendar', '[role=radio]'),
          shown('DesktopDatePicker', '.MuiPickersPopper-paper, .MuiPickerPopper-paper').length,
        ];
      });
      expect(seen.v8).toEqual([
        ['MuiMonthCalendar-button', 'radiogroup'],
        ['MuiYearCalendar-button', 'radiogroup'],
        2,
      ]);
      expect(seen.v7).toEqual([
        ['MuiPickersMonth-monthButton', null],
        ['MuiPickersYear-yearButton', null],
        2,
      ]);
      mount(v8, 'DesktopDatePicker', { open: true });
      expect(one('.MuiPickerPopper-root .MuiPickerPopper-paper')).toBeVisible();
      expect(document.querySelector('.MuiPickersPopper-root')).toBeNull();
    },
  );

  proves(
    [
      'A `MultiInputDateRangeField` without a picker gives its fields the ids `undefined-start` and `undefined-end`.',
      'If a page has two of these fields, return an `id` from `slotProps.textField`.',
    ],
    async () => {
      const idsOf = (release: Release, slotProps: Props = {}) => {
        const { unmount } = mount(release, 'MultiInputDateRangeField', { id: 'stay', slotProps });
        const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
        unmount();
        return ids;
      };
      const ids = await onBoth((release) => idsOf(release));
      expect(ids.v7.join()).not.toContain('undefined');
      expect(ids.v8).toEqual(expect.arrayContaining(['undefined-start', 'undefined-end']));
      const own = idsOf(v8, {
        textField: ({ position }: { readonly position: string }) => ({ id: `closed-${position}` }),
      });
      expect(own.join()).not.toContain('undefined');
      expect(own).toEqual(expect.arrayContaining(['closed-start', 'closed-end']));
    },
  );

  proves('Toolbar: The chosen part has `data-selected` instead of `Mui-selected`.', async () => {
    const chosen = await onBoth((release) => {
      const { unmount } = mount(release, 'StaticDateTimePicker', { defaultValue: DAY });
      const texts = [...document.querySelectorAll<HTMLElement>('.MuiPickersToolbarText-root')];
      const counts = [
        texts.filter(({ classList }) => classList.contains('Mui-selected')).length > 0,
        texts.filter(({ dataset }) => dataset.selected === 'true').length > 0,
      ];
      unmount();
      return counts;
    });
    expect(chosen).toEqual({ v7: [true, false], v8: [false, true] });
  });

  proves(
    [
      '24-hour times: With `ampm={false}`, the button of a `TimePicker` is named "Choose time, selected time is 15:00".',
      'In v7, the name was "Choose time, selected time is 3:00 PM" if the adapter\'s locale has AM and PM.',
    ],
    async () => {
      const seen = await onBoth((release) => {
        const { unmount } = mount(release, 'TimePicker', {
          ampm: false,
          defaultValue: dayjs('2026-04-15T15:00'),
        });
        const name = one('button').getAttribute('aria-label');
        unmount();
        return name;
      });
      expect(seen).toEqual({
        v7: 'Choose time, selected time is 3:00 PM',
        v8: 'Choose time, selected time is 15:00',
      });
    },
  );
});

describe('types', () => {
  proves(
    [
      'Components and types have no `TDate` argument in v8.',
      'All dates have the type of your adapter, so remove the argument: `DatePickerProps<Dayjs>` becomes `DatePickerProps`.',
      'Types that keep an argument expect the type of the whole value',
      '`DateRange<Dayjs>` stays.',
      '`FieldRef<FieldSection>` becomes `FieldRef<Dayjs | null>`.',
      '`PickersLayoutProps` takes one argument instead of three: `PickersLayoutProps<Dayjs | null>`.',
    ],
    async () => {
      await expectCompiles(`
        import type { Dayjs } from 'dayjs';
        import type {} from '@mui/x-date-pickers/AdapterDayjs';
        import type { DatePickerProps } from '@mui/x-date-pickers/DatePicker';
        import type { FieldRef } from '@mui/x-date-pickers/models';
        import type { PickersLayoutProps } from '@mui/x-date-pickers/PickersLayout';
        import type { DateRange } from '@mui/x-date-pickers-pro/models';
        export type All = [DatePickerProps, DateRange<Dayjs>, FieldRef<Dayjs | null>, PickersLayoutProps<Dayjs | null>];`);
      await expectTypeError(
        `import type { Dayjs } from 'dayjs';
         import type { DatePickerProps } from '@mui/x-date-pickers/DatePicker';
         import type { PickersLayoutProps } from '@mui/x-date-pickers/PickersLayout';
         import type { PickersDayProps } from '@mui/x-date-pickers/PickersDay';
         export type All = [DatePickerProps<Dayjs>, PickersLayoutProps<Dayjs | null, Dayjs, 'day'>, PickersDayProps<Dayjs>];`,
        /TS2344|TS2314|TS2315/,
      );
    },
  );

  proves(
    '`onChange` of `DateCalendar`, `TimeClock`, `DigitalClock`, and `MultiSectionDigitalClock` passes `Dayjs | null` instead of `Dayjs` (TS2345, TS18047).',
    async () => {
      for (const name of [
        'DateCalendar',
        'TimeClock',
        'DigitalClock',
        'MultiSectionDigitalClock',
      ]) {
        const withHandler = (body: string) => `
          import type { Dayjs } from 'dayjs';
          import type {} from '@mui/x-date-pickers/AdapterDayjs';
          import { ${name} } from '@mui/x-date-pickers/${name}';
          declare function save(day: Dayjs): void;
          declare function saveAny(day: Dayjs | null): void;
          export const calendar = <${name} onChange={(day) => ${body}} />;`;
        await expectTypeError(withHandler('save(day)'), /TS2345/);
        await expectTypeError(withHandler(`day.format('L')`), /TS18047/);
        await expectCompiles(withHandler('saveAny(day)'));
      }
    },
  );

  proves(
    'If a program imports two adapters, for example in tests, all its dates have the union of both types.',
    () =>
      expectTypeError(
        `import type { Dayjs } from 'dayjs';
         import type {} from '@mui/x-date-pickers/AdapterDayjs';
         import type {} from '@mui/x-date-pickers/AdapterLuxon';
         import { DatePicker } from '@mui/x-date-pickers/DatePicker';
         const save = (_day: Dayjs | null) => {};
         export const picker = <DatePicker onChange={(day) => save(day)} />;`,
        /TS2345/,
      ),
  );

  proves(
    [
      '`FieldValueType` | `PickerValueType`',
      '`RangeFieldSection` | `FieldRangeSection`',
      '`PickerShortcutChangeImportance` | `PickerChangeImportance`, from `@mui/x-date-pickers/models`',
      '`UseDateFieldComponentProps`, `UseTimeFieldComponentProps`, `UseDateTimeFieldComponentProps` | `DateFieldProps`, `TimeFieldProps`, `DateTimeFieldProps`',
      '`BaseSingleInputFieldProps`, `BaseMultiInputFieldProps` | The props of your picker, such as `DatePickerFieldProps` or `DateRangePickerFieldProps`',
      '`BasePickersTextFieldProps`, `BaseMultiInputPickersTextFieldProps` | `BaseSingleInputPickersTextFieldProps`, `MultiInputFieldSlotTextFieldProps`',
      '`MultiInputRangeFieldClasses`, `MultiInputRangeFieldClassKey` | The types of your field, such as `MultiInputDateRangeFieldClasses` and `MultiInputDateRangeFieldClassKey`',
      '`UseDateRangeFieldProps`, `UseMultiInputDateRangeFieldProps`, `UseMultiInputDateRangeFieldComponentProps` | `MultiInputDateRangeFieldProps`',
      '`UseMultiInputTimeRangeFieldProps`, `UseMultiInputTimeRangeFieldComponentProps` | `MultiInputTimeRangeFieldProps`',
      '`UseMultiInputDateTimeRangeFieldProps`, `UseMultiInputDateTimeRangeFieldComponentProps` | `MultiInputDateTimeRangeFieldProps`',
      "`UseClearableFieldSlots`, `UseClearableFieldSlotProps` | `DateFieldProps['slots']`, `DateFieldProps['slotProps']`",
      '`PickersMonthClasses`, `PickersMonthClassKey` | `MonthCalendarClasses`, `MonthCalendarClassKey`',
      '`PickersYearClasses`, `PickersYearClassKey` | `YearCalendarClasses`, `YearCalendarClassKey`',
      'MuiPickersMonth`, slot `monthButton` | `MuiMonthCalendar`, slot `button`',
      'MuiPickersYear`, slot `yearButton` | `MuiYearCalendar`, slot `button`',
      '`MuiPickersPopper` | `MuiPickerPopper`',
      '`pickersMonthClasses` | `monthCalendarClasses`',
      '`pickersYearClasses` | `yearCalendarClasses`',
    ],
    () =>
      expectCompiles(`
        import type {} from '@mui/x-date-pickers/themeAugmentation';
        import { createTheme } from '@mui/material/styles';
        import type { DateFieldProps as Props } from '@mui/x-date-pickers/DateField';
        export type { PickerValueType, PickerChangeImportance, BaseSingleInputPickersTextFieldProps } from '@mui/x-date-pickers/models';
        export type { DateFieldProps, TimeFieldProps, DateTimeFieldProps, DatePickerFieldProps,
          MonthCalendarClasses, MonthCalendarClassKey, YearCalendarClasses, YearCalendarClassKey } from '@mui/x-date-pickers';
        export type { FieldRangeSection, DateRangePickerFieldProps, MultiInputFieldSlotTextFieldProps,
          MultiInputDateRangeFieldClasses, MultiInputDateRangeFieldClassKey, MultiInputDateRangeFieldProps,
          MultiInputTimeRangeFieldProps, MultiInputDateTimeRangeFieldProps } from '@mui/x-date-pickers-pro';
        export { monthCalendarClasses, yearCalendarClasses } from '@mui/x-date-pickers';
        export const slots: Props['slots'] = { clearButton: 'button', clearIcon: 'i' };
        export const slotProps: Props['slotProps'] = { clearButton: { size: 'small' } };
        const none = { button: {} };
        export const theme = createTheme({ components: {
          MuiPickerPopper: { styleOverrides: { paper: {} } },
          MuiMonthCalendar: { styleOverrides: none },
          MuiYearCalendar: { styleOverrides: none },
        } });`),
  );

  proves(
    '`ExportedUseClearableFieldProps`, `UseClearableFieldResponse`, `NonEmptyDateRange`, `ExportedPickersMonthProps`, `ExportedPickersYearProps` | None',
    () =>
      expectTypeError(
        `export type { ExportedUseClearableFieldProps, UseClearableFieldResponse, NonEmptyDateRange,
           ExportedPickersMonthProps, ExportedPickersYearProps } from '@mui/x-date-pickers-pro';`,
        /TS2305|TS2724/,
      ),
  );

  proves(
    [
      '2 | `AdapterDateFns`, `AdapterDateFnsJalali` | Folder `AdapterDateFnsV2`, `AdapterDateFnsJalaliV2`',
      '3, 4 | Folder `AdapterDateFnsV3`, `AdapterDateFnsJalaliV3` | Folder `AdapterDateFns`, `AdapterDateFnsJalali`',
      "With date-fns 3 or 4 and `AdapterDateFnsV2`, the bundler doesn't find `date-fns/addDays/index.js`.",
    ],
    async () => {
      await expectCompiles(`
        export { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
        export { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
        export { AdapterDateFns as Old } from '@mui/x-date-pickers/AdapterDateFnsV2';
        export { AdapterDateFnsJalali as OldJalali } from '@mui/x-date-pickers/AdapterDateFnsJalaliV2';`);
      expect(() => jest.requireActual('@mui/x-date-pickers/AdapterDateFnsV2')).toThrow(
        /Cannot find module 'date-fns\/addDays\/index.js'/,
      );
    },
  );
});

/** What `usePickerContext` and its fellows give below a picker of v8. */
function contextOf(name: string, part: 'field' | 'toolbar', props: Props = {}) {
  const seen: {
    context?: object;
    position?: object;
    isValid?: unknown;
    isRtl?: boolean;
    props?: Props;
  } = {};
  const { useIsValidValue, usePickerContext, usePickerRangePositionContext } = v8.pickers;
  function Spy(own: Props) {
    seen.props = own;
    seen.context = usePickerContext();
    seen.isValid = useIsValidValue();
    seen.isRtl = useRtl();
    if (name.includes('Range')) {
      // eslint-disable-next-line react-hooks/rules-of-hooks -- The picker stays the same.
      seen.position = usePickerRangePositionContext();
    }
    return null;
  }
  const { unmount } = mount(v8, name, { slots: { [part]: Spy }, ...props });
  unmount();
  return seen;
}

describe('slots', () => {
  proves(
    [
      'Rename `usePickersTranslations` to `usePickerTranslations` too.',
      'In place of `onOpen` and `onClose`, `usePickerContext` returns `setOpen`, and much more',
      'In v8, a component in `slots.field` receives few props: limits such as `minDate`, the props of `slotProps.field`, and sometimes an `id`.',
      '`value`, `onChange`, `timezone` | `value`, `setValue`, `timezone`',
      '`label`, `name`, `format`, `disabled`, `readOnly`, `autoFocus` | `label`, `name`, `fieldFormat` and the same names',
      '`ref`, `className`, `sx` | `rootRef`, `rootClassName`, `rootSx`',
      '`InputProps.ref` | `triggerRef`, for the element that the popup opens at',
      '`clearable`, `onClear`, hook `useClearableField` `clearValue`. `clearable` of `slotProps.field` is still a prop',
      "`inputProps['aria-label']`, `focused` None. Set them yourself",
      '`onClick`, `onKeyDown` of a mobile picker | `setOpen`',
    ],
    () => {
      const { context, props } = contextOf('MobileDatePicker', 'field', {
        label: 'Arrival',
        slotProps: { field: { clearable: true } },
      });
      expect(Object.keys(context ?? {})).toEqual(
        expect.arrayContaining([
          ...['value', 'setValue', 'timezone', 'label', 'name', 'fieldFormat', 'disabled'],
          ...['readOnly', 'autoFocus', 'rootRef', 'rootClassName', 'rootSx', 'triggerRef'],
          ...['clearValue', 'setOpen'],
        ]),
      );
      expect(context).not.toHaveProperty('onOpen');
      expect(
        Object.keys(props ?? {})
          .filter((name) => name !== 'ref')
          .sort(),
      ).toEqual(['clearable', 'disableFuture', 'disablePast', 'maxDate', 'minDate']);
      expect(contextOf('DesktopDatePicker', 'field').props).toHaveProperty('id');
      expect(contextOf('DesktopDateRangePicker', 'field').props).not.toHaveProperty('id');
      const toolbar = { hidden: true };
      expect(
        contextOf('MobileDatePicker', 'field', { slotProps: { toolbar } }).props,
      ).toHaveProperty('id');
      expect(v8.pickers.usePickerTranslations).toBeInstanceOf(Function);
      for (const name of ['usePickersTranslations', 'usePickersContext', 'useClearableField']) {
        expect(v7.pickers).toHaveProperty(name);
        expect(v8.pickers).not.toHaveProperty(name);
      }
    },
  );

  proves(
    [
      'If your component only passes its props on to `DateField`, it works as before.',
      '`inputRef`, `formatDensity`, `selectedSections`, `onSelectedSectionsChange`, `unstableFieldRef`, `enableAccessibleFieldDOMStructure`, `shouldRespectLeadingZeros` `DateField` reads these itself. Render it in your field',
    ],
    async () => {
      const { DateField } = v8.pickers;
      const Field = (props: Props) => <DateField {...props} />;
      const inputRef = createRef<HTMLInputElement>();
      const onSelectedSectionsChange = jest.fn();
      const fieldRef = createRef<object>();
      const { user } = mount(v8, 'DesktopDatePicker', {
        slots: { field: Field },
        defaultValue: dayjs('2026-04-05'),
        format: 'D/M/YYYY',
        formatDensity: 'spacious',
        inputRef,
        onSelectedSectionsChange,
        selectedSections: undefined,
        enableAccessibleFieldDOMStructure: false,
        slotProps: { field: { unstableFieldRef: fieldRef, shouldRespectLeadingZeros: true } },
      });
      expect(input().value.replaceAll('\u200E', '')).toBe('5 / 4 / 2026');
      expect(inputRef.current).toBe(input());
      expect(fieldRef.current).toHaveProperty('getSections');
      await user.click(input());
      expect(onSelectedSectionsChange).toHaveBeenCalled();
      await user.click(screen.getByRole('button', { name: /^Choose date/ }));
      expect(isOpen()).toBe(true);
    },
  );

  proves(
    [
      '`unstable_useDateField`, `unstable_useTimeField`, and `unstable_useDateTimeField` take one type argument fewer (TS2558).',
      'In a picker, these hooks return neither the label nor the button of the picker.',
      'Render `DateField`, `TimeField`, or `DateTimeField` instead.',
      'For one input, set `enableAccessibleFieldDOMStructure={false}`.',
    ],
    async () => {
      const kinds = ['Date', 'Time', 'DateTime'];
      const returned = await onBoth((release) =>
        kinds.map((kind) => {
          const useField = release.pickers[`unstable_use${kind}Field`] as (props: Props) => Props;
          let response: Props = {};
          const Field = (props: Props) => {
            response = useField({ ...props, enableAccessibleFieldDOMStructure: false });
            return null;
          };
          const { unmount } = mount(release, `Desktop${kind}Picker`, {
            label: 'Arrival',
            slots: { field: Field },
          });
          unmount();
          const { endAdornment } = (response.InputProps ?? {}) as Props;
          return [response.label, endAdornment !== undefined];
        }),
      );
      expect(returned.v7).toEqual(kinds.map(() => ['Arrival', true]));
      expect(returned.v8).toEqual(kinds.map(() => [undefined, false]));
      for (const kind of kinds) {
        const { unmount } = mount(v8, `Desktop${kind}Picker`, {
          label: 'Arrival',
          slots: { field: v8.pickers[`${kind}Field`] },
          enableAccessibleFieldDOMStructure: false,
        });
        expect(screen.getByRole('textbox', { name: 'Arrival' })).toBeVisible();
        expect(screen.getByRole('button', { name: /^Choose/ })).toBeVisible();
        unmount();
        const withArguments = (types: string) => `
          import { unstable_use${kind}Field as useField, type Use${kind}FieldProps } from '@mui/x-date-pickers/${kind}Field';
          export const useIt = (props: Use${kind}FieldProps<false>) => useField<${types}>(props);`;
        await expectCompiles(withArguments(`false, Use${kind}FieldProps<false>`));
        await expectTypeError(withArguments(`Date, false, Use${kind}FieldProps<false>`), /TS2558/);
      }
    },
  );

  proves(
    "Don't pass `onKeyDown`, `onPaste`, or a `ref` yourself, because they are in `inputProps`.",
    async () => {
      const Plain = ({ inputProps = {}, InputProps, value, onChange, onBlur, onFocus }: Props) => (
        <div ref={(InputProps as Props).ref as never}>
          <input
            {...({ ...(inputProps as object), value, onChange, onBlur, onFocus } as object)}
            data-given={Object.keys(inputProps as object).join()}
          />
        </div>
      );
      const { user } = mount(v8, 'DesktopDatePicker', {
        defaultValue: dayjs('2026-04-10'),
        enableAccessibleFieldDOMStructure: false,
        slotProps: { field: { slots: { textField: Plain } } },
      });
      const input = screen.getByRole<HTMLInputElement>('textbox');
      expect(input.dataset.given?.split(',')).toEqual(
        expect.arrayContaining(['onKeyDown', 'onPaste', 'ref']),
      );
      await user.click(input);
      await user.keyboard('{Control>}a{/Control}');
      await user.keyboard('04032026');
      expect(input.value.replaceAll('\u200E', '')).toBe('04/03/2026');
    },
  );

  proves(
    [
      '`useParsedFormat` takes only `format`, which defaults to the format of the picker.',
      '`formatDensity` has no effect there.',
    ],
    async () => {
      const texts = await onBoth(({ pickers, wrap }) => {
        const useFormat = pickers.useParsedFormat as (options?: Props) => string;
        const withOptions = (options?: Props) => {
          const Field = () => <p>{useFormat(options)}</p>;
          const { unmount } = show(
            wrap(<pickers.DesktopDatePicker format="YYYY/MM" slots={{ field: Field as never }} />),
          );
          const text = one('p').textContent?.replaceAll('\u200E', '');
          unmount();
          return text;
        };
        return [
          withOptions({ format: 'D/M/YYYY', formatDensity: 'spacious' }),
          ...(pickers === v8.pickers ? [withOptions()] : []),
        ];
      });
      expect(texts).toEqual({
        v7: ['DD / MM / YYYY'],
        v8: ['DD/MM/YYYY', 'YYYY/MM'],
      });
    },
  );

  proves(
    [
      'Range pickers: Write `usePickerContext<DateRange<Dayjs>>()`.',
      'Without the type argument, `value` and `setValue` have the type of one date (TS7053, TS2345).',
      'Records of actions: `PickersActionBarAction` also has `next` and `nextOrAccept`, so a record with an entry for each action fails with TS2739 or TS7053.',
    ],
    async () => {
      const withContext = (types: string, body: string) => `
        import type { Dayjs } from 'dayjs';
        import type {} from '@mui/x-date-pickers/AdapterDayjs';
        import { usePickerContext } from '@mui/x-date-pickers/hooks';
        import type { DateRange } from '@mui/x-date-pickers-pro/models';
        export function useRange(range: DateRange<Dayjs>) {
          const { value, setValue } = usePickerContext${types}();
          return ${body};
        }`;
      const start = 'value?.[0]';
      const set = '() => setValue(range)';
      await expectTypeError(withContext('', start), /TS7053/);
      await expectTypeError(withContext('', set), /TS2345/);
      await expectCompiles(withContext('<DateRange<Dayjs>>', `[${start}, ${set}]`));

      const withTexts = (type: string, more: string) => `
        import type { PickersActionBarAction } from '@mui/x-date-pickers/PickersActionBar';
        const texts${type} = { clear: 'Clear', cancel: 'Back', accept: 'Book', today: 'Today'${more} };
        export const textOf = (action: PickersActionBarAction) => texts[action];`;
      await expectTypeError(withTexts(': Record<PickersActionBarAction, string>', ''), /TS2739/);
      await expectTypeError(withTexts('', ''), /TS7053/);
      await expectCompiles(withTexts('', `, next: 'Next', nextOrAccept: 'Next'`));

      let text: unknown;
      const { usePickerTranslations } = v8.pickers;
      const Bar = () => {
        text = usePickerTranslations().nextStepButtonLabel;
        return null;
      };
      mount(v8, 'StaticDateTimePicker', { slots: { actionBar: Bar } });
      expect(text).toBe('Next');
    },
  );

  proves("Shortcuts: `PickersShortcuts` doesn't call an `onChange` that you pass.", async () => {
    const called = await onBoth(async (release) => {
      const onChange = jest.fn();
      // Spread, since the type of v8 refuses it.
      const handler = { onChange };
      const { PickersShortcuts } = release.pickers;
      const Mine = (props: Pickers.PickersShortcutsProps<never>) => (
        <PickersShortcuts {...props} {...handler} />
      );
      const { handlers, calls } = listen();
      const { unmount, user } = mount(release, 'StaticDatePicker', {
        slots: { shortcuts: Mine },
        slotProps: { shortcuts: { items: [{ label: 'Tax day', getValue: () => DAY }] } },
        ...handlers,
      });
      await user.click(screen.getByText('Tax day'));
      unmount();
      return [onChange.mock.calls.length, calls.length > 0];
    });
    expect(called).toEqual({ v7: [1, false], v8: [0, true] });
  });

  proves(
    'Without a custom field, `unstableFieldRef` in `slotProps.field` is set as before, but the type rejects it with TS2353.',
    async () => {
      const isSet = await onBoth((release) => {
        const unstableFieldRef = createRef<object>();
        const { unmount } = mount(release, 'DatePicker', {
          slotProps: { field: { unstableFieldRef } },
        });
        const { current } = unstableFieldRef;
        unmount();
        return current !== null;
      });
      expect(isSet).toEqual({ v7: true, v8: true });
      await expectTypeError(
        `
        import * as React from 'react';
        import { DatePicker } from '@mui/x-date-pickers/DatePicker';
        export function Arrival({ fieldRef }: { fieldRef: React.Ref<never> }) {
          return <DatePicker slotProps={{ field: { unstableFieldRef: fieldRef } }} />;
        }`,
        /TS2353/,
      );
    },
  );

  proves(
    [
      'In v7, a custom layout passed its props as `ownerState`.',
      'In v8, pass the `ownerState` that `usePickerLayout` returns, also to `PickersLayoutContentWrapper`.',
      '`onMonthChange` of a calendar header takes only the month',
    ],
    async () => {
      const seen = await onBoth(({ pickers, wrap }) => {
        const { DateCalendar, StaticDatePicker } = pickers;
        const layout = pickers.usePickerLayout as unknown as (props: Props) => Props;
        const returned: Props[] = [];
        function Layout(props: Props) {
          returned.push(layout(props));
          return null;
        }
        const months: string[] = [];
        const Header = ({ onMonthChange }: { onMonthChange: (...args: unknown[]) => void }) => (
          <button type="button" onClick={() => onMonthChange(DAY.add(1, 'month'), 'left')}>
            On
          </button>
        );
        const { unmount } = show(
          wrap(
            <>
              <StaticDatePicker slots={{ layout: Layout as never }} />
              <DateCalendar
                defaultValue={DAY}
                onMonthChange={(month) => months.push(textOfValue(month))}
                slots={{ calendarHeader: Header as never }}
              />
            </>,
          ),
        );
        fireEvent.click(screen.getByRole('button', { name: 'On' }));
        unmount();
        return { hasOwnerState: 'ownerState' in (returned[0] ?? {}), months: months.length };
      });
      expect(seen).toEqual({
        v7: { hasOwnerState: false, months: 1 },
        v8: { hasOwnerState: true, months: 1 },
      });
      await expectTypeError(
        `
        import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
        export const next = ({ currentMonth, onMonthChange }: PickersCalendarHeaderProps) =>
          onMonthChange(currentMonth, 'left');`,
        /TS2554/,
      );
    },
  );

  proves(
    'In JavaScript, a custom button that still reads props is empty and opens nothing.',
    () => {
      const Field = ({ label, onClick }: Props) => (
        <button type="button" onClick={onClick as () => void}>
          {label as string}
        </button>
      );
      mount(v8, 'MobileDatePicker', { label: 'Arrival', slots: { field: Field } });
      expect(one('button')).toHaveTextContent(/^$/);
      fireEvent.click(one('button'));
      expect(isOpen()).toBe(false);
    },
  );

  proves(
    [
      'Components in these slots receive `className` and their own options.',
      'In JavaScript, buttons that still call the props of v7 do nothing.',
      '`onAccept`, `onCancel`, `onClear`, `onSetToday` | `acceptValueChanges`, `cancelValueChanges`, `clearValue`, `setValueToToday`',
      '`value`, `view`, `views`, `disabled`, `readOnly`, `orientation` | The same names',
      '`onChange`, `onSelectShortcut` `setValue`. Pass `changeImportance` and `shortcut` in the second argument',
      '`onViewChange` | `setView`',
      '`onOpen`, `onClose`, `onDismiss` | `setOpen`',
      '`wrapperVariant`, `isLandscape`, `toolbarVariant` | `variant`, `orientation`',
      '`isRtl` | `useRtl()` of `@mui/system/RtlProvider`',
      '`isValid` | The function that `useIsValidValue()` of `@mui/x-date-pickers/hooks` returns',
      '`rangePosition`, `onRangePositionChange`, `defaultRangePosition` | `rangePosition` and `setRangePosition` of `usePickerRangePositionContext()`, from `@mui/x-date-pickers-pro/hooks`',
    ],
    async () => {
      const seen = contextOf('StaticDateRangePicker', 'toolbar', { defaultValue: RANGE });
      expect(Object.keys(seen.context ?? {})).toEqual(
        expect.arrayContaining([
          ...['acceptValueChanges', 'cancelValueChanges', 'clearValue', 'setValueToToday'],
          ...['value', 'view', 'views', 'disabled', 'readOnly', 'orientation', 'variant'],
          ...['setValue', 'setView', 'setOpen'],
        ]),
      );
      expect(Object.keys(seen.props ?? {})).toContain('className');
      expect(seen.props).not.toHaveProperty('value');
      expect(seen.isValid).toBeInstanceOf(Function);
      expect(seen.isRtl).toBe(false);
      expect(Object.keys(seen.position ?? {})).toEqual(
        expect.arrayContaining(['rangePosition', 'setRangePosition']),
      );
      await expectCompiles(`
        import { usePickerContext } from '@mui/x-date-pickers/hooks';
        export function useNextWeek() {
          const { setValue, value } = usePickerContext();
          return () => setValue(value, { changeImportance: 'set', shortcut: { label: 'Next week' } });
        }`);
      await expectCompiles(`
        export { useIsValidValue } from '@mui/x-date-pickers/hooks';
        export { usePickerRangePositionContext } from '@mui/x-date-pickers-pro/hooks';`);
      const Bar = ({ onAccept }: Props) => (
        <button type="button" onClick={onAccept as () => void}>
          Book
        </button>
      );
      const { handlers, calls } = listen();
      const { user } = mount(v8, 'StaticDatePicker', {
        defaultValue: DAY,
        slots: { actionBar: Bar },
        ...handlers,
      });
      await user.click(screen.getByRole('gridcell', { name: '20' }));
      await user.click(screen.getByRole('button', { name: 'Book' }));
      expect(calls).toEqual(['onChange(2026-04-20 10:00)']);
    },
  );
});

proves(
  [
    'Set `skipLibCheck: true` if you use `@mui/x-date-pickers-pro`.',
    'With `false`, the declarations of 8.10.2 and 8.29.3 fail with TS2307 in `createRangePickerStepNavigation.d.ts`.',
  ],
  async () => {
    const missing = '@mui/x-date-pickers/internals/utils/createStepNavigation';
    const declarations = path.resolve(
      'node_modules/@mui/x-date-pickers-pro/internals/utils/createRangePickerStepNavigation.d.ts',
    );
    expect(readFileSync(declarations, 'utf8')).toContain(`import("${missing}")`);
    await expectTypeError(`export * from '${missing}';`, /TS2307/);
  },
);

proves(
  [
    '`inputProps` of fields such as `DateField`, and of `PickersTextField`, rejects `data-testid` with TS2353.',
    'Pass the attribute to a field in `slotProps.textField.inputProps`.',
    'In a custom text field, pass an object from a variable',
  ],
  async () => {
    const withTextField = (before: string, inputProps: string) => `
      import { PickersTextField, type PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField';
      export function Mine(props: PickersTextFieldProps) {
        ${before}
        return <PickersTextField {...props} inputProps={${inputProps}} />;
      }`;
    const marked = `{ ...props.inputProps, 'data-testid': 'arrival' }`;
    await expectTypeError(withTextField('', marked), /TS2353/);
    await expectCompiles(withTextField(`const inputProps = ${marked};`, 'inputProps'));
    const { PickersTextField } = v8.pickers;
    const Mine = (props: Pickers.PickersTextFieldProps) => {
      const inputProps = { ...props.inputProps, 'data-testid': 'arrival' };
      return <PickersTextField {...props} inputProps={inputProps} />;
    };
    mount(v8, 'DatePicker', { slots: { textField: Mine } });
    expect(screen.getByTestId('arrival')).toBe(input());
    cleanup();
    for (const name of ['DateField', 'TimeField', 'DateTimeField']) {
      const withProps = (props: string) => `
        import { ${name} } from '@mui/x-date-pickers/${name}';
        export const field = <${name} ${props} />;`;
      const inputProps = `{{ 'data-testid': 'arrival' }}`;
      await expectTypeError(withProps(`inputProps=${inputProps}`), /TS2353/);
      await expectCompiles(
        withProps(`slotProps={{ textField: { inputProps: ${inputProps.slice(1, -1)} } }}`),
      );
      const { unmount } = mount(v8, name, {
        slotProps: { textField: { inputProps: { 'data-testid': 'arrival' } } },
      });
      expect(screen.getByTestId('arrival')).toBe(input());
      unmount();
    }
  },
);

proves(
  [
    '`@mui/x-date-pickers-pro` requires exactly its own version of `@mui/x-date-pickers`, and the latest versions of the two packages may differ.',
    'If you install another version, npm installs two copies.',
    'The app then compiles, and range pickers throw "Can not find the date and time pickers localization context".',
  ],
  () => {
    const root = path.join(installPackages(process.cwd(), 'v8'), 'node_modules/@mui');
    const { version, dependencies } = JSON.parse(
      readFileSync(path.join(root, 'x-date-pickers-pro/package.json'), 'utf8'),
    );
    expect(dependencies['@mui/x-date-pickers']).toBe(version);
    const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { DateRangePicker } = v8.pickers;
    expect(() => show(v7.wrap(<DateRangePicker />))).toThrow(
      /Can not find the date and time pickers localization context/,
    );
    errors.mockRestore();
  },
);

proves(
  [
    '`openDatePickerDialogue`, `openTimePickerDialogue`, and `clockLabelText` receive the formatted text instead of the date and the adapter.',
    'In JavaScript, a function of v7 throws when it calls the adapter.',
  ],
  () => {
    const seen: Record<string, readonly unknown[]> = {};
    const keep =
      (name: string) =>
      (...args: readonly unknown[]) => {
        seen[name] = args;
        return name;
      };
    const localeText = Object.fromEntries(
      ['openDatePickerDialogue', 'openTimePickerDialogue', 'clockLabelText'].map((name) => [
        name,
        keep(name),
      ]),
    );
    for (const name of ['DesktopDatePicker', 'DesktopTimePicker', 'StaticTimePicker']) {
      mount(v8, name, { defaultValue: DAY, localeText });
    }
    expect(seen).toEqual({
      openDatePickerDialogue: ['Apr 15, 2026'],
      openTimePickerDialogue: ['10:00 AM'],
      clockLabelText: ['hours', '10:00 AM'],
    });
    const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
    const old = (date: unknown, utils: { format: (date: unknown, format: string) => string }) =>
      utils.format(date, 'keyboardDate');
    expect(() =>
      mount(v8, 'DatePicker', { defaultValue: DAY, localeText: { openDatePickerDialogue: old } }),
    ).toThrow(TypeError);
    errors.mockRestore();
  },
);

proves(
  [
    'In `dateFormats` of the provider, replace `fullTime` with `fullTime12h` and `fullTime24h`.',
    'Replace `keyboardDateTime` with `keyboardDateTime12h` and `keyboardDateTime24h`.',
  ],
  async () => {
    const withFormats = (dateFormats: string) => `
      import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
      import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
      export const provider = <LocalizationProvider dateAdapter={AdapterDayjs} dateFormats={${dateFormats}} />;`;
    await expectTypeError(withFormats(`{ fullTime: 'LT' }`), /TS2353|TS2561/);
    await expectTypeError(withFormats(`{ keyboardDateTime: 'L' }`), /TS2353|TS2561/);
    await expectCompiles(
      withFormats(
        `{ fullTime12h: 'hh:mm A', fullTime24h: 'HH:mm', keyboardDateTime12h: 'L', keyboardDateTime24h: 'L' }`,
      ),
    );
  },
);

proves(
  [
    'Types a date, then clicks Cancel in the popup | The field returns to its earlier value | The field keeps the typed date',
    "If your popup has a Cancel button, Cancel doesn't remove typed dates.",
    'Cancel only undoes what the user picks in the popup.',
  ],
  async () => {
    const actionBar = { actions: ['cancel', 'accept'] };
    const afterCancel = async (release: Release, name: string, isTyped: boolean, slots: Props) => {
      const { unmount, user } = mount(release, name, {
        closeOnSelect: false,
        enableAccessibleFieldDOMStructure: true,
        slots,
        slotProps: { actionBar },
      });
      await user.click(target());
      await act(() => pause(50));
      if (isTyped) {
        await user.keyboard('04152026');
      }
      if (!isOpen()) {
        await user.click(screen.getByRole('button', { name: /^Choose date/ }));
      }
      if (!isTyped) {
        await user.click(screen.getAllByRole('gridcell', { name: '15' })[0] as HTMLElement);
        expect(input().value).toMatch(/\/15\//);
      }
      await user.click(screen.getByRole('button', { name: 'Cancel' }));
      const { value } = input();
      unmount();
      return value;
    };
    for (const name of ['DesktopDatePicker', 'DesktopDateRangePicker']) {
      const seen = (isTyped: boolean) =>
        onBoth((release) => {
          const { MultiInputDateRangeField: field } = release.pickers;
          return afterCancel(release, name, isTyped, name.includes('Range') ? { field } : {});
        });
      expect(await seen(true)).toEqual({ v7: '', v8: '04/15/2026' });
      expect(await seen(false)).toEqual({ v7: '', v8: '' });
    }
  },
);

exempt(
  [
    'This guide is for apps with `@mui/x-date-pickers` or `@mui/x-date-pickers-pro` 7.',
    "The app compiles, and `git grep -nE 'AdapterDateFnsV3|usePickers(Context|Translations)|MuiPickers(Popper|Month|Year)'` finds nothing.",
    'Each field with a custom text field renders without an error.',
    'Fields have the height, corners, and colors of the other text fields in a form.',
    'Search for `AdapterDateFnsV3`.',
    'Time pickers close as you want, on a desktop and on a phone.',
    "A form doesn't save half a date as no date, and doesn't save on each key.",
  ],
  'Advice.',
);
exempt(
  [
    'The codemod moves everything that you import from `@mui/x-date-pickers/PickersShortcuts` to `@mui/x-date-pickers/models` (TS2305).',
    'The codemod skips `import()` and `jest.mock()`.',
  ],
  'Seen by running the codemods 8.29.3 and 9.13.0, once and twice on a file with each of these names.',
);
exempt(
  [
    'This page documents 8.10.2, and `@8` installs a later release.',
    'This page describes 8.10.2.',
    '`slotProps` within `slotProps.textField` React warns `input` and `htmlInput` apply. With Material UI 5, both have no effect, without a warning',
    '`InputProps`, with Material UI 5 Apply Have no effect, including `startAdornment`. Pass them to `PickersTextField` in a component in `slots.textField`',
    'The user types the year 2026 after month and day, with Day.js `onChange` and `onAccept` also fire with `null` Neither fires with `null`',
    'If you use Material UI 5, stay with 8.10.2: release 8.29.3 ignores `InputProps`.',
    "The user types half a date and leaves the field | The field isn't red | The field is red, and `onError` doesn't fire",
    'The user picks a year, then a month, while only `onAccept` changes your `value`, on a desktop | The picker loses the year | The picker keeps both',
    '`position` in `slotProps.inputAdornment` Has no effect Moves the button, as in v7',
    "Props of a component in `slots.field` Limits and `slotProps.field` Also `slots`, `slotProps`, and `inputRef`. Don't spread them onto an element",
  ],
  'Seen by running 8.29.3, with Material UI 5, 6 and 7, which the site does not have; the claims above prove what 8.10.2 does.',
);

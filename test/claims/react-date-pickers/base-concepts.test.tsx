import type { ComponentProps } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import {
  useParsedFormat,
  usePickerActionsContext,
  usePickerAdapter,
  usePickerContext,
  usePickerTranslations,
  useSplitFieldProps,
} from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import * as pickers from '@mui/x-date-pickers';
import * as pickersPro from '@mui/x-date-pickers-pro';
import 'dayjs/locale/de';
import DateAndTimeApart from '../../../docs/x/react-date-pickers/base-concepts/DateAndTimeApart';
import ExtendByADay from '../../../docs/x/react-date-pickers/base-concepts/ExtendByADay';
import StaticAppointment from '../../../docs/x/react-date-pickers/base-concepts/StaticAppointment';
import TimeInTheField from '../../../docs/x/react-date-pickers/base-concepts/TimeInTheField';
import TimeOfADay from '../../../docs/x/react-date-pickers/base-concepts/TimeOfADay';
import {
  act,
  proves,
  exempt,
  expectConsole,
  pause,
  renderHook,
  screen,
  show,
  waitFor,
} from '../harness';
import { open, Picker, Provided, sectionOf, shown, type } from '../pickers';

const day = dayjs('2026-04-15T17:45');
describe('values', () => {
  proves(
    [
      'A value is a date **with** a time in each component.',
      'A date picker changes the day and keeps the time.',
      'A time picker changes the time and keeps the day.',
      'Two components can therefore share one value, as in this demo.',
    ],
    async () => {
      const { user } = show(<DateAndTimeApart />);
      const said = () => document.querySelector('output')?.textContent;
      expect(said()).toBe('15 April 2026, 17:45');
      type('Day', '16');
      expect(said()).toBe('16 April 2026, 17:45');
      type('Minutes', '50');
      expect(said()).toBe('16 April 2026, 17:50');
      await user.click(screen.getByRole('button', { name: /choose date/i }));
      await user.click(await screen.findByRole('gridcell', { name: '20' }));
      expect(said()).toBe('20 April 2026, 17:50');
    },
  );

  proves(
    [
      '**Uncontrolled:** the component keeps the value. It starts with `defaultValue` or empty, and ignores later changes of `defaultValue`.',
      "**Controlled:** you keep the value and pass `value` and `onChange`. The component shows what you pass, so a change that you don't store is lost.",
      'An empty value is `null`, or `[null, null]` for a range.',
      "Don't pass `undefined`: it makes a component uncontrolled, and if you pass a date later, the component logs an error.",
    ],
    () => {
      const first = show(<Picker defaultValue={day} />);
      first.rerender(<Picker defaultValue={day.add(1, 'day')} />);
      expect(shown()).toBe('04/15/2026');
      type('Day', '20');
      expect(shown()).toBe('04/20/2026');
      first.unmount();
      const second = show(<Picker value={day} />);
      type('Day', '20');
      expect(shown()).toBe('04/15/2026');
      second.unmount();
      const range = jest.fn();
      const third = show(
        <Provided>
          <pickersPro.SingleInputDateRangeField
            defaultValue={[day, day]}
            clearable
            onChange={range}
          />
        </Provided>,
      );
      act(() => screen.getByRole('button', { name: 'Clear' }).click());
      expect(range.mock.lastCall?.[0]).toEqual([null, null]);
      third.unmount();
      const fourth = show(<Picker value={undefined} />);
      fourth.rerender(<Picker value={day} />);
      expectConsole('error', /uncontrolled value of a Picker to be controlled/);
      expectConsole('error', /uncontrolled value state of a picker component/);
    },
  );

  proves(
    [
      'The hidden part comes from the old value. In an empty component, the hidden part comes from `referenceDate`:',
      'Without `referenceDate`, a time gets today, and a date gets midnight.',
      'A calendar also opens at `referenceDate`. Without `referenceDate`, the calendar opens at today, or at the nearest limit.',
      "A picker uses `referenceDate` for values chosen in its popup, and doesn't pass it to its field.",
      'A time typed into an empty `TimePicker` gets today.',
      'A time field shows no day, and a date picker shows no time.',
    ],
    async () => {
      const { unmount } = show(<TimeOfADay />);
      type('Hours', '19');
      type('Minutes', '30');
      expect(document.querySelector('output')).toHaveTextContent('4 May 2026, 19:30');
      unmount();
      const typed = (props: ComponentProps<typeof TimePicker>) => {
        const onChange = jest.fn<unknown, [Dayjs | null]>();
        const view = show(
          <Provided>
            <TimePicker label="Time" ampm={false} onChange={onChange} {...props} />
          </Provided>,
        );
        type('Hours', '19');
        type('Minutes', '30');
        view.unmount();
        return onChange.mock.lastCall?.[0]?.format('YYYY-MM-DD HH:mm');
      };
      const today = `${dayjs().format('YYYY-MM-DD')} 19:30`;
      expect(typed({})).toBe(today);
      expect(typed({ referenceDate: dayjs('2026-05-04') })).toBe(today);
      const view = show(<Picker referenceDate={dayjs('2026-05-04T08:15')} />);
      await open(view.user);
      expect(screen.getByText('May 2026')).toBeInTheDocument();
      await view.user.click(screen.getByRole('gridcell', { name: '12' }));
      expect(shown()).toBe('05/12/2026');
      view.unmount();
      const onChange = jest.fn<unknown, [Dayjs | null]>();
      const { user } = show(<Picker minDate={dayjs('2030-03-10')} onChange={onChange} />);
      await open(user);
      expect(screen.getByText('March 2030')).toBeInTheDocument();
      await user.click(screen.getByRole('gridcell', { name: '12' }));
      expect(onChange.mock.lastCall?.[0]?.format('YYYY-MM-DD HH:mm')).toBe('2030-03-12 00:00');
    },
  );
});

describe('parts and variants', () => {
  proves(
    [
      '| A text input with sections, without a popup | `DateField`, `TimeField`, `DateTimeField`',
      'Ranges, such as `DateRangePicker`, are in `@mui/x-date-pickers-pro`.',
      '| A calendar, a clock, or a list on the page | `DateCalendar`, `MonthCalendar`, `YearCalendar`, `TimeClock`, `DigitalClock`, `MultiSectionDigitalClock`',
      '| A field that opens views in a popup or a dialog | `DatePicker`, `TimePicker`, `DateTimePicker`',
    ],
    () => {
      const count = (
        Component: 'DateCalendar' | 'DateField' | 'DatePicker' | 'TimeField' | 'TimePicker',
      ) => {
        const One = pickersPro[Component];
        const { unmount } = show(
          <Provided>
            <One />
          </Provided>,
        );
        const result = [
          screen.queryAllByRole('spinbutton').length > 0,
          screen.queryByRole('button', { name: /^choose (?:date|time)/i }) !== null,
        ];
        unmount();
        return result;
      };
      expect(count('DateField')).toEqual([true, false]);
      expect(count('TimeField')).toEqual([true, false]);
      expect(count('DateCalendar')).toEqual([false, false]);
      expect(count('DatePicker')).toEqual([true, true]);
      expect(count('TimePicker')).toEqual([true, true]);
      for (const name of [
        'DateTimeField',
        'MonthCalendar',
        'YearCalendar',
        'TimeClock',
        'DigitalClock',
        'MultiSectionDigitalClock',
        'DateTimePicker',
        'DateRangePicker',
      ]) {
        expect(Object.keys(pickersPro)).toContain(name);
      }
      expect(Object.keys(pickers)).not.toContain('DateRangePicker');
    },
  );

  proves(
    [
      'Each picker has four variants, such as `DatePicker`, `DesktopDatePicker`, `MobileDatePicker`, and `StaticDatePicker`.',
      '`DatePicker` renders the desktop variant if `@media (pointer: fine)` matches, and the mobile variant otherwise.',
      'pass `desktopModeMediaQuery`:',
      'On a server and in jsdom, `window.matchMedia` is missing and the desktop variant renders.',
    ],
    async () => {
      const isDialog = async (props: ComponentProps<typeof DatePicker>, fine?: boolean) => {
        if (fine !== undefined) {
          Object.assign(window, {
            matchMedia: (query: string) => ({
              matches: /pointer: fine|width/.test(query) && fine,
              media: query,
              addEventListener: () => {},
              removeEventListener: () => {},
              addListener: () => {},
              removeListener: () => {},
            }),
          });
        }
        const { user, unmount } = show(<Picker defaultValue={day} {...props} />);
        await open(user);
        const result = document.querySelector('.MuiDialog-root') !== null;
        unmount();
        Reflect.deleteProperty(window, 'matchMedia');
        return result;
      };
      expect(await isDialog({})).toBe(false);
      expect(await isDialog({}, true)).toBe(false);
      expect(await isDialog({}, false)).toBe(true);
      expect(await isDialog({ desktopModeMediaQuery: '(min-width: 1px)' }, true)).toBe(false);
    },
  );

  proves(
    [
      'Yes | Yes | No',
      'A popup at the field | A modal dialog | The page itself',
      '`true` | `false` | `false`',
      'A static picker is part of the page, with a toolbar and buttons.',
      "`displayStaticWrapperAs` sets the look of the picker, and defaults to `'mobile'`:",
    ],
    async () => {
      const fields: boolean[] = [];
      const accepted: boolean[] = [];
      for (const One of [DesktopDatePicker, MobileDatePicker, StaticDatePicker]) {
        const onAccept = jest.fn();
        const { user, unmount } = show(
          <Provided>
            <One defaultValue={day} onAccept={onAccept} />
          </Provided>,
        );
        fields.push(screen.queryAllByRole('spinbutton').length > 0);
        if (One !== StaticDatePicker) {
          await user.click(screen.getByRole('button', { name: /choose date/i }));
        }
        await user.click(await screen.findByRole('gridcell', { name: '20' }));
        accepted.push(onAccept.mock.calls.length > 0);
        unmount();
      }
      expect(fields).toEqual([true, true, false]);
      expect(accepted).toEqual([true, false, false]);
      const first = show(
        <Provided>
          <StaticDatePicker defaultValue={day} />
        </Provided>,
      );
      expect(screen.getByText('Select date')).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'OK' })).toBeInTheDocument();
      first.unmount();
      show(<StaticAppointment />);
      expect(screen.queryByText('Select date')).toBeNull();
      expect(screen.getByRole('grid')).toBeInTheDocument();
    },
  );

  proves(
    [
      '`views` lists what users choose.',
      '`openTo` sets the first view, and `view` controls the current view.',
      'Pass the prop and its callback, or neither:',
      '| `open` | `onOpen` and `onClose` |',
      '| `view` | `onViewChange` |',
      '| `selectedSections` | `onSelectedSectionsChange` |',
    ],
    async () => {
      const onViewChange = jest.fn();
      const calendar = show(
        <Provided>
          <DateCalendar defaultValue={day} view="day" onViewChange={onViewChange} />
        </Provided>,
      );
      await calendar.user.click(screen.getByRole('button', { name: /switch to year view/ }));
      expect(onViewChange).toHaveBeenCalledWith('year');
      expect(screen.getByRole('grid')).toBeInTheDocument();
      calendar.unmount();
      const first = show(
        <Provided>
          <DateCalendar defaultValue={day} views={['year', 'month']} openTo="month" />
        </Provided>,
      );
      expect(screen.getByRole('radio', { name: 'April' })).toBeInTheDocument();
      first.unmount();
      const onOpen = jest.fn();
      const picker = show(<Picker defaultValue={day} open={false} onOpen={onOpen} />);
      await picker.user.click(screen.getByRole('button', { name: /choose date/i }));
      expect(onOpen).toHaveBeenCalled();
      expect(screen.queryByRole('dialog')).toBeNull();
      picker.unmount();
      const onSelectedSectionsChange = jest.fn();
      show(
        <Provided>
          <pickersPro.DateField
            defaultValue={day}
            selectedSections="day"
            onSelectedSectionsChange={onSelectedSectionsChange}
          />
        </Provided>,
      );
      act(() => sectionOf('Month').focus());
      expect(onSelectedSectionsChange).toHaveBeenCalledWith(0);
      expect(sectionOf('Day')).toHaveFocus();
    },
  );

  proves(
    [
      '`viewRenderers` replaces the component of a view. If you pass `null`, users enter this part in the field:',
      'When the user chooses a day, the popup of this demo closes and the hours in the field receive the focus.',
    ],
    async () => {
      const { user } = show(<TimeInTheField />);
      await open(user);
      expect(screen.queryByRole('listbox')).toBeNull();
      await user.click(screen.getByRole('gridcell', { name: '20' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(sectionOf('Hours')).toHaveFocus());
      expect(shown()).toBe('04/20/2026 09:30');
    },
  );

  proves(
    [
      'To set defaults for the whole app, use the theme.',
      'To pass props to a part, use `slotProps`, with an object or a function of `ownerState`.',
    ],
    () => {
      const theme = createTheme({
        components: { MuiDatePicker: { defaultProps: { label: 'From the theme' } } },
      } as object);
      show(
        <ThemeProvider theme={theme}>
          <Provided>
            <DatePicker
              slotProps={{
                textField: ({ isPickerValueEmpty }) => ({
                  helperText: isPickerValueEmpty ? 'Nothing yet' : 'A day',
                }),
              }}
            />
          </Provided>
        </ThemeProvider>,
      );
      expect(screen.getByRole('group', { name: 'From the theme' })).toBeInTheDocument();
      expect(screen.getByText('Nothing yet')).toBeInTheDocument();
    },
  );
});

describe('hooks and providers', () => {
  proves(
    [
      'A component in a slot can read and change its picker with hooks from `@mui/x-date-pickers/hooks`.',
      'A function that checks whether a value is within the limits of the picker',
      '`setValue` accepts the value and closes the popup.',
    ],
    async () => {
      const { user } = show(<ExtendByADay />);
      await open(user);
      await user.click(screen.getByRole('button', { name: 'A day later' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(shown()).toBe('04/16/2026');
      await open(user);
      await user.click(screen.getByRole('button', { name: 'A day later' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await open(user);
      expect(screen.getByRole('button', { name: 'A day later' })).toBeDisabled();
    },
  );

  proves(
    [
      '`value`, `open`, `view`, `variant`, `label`, and more state, and all actions',
      'Only the actions, without a re-render at each change',
      'The actions are `setValue`, `setOpen`, `setView`, `clearValue`, `setValueToToday`, `acceptValueChanges`, `cancelValueChanges`, and `goToNextStep`.',
      'The format as the empty field shows it, such as `MM/DD/YYYY`',
      'The texts of `localeText`',
      'The adapter, to calculate with dates of any library',
      "To change the value and keep the popup open, pass `{ changeImportance: 'set' }`.",
    ],
    async () => {
      let renders = 0;
      let actions: ReturnType<typeof usePickerActionsContext> | undefined;
      let seen: ReturnType<typeof usePickerContext> | undefined;
      let others: readonly unknown[] = [];
      function Actions() {
        renders += 1;
        actions = usePickerActionsContext();
        return null;
      }
      function Bar() {
        seen = usePickerContext();
        others = [useParsedFormat(), usePickerTranslations().okButtonLabel, usePickerAdapter().lib];
        return <Actions />;
      }
      const onAccept = jest.fn();
      const onChange = jest.fn();
      const { user } = show(
        <Picker
          defaultValue={day}
          onAccept={onAccept}
          onChange={onChange}
          slots={{ actionBar: Bar }}
        />,
      );
      await open(user);
      expect(seen).toMatchObject({ open: true, view: 'day', variant: 'desktop', label: 'Day' });
      expect(others).toEqual(['MM/DD/YYYY', 'OK', 'dayjs']);
      expect(Object.keys(actions ?? {}).sort()).toEqual(
        [
          'setValue',
          'setOpen',
          'setView',
          'clearValue',
          'setValueToToday',
          'acceptValueChanges',
          'cancelValueChanges',
          'goToNextStep',
        ].sort(),
      );
      expect(Object.keys(seen ?? {})).toEqual(expect.arrayContaining(Object.keys(actions ?? {})));
      act(() => actions?.setValue(day.add(1, 'day'), { changeImportance: 'set' }));
      await act(() => pause());
      expect(onChange).toHaveBeenCalledTimes(1);
      expect(onAccept).not.toHaveBeenCalled();
      expect(screen.getByRole('dialog')).toBeInTheDocument();
      expect(renders).toBeGreaterThan(0);
    },
  );

  proves('The props of a field in two groups: props that affect its value, and other props', () => {
    const props = { value: null, format: 'YYYY', label: 'Day', className: 'own' };
    const { result } = renderHook(() => useSplitFieldProps(props, 'date'));
    expect(result.current).toEqual({
      internalProps: { value: null, format: 'YYYY' },
      forwardedProps: { label: 'Day', className: 'own' },
    });
  });

  proves(
    [
      '`LocalizationProvider` provides the adapter, its locale, and the texts.',
      'A provider inside another provider merges its `localeText` with the outer texts.',
      'Without `dateAdapter`, the inner provider uses the outer adapter, and ignores its own `adapterLocale` and `dateFormats`.',
    ],
    () => {
      show(
        <LocalizationProvider
          dateAdapter={AdapterDayjs}
          adapterLocale="de"
          localeText={{ previousMonth: 'Zurück', nextMonth: 'Weiter' }}
        >
          <LocalizationProvider adapterLocale="en" localeText={{ nextMonth: 'Next one' }}>
            <DateCalendar value={day} />
          </LocalizationProvider>
        </LocalizationProvider>,
      );
      expect(screen.getByRole('button', { name: 'Zurück' })).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Next one' })).toBeInTheDocument();
      expect(screen.getByText('April 2026')).toBeInTheDocument();
      expect(screen.getAllByRole('columnheader')[0]).toHaveAccessibleName('Montag');
    },
  );
});

exempt(
  'All pickers treat values in the same way, use one provider, and consist of the same kinds of parts.',
  'What the page is about; the sections prove it part by part.',
);
exempt(
  [
    'Its default is `true` if the user prefers reduced motion.',
    '`reduceAnimations` turns off the transitions.',
  ],
  'A media query of the reader, which jsdom has none of.',
);

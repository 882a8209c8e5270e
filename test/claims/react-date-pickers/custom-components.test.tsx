import * as React from 'react';
import dayjs from 'dayjs';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import ArrowsAndIcons from '../../../docs/x/react-date-pickers/custom-components/ArrowsAndIcons';
import BookingsByMonth from '../../../docs/x/react-date-pickers/custom-components/BookingsByMonth';
import MarkedDelivery from '../../../docs/x/react-date-pickers/custom-components/MarkedDelivery';
import QuarterHeader from '../../../docs/x/react-date-pickers/custom-components/QuarterHeader';
import {
  act,
  proves,
  expectCompiles,
  expectConsole,
  expectTypeError,
  screen,
  show,
  waitFor,
} from '../harness';
import { Provided } from '../pickers';

const day = dayjs('2026-03-16');

/** A picker whose parts are given by name; the types of slots have no place for a list of them. */
const Loose = { DatePicker, MobileDatePicker } as unknown as Record<
  'DatePicker' | 'MobileDatePicker',
  React.ComponentType<Record<string, unknown>>
>;

/** Each slot whose function is called, with the names that its state has. */
function statesOf(kind: 'DatePicker' | 'MobileDatePicker', names: readonly string[]) {
  const seen = new Map<string, readonly string[]>();
  const Picker = Loose[kind];
  const slotProps = Object.fromEntries(
    names.map((name) => [
      name,
      (ownerState: object | undefined) => {
        seen.set(name, Object.keys(ownerState ?? {}));
        return {};
      },
    ]),
  );
  for (const openTo of ['day', 'month', 'year']) {
    const { unmount } = show(
      <Provided>
        <Picker
          open
          openTo={openTo}
          views={['year', 'month', 'day']}
          defaultValue={day}
          slotProps={slotProps}
        />
      </Provided>,
    );
    unmount();
  }
  return seen;
}

const ADDED: Readonly<Record<string, readonly string[]>> = {
  day: ['day', 'isDaySelected', 'isDayDisabled', 'isDayCurrent', 'isDayOutsideMonth'],
  monthButton: ['isMonthSelected', 'isMonthDisabled'],
  yearButton: ['isYearSelected', 'isYearDisabled'],
  switchViewButton: ['view'],
  desktopPaper: ['popperPlacement'],
  actionBar: ['layoutDirection', 'hasShortcuts'],
  shortcuts: ['layoutDirection', 'hasShortcuts'],
};

proves(
  [
    '`ownerState` has `isPickerOpen`, `isPickerValueEmpty`, `isPickerDisabled`, `isPickerReadOnly`, `pickerVariant`, and `pickerOrientation`.',
    'For most slots, you may also pass a function that receives the state of the part, `ownerState`:',
    '`day`, `isDaySelected`, `isDayDisabled`, `isDayCurrent`, `isDayOutsideMonth` and more',
    '`isMonthSelected`, `isMonthDisabled`',
    '`isYearSelected`, `isYearDisabled`',
    '`switchViewButton` | `view`',
    '`desktopPaper` | `popperPlacement`',
    '`layoutDirection`, `hasShortcuts`',
    "The type of `slotProps.popper` includes a function, but the picker doesn't call it.",
  ],
  () => {
    const common = [
      'isPickerOpen',
      'isPickerValueEmpty',
      'isPickerDisabled',
      'isPickerReadOnly',
      'pickerVariant',
      'pickerOrientation',
    ];
    const states = statesOf('DatePicker', [...Object.keys(ADDED), 'calendarHeader', 'popper']);
    for (const [name, added] of Object.entries({ ...ADDED, calendarHeader: [] })) {
      expect(states.get(name)).toEqual(expect.arrayContaining([...common, ...added]));
    }
    expect(states.has('popper')).toBe(false);
  },
);

proves(
  [
    '`toolbar`, `tabs`, `layout`, `dialog`, `mobilePaper`, `desktopTransition`, and `desktopTrapFocus` accept objects, not functions.',
    '`DatePicker` accepts both. The types of its slots are `DatePickerSlots` and `DatePickerSlotProps`.',
    'The type of `slotProps` rejects unknown props in an object literal.',
    'Write the props as a typed constant, as this demo does:',
  ],
  async () => {
    const withProps = (props: string) => `
      import type { DatePickerSlots } from '@mui/x-date-pickers/DatePicker';
      import type { DateTimePickerSlotProps } from '@mui/x-date-pickers/DateTimePicker';
      import type { PickersDayProps } from '@mui/x-date-pickers/PickersDay';
      export const slots: DatePickerSlots = { popper: undefined, dialog: undefined };
      interface OwnProps extends PickersDayProps { marked?: boolean }
      export const own: Partial<OwnProps> = { marked: true };
      export const slotProps: DateTimePickerSlotProps<true> = ${props};
    `;
    await expectCompiles(withProps('{ popper: () => ({}), desktopPaper: () => ({}), day: own }'));
    const names = 'toolbar tabs layout dialog mobilePaper desktopTransition desktopTrapFocus'.split(
      ' ',
    );
    await expectCompiles(withProps(`{ ${names.map((name) => `${name}: {}`).join(', ')} }`));
    for (const name of names) {
      await expectTypeError(withProps(`{ ${name}: () => ({}) }`), /\(\) => /);
    }
    await expectTypeError(withProps('{ day: { marked: true } }'), /marked/);
  },
);

proves(
  [
    '`popper` does nothing in a mobile picker, and `dialog` does nothing in a desktop picker.',
    'A slot has an effect if its part is rendered:',
  ],
  () => {
    const rendered: string[] = [];
    const own = (name: string) =>
      function Own() {
        rendered.push(name);
        return null;
      };
    const slots = { popper: own('popper'), dialog: own('dialog') };
    for (const [kind, name] of [
      ['DatePicker', 'popper'],
      ['MobileDatePicker', 'dialog'],
    ] as const) {
      const Picker = Loose[kind];
      const { unmount } = show(
        <Provided>
          <Picker open defaultValue={day} slots={slots} />
        </Provided>,
      );
      unmount();
      expect(new Set(rendered.splice(0))).toEqual(new Set([name]));
    }
  },
);

proves(
  'Pass `slots` and `slotProps` to the picker, and it passes them on to the calendar, the field, and the popup.',
  () => {
    const { unmount } = show(<ArrowsAndIcons />);
    expect(screen.getByTestId('ArrowForwardIcon')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next month' })).toHaveClass(
      'MuiIconButton-colorPrimary',
    );
    unmount();
    show(
      <Provided>
        <DatePicker
          open
          defaultValue={day}
          slotProps={{
            nextIconButton: { className: 'own-arrow' },
            textField: { className: 'own-field' },
            desktopPaper: { className: 'own-paper' },
          }}
        />
      </Provided>,
    );
    for (const name of ['own-arrow', 'own-field', 'own-paper']) {
      expect(document.querySelector(`.${name}`)).not.toBeNull();
    }
  },
);

proves(
  [
    'The component in `slots.calendarHeader` receives `currentMonth`, `onMonthChange`, `view`, `views`, `onViewChange`, `labelId`, and the limits:',
    'Set `labelId` as the `id` of the text with the month, because it names the grid of days.',
    'Your header replaces the arrows and the button that switches views, so render the controls that users need.',
    '<kbd>Page Up</kbd> and <kbd>Page Down</kbd> in the grid still change the month.',
  ],
  async () => {
    let given: Partial<PickersCalendarHeaderProps> = {};
    function Header(props: PickersCalendarHeaderProps) {
      given = props;
      return null;
    }
    const first = show(
      <Provided>
        <DateCalendar defaultValue={day} slots={{ calendarHeader: Header }} />
      </Provided>,
    );
    const names = 'currentMonth onMonthChange view views onViewChange labelId minDate maxDate';
    expect(Object.keys(given)).toEqual(expect.arrayContaining(names.split(' ')));
    expect(screen.queryByRole('button')).toBeNull();
    act(() => screen.getByRole('gridcell', { name: '16' }).focus());
    await first.user.keyboard('{PageDown}');
    await waitFor(() => expect(given.currentMonth?.month()).toBe(1));
    first.unmount();
    const { user } = show(<QuarterHeader />);
    expect(screen.getByRole('grid', { name: 'March 2026' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Quarter 3' }));
    await waitFor(() => expect(screen.getByText('July 2026')).toBeInTheDocument());
  },
);

proves(
  [
    'The components in `slots.monthButton` and `slots.yearButton` receive the props of a button, such as `onClick`, `onKeyDown`, `onFocus`, `disabled`, `tabIndex`, `role="radio"`, and `aria-checked`.',
    'Spread all of them except `ownerState`, which causes a React warning on a DOM element.',
    'A month has its full name as `aria-label`. A year has no `aria-label`, so keep the text of the button.',
  ],
  async () => {
    const { user, unmount } = show(<BookingsByMonth />);
    expect(screen.getByRole('radio', { name: 'March, 11 bookings' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'July, 26 bookings' }));
    expect(screen.getByRole('radio', { name: 'July, 26 bookings' })).toBeChecked();
    unmount();
    const given: Record<string, unknown>[] = [];
    const Own = (props: Record<string, unknown>) => {
      given.push(props);
      return <button {...props} />;
    };
    const names = 'onClick onKeyDown onFocus disabled tabIndex role aria-checked ownerState';
    for (const view of ['month', 'year'] as const) {
      const one = show(
        <Provided>
          <DateCalendar
            views={[view]}
            openTo={view}
            defaultValue={day}
            slots={{ monthButton: Own, yearButton: Own }}
          />
        </Provided>,
      );
      expect(Object.keys(given[0] ?? {})).toEqual(expect.arrayContaining(names.split(' ')));
      expect(given[0]?.['aria-label']).toBe(view === 'month' ? 'January' : undefined);
      expect(given[0]?.role).toBe('radio');
      given.length = 0;
      one.unmount();
    }
    expectConsole('error', /ownerState/);
  },
);

proves('To pass data to a component in a slot, use `slotProps`.', () => {
  show(<MarkedDelivery />);
  expect(screen.getByRole('gridcell', { name: '11, delivery' })).toBeInTheDocument();
  expect(screen.getAllByRole('gridcell', { name: /delivery/ })).toHaveLength(2);
});

proves(
  [
    'If you create a component during render, React treats the component as new each time and mounts it again.',
    'an input in an inline header loses the focus after the first letter.',
    'The `slots` object itself may be new on each render:',
  ],
  async () => {
    const Stable: React.FC<PickersCalendarHeaderProps & { children?: React.ReactNode }> = ({
      children,
    }) => <>{children}</>;
    function Page({ isInline }: { isInline: boolean }) {
      const [note, setNote] = React.useState('');
      const input = (
        <input aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
      );
      return (
        <Provided>
          <DateCalendar
            defaultValue={day}
            slots={{ calendarHeader: isInline ? () => input : Stable }}
            slotProps={{ calendarHeader: { children: input } as object }}
          />
        </Provided>
      );
    }
    for (const [isInline, text] of [
      [true, 'a'],
      [false, 'abc'],
    ] as const) {
      const { user, unmount } = show(<Page isInline={isInline} />);
      await user.click(screen.getByLabelText('Note'));
      await user.keyboard('abc');
      expect(screen.getByLabelText('Note')).toHaveValue(text);
      unmount();
    }
  },
);

proves(
  [
    'Arrows and the button that switches views receive their name as `aria-label`, from [`localeText`](/x/react-date-pickers/localization/#replace-single-texts).',
    '`leftArrowIcon` and `rightArrowIcon` name the side. From right to left, the right arrow goes back.',
    "Otherwise, the arrow keys don't reach a day, and screen readers don't announce it as selected.",
    'Otherwise, a mobile dialog has no name.',
  ],
  async () => {
    const first = show(
      <ThemeProvider theme={createTheme({ direction: 'rtl' })}>
        <Provided>
          <DatePicker open defaultValue={day} localeText={{ previousMonth: 'Earlier' }} />
        </Provided>
      </ThemeProvider>,
    );
    const back = screen.getByRole('button', { name: 'Earlier' });
    expect(back).toHaveAttribute('aria-label', 'Earlier');
    expect(back.querySelector('svg')).toHaveAttribute('data-testid', 'ArrowRightIcon');
    first.unmount();
    const Day = (props: { day: dayjs.Dayjs }) => (
      <button role="gridcell">{props.day.date()}</button>
    );
    const second = show(
      <Provided>
        <DateCalendar defaultValue={day} slots={{ day: Day }} />
      </Provided>,
    );
    const cell = screen.getByRole('gridcell', { name: '16' });
    expect(cell).not.toHaveAttribute('aria-selected');
    cell.focus();
    await second.user.keyboard('{ArrowRight}');
    expect(cell).toHaveFocus();
    second.unmount();
    const Toolbar = ({ titleId }: { titleId?: string }) => <h2 id={titleId}>Day of the visit</h2>;
    const Nameless = () => <h2>Day of the visit</h2>;
    for (const [toolbar, name] of [
      [Toolbar, 'Day of the visit'],
      [Nameless, ''],
    ] as const) {
      const { unmount } = show(
        <Provided>
          <MobileDatePicker open defaultValue={day} slots={{ toolbar }} />
        </Provided>,
      );
      expect(screen.getByRole('dialog')).toHaveAccessibleName(name);
      unmount();
    }
  },
);

proves(
  [
    '`calendarHeader`, `switchViewButton`, `switchViewIcon`',
    'Below',
    '`previousIconButton`, `nextIconButton`, `leftArrowIcon`, `rightArrowIcon` | Also in clocks and range calendars',
    '`day`, `monthButton`, `yearButton` | Days',
    '`digitalClockItem`, `digitalClockSectionItem` | Digital Clock',
    '`layout`, `toolbar`, `tabs`, `actionBar`, `shortcuts` | Custom layout, Shortcuts',
    '`popper`, `desktopPaper`, `desktopTransition`, `desktopTrapFocus` | Style the popup',
    '`dialog`, `mobilePaper`, `mobileTransition` | The same',
    '`field`, `textField`, `clearButton`, `clearIcon` | Custom field',
    '`openPickerButton`, `openPickerIcon`, `inputAdornment` | Custom opening button',
  ],
  async () => {
    const names = `calendarHeader switchViewButton switchViewIcon previousIconButton nextIconButton leftArrowIcon
      rightArrowIcon day monthButton yearButton digitalClockItem digitalClockSectionItem layout toolbar tabs actionBar
      shortcuts popper desktopPaper desktopTransition desktopTrapFocus dialog mobilePaper mobileTransition field textField
      clearButton clearIcon openPickerButton openPickerIcon inputAdornment`;
    const lines = names.split(/\s+/).map((name) => `${name}: undefined,`);
    await expectCompiles(`
      import type { DateTimePickerSlots } from '@mui/x-date-pickers/DateTimePicker';
      import type { DateRangeCalendarSlots } from '@mui/x-date-pickers-pro/DateRangeCalendar';
      import type { TimeClockSlots } from '@mui/x-date-pickers/TimeClock';
      export const slots: DateTimePickerSlots = { ${lines.join(' ')} };
      export const clock: TimeClockSlots = { leftArrowIcon: undefined };
      export const range: DateRangeCalendarSlots = { leftArrowIcon: undefined };
    `);
  },
);

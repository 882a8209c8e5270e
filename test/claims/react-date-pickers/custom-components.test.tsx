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
  exempt,
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
    'It has `isPickerOpen`, `isPickerValueEmpty`, `isPickerDisabled`, `isPickerReadOnly`, `pickerVariant` and `pickerOrientation`.',
    "`slotProps` takes an object, or for most slots a function of the part's state, `ownerState`.",
    '`day`, `isDaySelected`, `isDayDisabled`, `isDayCurrent`, `isDayOutsideMonth` and more',
    '`isMonthSelected`, `isMonthDisabled`',
    '`isYearSelected`, `isYearDisabled`',
    '`switchViewButton` | `view`',
    '`desktopPaper` | `popperPlacement`',
    '`layoutDirection`, `hasShortcuts`',
    "`popper` has a function in its type, but this version doesn't call it.",
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
    '`toolbar`, `tabs`, `layout`, `dialog`, `mobilePaper`, `desktopTransition` and `desktopTrapFocus` take an object only.',
    '`DatePicker` takes both, and TypeScript knows them as `DatePickerSlots` and `DatePickerSlotProps`.',
    "Its type doesn't know your props in an object literal; a typed constant compiles:",
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
  'A slot counts only where its part is: `popper` does nothing in a mobile picker, `dialog` nothing in a desktop one.',
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
  'A picker hands its `slots` and `slotProps` down to the calendar, the field and the popup in it, so one pair of props reaches every part.',
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
    '`slots.calendarHeader` gets `currentMonth`, `onMonthChange`, `view`, `views`, `onViewChange`, `labelId` and the limits:',
    'Put `labelId` on the text that names the month: it names the grid of days.',
    'The arrows and the button that switches views are gone then, so your header has to offer them.',
    'Page Up and Page Down in the grid still change the month.',
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
    '`slots.monthButton` and `slots.yearButton` get what a button needs: `onClick`, `onKeyDown`, `onFocus`, `disabled`, `tabIndex`, `role="radio"`, `aria-checked`.',
    'Spread it all, but for `ownerState`, which React warns about on an element of the page.',
    'Months come with their full name as `aria-label`, years with their text alone.',
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

proves('A slot that is defined outside of your component gets your data by `slotProps`.', () => {
  show(<MarkedDelivery />);
  expect(screen.getByRole('gridcell', { name: '11, delivery' })).toBeInTheDocument();
  expect(screen.getAllByRole('gridcell', { name: /delivery/ })).toHaveLength(2);
});

proves(
  [
    'React takes a component that is created while yours renders for another one each time.',
    'With a header written inline, an input in it loses the focus after the first letter.',
    'The `slots` object may be new at each render.',
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
    'The names of arrows and of the button that switches views come from `localeText` as `aria-label`.',
    '`leftArrowIcon` and `rightArrowIcon` are for the side, not for the meaning: from right to left, the right one goes back.',
    "The arrow keys don't reach a day without the props of `PickersDay`, and nothing announces it as selected.",
    'A toolbar of your own in a mobile dialog needs `id={titleId}`, or the dialog has no name.',
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

exempt(
  [
    "This page is the map of the pickers' parts.",
    'What many parts need is easier to pass by a context of your own, and what the picker knows comes from `usePickerContext`.',
    'A button of yours has to pass it on.',
  ],
  'About this page, and advice.',
);

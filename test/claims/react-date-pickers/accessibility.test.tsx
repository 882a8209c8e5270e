import type { ReactElement } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import NamedPicker from '../../../docs/x/react-date-pickers/accessibility/NamedPicker';
import SpokenError from '../../../docs/x/react-date-pickers/accessibility/SpokenError';
import TwoButtons from '../../../docs/x/react-date-pickers/accessibility/TwoButtons';
import WeekNumbers from '../../../docs/x/react-date-pickers/accessibility/WeekNumbers';
import { act, proves, exempt, fireEvent, pause, screen, show, waitFor, within } from '../harness';
import { open, Picker, Provided, sectionOf, type } from '../pickers';

const moment = dayjs('2026-04-15T09:30');
const provided = (element: ReactElement) => show(<Provided>{element}</Provided>);
const focusedText = () => document.activeElement?.textContent;

/** Where the focus is after each key. */
function walk(start: HTMLElement, keys: readonly string[]): readonly (string | null | undefined)[] {
  act(() => start.focus());
  return keys.map((key) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    return focusedText();
  });
}

const ARROWS = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'];

describe('names', () => {
  proves(
    [
      'The label names the group of sections and the dialog.',
      'Without a label, screen readers announce sections such as "Month" and "Day" without the name of the field.',
      'It describes the field.',
    ],
    async () => {
      const { user, unmount } = show(<NamedPicker />);
      const group = screen.getByRole('group', { name: 'First working day' });
      expect(group).toHaveAccessibleDescription('A Monday, as a rule');
      await open(user);
      expect(screen.getByRole('dialog', { name: 'First working day' })).toBeInTheDocument();
      unmount();
      show(<Picker label="" />);
      expect(screen.getByRole('group')).not.toHaveAccessibleName();
      expect(sectionOf('Month')).toBeInTheDocument();
    },
  );

  proves(
    [
      '`group` | `label`',
      '`spinbutton` | Its kind ("Month") and the value in words ("April", "15th", "Empty")',
      '`button` | "Choose date, selected date is Apr 15, 2026"',
      '`dialog` | `label`',
      '`grid` with `gridcell` | The month and year; a day is its number',
      '`columnheader` | The whole name, "Wednesday"',
      'The selected day has `aria-selected="true"`, and today has `aria-current="date"`.',
      'The month above the days is a live region, so screen readers announce a new month.',
      'Pickers come with roles, keys, and texts for assistive technology.',
    ],
    async () => {
      const { user, unmount } = show(<Picker defaultValue={moment} />);
      expect(screen.getByRole('group', { name: 'Day' })).toBeInTheDocument();
      expect(sectionOf('Month')).toHaveAttribute('aria-valuetext', 'April');
      expect(sectionOf('Day')).toHaveAttribute('aria-valuetext', '15th');
      fireEvent.keyDown(sectionOf('Day'), { key: 'Tab' });
      screen.getByRole('button', { name: 'Choose date, selected date is Apr 15, 2026' });
      const dialog = await open(user);
      expect(dialog).toHaveAccessibleName('Day');
      expect(within(dialog).getByRole('grid')).toHaveAccessibleName('April 2026');
      expect(within(dialog).getByRole('gridcell', { name: '15' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      expect(within(dialog).getByRole('columnheader', { name: 'Wednesday' })).toBeInTheDocument();
      expect(within(dialog).getByText('April 2026').closest('[aria-live="polite"]')).not.toBeNull();
      unmount();
      const empty = show(<Picker />);
      expect(sectionOf('Year')).toHaveAttribute('aria-valuetext', 'Empty');
      empty.unmount();
      provided(<DateCalendar defaultValue={dayjs()} />);
      expect(document.querySelector('[aria-current="date"]')?.textContent).toBe(
        String(dayjs().date()),
      );
    },
  );

  proves(
    [
      '`radiogroup` with `radio` | The year, the month',
      '`listbox` with `option` | "Select hours"; "9 hours"',
      '`listbox` with `option` | "Select hours. Selected time is 09:30 AM"',
    ],
    () => {
      const years = provided(<YearCalendar defaultValue={moment} />);
      expect(screen.getByRole('radiogroup')).toBeInTheDocument();
      expect(screen.getByRole('radio', { name: '2026' })).toBeChecked();
      years.unmount();
      const months = provided(<MonthCalendar defaultValue={moment} />);
      expect(screen.getByRole('radio', { name: 'April' })).toBeChecked();
      months.unmount();
      const lists = provided(<MultiSectionDigitalClock defaultValue={moment} />);
      const hours = screen.getByRole('listbox', { name: 'Select hours' });
      expect(within(hours).getByRole('option', { name: '9 hours' })).toBeInTheDocument();
      lists.unmount();
      provided(<TimeClock defaultValue={moment} />);
      expect(
        screen.getByRole('listbox', { name: 'Select hours. Selected time is 09:30 AM' }),
      ).toBeInTheDocument();
      expect(screen.getAllByRole('option').length).toBeGreaterThan(11);
    },
  );

  proves(
    [
      "The name of the button doesn't mention the label of its picker.",
      'For times and ranges, use `openTimePickerDialogue` and `openRangePickerDialogue`.',
    ],
    () => {
      const { unmount } = show(<TwoButtons />);
      expect(
        screen.getByRole('button', { name: /^Loan starts: Apr 15, 2026/ }),
      ).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Loan ends: choose a day' })).toBeInTheDocument();
      unmount();
      const plain = show(<Picker label="Loan starts" />);
      expect(screen.getByRole('button')).toHaveAccessibleName('Choose date');
      plain.unmount();
      const time = provided(
        <TimePicker label="Time" localeText={{ openTimePickerDialogue: () => 'Own time' }} />,
      );
      expect(screen.getByRole('button', { name: 'Own time' })).toBeInTheDocument();
      time.unmount();
      provided(
        <DateRangePicker
          label="Trip"
          localeText={{ openRangePickerDialogue: () => 'Own range' }}
        />,
      );
      expect(screen.getByRole('button', { name: 'Own range' })).toBeInTheDocument();
    },
  );

  proves(
    '`formattedDate` is the value in the format `fullDate` of the adapter, or `null` without a valid value.',
    () => {
      const seen: (string | null)[] = [];
      show(
        <Picker
          defaultValue={moment}
          localeText={{
            openDatePickerDialogue: (formattedDate) => {
              seen.push(formattedDate);
              return 'Open';
            },
          }}
        />,
      );
      expect(seen.at(-1)).toBe('Apr 15, 2026');
      type('Month', '02');
      type('Day', '31');
      expect(seen.at(-1)).toBeNull();
    },
  );
});

describe('keys', () => {
  proves(
    [
      'Previous or next day, previous or next week',
      '<kbd>Home</kbd> <kbd>End</kbd> | First and last day of the week',
      '<kbd>Page Up</kbd> <kbd>Page Down</kbd> | Next month, previous month',
      'From right to left, <kbd>←</kbd> goes to the next day.',
      'In the days, <kbd>Page Up</kbd> goes to the next month and <kbd>Page Down</kbd> to the previous month.',
    ],
    async () => {
      const { unmount } = provided(<DateCalendar defaultValue={moment} reduceAnimations />);
      const start = () => screen.getByRole('gridcell', { name: '15' });
      expect(walk(start(), ARROWS)).toEqual(['16', '15', '22', '15']);
      expect(walk(start(), ['Home', 'End'])).toEqual(['12', '18']);
      fireEvent.keyDown(document.activeElement ?? document.body, { key: 'PageUp' });
      expect(await screen.findByText('May 2026')).toBeInTheDocument();
      fireEvent.keyDown(document.activeElement ?? document.body, { key: 'PageDown' });
      expect(await screen.findByText('April 2026')).toBeInTheDocument();
      unmount();
      provided(
        <ThemeProvider theme={createTheme({ direction: 'rtl' })}>
          <DateCalendar defaultValue={moment} reduceAnimations />
        </ThemeProvider>,
      );
      expect(walk(start(), ['ArrowLeft'])).toEqual(['16']);
    },
  );

  proves(['One year, or one row of years', 'One month or one row, and around the ends'], () => {
    const { unmount } = provided(<YearCalendar defaultValue={moment} yearsPerRow={3} />);
    expect(walk(screen.getByRole('radio', { name: '2026' }), ARROWS)).toEqual([
      '2027',
      '2026',
      '2029',
      '2026',
    ]);
    unmount();
    provided(<MonthCalendar defaultValue={moment} monthsPerRow={3} />);
    expect(walk(screen.getByRole('radio', { name: 'April' }), ARROWS)).toEqual([
      'May',
      'Apr',
      'Jul',
      'Apr',
    ]);
    expect(walk(screen.getByRole('radio', { name: 'December' }), ['ArrowRight'])).toEqual(['Jan']);
  });

  proves(['One entry', '<kbd>Page Up</kbd> <kbd>Page Down</kbd> | Five entries'], () => {
    provided(<DigitalClock defaultValue={moment} ampm={false} />);
    const start = screen.getByRole('option', { name: '09:30' });
    expect(walk(start, ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'])).toEqual([
      '10:00',
      '09:30',
      '12:00',
      '09:30',
    ]);
  });

  proves(
    [
      'One more or less, and around the ends',
      '<kbd>Page Up</kbd> <kbd>Page Down</kbd> | Five more or less, up to the ends',
      '<kbd>Home</kbd> <kbd>End</kbd> | Lowest and highest value',
      '<kbd>Enter</kbd> <kbd>Space</kbd> | Accepts the value and goes to the next view',
    ],
    () => {
      const onViewChange = jest.fn();
      provided(<TimeClock defaultValue={moment} ampm={false} onViewChange={onViewChange} />);
      const clock = () => screen.getByRole('listbox');
      const said = (key: string) => {
        fireEvent.keyDown(clock(), { key });
        return /is (.*)$/.exec(clock().getAttribute('aria-label') ?? '')?.[1];
      };
      expect(said('ArrowUp')).toBe('10:30');
      expect(said('ArrowDown')).toBe('09:30');
      expect(said('PageUp')).toBe('14:30');
      expect(said('PageDown')).toBe('09:30');
      expect(said('End')).toBe('23:30');
      expect(said('PageUp')).toBe('23:30');
      expect(said('ArrowUp')).toBe('00:30');
      expect(said('Home')).toBe('00:30');
      said('Enter');
      expect(onViewChange).toHaveBeenCalledWith('minutes');
    },
  );
});

describe('focus and errors', () => {
  proves(
    [
      '<kbd>Esc</kbd> | Closes the popup and accepts the current choice',
      'When a popup opens, the focus moves to the selected day.',
      'If this day is disabled, the focus moves to the closest allowed day of its month.',
      'Without a value, the focus moves to the day of `referenceDate`, or else today.',
      'If there is no value and the day of `referenceDate` or today is disabled, the focus stays on the button.',
      'When the popup closes, the focus returns to the [button](/x/react-date-pickers/custom-opening-button/).',
    ],
    async () => {
      const onAccept = jest.fn();
      const { user, unmount } = show(
        <Picker defaultValue={moment} openTo="year" onAccept={onAccept} />,
      );
      await open(user);
      await user.click(screen.getByRole('radio', { name: '2027' }));
      await user.keyboard('{Escape}');
      expect(onAccept).toHaveBeenCalledTimes(1);
      await waitFor(() =>
        expect(screen.getByRole('button', { name: /Choose date/ })).toHaveFocus(),
      );
      unmount();
      const second = show(<Picker defaultValue={moment} />);
      await open(second.user);
      await waitFor(() => expect(focusedText()).toBe('15'));
      second.unmount();
      const third = show(<Picker referenceDate={dayjs('2026-07-08')} />);
      await open(third.user);
      await waitFor(() => expect(focusedText()).toBe('8'));
      third.unmount();
      const fourth = show(<Picker />);
      await open(fourth.user);
      await waitFor(() => expect(focusedText()).toBe(String(dayjs().date())));
      fourth.unmount();
      const isOut = { shouldDisableDate: (one: Dayjs) => one.date() === moment.date() };
      const fifth = show(<Picker {...isOut} defaultValue={moment} />);
      await open(fifth.user);
      await waitFor(() => expect(focusedText()).toBe('16'));
      fifth.unmount();
      const sixth = show(<Picker {...isOut} referenceDate={moment} />);
      await open(sixth.user);
      await act(() => pause(400));
      expect(document.activeElement).toHaveAccessibleName('Choose date');
      sixth.unmount();
      const seventh = show(
        <Provided>
          <MobileDatePicker label="Day" {...isOut} referenceDate={moment} />
        </Provided>,
      );
      const dialog = await open(seventh.user);
      await act(() => pause(400));
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
      expect(document.activeElement).toHaveAttribute('role', 'dialog');
    },
  );

  proves(
    [
      'To focus the first section when the page appears, set `autoFocus`.',
      "The clear button isn't a tab stop.",
      'Keyboard users clear a field with <kbd>Ctrl</kbd>+<kbd>A</kbd> and <kbd>Delete</kbd>.',
    ],
    () => {
      const onChange = jest.fn();
      show(
        <Picker
          {...{ autoFocus: true }}
          defaultValue={moment}
          onChange={onChange}
          slotProps={{ field: { clearable: true } }}
        />,
      );
      expect(sectionOf('Month')).toHaveFocus();
      expect(screen.getByRole('button', { name: 'Clear' })).toHaveAttribute('tabindex', '-1');
      fireEvent.keyDown(sectionOf('Month'), { key: 'a', keyCode: 65, ctrlKey: true });
      fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Delete' });
      expect(onChange).toHaveBeenLastCalledWith(null, { validationError: null });
    },
  );

  proves(
    [
      'A wrong value sets `aria-invalid="true"` on the group and turns the field red.',
      'The field refers to `helperText` with `aria-describedby`, so write the reason in `helperText`:',
      "`helperText` isn't a live region. Screen readers announce it with the field, not when it changes.",
    ],
    () => {
      show(<SpokenError />);
      const group = screen.getByRole('group', { name: 'Vaccination' });
      expect(group).toHaveAttribute('aria-invalid', 'true');
      expect(document.querySelector('.Mui-error')).not.toBeNull();
      expect(group).toHaveAccessibleDescription('The practice opens on April 13');
      const text = screen.getByText('The practice opens on April 13');
      expect(text.closest('[aria-live], [role="status"], [role="alert"]')).toBeNull();
      type('Day', '14');
      expect(group).toHaveAttribute('aria-invalid', 'false');
    },
  );

  proves(
    'To change these texts, pass [`localeText`](/x/react-date-pickers/localization/#replace-single-texts) to one picker or to the provider.',
    () => {
      show(<WeekNumbers />);
      expect(screen.getByRole('rowheader', { name: 'Calendar week 16' })).toBeInTheDocument();
    },
  );
});

proves('To turn off the sliding months for all users, set `reduceAnimations`:', () => {
  const monthsAfterNext = (reduceAnimations: boolean) => {
    const { unmount } = provided(
      <DateCalendar defaultValue={moment} reduceAnimations={reduceAnimations} />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Next month' }));
    const count = document.querySelectorAll('[role="rowgroup"]').length;
    unmount();
    return count;
  };
  // While months slide, the old one is still there.
  expect([monthsAfterNext(false), monthsAfterNext(true)]).toEqual([2, 1]);
});

exempt(
  'Pickers follow the `prefers-reduced-motion` setting of the user.',
  'Advice, and a media query of the reader that jsdom has none of.',
);

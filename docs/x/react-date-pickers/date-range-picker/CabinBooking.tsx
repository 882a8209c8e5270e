import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import dayjs, { type Dayjs } from 'dayjs';
import { usePickerActionsContext } from '@mui/x-date-pickers/hooks';
import type {
  PickersShortcutsItem,
  PickersShortcutsProps,
} from '@mui/x-date-pickers/PickersShortcuts';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange, DateRangeValidationError } from '@mui/x-date-pickers-pro/models';

/** Sorted, as text: that compares by day, whatever the time. */
const booked = ['2026-03-10', '2026-03-11', '2026-03-21', '2026-03-22'];
const textOf = (day: Dayjs) => day.format('YYYY-MM-DD');
const isBooked = (day: Dayjs) => booked.includes(textOf(day));

/** Two nights or more, and no booked day on the way. */
function isStay(first: Dayjs, last: Dayjs) {
  const nextBooked = booked.find((day) => day >= textOf(first));
  const isFree = nextBooked === undefined || textOf(last) < nextBooked;
  return isFree && last.diff(first, 'day') >= 2;
}

const items = ['2026-03-13', '2026-03-20', '2026-03-27']
  .map((friday): [Dayjs, Dayjs] => [dayjs(friday), dayjs(friday).add(2, 'day')])
  .filter(([first, last]) => isStay(first, last))
  .map(([first, last]): PickersShortcutsItem<DateRange<Dayjs>> => ({
    label: `${first.date()} to ${last.format('D MMMM')}`,
    getValue: () => [first, last],
  }));

/** Asks no limits, unlike the shortcuts of the picker. */
function Weekends({ items = [], className }: PickersShortcutsProps<DateRange<Dayjs>>) {
  const { setValue } = usePickerActionsContext<DateRange<Dayjs>>();
  return (
    <List dense aria-label="Free weekends" className={className}>
      {items.map(({ getValue, ...shortcut }) => (
        <ListItem key={shortcut.label} disablePadding>
          <ListItemButton onClick={() => setValue(getValue({ isValid: () => true }), { shortcut })}>
            {shortcut.label}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

function messageOf(error: DateRangeValidationError) {
  if (error.includes('shouldDisableDate')) {
    return 'Two nights or more, without a booked day';
  }
  return error.some(Boolean) ? 'Enter the first and the last day' : ' ';
}

export default function CabinBooking() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-03-16'),
    dayjs('2026-03-18'),
  ]);
  const [error, setError] = React.useState<DateRangeValidationError>([null, null]);
  const first = stay[0]?.isValid() ? stay[0] : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Cabin"
        value={stay}
        onChange={setStay}
        onError={setError}
        shouldDisableDate={(day, position) =>
          isBooked(day) ||
          // Days before the first one stay free, so that people can choose another one.
          (position === 'end' && first !== null && !day.isBefore(first) && !isStay(first, day))
        }
        slots={{ shortcuts: Weekends }}
        slotProps={{
          shortcuts: { items },
          popper: { 'aria-label': 'Cabin' },
          textField: { helperText: messageOf(error) },
        }}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}

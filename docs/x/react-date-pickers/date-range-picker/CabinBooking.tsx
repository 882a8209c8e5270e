import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

/** Sorted, as text: that compares by day, whatever the time. */
const booked = ['2026-03-10', '2026-03-11', '2026-03-21', '2026-03-22'];
const textOf = (day: Dayjs) => day.format('YYYY-MM-DD');

export default function CabinBooking() {
  const [days, setDays] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-03-16'),
    dayjs('2026-03-18'),
  ]);
  const [hasError, setHasError] = React.useState(false);
  const first = days[0]?.isValid() ? textOf(days[0]) : null;
  const nextBooked = first ? booked.find((day) => day >= first) : undefined;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Cabin"
        value={days}
        onChange={setDays}
        onError={(error) => setHasError(error.some(Boolean))}
        shouldDisableDate={(day, position) =>
          booked.includes(textOf(day)) ||
          (position === 'end' && nextBooked !== undefined && textOf(day) > nextBooked)
        }
        slotProps={{
          popper: { 'aria-label': 'Cabin' },
          textField: { helperText: hasError ? 'Somebody has the cabin on these days' : ' ' },
        }}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}

import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

/** The times that a chosen day gets as the start and as the end. */
const opened = dayjs('2026-03-16T08:00');
const closed = dayjs('2026-03-16T17:00');
const hours: [Dayjs, Dayjs] = [opened, closed];

const at = (day: Dayjs, time: Dayjs) => day.hour(time.hour()).minute(time.minute());

/** Gives a new start an end, because an hour chosen for a missing end would replace the start. */
function completed(rental: DateRange<Dayjs>, [oldStart, oldEnd]: DateRange<Dayjs>) {
  const [start, end] = rental;
  if (!start?.isValid() || end || start.isSame(oldStart)) {
    return rental;
  }
  // With an old end, the picker has restarted the range, and may have used the time of the end.
  const from = oldStart && oldEnd && !start.isSame(oldStart, 'day') ? at(start, oldStart) : start;
  const range: DateRange<Dayjs> = [from, at(from.add(1, 'day'), closed)];
  return range;
}

export default function RentalHours() {
  const [rental, setRental] = React.useState<DateRange<Dayjs>>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        label="Camper van"
        format="D MMM HH:mm"
        ampm={false}
        referenceDate={hours}
        value={rental}
        onChange={(range) => setRental((before) => completed(range, before))}
        slotProps={{
          popper: { 'aria-label': 'Camper van' },
          textField: { helperText: 'From 8:00, back by 17:00' },
        }}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}

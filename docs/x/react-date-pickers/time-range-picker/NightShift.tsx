import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

const night = dayjs('2026-03-16');
/** The time of a date, on another day. */
const on = (day: Dayjs, time: Dayjs) => day.hour(time.hour()).minute(time.minute());

/** The start belongs to the night's first day, an end that isn't later to the next one. */
function overMidnight([start, end]: DateRange<Dayjs>): DateRange<Dayjs> {
  const from = start?.isValid() ? on(night, start) : start;
  if (!from?.isValid() || !end?.isValid()) {
    return [from, end];
  }
  const to = on(night, end);
  return [from, to.isAfter(from) ? to : to.add(1, 'day')];
}

export default function NightShift() {
  const [shift, setShift] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-03-16T22:00'),
    dayjs('2026-03-17T06:00'),
  ]);
  const [start, end] = shift;
  const hours = start?.isValid() && end?.isValid() ? end.diff(start, 'hour', true) : undefined;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Night shift"
        ampm={false}
        value={shift}
        onChange={(range) => setShift(overMidnight(range))}
        slotProps={{
          popper: { 'aria-label': 'Night shift' },
          textField: {
            helperText: hours === undefined ? 'Enter both times' : `${hours} hours`,
          },
        }}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}

import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const longest = 48;

export default function LongestStay() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-03-16T10:00'),
    dayjs('2026-03-18T08:00'),
  ]);
  const [hasError, setHasError] = React.useState(false);
  const [start, end] = stay;
  const isTooLong = start !== null && end !== null && end.diff(start, 'hour', true) > longest;
  const text = isTooLong ? 'At most 48 hours' : 'The boat is free for up to 48 hours';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        label="Rowing boat"
        format="D MMM HH:mm"
        ampm={false}
        value={stay}
        onChange={setStay}
        shouldDisableDate={(day, position) =>
          position === 'end' && start !== null && day.isAfter(start.add(longest, 'hour'), 'day')
        }
        onError={(error) => setHasError(error.some(Boolean))}
        slotProps={{
          popper: { 'aria-label': 'Rowing boat' },
          textField: { error: hasError || isTooLong, helperText: text },
        }}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}

import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

const ZONE = 'Europe/Madrid';

/** A time that the clocks skip comes back changed. */
const isSkipped = (time: Dayjs) =>
  dayjs(time.toISOString()).tz(ZONE).format('HH:mm') !== time.format('HH:mm');

function explain(time: Dayjs | null) {
  if (!time?.isValid()) {
    return 'Enter a date and a time that exist';
  }
  return isSkipped(time) ? 'The clocks skip this time' : time.format('D MMMM, HH:mm, [UTC]Z');
}

export default function DaylightSaving() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs.tz('2026-03-29T03:30', ZONE));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        label="Night shift starts in Madrid"
        ampm={false}
        timezone={ZONE}
        value={start}
        onChange={setStart}
        slotProps={{
          textField: {
            helperText: explain(start),
            error: start === null || !start.isValid() || isSkipped(start),
          },
        }}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}

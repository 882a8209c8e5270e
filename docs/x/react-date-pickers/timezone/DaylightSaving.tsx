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

function explain(start: Dayjs | null) {
  if (!start?.isValid()) {
    return 'Enter a date and a time that exist';
  }
  return start.tz(ZONE).format('D MMMM, HH:mm, [UTC]Z');
}

export default function DaylightSaving() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs.utc('2026-03-29T01:30:00Z'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        label="Night shift starts in Madrid"
        ampm={false}
        format="MM/DD/YY HH:mm"
        timezone={ZONE}
        value={start}
        onChange={(value) => setStart(value?.isValid() ? value.utc() : value)}
        slotProps={{
          textField: {
            helperText: explain(start),
            error: !start?.isValid(),
          },
        }}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}

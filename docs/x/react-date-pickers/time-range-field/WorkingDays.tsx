import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';

const at = (time: string) => dayjs(`2026-03-16T${time}`);
const days = ['Monday', 'Tuesday'];

function minutesOf([start, end]: DateRange<Dayjs>) {
  const minutes = start && end ? end.diff(start, 'minute') : Number.NaN;
  return minutes >= 0 ? minutes : undefined;
}

export default function WorkingDays() {
  const [hours, setHours] = React.useState<DateRange<Dayjs>[]>([
    [at('08:00'), at('16:30')],
    [at('08:00'), null],
  ]);
  const minutes = hours.reduce((sum, range) => sum + (minutesOf(range) ?? 0), 0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        {days.map((day, index) => (
          <SingleInputTimeRangeField
            key={day}
            label={day}
            ampm={false}
            referenceDate={at('00:00')}
            value={hours[index]}
            onChange={(range) =>
              setHours((all) => all.map((one, place) => (place === index ? range : one)))
            }
          />
        ))}
        <Typography variant="body2" role="status">
          {Math.floor(minutes / 60)} h {minutes % 60} min in all
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

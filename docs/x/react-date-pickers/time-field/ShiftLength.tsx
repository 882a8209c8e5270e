import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const MINUTES_OF_A_DAY = 24 * 60;

/** How long a shift lasts. One that ends before it begins ends on the next day. */
function lengthOf(start: Dayjs | null, end: Dayjs | null) {
  if (!start?.isValid() || !end?.isValid()) {
    return 'Enter both times';
  }
  const minutes = (end.diff(start, 'minute') + MINUTES_OF_A_DAY) % MINUTES_OF_A_DAY;
  return `${Math.floor(minutes / 60)} hours and ${minutes % 60} minutes`;
}

const day = dayjs('2026-03-16');

export default function ShiftLength() {
  const [start, setStart] = React.useState<Dayjs | null>(day.hour(22));
  const [end, setEnd] = React.useState<Dayjs | null>(day.hour(6).minute(30));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <TimeField
          label="Shift begins"
          ampm={false}
          referenceDate={day}
          value={start}
          onChange={setStart}
        />
        <TimeField
          label="Shift ends"
          ampm={false}
          referenceDate={day}
          value={end}
          onChange={setEnd}
        />
        <Typography variant="body2" role="status">
          {lengthOf(start, end)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

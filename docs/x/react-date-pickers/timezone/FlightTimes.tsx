import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function FlightTimes() {
  const [departure, setDeparture] = React.useState<Dayjs | null>(dayjs.utc('2026-03-16T10:20:00Z'));
  const [arrival, setArrival] = React.useState<Dayjs | null>(dayjs.utc('2026-03-16T22:45:00Z'));
  const minutes = departure && arrival ? arrival.diff(departure, 'minute') : NaN;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DateTimeField
          label="Departure, time in Lisbon"
          format="MM/DD/YY hh:mm A"
          timezone="Europe/Lisbon"
          value={departure}
          onChange={setDeparture}
        />
        <DateTimeField
          label="Arrival, time in Seattle"
          format="MM/DD/YY hh:mm A"
          timezone="America/Los_Angeles"
          value={arrival}
          onChange={setArrival}
        />
        <Typography variant="body2" role="status">
          {Number.isNaN(minutes)
            ? 'Enter both times'
            : `In the air: ${Math.floor(minutes / 60)} h ${minutes % 60} min`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

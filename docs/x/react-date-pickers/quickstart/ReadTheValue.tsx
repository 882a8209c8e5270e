import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ReadTheValue() {
  const [departure, setDeparture] = React.useState<Dayjs | null>(dayjs('2026-03-16T09:40'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <DateTimePicker label="Departure" value={departure} onChange={setDeparture} />
        <Typography variant="body2" role="status">
          {departure?.isValid()
            ? `Boarding closes at ${departure.subtract(20, 'minute').format('HH:mm')}`
            : 'Enter a complete date and time'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

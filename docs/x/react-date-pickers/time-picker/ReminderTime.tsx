import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function ReminderTime() {
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2026-03-16T08:30'));
  const [hasError, setHasError] = React.useState(false);
  const text = time && !hasError ? time.format('HH:mm') : '';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <TimePicker
          label="Daily reminder"
          value={time}
          onChange={setTime}
          onError={(error) => setHasError(error !== null)}
        />
        <Typography variant="body2" role="status">
          {text ? `Reminder at ${text}` : 'No complete time'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function AlarmClock() {
  const [alarm, setAlarm] = React.useState<Dayjs | null>(dayjs('2026-03-16T06:45'));
  const [saved, setSaved] = React.useState('Alarm at 06:45 AM');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: '100%' }}>
        <TimeClock
          ampm
          ampmInClock
          showViewSwitcher
          value={alarm}
          onChange={(time, selectionState) => {
            setAlarm(time);
            if (time && selectionState !== 'shallow') {
              setSaved(`Alarm at ${time.format('hh:mm A')}`);
            }
          }}
          sx={{ maxWidth: '100%' }}
        />
        <Typography variant="body2" role="status" align="center">
          {saved}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function ClearableField() {
  const [alarm, setAlarm] = React.useState<Dayjs | null>(dayjs('2026-04-15T06:45'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <TimeField label="Alarm" ampm={false} clearable value={alarm} onChange={setAlarm} />
        <Typography variant="body2" component="output">
          {alarm?.isValid() ? `Rings at ${alarm.format('H:mm')}` : 'No alarm'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function DateAndTimeApart() {
  const [departure, setDeparture] = React.useState<Dayjs | null>(dayjs('2026-04-15T17:45'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DatePicker label="Day of departure" value={departure} onChange={setDeparture} />
        <TimePicker label="Time of departure" value={departure} onChange={setDeparture} />
        <Typography variant="body2" component="output">
          {departure?.isValid() ? departure.format('D MMMM YYYY, H:mm') : 'Not complete'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

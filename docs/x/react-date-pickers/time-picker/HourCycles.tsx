import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const departure = dayjs('2026-03-16T14:05');

export default function HourCycles() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <TimePicker label="Departure (12 hours)" ampm defaultValue={departure} />
        <TimePicker label="Departure (24 hours)" ampm={false} defaultValue={departure} />
        <TimePicker
          label="Start of the race"
          ampm={false}
          views={['hours', 'minutes', 'seconds']}
          defaultValue={departure}
        />
      </Stack>
    </LocalizationProvider>
  );
}

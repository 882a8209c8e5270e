import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const opening = dayjs('2026-04-15T09:00');
const nextDay = dayjs('2026-04-16T08:00');

export default function OpeningHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DateTimeField
          label="Every day from 9:00"
          minTime={opening}
          defaultValue={nextDay}
          helperText="April 16, 8:00 is too early in the day"
        />
        <DateTimeField
          label="From April 15, 9:00"
          minDateTime={opening}
          defaultValue={nextDay}
          helperText="April 16, 8:00 is fine"
        />
      </Stack>
    </LocalizationProvider>
  );
}

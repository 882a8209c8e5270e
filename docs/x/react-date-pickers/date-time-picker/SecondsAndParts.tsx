import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const sample = dayjs('2026-03-16T14:05:09');

export default function SecondsAndParts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DateTimePicker
          label="Sample taken at"
          ampm={false}
          views={['year', 'month', 'day', 'hours', 'minutes', 'seconds']}
          defaultValue={sample}
        />
        <DateTimePicker
          label="Hour of the reading"
          views={['day', 'hours']}
          format="D MMM YYYY, HH:00"
          ampm={false}
          defaultValue={sample}
        />
      </Stack>
    </LocalizationProvider>
  );
}

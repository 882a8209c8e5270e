import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const launch = dayjs('2026-03-16T14:05:09');

export default function DateTimeFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DateTimeField label="24 hours" ampm={false} defaultValue={launch} />
        <DateTimeField label="For a log" format="YYYY-MM-DD HH:mm:ss" defaultValue={launch} />
        <DateTimeField label="In words" format="ddd D MMM [at] HH:mm" defaultValue={launch} />
      </Stack>
    </LocalizationProvider>
  );
}

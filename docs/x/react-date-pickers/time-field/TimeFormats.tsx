import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const arrival = dayjs('2026-03-16T14:05:09');

export default function TimeFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <TimeField label="12 hours" ampm defaultValue={arrival} />
        <TimeField label="24 hours" ampm={false} defaultValue={arrival} />
        <TimeField label="With seconds" format="HH:mm:ss" defaultValue={arrival} />
        <TimeField label="With a word" format="HH:mm [o'clock]" defaultValue={arrival} />
      </Stack>
    </LocalizationProvider>
  );
}

import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const landing = dayjs('2026-04-15T17:30');

export default function ThreeFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DateField label="Date of birth" />
        <TimeField label="Boarding" defaultValue={landing.subtract(4, 'hour')} />
        <DateTimeField label="Landing" defaultValue={landing} />
      </Stack>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FieldPickerCalendar() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-03-16'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <DateField label="Field: typing only" value={value} onChange={setValue} />
        <DatePicker label="Picker: typing and a popup" value={value} onChange={setValue} />
        <DateCalendar value={value} onChange={setValue} sx={{ maxWidth: '100%' }} />
      </Stack>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const CALENDARS = ['hebrew', 'persian', 'islamic-umalqura', 'japanese', 'buddhist'];

function written(day: Dayjs | null, calendar: string): string {
  const format = new Intl.DateTimeFormat('en', {
    calendar,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return day?.isValid() ? format.format(day.toDate()) : 'No day yet';
}

export default function ManyCalendars() {
  const [calendar, setCalendar] = React.useState('hebrew');
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2026-04-02'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 260, maxWidth: '100%' }}>
        <TextField
          select
          label="Also in"
          value={calendar}
          onChange={(event) => setCalendar(event.target.value)}
        >
          {CALENDARS.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <DatePicker
          label="Day off"
          value={day}
          onChange={setDay}
          slotProps={{ textField: { helperText: written(day, calendar) } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}

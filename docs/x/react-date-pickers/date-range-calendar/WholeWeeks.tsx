import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const weekOf = (day: Dayjs): DateRange<Dayjs> => [
  day.startOf('week'),
  day.startOf('week').add(6, 'day'),
];

export default function WholeWeeks() {
  const [week, setWeek] = React.useState(weekOf(dayjs('2026-03-16')));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={1}
        value={week}
        onChange={([day]) => day && setWeek(weekOf(day))}
        rangePosition="start"
        disableDragEditing
        displayWeekNumber
        sx={{
          maxWidth: '100%',
          overflow: 'auto',
          '& .MuiDayCalendar-weekNumber': { color: 'text.secondary' },
        }}
      />
    </LocalizationProvider>
  );
}

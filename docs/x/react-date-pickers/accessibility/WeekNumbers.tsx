import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function WeekNumbers() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      localeText={{ calendarWeekNumberAriaLabelText: (week) => `Calendar week ${week}` }}
    >
      <DateCalendar
        displayWeekNumber
        defaultValue={dayjs('2026-04-15')}
        // The package's gray is too faint on white.
        sx={{ '& .MuiDayCalendar-weekNumber': { color: 'text.secondary' } }}
      />
    </LocalizationProvider>
  );
}

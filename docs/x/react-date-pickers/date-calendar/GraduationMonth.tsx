import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function GraduationMonth() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2019-07-01')}
        views={['year', 'month']}
        openTo="year"
        yearsOrder="desc"
        yearsPerRow={4}
        minDate={dayjs('1990-01-01')}
        maxDate={dayjs('2026-12-31')}
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}

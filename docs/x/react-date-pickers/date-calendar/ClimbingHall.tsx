import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const maintenance = new Set(['2026-04-14', '2026-04-15', '2026-04-16']);

const isClosed = (day: Dayjs) => day.day() === 1 || maintenance.has(day.format('YYYY-MM-DD'));
const isSummerBreak = (month: Dayjs) => month.month() === 7;

export default function ClimbingHall() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-04-09')}
        views={['month', 'day']}
        minDate={dayjs('2026-04-07')}
        maxDate={dayjs('2026-12-20')}
        shouldDisableDate={isClosed}
        shouldDisableMonth={isSummerBreak}
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}

import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AdapterMomentHijri, dayOf } from './hijri';

export default function HijriCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterMomentHijri}>
      <DateCalendar
        views={['year', 'month', 'day']}
        defaultValue={dayOf('2026-03-21')}
        minDate={dayOf('2020-01-01')}
        maxDate={dayOf('2028-12-31')}
      />
    </LocalizationProvider>
  );
}

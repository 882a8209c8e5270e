/** What the claims of the date calendar open in the real browser. */
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, type DateCalendarProps } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import BasicDateCalendar from '../../../docs/x/react-date-pickers/date-calendar/BasicDateCalendar';

export { default as WeekNumbers } from '../../../docs/x/react-date-pickers/date-calendar/WeekNumbers';
export { BasicDateCalendar as Wide };

export function Phone() {
  return (
    <Box id="column" sx={{ width: 300 }}>
      <BasicDateCalendar />
    </Box>
  );
}

function OneList({ view }: { view: NonNullable<DateCalendarProps['view']> }) {
  return (
    <Box sx={{ width: 300 }}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateCalendar views={[view]} openTo={view} sx={{ maxWidth: '100%' }} />
      </LocalizationProvider>
    </Box>
  );
}

export function PhoneMonths() {
  return <OneList view="month" />;
}

export function PhoneYears() {
  return <OneList view="year" />;
}

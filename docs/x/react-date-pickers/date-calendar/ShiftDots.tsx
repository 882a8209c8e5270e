import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const shifts = new Set(['2026-04-03', '2026-04-08', '2026-04-09', '2026-04-21', '2026-04-28']);

const dot = {
  '&::after': {
    content: '""',
    position: 'absolute',
    bottom: 4,
    width: 5,
    height: 5,
    borderRadius: '50%',
    backgroundColor: 'currentColor',
  },
};

export default function ShiftDots() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-04-15')}
        slotProps={{
          day: ({ day }) =>
            shifts.has(day.format('YYYY-MM-DD'))
              ? { sx: dot, 'aria-label': `${day.format('D')}, night shift` }
              : {},
        }}
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}

import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';

function Header({ currentMonth, labelId, onMonthChange }: PickersCalendarHeaderProps) {
  return (
    <Stack sx={{ px: 3, pt: 1 }}>
      <Typography id={labelId} aria-live="polite">
        {currentMonth.format('MMMM YYYY')}
      </Typography>
      <Stack direction="row">
        {[0, 3, 6, 9].map((month, quarter) => (
          <Button
            key={month}
            size="small"
            aria-label={`Quarter ${quarter + 1}`}
            onClick={() => onMonthChange(currentMonth.month(month))}
          >
            Q{quarter + 1}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}

export default function QuarterHeader() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        views={['day']}
        defaultValue={dayjs('2026-03-16')}
        slots={{ calendarHeader: Header }}
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}

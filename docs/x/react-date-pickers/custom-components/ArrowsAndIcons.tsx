import dayjs from 'dayjs';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const slots = { leftArrowIcon: ArrowBackIcon, rightArrowIcon: ArrowForwardIcon };

export default function ArrowsAndIcons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-03-16')}
        slots={slots}
        slotProps={{
          previousIconButton: { color: 'primary' },
          nextIconButton: { color: 'primary' },
        }}
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}

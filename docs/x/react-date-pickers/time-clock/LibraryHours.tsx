import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function LibraryHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeClock
        ampm={false}
        showViewSwitcher
        defaultValue={dayjs('2026-03-16T11:15')}
        minTime={dayjs('2026-03-16T09:30')}
        maxTime={dayjs('2026-03-16T18:45')}
        minutesStep={15}
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}

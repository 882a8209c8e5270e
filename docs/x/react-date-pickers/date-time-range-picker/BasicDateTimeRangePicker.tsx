import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function BasicDateTimeRangePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        label="Power cut"
        defaultValue={[dayjs('2026-03-16T22:00'), dayjs('2026-03-17T04:30')]}
        slotProps={{ popper: { 'aria-label': 'Power cut' } }}
        sx={{ width: 440, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}

import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';

export default function TwoFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        slots={{ field: MultiInputDateTimeRangeField }}
        localeText={{ start: 'Check-in', end: 'Check-out' }}
        format="D MMM HH:mm"
        ampm={false}
        defaultValue={[dayjs('2026-03-16T15:00'), dayjs('2026-03-19T10:00')]}
        sx={{ width: 340, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}

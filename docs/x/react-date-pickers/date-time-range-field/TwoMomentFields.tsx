import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';

export default function TwoMomentFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateTimeRangeField
        format="D MMM HH:mm"
        defaultValue={[dayjs('2026-03-16T23:10'), dayjs('2026-03-17T06:45')]}
        slotProps={{
          textField: ({ position }) => ({ label: position === 'start' ? 'Departure' : 'Arrival' }),
        }}
        sx={{ width: 340, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}

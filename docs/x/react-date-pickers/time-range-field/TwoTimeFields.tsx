import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';

export default function TwoTimeFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputTimeRangeField
        defaultValue={[dayjs('2026-03-16T08:05'), dayjs('2026-03-16T09:40')]}
        slotProps={{
          textField: ({ position }) => ({ label: position === 'start' ? 'Departure' : 'Arrival' }),
        }}
        sx={{ width: 340, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}

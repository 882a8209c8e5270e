import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function TimeInTheField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Handover"
        ampm={false}
        defaultValue={dayjs('2026-04-15T09:30')}
        viewRenderers={{ hours: null, minutes: null, seconds: null }}
      />
    </LocalizationProvider>
  );
}

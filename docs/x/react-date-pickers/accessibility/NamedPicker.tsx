import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function NamedPicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="First working day"
        defaultValue={dayjs('2026-05-04')}
        slotProps={{ textField: { helperText: 'A Monday, as a rule' } }}
      />
    </LocalizationProvider>
  );
}

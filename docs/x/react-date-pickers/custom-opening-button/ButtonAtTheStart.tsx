import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function ButtonAtTheStart() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Shift begins"
        ampm={false}
        defaultValue={dayjs('2026-04-15T06:00')}
        slotProps={{
          field: { clearable: true, openPickerButtonPosition: 'start' },
          openPickerButton: { color: 'primary' },
        }}
      />
    </LocalizationProvider>
  );
}

import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

/** The times that a chosen day gets, at either end. */
const counter = [dayjs('2026-03-16T08:00'), dayjs('2026-03-16T17:00')] as const;

export default function RentalHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        label="Camper van"
        format="D MMM HH:mm"
        ampm={false}
        referenceDate={[...counter]}
        slotProps={{
          popper: { 'aria-label': 'Camper van' },
          textField: { helperText: 'From 8:00, back by 17:00' },
        }}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}

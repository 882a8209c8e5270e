import EventSeatIcon from '@mui/icons-material/EventSeat';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function TicketIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Evening at the opera"
        defaultValue={dayjs('2026-04-15')}
        slots={{ openPickerIcon: EventSeatIcon }}
      />
    </LocalizationProvider>
  );
}

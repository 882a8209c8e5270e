/** What the claims on accessibility open in the real browser. */
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export function Opened() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Day" defaultValue={dayjs('2026-04-15')} />
      <button type="button">After</button>
    </LocalizationProvider>
  );
}

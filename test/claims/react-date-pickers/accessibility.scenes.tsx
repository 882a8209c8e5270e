/** What the claims on accessibility open in the real browser. */
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

/** The day that would get the focus is ruled out. */
export function RuledOut() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Day"
        referenceDate={dayjs('2026-04-15')}
        shouldDisableDate={(day) => day.date() === 15}
      />
    </LocalizationProvider>
  );
}

export function Opened() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Day" defaultValue={dayjs('2026-04-15')} />
      <button type="button">After</button>
    </LocalizationProvider>
  );
}

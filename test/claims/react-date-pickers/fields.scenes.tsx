/** What the claims of the fields open in the real browser. */
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export function Field() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField label="Day" clearable defaultValue={dayjs('2026-04-15')} />
      <button type="button">After</button>
    </LocalizationProvider>
  );
}

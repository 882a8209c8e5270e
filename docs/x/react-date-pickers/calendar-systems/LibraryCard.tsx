import dayjs from 'dayjs';
import 'dayjs/locale/th';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { BuddhistAdapter } from './buddhistAdapter';

export default function LibraryCard() {
  return (
    <LocalizationProvider dateAdapter={BuddhistAdapter} adapterLocale="th">
      <DatePicker
        label="Library card ends"
        defaultValue={dayjs('2026-03-21')}
        slotProps={{ calendarHeader: { format: 'MMMM BBBB' } }}
      />
    </LocalizationProvider>
  );
}

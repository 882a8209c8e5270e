/** What the claims of the digital clock open in the real browser. */
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import BasicDigitalClock from '../../../docs/x/react-date-pickers/digital-clock/BasicDigitalClock';

export { BasicDigitalClock as Short };

export function Tall() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DigitalClock defaultValue={dayjs('2026-03-16T08:30')} sx={{ maxHeight: 400 }} />
    </LocalizationProvider>
  );
}

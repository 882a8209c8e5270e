import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const opening = dayjs('2026-03-16T08:30');
const closing = dayjs('2026-03-16T16:30');
const taken = new Set(['09:30', '10:00', '14:30']);

export default function DentistHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DigitalClock
        ampm={false}
        referenceDate={opening}
        minTime={opening}
        maxTime={closing}
        shouldDisableTime={(time: Dayjs) => taken.has(time.format('HH:mm'))}
        skipDisabled
        sx={{ width: 140 }}
      />
    </LocalizationProvider>
  );
}

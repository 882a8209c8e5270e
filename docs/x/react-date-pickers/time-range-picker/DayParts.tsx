import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

const part = (from: string, to: string): DateRange<Dayjs> => [
  dayjs(`2026-03-16T${from}`),
  dayjs(`2026-03-16T${to}`),
];

const parts = [
  { label: 'Morning', getValue: () => part('08:00', '12:00') },
  { label: 'Afternoon', getValue: () => part('12:00', '17:00') },
  { label: 'Evening', getValue: () => part('17:00', '21:00') },
];

export default function DayParts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Parcel at home"
        ampm={false}
        defaultValue={part('12:00', '17:00')}
        slotProps={{
          popper: { 'aria-label': 'Parcel at home' },
          shortcuts: { items: parts },
        }}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}

import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

const signed = dayjs('2026-03-16');

/** The start in the timezone of the end. If the timezones differ, the picker throws. */
const startFor = (end: Dayjs | null) =>
  end?.isValid() ? end.year(2026).month(2).date(16) : signed;

export default function FixedStart() {
  const [end, setEnd] = React.useState<Dayjs | null>(dayjs('2026-09-30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        slots={{ field: MultiInputDateRangeField }}
        localeText={{ start: 'Contract signed', end: 'Contract ends' }}
        value={[startFor(end), end]}
        onChange={([, newEnd]) => setEnd(newEnd)}
        rangePosition="end"
        minDate={signed}
        disableDragEditing
        slotProps={{ popper: { 'aria-label': 'Contract' } }}
        sx={{ width: 400, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}

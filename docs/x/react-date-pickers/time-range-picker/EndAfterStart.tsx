import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange, RangePosition } from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

export default function EndAfterStart() {
  const [loan, setLoan] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-03-16T09:30'),
    dayjs('2026-03-16T12:00'),
  ]);
  const [position, setPosition] = React.useState<RangePosition>('start');
  const [hasError, setHasError] = React.useState(false);
  const [start] = loan;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Cargo bike"
        ampm={false}
        value={loan}
        onChange={setLoan}
        rangePosition={position}
        onRangePositionChange={setPosition}
        shouldDisableTime={(time, view) =>
          position === 'end' &&
          start !== null &&
          (view === 'hours' ? time.endOf('hour') : time).isBefore(start)
        }
        onError={(error) => setHasError(error.some(Boolean))}
        slotProps={{
          popper: { 'aria-label': 'Cargo bike' },
          textField: { helperText: hasError ? 'Bring it back after you took it' : ' ' },
        }}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}

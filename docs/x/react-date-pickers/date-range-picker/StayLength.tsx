import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange, DateRangeValidationError } from '@mui/x-date-pickers-pro/models';

const MIN_NIGHTS = 2;
const MAX_NIGHTS = 7;

export default function StayLength() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-03-16'),
    dayjs('2026-03-19'),
  ]);
  const [error, setError] = React.useState<DateRangeValidationError>([null, null]);
  const [arrival] = stay;

  const isWrongLength = (departure: Dayjs) => {
    const nights = departure.diff(arrival, 'day');
    // Days before the arrival stay free, so that people can choose another one.
    return nights >= 0 && (nights < MIN_NIGHTS || nights > MAX_NIGHTS);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Vacation rental"
        value={stay}
        onChange={setStay}
        onError={setError}
        shouldDisableDate={(day, position) =>
          position === 'end' && arrival !== null && isWrongLength(day)
        }
        slotProps={{
          popper: { 'aria-label': 'Vacation rental' },
          textField: {
            helperText: error.includes('shouldDisableDate')
              ? `Stay ${MIN_NIGHTS} to ${MAX_NIGHTS} nights`
              : `${MIN_NIGHTS} to ${MAX_NIGHTS} nights`,
          },
        }}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}

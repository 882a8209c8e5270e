import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

export default function ControlledRange() {
  const [trip, setTrip] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-03-16'),
    dayjs('2026-03-19'),
  ]);
  const [hasError, setHasError] = React.useState(false);
  const [start, end] = trip;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DateRangePicker
          label="Car rental"
          value={trip}
          onChange={(range, { validationError }) => {
            setTrip(range);
            setHasError(validationError.some(Boolean));
          }}
          slotProps={{ popper: { 'aria-label': 'Car rental' } }}
        />
        <Typography variant="body2" role="status">
          {start && end && !hasError
            ? `${end.diff(start, 'day') + 1} days from ${start.format('D MMMM YYYY')}`
            : 'Choose the first and the last day'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

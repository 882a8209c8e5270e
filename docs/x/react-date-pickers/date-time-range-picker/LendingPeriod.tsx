import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

export default function LendingPeriod() {
  const [loan, setLoan] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-03-16T09:00'),
    dayjs('2026-03-18T17:30'),
  ]);
  const [hasError, setHasError] = React.useState(false);
  const [start, end] = loan;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DateTimeRangePicker
          label="Projector"
          format="D MMM HH:mm"
          ampm={false}
          value={loan}
          onChange={(range, { validationError }) => {
            setLoan(range);
            setHasError(validationError.some(Boolean));
          }}
          slotProps={{ popper: { 'aria-label': 'Projector' } }}
        />
        <Typography variant="body2" role="status">
          {start && end && !hasError
            ? `${end.diff(start, 'hour', true)} hours`
            : 'Enter a start and a later end'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

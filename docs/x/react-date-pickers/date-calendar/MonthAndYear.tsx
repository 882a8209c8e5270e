import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';

const first = dayjs('2021-01-01');
const last = dayjs('2026-06-30');

export default function MonthAndYear() {
  const [period, setPeriod] = React.useState(dayjs('2026-02-01'));
  const common = {
    value: period,
    minDate: first,
    maxDate: last,
    // December 2025 and then 2026 would be after the last day.
    onChange: (next: Dayjs) => setPeriod(next.isAfter(last) ? last : next),
    sx: { maxWidth: '100%' },
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center', maxWidth: '100%' }}>
        <YearCalendar {...common} aria-label="Year of the report" />
        <MonthCalendar {...common} aria-label="Month of the report" />
        <Typography variant="body2" role="status">
          Report for {period.format('MMMM YYYY')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

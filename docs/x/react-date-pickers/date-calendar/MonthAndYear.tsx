import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';

export default function MonthAndYear() {
  const [period, setPeriod] = React.useState(dayjs('2026-02-01'));
  const common = { value: period, onChange: setPeriod, sx: { maxWidth: '100%' } };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center', maxWidth: '100%' }}>
        <YearCalendar
          {...common}
          aria-label="Year of the report"
          minDate={dayjs('2021-01-01')}
          maxDate={dayjs('2026-06-30')}
        />
        <MonthCalendar
          {...common}
          aria-label="Month of the report"
          minDate={dayjs('2021-01-01')}
          maxDate={dayjs('2026-06-30')}
        />
        <Typography variant="body2" role="status">
          Report for {period.format('MMMM YYYY')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

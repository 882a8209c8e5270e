import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

/** The last day with sales; in an app `dayjs().startOf('day').subtract(1, 'day')`. */
const lastDay = dayjs('2026-03-15');
const lastMonth = lastDay.subtract(1, 'month');

const items: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  { label: 'Last 7 days', getValue: () => [lastDay.subtract(6, 'day'), lastDay] },
  { label: 'Last 30 days', getValue: () => [lastDay.subtract(29, 'day'), lastDay] },
  { label: 'This month', getValue: () => [lastDay.startOf('month'), lastDay] },
  {
    label: 'Last month',
    getValue: () => [lastMonth.startOf('month'), lastMonth.endOf('month').startOf('day')],
  },
  { label: 'Year to date', getValue: () => [lastDay.startOf('year'), lastDay] },
];

export default function SalesPeriod() {
  const [period, setPeriod] = React.useState<DateRange<Dayjs>>([
    lastDay.subtract(6, 'day'),
    lastDay,
  ]);
  const [name, setName] = React.useState('Last 7 days');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DateRangePicker
          label="Sales period"
          value={period}
          onChange={(range, { shortcut }) => {
            setPeriod(range);
            setName(shortcut?.label ?? 'Custom period');
          }}
          maxDate={lastDay}
          calendars={1}
          slotProps={{ shortcuts: { items }, popper: { 'aria-label': 'Sales period' } }}
        />
        <Typography variant="body2" role="status">
          {name}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

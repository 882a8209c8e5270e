import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

/** Fixed for this page. In an app, return `dayjs().startOf('day')`. */
const getToday = () => dayjs('2026-03-16');

/** The Monday of this week, on a Sunday too. The start of a week in Day.js depends on the locale. */
function getMonday() {
  const today = getToday();
  return today.subtract((today.day() + 6) % 7, 'day');
}

const items: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  { label: 'This week', getValue: () => [getMonday(), getMonday().add(6, 'day')] },
  {
    label: 'Last week',
    getValue: () => [getMonday().subtract(7, 'day'), getMonday().subtract(1, 'day')],
  },
  { label: 'Since March 1', getValue: () => [dayjs('2026-03-01'), null] },
  { label: 'All time', getValue: () => [null, null] },
];

export default function ReportPeriods() {
  const [period, setPeriod] = React.useState<DateRange<Dayjs>>(() => [getMonday(), getToday()]);
  const [name, setName] = React.useState('');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DateRangePicker
          label="Hours worked"
          value={period}
          onChange={(range, { shortcut }) => {
            setPeriod(range);
            setName(shortcut?.label ?? '');
          }}
          calendars={1}
          slotProps={{ shortcuts: { items }, popper: { 'aria-label': 'Hours worked' } }}
        />
        <Typography variant="body2" role="status">
          Period: {name || 'chosen by hand'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

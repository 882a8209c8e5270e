import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

export default function AllDayEvent() {
  const [isAllDay, setIsAllDay] = React.useState(false);
  const [event, setEvent] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-03-16T14:00'),
    dayjs('2026-03-17T11:00'),
  ]);
  const shared = {
    label: 'Book fair',
    value: event,
    onChange: setEvent,
    slotProps: { popper: { 'aria-label': 'Book fair' } },
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: 300, maxWidth: '100%' }}>
        <FormControlLabel
          control={<Switch checked={isAllDay} />}
          label="All day"
          onChange={() => setIsAllDay((before) => !before)}
          sx={{ marginInlineStart: 0 }}
        />
        {isAllDay ? (
          <DateRangePicker {...shared} format="D MMM YYYY" />
        ) : (
          <DateTimeRangePicker {...shared} format="D MMM HH:mm" ampm={false} />
        )}
      </Stack>
    </LocalizationProvider>
  );
}

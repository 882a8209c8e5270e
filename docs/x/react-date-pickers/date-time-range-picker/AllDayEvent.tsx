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

const withTimeOf = (day: Dayjs | null, time: Dayjs | null) =>
  day && time?.isValid() ? day.hour(time.hour()).minute(time.minute()) : day;

export default function AllDayEvent() {
  const [isAllDay, setIsAllDay] = React.useState(false);
  const [event, setEvent] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-03-16T14:00'),
    dayjs('2026-03-17T11:00'),
  ]);
  // Kept apart, because a new start after the end empties the end with its time.
  const [times, setTimes] = React.useState(event);

  const handleSwitch = (_: React.SyntheticEvent, checked: boolean) => {
    const [start, end] = event;
    setIsAllDay(checked);
    if (checked) {
      setTimes(event);
      setEvent([start && start.startOf('day'), end && end.startOf('day')]);
    } else {
      // If the event now ends on the day it starts, the order of the times can be wrong.
      // The picker shows this as an error.
      setEvent([withTimeOf(start, times[0]), withTimeOf(end, times[1])]);
    }
  };

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
          onChange={handleSwitch}
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

/** What the claims of the date range picker open in the real browser. */
import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

function OpenRange(props: React.ComponentProps<typeof DateRangePicker>) {
  const [value, setValue] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-03-10'),
    dayjs('2026-03-13'),
  ]);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <output>{value.map((day) => day?.format('MM-DD') ?? 'null').join(' ')}</output>
      <DateRangePicker {...props} label="Stay" open value={value} onChange={setValue} />
    </LocalizationProvider>
  );
}

export function Dragging() {
  return <OpenRange />;
}
export function NoDragging() {
  return <OpenRange disableDragEditing />;
}
export function ThreeCalendars() {
  return <OpenRange calendars={3} />;
}

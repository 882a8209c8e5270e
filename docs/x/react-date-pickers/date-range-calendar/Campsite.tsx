import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

export default function Campsite() {
  const [days, setDays] = React.useState<DateRange<Dayjs>>([null, null]);
  const [isComplete, setIsComplete] = React.useState(false);
  const text = days.map((day) => day?.format('D MMMM') ?? '…').join(' to ');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <DateRangeCalendar
          calendars={1}
          referenceDate={dayjs('2026-07-01')}
          value={days}
          onChange={(range, selectionState) => {
            setDays(range);
            setIsComplete(selectionState === 'finish');
          }}
          // Dragging the start would report 'partial', although both ends are set.
          disableDragEditing
        />
        <Typography variant="body2" role="status">
          {text}
        </Typography>
        <Button variant="contained" disabled={!isComplete}>
          Reserve the site
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}

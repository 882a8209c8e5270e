import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

export default function MeetingLength() {
  const [meeting, setMeeting] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-03-16T14:00'),
    dayjs('2026-03-16T15:30'),
  ]);
  const [hasError, setHasError] = React.useState(false);
  const [start, end] = meeting;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <TimeRangePicker
          label="Meeting"
          value={meeting}
          onChange={(range, { validationError }) => {
            setMeeting(range);
            setHasError(validationError.some(Boolean));
          }}
          slotProps={{ popper: { 'aria-label': 'Meeting' } }}
        />
        <Typography variant="body2" role="status">
          {start && end && !hasError
            ? `${end.diff(start, 'minute')} minutes, from ${start.format('HH:mm')} to ${end.format('HH:mm')}`
            : 'Enter a start and a later end'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

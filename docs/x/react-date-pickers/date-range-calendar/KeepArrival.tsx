import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

const arrived = dayjs('2026-03-09');

export default function KeepArrival() {
  const [departure, setDeparture] = React.useState<Dayjs | null>(dayjs('2026-03-12'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <DateRangeCalendar
          calendars={1}
          value={[arrived, departure]}
          onChange={([, end]) => setDeparture(end)}
          rangePosition="end"
          availableRangePositions={['end']}
          minDate={arrived}
          disableDragEditing
        />
        <Typography variant="body2" role="status">
          {departure ? `Extended to ${departure.format('D MMMM')}` : 'No departure yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FerrySteps() {
  const [departure, setDeparture] = React.useState<Dayjs | null>(dayjs('2026-03-16T09:45'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: 200 }}>
        <DigitalClock ampm={false} timeStep={45} value={departure} onChange={setDeparture} />
        <Typography variant="body2" role="status">
          {departure ? `Ferry at ${departure.format('HH:mm')}` : 'No ferry chosen'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const concertDay = dayjs('2026-05-04');

export default function TimeOfADay() {
  const [doors, setDoors] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <TimeField
          label="Doors open"
          ampm={false}
          referenceDate={concertDay}
          value={doors}
          onChange={setDoors}
        />
        <Typography variant="body2" component="output">
          {doors?.isValid() ? doors.format('D MMMM YYYY, H:mm') : 'No time yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

const write = (day: Dayjs | null) => (day?.isValid() ? day.format('D MMMM YYYY') : 'no day');

export default function PreviewAndAccept() {
  const [shown, setShown] = React.useState<Dayjs | null>(dayjs('2026-04-15'));
  const [booked, setBooked] = React.useState<Dayjs | null>(shown);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <MobileDatePicker
          label="Guided tour"
          value={shown}
          onChange={setShown}
          onAccept={(day, { validationError }) => {
            if (validationError === null) {
              setBooked(day);
            }
          }}
        />
        <Typography variant="body2" component="output">
          Looking at {write(shown)}, booked for {write(booked)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

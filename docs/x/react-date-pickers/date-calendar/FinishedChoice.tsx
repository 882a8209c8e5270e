import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FinishedChoice() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-04-15'));
  const [saved, setSaved] = React.useState('Nothing saved yet');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: '100%' }}>
        <DateCalendar
          value={value}
          views={['year', 'month', 'day']}
          onChange={(day, selectionState) => {
            setValue(day);
            if (selectionState === 'finish' && day) {
              setSaved(`Saved: ${day.format('D MMMM YYYY')}`);
            }
          }}
          sx={{ maxWidth: '100%' }}
        />
        <Typography variant="body2" role="status" align="center">
          {saved}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

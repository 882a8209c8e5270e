import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ScheduledPost() {
  const [draft, setDraft] = React.useState<Dayjs | null>(dayjs('2026-03-16T08:30'));
  const [saved, setSaved] = React.useState('Monday, March 16, 08:30');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DateTimePicker
          label="Publish at"
          value={draft}
          onChange={setDraft}
          onAccept={(value, context) => {
            if (value && context.validationError === null) {
              setSaved(value.format('dddd, MMMM D, HH:mm'));
            }
          }}
        />
        <Typography variant="body2" role="status">
          Scheduled for {saved}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

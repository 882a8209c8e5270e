import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const isoOf = (value: Dayjs) => value.format('YYYY-MM-DDTHH:mm');

export default function MeterReading() {
  const [readAt, setReadAt] = React.useState<Dayjs | null>(dayjs('2026-03-16T14:05'));
  const [saved, setSaved] = React.useState('2026-03-16T14:05');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DateTimeField
          label="Meter read at"
          value={readAt}
          onChange={(value, context) => {
            setReadAt(value);
            if (value && context.validationError === null) {
              setSaved(isoOf(value));
            }
          }}
        />
        <Typography variant="body2" role="status">
          Saved: {saved}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

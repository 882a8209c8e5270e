import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const write = (day: Dayjs | null) =>
  day === null || !day.isValid() ? String(day && 'invalid') : day.format('YYYY-MM-DD');

export default function CallLog() {
  const [calls, setCalls] = React.useState<readonly string[]>([]);
  const log = (call: string) => setCalls((before) => [...before, call].slice(-5));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%', height: 220 }}>
        <DatePicker
          label="Delivery"
          defaultValue={dayjs('2026-04-15')}
          onChange={(day) => log(`onChange ${write(day)}`)}
          onAccept={(day) => log(`onAccept ${write(day)}`)}
          onError={(error) => log(`onError ${error}`)}
          onOpen={() => log('onOpen')}
          onClose={() => log('onClose')}
        />
        <Typography variant="body2" component="output" sx={{ whiteSpace: 'pre-line' }}>
          {calls.join('\n') || 'Type, or open the calendar'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

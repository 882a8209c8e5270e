import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

const ZONES = ['UTC', 'America/Lima', 'Asia/Kolkata'];

export default function ZoneSwitch() {
  const [zone, setZone] = React.useState('UTC');
  const [start, setStart] = React.useState<Dayjs | null>(dayjs.utc('2026-03-16T22:00:00Z'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Time zone"
          value={zone}
          onChange={(_event, next: string | null) => setZone(next ?? zone)}
        >
          {ZONES.map((name) => (
            <ToggleButton key={name} value={name}>
              {name.replace(/.*\//, '')}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DateTimePicker
          key={zone}
          label="Webinar starts"
          format="MM/DD/YY hh:mm A"
          timezone={zone}
          value={start}
          onChange={setStart}
          sx={{ width: 300, maxWidth: '100%' }}
        />
        <Typography variant="body2" role="status">
          {start?.isValid() ? `Saved: ${start.toISOString()}` : 'No start yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

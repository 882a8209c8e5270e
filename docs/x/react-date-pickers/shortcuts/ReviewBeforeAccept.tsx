import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const now = dayjs('2026-03-16T09:00');

export default function ReviewBeforeAccept() {
  const [accepted, setAccepted] = React.useState('nothing yet');
  // `onAccept` receives no shortcut after "set", so keep it from `onChange`.
  const [label, setLabel] = React.useState('by hand');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DateTimePicker
          label="Send the newsletter"
          defaultValue={now}
          onChange={(_, { shortcut }) => setLabel(shortcut?.label ?? 'by hand')}
          onAccept={(time) =>
            setAccepted(time ? `${time.format('D MMMM, HH:mm')} (${label})` : 'nothing yet')
          }
          slotProps={{
            shortcuts: {
              changeImportance: 'set',
              items: [
                { label: 'Tonight', getValue: () => now.hour(20) },
                { label: 'Tomorrow morning', getValue: () => now.add(1, 'day').hour(8) },
              ],
            },
            actionBar: { actions: ['cancel', 'accept'] },
          }}
        />
        <Typography variant="body2" role="status">
          Accepted: {accepted}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

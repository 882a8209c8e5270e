import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const FIRST_DAYS = { standard: dayjs('2026-04-20'), express: dayjs('2026-04-16') };

export default function CheckAgain() {
  const [kind, setKind] = React.useState<keyof typeof FIRST_DAYS>('express');
  const [error, setError] = React.useState<string | null>(null);
  const first = FIRST_DAYS[kind].format('D MMMM');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Shipping"
          value={kind}
          onChange={(_event, next: keyof typeof FIRST_DAYS | null) => setKind(next ?? kind)}
        >
          <ToggleButton value="express">Express</ToggleButton>
          <ToggleButton value="standard">Standard</ToggleButton>
        </ToggleButtonGroup>
        <DatePicker
          label="Arrives on"
          defaultValue={dayjs('2026-04-17')}
          minDate={FIRST_DAYS[kind]}
          onError={setError}
          slotProps={{
            textField: {
              helperText: error ? `Choose ${first} or later` : `We deliver from ${first} on`,
            },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}

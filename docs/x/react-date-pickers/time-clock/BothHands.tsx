import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function BothHands() {
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2026-03-16T14:20:35'));
  const [view, setView] = React.useState<'hours' | 'minutes' | 'seconds'>('hours');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center', maxWidth: '100%' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Unit to set"
          value={view}
          onChange={(_event, next) => setView((last) => next ?? last)}
        >
          <ToggleButton value="hours">{time?.format('HH')} h</ToggleButton>
          <ToggleButton value="minutes">{time?.format('mm')} min</ToggleButton>
          <ToggleButton value="seconds">{time?.format('ss')} s</ToggleButton>
        </ToggleButtonGroup>
        <TimeClock
          ampm={false}
          views={['hours', 'minutes', 'seconds']}
          view={view}
          onViewChange={setView}
          value={time}
          onChange={setTime}
          sx={{ maxWidth: '100%' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}

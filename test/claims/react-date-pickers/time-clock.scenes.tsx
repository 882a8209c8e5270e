/** What the claims of the time clock open in the real browser. */
import { type ComponentProps, useState } from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

function Logged(props: ComponentProps<typeof TimeClock>) {
  const [log, setLog] = useState<readonly string[]>([]);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeClock
        ampm={false}
        defaultValue={dayjs('2026-03-16T10:30')}
        onChange={(value, state) => setLog((all) => [...all, `${value?.format('HH:mm')} ${state}`])}
        {...props}
      />
      <output>{log.join(', ')}</output>
    </LocalizationProvider>
  );
}

export function Plain() {
  return <Logged />;
}

export function Limited() {
  return <Logged minTime={dayjs('2026-03-16T09:30')} />;
}

export function Minutes() {
  return <Logged openTo="minutes" minTime={dayjs('2026-03-16T10:10')} />;
}

export function Steps() {
  return <Logged openTo="minutes" minutesStep={15} />;
}

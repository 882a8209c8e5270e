/** What the claims on the time picker open in the real browser. */
import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

/** Lists what a choice and the end of the popup call. */
export function Closed() {
  const [calls, setCalls] = React.useState<readonly string[]>([]);
  const log = (name: string, value: Dayjs | null) =>
    setCalls((before) => [...before, `${name} ${value?.format('HH:mm')}`]);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="When"
        defaultValue={dayjs('2026-04-15T09:30')}
        onChange={(value) => log('change', value)}
        onAccept={(value) => log('accept', value)}
      />
      <output>{calls.join(', ')}</output>
    </LocalizationProvider>
  );
}

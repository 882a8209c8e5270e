import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { TimeValidationError } from '@mui/x-date-pickers/models';

const opening = dayjs('2026-03-16T09:30');
const closing = dayjs('2026-03-16T18:00');
const isLunch = (time: Dayjs) => time.hour() === 13;

function explain(error: TimeValidationError) {
  switch (error) {
    case null:
      return 'Open from 9:30 to 18:00';
    case 'minTime':
    case 'maxTime':
      return 'The pharmacy opens at 9:30 and closes at 18:00';
    case 'shouldDisableTime-hours':
      return 'Closed for lunch from 13:00 to 14:00';
    default:
      return 'Enter a valid time';
  }
}

export default function PharmacyVisit() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Pick up the order at"
        ampm={false}
        defaultValue={dayjs('2026-03-16T11:00')}
        minTime={opening}
        maxTime={closing}
        shouldDisableTime={isLunch}
        onError={setError}
        slotProps={{ textField: { helperText: explain(error) } }}
      />
    </LocalizationProvider>
  );
}

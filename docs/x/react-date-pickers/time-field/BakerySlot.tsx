import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import type { TimeValidationError } from '@mui/x-date-pickers/models';

const opening = dayjs('2026-03-16T06:30');
const closing = dayjs('2026-03-16T13:00');

function explain(error: TimeValidationError) {
  switch (error) {
    case null:
      return 'Between 6:30 and 13:00';
    case 'minTime':
      return 'The bakery opens at 6:30';
    case 'maxTime':
      return 'The bakery closes at 13:00';
    case 'minutesStep':
      return 'Every five minutes: 8:00, 8:05, 8:10';
    default:
      return 'Enter a complete time';
  }
}

export default function BakerySlot() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField
        label="Bread ready at"
        ampm={false}
        defaultValue={dayjs('2026-03-16T08:00')}
        minTime={opening}
        maxTime={closing}
        minutesStep={5}
        onError={setError}
        helperText={explain(error)}
      />
    </LocalizationProvider>
  );
}

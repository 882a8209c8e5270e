import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

const pickUp = dayjs('2026-06-05T10:00');
const latest = dayjs('2026-06-19T18:00');

function explain(error: DateTimeValidationError) {
  switch (error) {
    case null:
      return 'Until June 19, 18:00';
    case 'minDate':
    case 'minTime':
      return 'You pick up the van on June 5 at 10:00';
    case 'maxDate':
    case 'maxTime':
      return 'The van has to be back on June 19 at 18:00';
    default:
      return 'Enter a complete date and time';
  }
}

export default function LatestReturn() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Bring the van back"
        ampm={false}
        defaultValue={dayjs('2026-06-12T16:00')}
        minDateTime={pickUp}
        maxDateTime={latest}
        onError={setError}
        slotProps={{ textField: { helperText: explain(error) } }}
      />
    </LocalizationProvider>
  );
}

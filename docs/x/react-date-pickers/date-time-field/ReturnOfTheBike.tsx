import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

const rented = dayjs('2026-06-05T10:00');
const latest = dayjs('2026-06-07T18:00');

function explain(error: DateTimeValidationError) {
  switch (error) {
    case null:
      return 'From June 5, 10:00 to June 7, 18:00';
    case 'minDate':
    case 'minTime':
      return 'Before the bike was rented';
    case 'maxDate':
    case 'maxTime':
      return 'After it was due: call us';
    default:
      return 'Enter a complete date and time';
  }
}

export default function ReturnOfTheBike() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        label="Bike returned"
        ampm={false}
        defaultValue={dayjs('2026-06-06T09:15')}
        minDateTime={rented}
        maxDateTime={latest}
        onError={setError}
        helperText={explain(error)}
      />
    </LocalizationProvider>
  );
}

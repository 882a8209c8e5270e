import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const departure = dayjs('2026-07-10');

function explain(error: DateValidationError) {
  switch (error) {
    case null:
      return 'It has to be valid until January 10, 2027';
    case 'minDate':
      return 'This passport expires too early';
    case 'maxDate':
      return 'Passports are valid for ten years at most';
    default:
      return 'Enter a complete date';
  }
}

export default function PassportDate() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Passport expires on"
        required
        minDate={departure.add(6, 'month')}
        maxDate={departure.add(10, 'year')}
        onError={setError}
        helperText={explain(error)}
      />
    </LocalizationProvider>
  );
}

import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const opening = dayjs('2026-03-03');
const closing = dayjs('2026-05-31');
const isMonday = (day: Dayjs) => day.day() === 1;

function explain(error: DateValidationError) {
  switch (error) {
    case null:
      return 'Open Tuesday to Sunday, March 3 to May 31';
    case 'minDate':
    case 'maxDate':
      return 'The exhibition runs from March 3 to May 31, 2026';
    case 'shouldDisableDate':
      return 'The museum is closed on Mondays';
    default:
      return 'Enter a complete date';
  }
}

export default function MuseumVisit() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Day of visit"
        defaultValue={dayjs('2026-03-17')}
        minDate={opening}
        maxDate={closing}
        shouldDisableDate={isMonday}
        onError={setError}
        slotProps={{ textField: { helperText: explain(error) } }}
      />
    </LocalizationProvider>
  );
}

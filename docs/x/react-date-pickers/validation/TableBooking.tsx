import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

const isMonday = (day: Dayjs) => day.day() === 1;

function explain(error: DateTimeValidationError) {
  switch (error) {
    case null:
      return 'Tuesday to Sunday, 18:00 to 22:00';
    case 'shouldDisableDate':
      return 'We are closed on Mondays';
    case 'minTime':
    case 'maxTime':
      return 'Tables are free from 18:00 to 22:00';
    case 'minutesStep':
      return 'Choose a quarter of an hour';
    default:
      return 'Choose a valid date';
  }
}

export default function TableBooking() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Table for two"
        ampm={false}
        defaultValue={dayjs('2026-04-20T19:30')}
        shouldDisableDate={isMonday}
        minTime={dayjs('2026-01-01T18:00')}
        maxTime={dayjs('2026-01-01T22:00')}
        minutesStep={15}
        onError={setError}
        slotProps={{ textField: { helperText: explain(error) } }}
      />
    </LocalizationProvider>
  );
}

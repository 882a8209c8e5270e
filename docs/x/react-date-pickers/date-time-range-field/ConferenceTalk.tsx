import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateTimeRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';

const messages: Partial<Record<NonNullable<DateTimeRangeValidationError[0]>, string>> = {
  invalidDate: 'Enter days and times that exist',
  invalidRange: 'A talk ends after it begins',
  minDate: 'The conference begins on March 16 at 9:00',
  minTime: 'The conference begins on March 16 at 9:00',
  maxDate: 'The conference ends on March 18 at 17:00',
  maxTime: 'The conference ends on March 18 at 17:00',
};

export default function ConferenceTalk() {
  const [[start, end], setError] = React.useState<DateTimeRangeValidationError>([null, null]);
  const error = start ?? end;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateTimeRangeField
        label="Talk"
        format="D MMM HH:mm"
        defaultValue={[dayjs('2026-03-16T08:30'), dayjs('2026-03-16T10:00')]}
        minDateTime={dayjs('2026-03-16T09:00')}
        maxDateTime={dayjs('2026-03-18T17:00')}
        onError={setError}
        helperText={error ? messages[error] : ' '}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}

import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

const founded = dayjs('2008-02-01');

function explain([start, end]: DateRangeValidationError) {
  if (start === 'invalidRange') {
    return 'The last day is before the first';
  }
  if (start === 'minDate' || end === 'minDate') {
    return 'The company was founded in February 2008';
  }
  return start || end ? 'Enter two dates that exist' : 'First and last day; leave the last open';
}

export default function EmploymentPeriod() {
  const [error, setError] = React.useState<DateRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateRangeField
        label="Employed"
        defaultValue={[dayjs('2019-09-02'), null]}
        minDate={founded}
        onError={setError}
        helperText={explain(error)}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}

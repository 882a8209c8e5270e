import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { TimeRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';

const at = (time: string) => dayjs(`2026-03-16T${time}`);

function explain([start, end]: TimeRangeValidationError) {
  const error = start ?? end;
  if (error === 'invalidRange') {
    return 'A lesson ends after it begins';
  }
  if (error === 'minTime' || error === 'maxTime') {
    return 'The pool is open from 9:00 to 18:00';
  }
  return error === 'minutesStep' ? 'Lessons begin and end at quarters' : ' ';
}

export default function DivingLesson() {
  const [error, setError] = React.useState<TimeRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputTimeRangeField
        label="Diving lesson"
        ampm={false}
        defaultValue={[at('17:30'), at('18:30')]}
        minTime={at('09:00')}
        maxTime={at('18:00')}
        minutesStep={15}
        onError={setError}
        helperText={explain(error)}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}

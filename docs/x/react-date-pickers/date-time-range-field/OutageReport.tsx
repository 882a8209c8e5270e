import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange, DateTimeRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';

export default function OutageReport() {
  const [outage, setOutage] = React.useState<DateRange<Dayjs>>([dayjs('2026-03-16T08:42'), null]);
  const [error, setError] = React.useState<DateTimeRangeValidationError>([null, null]);
  const [result, setResult] = React.useState('Nothing sent yet');
  const [start, end] = outage;

  const handleSubmit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!start || !end || error.some(Boolean)) {
      setResult('Not sent: enter a start and a later end');
    } else {
      setResult(`Sent: the outage took ${end.diff(start, 'minute')} minutes`);
    }
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        spacing={2}
        sx={{ width: 300, maxWidth: '100%' }}
        onSubmit={handleSubmit}
      >
        <SingleInputDateTimeRangeField
          label="Outage"
          format="D MMM HH:mm"
          referenceDate={dayjs('2026-03-16T00:00')}
          value={outage}
          onChange={setOutage}
          onError={setError}
        />
        <Button type="submit" variant="contained">
          Report
        </Button>
        <Typography variant="body2" role="status">
          {result}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

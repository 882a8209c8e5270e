import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

export default function WarrantyForm() {
  const [range, setRange] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-03-16'),
    dayjs('2028-03-15'),
  ]);
  const [hasError, setHasError] = React.useState(false);
  const [result, setResult] = React.useState('Nothing sent yet');
  const [start, end] = range;

  const handleSubmit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!start || !end || hasError) {
      setResult('Not sent: enter both dates');
    } else {
      const days = { from: start.format('YYYY-MM-DD'), until: end.format('YYYY-MM-DD') };
      setResult(JSON.stringify(days));
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
        <SingleInputDateRangeField
          label="Warranty"
          value={range}
          onChange={setRange}
          onError={(errors) => setHasError(errors.some(Boolean))}
          required
          clearable
        />
        <Button type="submit" variant="contained">
          Register
        </Button>
        <Typography variant="body2" role="status">
          {result}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

/** Day.js moves February 31 to March 3, so the text comes back changed. `required` refuses an empty one. */
const isDate = (text: unknown) => text === '' || dayjs(String(text)).format('YYYY-MM-DD') === text;

export default function LeaveRequestForm() {
  const [request, setRequest] = React.useState('Nothing sent yet');
  const [firstError, setFirstError] = React.useState<DateValidationError>(null);
  const [lastError, setLastError] = React.useState<DateValidationError>(null);

  const handleSubmit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const days = Object.fromEntries(new FormData(event.currentTarget));
    const isValid = firstError === null && lastError === null && Object.values(days).every(isDate);
    setRequest(isValid ? JSON.stringify(days) : 'Not sent: a date is incomplete or not possible');
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        spacing={2}
        sx={{ width: 300, maxWidth: '100%' }}
        onSubmit={handleSubmit}
      >
        <DatePicker
          label="First day off"
          name="firstDay"
          format="YYYY-MM-DD"
          onError={setFirstError}
          slotProps={{ textField: { required: true, helperText: 'Year, month, day' } }}
        />
        <DatePicker
          label="Last day off (optional)"
          name="lastDay"
          format="YYYY-MM-DD"
          onError={setLastError}
          slotProps={{ field: { clearable: true } }}
        />
        <Button type="submit" variant="contained">
          Request leave
        </Button>
        <Typography variant="body2" role="status">
          {request}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

/** Empty is allowed here: `required` refuses it where a day is needed. */
const isComplete = (day: unknown) => day === '' || /^\d{4}-\d{2}-\d{2}$/.test(String(day));

export default function LeaveRequestForm() {
  const [request, setRequest] = React.useState('Nothing sent yet');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const days = Object.fromEntries(new FormData(event.currentTarget));
    setRequest(
      Object.values(days).every(isComplete)
        ? JSON.stringify(days)
        : 'Not sent: a date lacks its year, month or day',
    );
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
          slotProps={{ textField: { required: true, helperText: 'Year, month, day' } }}
        />
        <DatePicker
          label="Last day off (optional)"
          name="lastDay"
          format="YYYY-MM-DD"
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

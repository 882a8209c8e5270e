import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

export default function ControlledDatePicker() {
  const [invoiceDate, setInvoiceDate] = React.useState<Dayjs | null>(dayjs('2026-03-16'));
  const [error, setError] = React.useState<DateValidationError>(null);
  const dueDate = invoiceDate && error === null ? invoiceDate.add(30, 'day') : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DatePicker
          label="Invoice date"
          value={invoiceDate}
          onChange={(value, context) => {
            setInvoiceDate(value);
            setError(context.validationError);
          }}
        />
        <Typography variant="body2" role="status">
          {dueDate ? `Payment is due on ${dueDate.format('D MMMM YYYY')}` : 'No invoice date yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

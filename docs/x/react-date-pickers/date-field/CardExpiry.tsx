import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const today = dayjs('2026-03-16');

export default function CardExpiry() {
  const [expiry, setExpiry] = React.useState<Dayjs | null>(dayjs('2027-08-01'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Card expires"
        format="MM/YY"
        value={expiry}
        onChange={setExpiry}
        minDate={today.startOf('month')}
        slotProps={{
          textField: {
            helperText: expiry?.isValid()
              ? `Valid until ${expiry.endOf('month').format('D MMMM YYYY')}`
              : 'Month and year, as on the card',
          },
        }}
      />
    </LocalizationProvider>
  );
}

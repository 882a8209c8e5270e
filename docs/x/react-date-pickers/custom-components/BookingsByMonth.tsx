import * as React from 'react';
import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const bookings: Readonly<Record<string, number>> = { January: 4, March: 11, July: 26, August: 31 };

function MonthButton({ children, ...props }: ButtonBaseProps) {
  const month = props['aria-label'] ?? '';
  const count = bookings[month] ?? 0;

  return (
    <ButtonBase
      {...props}
      aria-label={`${month}, ${count} bookings`}
      sx={{
        flexDirection: 'column',
        width: 88,
        height: 56,
        borderRadius: 1,
        '&[aria-checked=true]': { bgcolor: 'primary.main', color: 'primary.contrastText' },
      }}
    >
      {children}
      <Typography variant="caption">{count}</Typography>
    </ButtonBase>
  );
}

export default function BookingsByMonth() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        views={['month']}
        openTo="month"
        defaultValue={dayjs('2026-03-01')}
        slots={{ monthButton: MonthButton }}
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}

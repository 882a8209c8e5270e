import * as React from 'react';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const isWeekend = (day: Dayjs) => day.day() === 0 || day.day() === 6;

export default function DeliveryDay() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2026-05-14'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        value={day}
        onChange={setDay}
        shouldDisableDate={isWeekend}
        disableHighlightToday
      />
      <Typography role="status" align="center">
        Delivery on <strong>{day?.format('dddd, MMMM D')}</strong>
      </Typography>
    </LocalizationProvider>
  );
}

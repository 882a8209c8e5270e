import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange, DateRangeValidationError } from '@mui/x-date-pickers-pro/models';

const BOOKED = [dayjs('2026-07-08'), dayjs('2026-07-18')];
const isBooked = (day: Dayjs) => BOOKED.some((one) => one.isSame(day, 'day'));
const nextBooked = (day: Dayjs) => BOOKED.find((one) => one.isAfter(day, 'day'));

export default function CottageStay() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([dayjs('2026-07-03'), null]);
  const [error, setError] = React.useState<DateRangeValidationError>([null, null]);
  const [start, end] = stay;
  const limit = start?.isValid() ? nextBooked(start) : undefined;
  const isCrossed = Boolean(limit && end?.isAfter(limit, 'day'));

  let text = 'A stay ends before the next booked night';
  if (isCrossed) {
    text = `The cottage is taken on ${limit?.format('D MMMM')}`;
  } else if (error.some((one) => one !== null)) {
    text = 'Choose two free days, the first one first';
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Stay in the cottage"
        calendars={1}
        value={stay}
        onChange={setStay}
        onError={setError}
        shouldDisableDate={(day, position) =>
          isBooked(day) || (position === 'end' && Boolean(limit && day.isAfter(limit, 'day')))
        }
        slotProps={{ textField: { helperText: text } }}
      />
    </LocalizationProvider>
  );
}

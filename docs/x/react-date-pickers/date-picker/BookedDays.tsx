import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { loadBookedDays } from './bookedDays';

const season = dayjs('2026-05-01');
const monthOf = (day: Dayjs) => day.format('YYYY-MM');

export default function BookedDays() {
  const [trip, setTrip] = React.useState<Dayjs | null>(null);
  const [month, setMonth] = React.useState(monthOf(season));
  const [booked, setBooked] = React.useState<Record<string, readonly string[]>>({});
  const isLoaded = month in booked;

  React.useEffect(() => {
    if (!isLoaded) {
      // If a request can fail, add a `catch` that shows a message and a button to try again.
      loadBookedDays(month).then((days) => setBooked((all) => ({ ...all, [month]: days })));
    }
  }, [month, isLoaded]);

  /** The calendar opens at the value, or at the season while there is none. */
  const loadMonthOf = (day: Dayjs | null) => setMonth(monthOf(day?.isValid() ? day : season));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Boat trip"
        value={trip}
        onChange={(day, { validationError }) => {
          setTrip(day);
          if (validationError === null) {
            loadMonthOf(day);
          }
        }}
        referenceDate={season}
        onOpen={() => loadMonthOf(trip)}
        onMonthChange={loadMonthOf}
        loading={!isLoaded}
        renderLoading={() => <DayCalendarSkeleton />}
        shouldDisableDate={(day) =>
          booked[monthOf(day)]?.includes(day.format('YYYY-MM-DD')) ?? false
        }
      />
    </LocalizationProvider>
  );
}

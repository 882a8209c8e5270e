import * as React from 'react';
import Badge from '@mui/material/Badge';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import { loadFreeAppointments } from './freeAppointments';

const monthOf = (day: Dayjs) => day.format('YYYY-MM');
const ignore = () => {};
const FreeByDay = React.createContext<Readonly<Record<string, number>>>({});

function AppointmentDay(props: PickersDayProps) {
  const { day, outsideCurrentMonth, onDaySelect } = props;
  const free = React.useContext(FreeByDay)[day.format('YYYY-MM-DD')] ?? 0;
  return (
    <Badge badgeContent={outsideCurrentMonth ? 0 : free} color="success" overlap="circular">
      <PickersDay
        {...props}
        aria-label={`${day.format('D')}, ${free} free`}
        // Not `disabled`: the keyboard passes over such days, to others and to months that aren't loaded.
        aria-disabled={free === 0}
        onDaySelect={free > 0 ? onDaySelect : ignore}
        sx={free > 0 ? undefined : { color: 'text.disabled' }}
      />
    </Badge>
  );
}

export default function FreeAppointments() {
  const [month, setMonth] = React.useState('2026-05');
  const [freeByMonth, setFreeByMonth] = React.useState<
    Readonly<Record<string, Readonly<Record<string, number>>>>
  >({});
  const free = freeByMonth[month];
  const isLoaded = free !== undefined;

  React.useEffect(() => {
    if (!isLoaded) {
      loadFreeAppointments(month).then((days) =>
        setFreeByMonth((all) => ({ ...all, [month]: days })),
      );
    }
  }, [month, isLoaded]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <FreeByDay.Provider value={free ?? {}}>
        <DateCalendar
          referenceDate={dayjs('2026-05-01')}
          views={['day']}
          onMonthChange={(first) => setMonth(monthOf(first))}
          loading={!isLoaded}
          renderLoading={() => <DayCalendarSkeleton />}
          slots={{ day: AppointmentDay }}
          sx={{ maxWidth: '100%' }}
        />
      </FreeByDay.Provider>
    </LocalizationProvider>
  );
}

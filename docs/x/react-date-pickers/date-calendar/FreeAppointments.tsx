import * as React from 'react';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import { loadFreeAppointments } from './freeAppointments';

/** The free appointments of each day of a month; days without any are left out. */
type Days = Readonly<Record<string, number>>;

/** What the server said of each month. */
type Answers = Readonly<Record<string, Days | 'failed'>>;

const ignore = () => {};
const Loaded = React.createContext<Answers>({});

function AppointmentDay(props: PickersDayProps) {
  const { day, outsideCurrentMonth, onDaySelect } = props;
  const answer = React.useContext(Loaded)[day.format('YYYY-MM')];
  const days = answer === 'failed' ? undefined : answer;
  const free = days?.[day.format('YYYY-MM-DD')] ?? 0;
  return (
    <Badge badgeContent={outsideCurrentMonth ? 0 : free} color="success" overlap="circular">
      <PickersDay
        {...props}
        aria-label={`${day.format('D')}, ${days ? `${free} free` : 'not loaded'}`}
        // Not `disabled`, so that the keyboard can walk over such days to others, and to months that aren't loaded.
        aria-disabled={free === 0}
        onDaySelect={free > 0 ? onDaySelect : ignore}
        sx={free > 0 ? undefined : { color: 'text.disabled' }}
      />
    </Badge>
  );
}

export default function FreeAppointments() {
  const [month, setMonth] = React.useState('2026-05');
  const [answers, setAnswers] = React.useState<Answers>({});
  const answer = answers[month];

  React.useEffect(() => {
    if (answer === undefined) {
      loadFreeAppointments(month).then(
        (days) => setAnswers((all) => ({ ...all, [month]: days })),
        // Before `all`, so that an answer of another request stays.
        () => setAnswers((all) => ({ [month]: 'failed', ...all })),
      );
    }
  }, [month, answer]);

  const loadAgain = () =>
    setAnswers((all) => Object.fromEntries(Object.entries(all).filter(([one]) => one !== month)));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Loaded.Provider value={answers}>
        <Stack sx={{ width: 320, maxWidth: '100%', minHeight: 376 }}>
          <DateCalendar
            referenceDate={dayjs('2026-05-01')}
            views={['day']}
            onMonthChange={(first) => setMonth(first.format('YYYY-MM'))}
            loading={answer === undefined}
            renderLoading={() => <DayCalendarSkeleton />}
            slots={{ day: AppointmentDay }}
            sx={{ maxWidth: '100%' }}
          />
          <Stack direction="row" sx={{ alignItems: 'center' }}>
            {/* Always there: a button that goes when it's pressed loses the focus. */}
            <Button onClick={loadAgain}>Load again</Button>
            <span role="status">{answer === 'failed' && 'Not loaded'}</span>
          </Stack>
        </Stack>
      </Loaded.Provider>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { loadClosedDays } from './holidays';

type Months = Readonly<Record<string, readonly string[] | 'failed'>>;

const start = dayjs('2026-05-11');
const monthOf = (day: Dayjs) => day.format('YYYY-MM');

function explain(days: Months[string] | undefined, error: string | null) {
  if (error !== null) {
    return error === 'shouldDisableDate' ? 'Closed' : 'Choose a valid date';
  }
  if (days === undefined) {
    return 'Checking this month…';
  }
  return days === 'failed' ? 'No answer, choose again' : 'Open on most days';
}

export default function LabAppointment() {
  const [value, setValue] = React.useState<Dayjs | null>(null);
  const [error, setError] = React.useState<string | null>(null);
  const [months, setMonths] = React.useState<Months>({});
  const asked = React.useRef(new Set<string>());

  /** Requests a month and the next one, and requests a failed month again. */
  const load = (day: Dayjs) => {
    for (const month of [monthOf(day), monthOf(day.add(1, 'month'))]) {
      if (!asked.current.has(month)) {
        asked.current.add(month);
        loadClosedDays(month)
          .then((days) => setMonths((all) => ({ ...all, [month]: days })))
          .catch(() => {
            asked.current.delete(month);
            setMonths((all) => ({ ...all, [month]: 'failed' }));
          });
      }
    }
  };
  const days = value?.isValid() ? months[monthOf(value)] : [];
  const isClosed = (day: Dayjs) =>
    months[monthOf(day)]?.includes(day.format('YYYY-MM-DD')) ?? false;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Appointment in the lab"
        value={value}
        onChange={(day, { validationError }) => {
          setValue(day);
          if (day && validationError === null) {
            load(day);
          }
        }}
        onError={setError}
        referenceDate={start}
        onOpen={() => load(value?.isValid() ? value : start)}
        onMonthChange={load}
        shouldDisableDate={isClosed}
        slotProps={{
          textField: {
            helperText: explain(days, error),
          },
        }}
      />
    </LocalizationProvider>
  );
}

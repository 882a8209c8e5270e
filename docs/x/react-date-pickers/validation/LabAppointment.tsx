import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { loadClosedDays } from './holidays';

type Months = Readonly<Record<string, readonly string[] | 'loading'>>;

const start = dayjs('2026-05-11');
const monthOf = (day: Dayjs) => day.format('YYYY-MM');

export default function LabAppointment() {
  const [value, setValue] = React.useState<Dayjs | null>(null);
  const [error, setError] = React.useState<string | null>(null);
  const [months, setMonths] = React.useState<Months>({});

  /** Asks for each month once, the next one ahead. */
  const load = (day: Dayjs) => {
    for (const month of [monthOf(day), monthOf(day.add(1, 'month'))]) {
      if (!(month in months)) {
        setMonths((all) => ({ ...all, [month]: 'loading' }));
        loadClosedDays(month).then((days) => setMonths((all) => ({ ...all, [month]: days })));
      }
    }
  };
  const isUnknown = value !== null && error === null && !Array.isArray(months[monthOf(value)]);
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
            helperText: isUnknown ? 'Checking this month…' : error ? 'Closed' : 'Open on most days',
          },
        }}
      />
    </LocalizationProvider>
  );
}

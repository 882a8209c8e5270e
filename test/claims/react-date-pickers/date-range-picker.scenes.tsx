/** What the claims of the date range picker open in the real browser. */
import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

function OpenRange(props: React.ComponentProps<typeof DateRangePicker>) {
  const [value, setValue] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-03-10'),
    dayjs('2026-03-13'),
  ]);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <output>{value.map((day) => day?.format('MM-DD') ?? 'null').join(' ')}</output>
      <DateRangePicker {...props} label="Stay" open value={value} onChange={setValue} />
    </LocalizationProvider>
  );
}

/** Says which range there is, whether it was accepted, and its error. */
export function ThreeNights() {
  const [value, setValue] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-03-10'),
    dayjs('2026-03-16'),
  ]);
  const [accepted, setAccepted] = React.useState('');
  const [error, setError] = React.useState('');
  const [arrival] = value;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Stay"
        value={value}
        onChange={setValue}
        onAccept={() => setAccepted(', accepted')}
        onError={(codes) => setError(`, ${codes.map(String).join(' ')}`)}
        shouldDisableDate={(day, position) => {
          const nights = day.diff(arrival, 'day');
          return position === 'end' && nights >= 0 && nights < 3;
        }}
      />
      <output>{`${value.map((day) => day?.format('MM-DD')).join(' ')}${accepted}${error}`}</output>
    </LocalizationProvider>
  );
}

export function Dragging() {
  return <OpenRange />;
}
export function NoDragging() {
  return <OpenRange disableDragEditing />;
}
export function ThreeCalendars() {
  return <OpenRange calendars={3} />;
}

/** Lists what a choice and the end of the popup call. */
export function Closed() {
  const [calls, setCalls] = React.useState<readonly string[]>([]);
  const log = (name: string) => (value: DateRange<Dayjs>) => {
    const call = `${name} ${value.map((day) => day?.format('MM-DD') ?? 'null').join(' ')}`;
    setCalls((before) => [...before, call]);
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Stay"
        referenceDate={dayjs('2026-03-16')}
        onChange={log('onChange')}
        onAccept={log('onAccept')}
        onClose={() => setCalls((before) => [...before, 'onClose'])}
      />
      <output>{calls.join(', ')}</output>
    </LocalizationProvider>
  );
}

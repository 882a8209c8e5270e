/** What the claims of the fields open in the real browser. */
import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import JumpToYearDemo from '../../../docs/x/react-date-pickers/fields/JumpToYear';

export function Field() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField label="Day" clearable defaultValue={dayjs('2026-04-15')} />
      <button type="button">After</button>
    </LocalizationProvider>
  );
}

export function JumpToYear() {
  return <JumpToYearDemo />;
}

function ReadOnly({ isHeld = false }) {
  const [calls, setCalls] = React.useState<string[]>([]);
  const value = dayjs('2026-04-15');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Day"
        readOnly
        {...(isHeld ? { value } : { defaultValue: value })}
        onChange={(day) => setCalls((before) => [...before, day?.format('MM/DD/YYYY') ?? 'null'])}
      />
      <output>{calls.join(', ')}</output>
    </LocalizationProvider>
  );
}
export const ReadOnlyField = () => <ReadOnly />;
export const ReadOnlyHeld = () => <ReadOnly isHeld />;

export function Stuck() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          inputRef.current?.focus();
        }}
      >
        <DateField label="Day" defaultValue={dayjs('2026-04-15')} inputRef={inputRef} />
        <button type="submit">Send</button>
      </form>
    </LocalizationProvider>
  );
}

/** What the claims of the lifecycle open in the real browser. */
import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const write = (value: Dayjs | null) =>
  value?.isValid() ? value.format('YYYY-MM-DD') : String(value && 'invalid');

function Logged({ defaultValue }: { defaultValue: Dayjs | null }) {
  const [calls, setCalls] = React.useState<readonly string[]>([]);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Day"
        defaultValue={defaultValue}
        referenceDate={dayjs('2026-04-15')}
        onChange={(value, { validationError }) =>
          setCalls((before) => [...before, `${write(value)} ${validationError}`])
        }
      />
      <output>{calls.join(', ')}</output>
    </LocalizationProvider>
  );
}

export function Filled() {
  return <Logged defaultValue={dayjs('2026-04-15')} />;
}

export function Empty() {
  return <Logged defaultValue={null} />;
}

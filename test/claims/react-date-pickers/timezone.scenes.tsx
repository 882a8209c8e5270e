/** What the claims of time zones open in the real browser, which stands in Madrid. */
import * as React from 'react';
import dayjs from 'dayjs';
import timezonePlugin from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezonePlugin);

function Field(props: React.ComponentProps<typeof DateTimeField>) {
  const [text, setText] = React.useState('');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        label="Time"
        ampm={false}
        {...props}
        onChange={(value, { validationError }) =>
          setText(
            `${value === null ? 'null' : String(value.isValid())} ${validationError ?? 'none'}`,
          )
        }
      />
      <output>{text}</output>
    </LocalizationProvider>
  );
}

export function InUtc() {
  return <Field timezone="UTC" defaultValue={dayjs.utc('2026-03-28T02:30:00Z')} />;
}
export function InTokyo() {
  return <Field timezone="Asia/Tokyo" defaultValue={dayjs.tz('2026-03-28T02:30', 'Asia/Tokyo')} />;
}
export function Empty() {
  return <Field timezone="UTC" />;
}

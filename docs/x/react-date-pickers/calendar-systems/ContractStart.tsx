import * as React from 'react';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AdapterDateFnsJalali, isoDay, nowruz } from './jalali';

export default function ContractStart() {
  const [saved, setSaved] = React.useState<string | null>(isoDay(nowruz));

  return (
    <LocalizationProvider dateAdapter={AdapterDateFnsJalali}>
      <DatePicker
        label="Contract starts"
        defaultValue={nowruz}
        onChange={(day, { validationError }) =>
          setSaved(day && validationError === null ? isoDay(day) : null)
        }
        slotProps={{
          textField: { helperText: saved ? `Saved as ${saved}` : 'Enter a day that exists' },
        }}
      />
    </LocalizationProvider>
  );
}

import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function SpokenError() {
  const [error, setError] = React.useState<string | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Vaccination"
        defaultValue={dayjs('2026-04-11')}
        minDate={dayjs('2026-04-13')}
        onError={setError}
        slotProps={{
          textField: {
            helperText: error ? 'The practice opens on April 13' : 'Any day from April 13',
          },
        }}
      />
    </LocalizationProvider>
  );
}

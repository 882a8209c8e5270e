import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickerValidDate } from '@mui/x-date-pickers/models';
import { AdapterDateFns, AdapterDateFnsJalali, jalaliEnglish, nowruz } from './jalali';

export default function SwitchCalendar() {
  const [isPersian, setIsPersian] = React.useState(false);
  const [day, setDay] = React.useState<PickerValidDate | null>(nowruz);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <FormControlLabel
        control={<Switch checked={isPersian} onChange={(_event, next) => setIsPersian(next)} />}
        label="Persian calendar"
        sx={{ marginInlineStart: 0 }}
      />
      <LocalizationProvider
        key={String(isPersian)}
        dateAdapter={isPersian ? AdapterDateFnsJalali : AdapterDateFns}
        adapterLocale={isPersian ? jalaliEnglish : undefined}
      >
        <DatePicker label="Family visit" format="dd MMMM yyyy" value={day} onChange={setDay} />
      </LocalizationProvider>
    </Stack>
  );
}

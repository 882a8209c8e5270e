import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { usePickerAdapter, usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AdapterMomentHijri, dayOf, isoDay } from './hijri';

function DayButton() {
  const { value, label, triggerRef, rootRef, setOpen } = usePickerContext();
  const adapter = usePickerAdapter();

  return (
    <div ref={rootRef}>
      <Button ref={triggerRef} variant="outlined" onClick={() => setOpen((isOpen) => !isOpen)}>
        {label}: {value ? adapter.format(value, 'keyboardDate') : 'choose a day'}
      </Button>
    </div>
  );
}

export default function HijriButton() {
  const [day, setDay] = React.useState<ReturnType<typeof dayOf> | null>(dayOf('2026-03-21'));

  return (
    <LocalizationProvider dateAdapter={AdapterMomentHijri}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <DatePicker
          label="Flight"
          value={day}
          onChange={setDay}
          minDate={dayOf('2020-01-01')}
          maxDate={dayOf('2028-12-31')}
          slots={{ field: DayButton }}
        />
        <Typography variant="body2" role="status">
          {day ? `Saved as ${isoDay(day)}` : 'Not saved'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { useIsValidValue, usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function NextDay() {
  const { value, setValue } = usePickerContext();
  const isValidValue = useIsValidValue();
  const next = value?.isValid() ? value.add(1, 'day') : null;

  return (
    <DialogActions>
      <Button disabled={next === null || !isValidValue(next)} onClick={() => setValue(next)}>
        A day later
      </Button>
    </DialogActions>
  );
}

export default function ExtendByADay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Return the books by"
        defaultValue={dayjs('2026-04-15')}
        maxDate={dayjs('2026-04-17')}
        slots={{ actionBar: NextDay }}
      />
    </LocalizationProvider>
  );
}

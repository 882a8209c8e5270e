import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';

function RentalActions({ className }: PickersActionBarProps) {
  const { value, acceptValueChanges, cancelValueChanges } = usePickerContext();

  return (
    <DialogActions className={className}>
      <Button onClick={cancelValueChanges}>Keep the old day</Button>
      <Button variant="contained" disabled={value === null} onClick={acceptValueChanges}>
        Return then
      </Button>
    </DialogActions>
  );
}

export default function OwnActionBar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Bike returned on"
        defaultValue={dayjs('2026-03-16')}
        closeOnSelect={false}
        slots={{ actionBar: RentalActions }}
      />
    </LocalizationProvider>
  );
}

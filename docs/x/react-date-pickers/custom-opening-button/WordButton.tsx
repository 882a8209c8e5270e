import Button from '@mui/material/Button';
import type { IconButtonProps } from '@mui/material/IconButton';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function CalendarButton({ disabled = false, onClick }: IconButtonProps) {
  return (
    <Button size="small" disabled={disabled} onClick={onClick}>
      Calendar
    </Button>
  );
}

export default function WordButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Moving day"
        defaultValue={dayjs('2026-04-15')}
        slots={{ openPickerButton: CalendarButton }}
      />
    </LocalizationProvider>
  );
}

import Button from '@mui/material/Button';
import { useForkRef } from '@mui/material/utils';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function DayButton({ id }: DatePickerFieldProps) {
  const { value, label, disabled, readOnly, setOpen, triggerRef, rootRef } = usePickerContext();
  const ref = useForkRef(triggerRef, rootRef);

  return (
    <Button
      ref={ref}
      id={id && `${id}-label`}
      variant="outlined"
      disabled={disabled || readOnly}
      onClick={() => setOpen((isOpen) => !isOpen)}
    >
      {label}: {value?.isValid() ? value.format('ddd, D MMM') : 'any day'}
    </Button>
  );
}

export default function ButtonField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Leaving" defaultValue={dayjs('2026-04-15')} slots={{ field: DayButton }} />
    </LocalizationProvider>
  );
}

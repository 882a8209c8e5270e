import TextField from '@mui/material/TextField';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';

function ChosenDay(props: DatePickerFieldProps) {
  const { value, timezone, label, name, fieldFormat, setOpen, triggerRef, rootRef } =
    usePickerContext();
  const { hasValidationError } = useValidation({ validator: validateDate, value, timezone, props });

  return (
    <TextField
      ref={rootRef}
      label={label}
      name={name}
      value={value?.isValid() ? value.format(fieldFormat) : ''}
      error={hasValidationError}
      helperText={hasValidationError ? 'No trips on this day' : 'Press Enter for the calendar'}
      onClick={() => setOpen(true)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          event.preventDefault();
          setOpen(true);
        }
      }}
      slotProps={{ input: { ref: triggerRef, readOnly: true } }}
    />
  );
}

export default function ReadOnlyField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Boat trip"
        format="D MMMM YYYY"
        defaultValue={dayjs('2026-04-15')}
        minDate={dayjs('2026-04-18')}
        slots={{ field: ChosenDay }}
      />
    </LocalizationProvider>
  );
}

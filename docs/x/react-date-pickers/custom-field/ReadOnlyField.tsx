import TextField from '@mui/material/TextField';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';

function ChosenDay(props: DatePickerFieldProps) {
  const picker = usePickerContext();
  const { value, timezone, label, name, fieldFormat, triggerRef, rootRef } = picker;
  const { hasValidationError } = useValidation({ validator: validateDate, value, timezone, props });
  const open = () => {
    if (picker.triggerStatus === 'enabled') {
      picker.setOpen(true);
    }
  };

  return (
    <TextField
      ref={rootRef}
      id={props.id}
      disabled={picker.disabled}
      label={label}
      name={name}
      value={value?.isValid() ? value.format(fieldFormat) : ''}
      error={hasValidationError}
      helperText={hasValidationError ? 'No trips on this day' : 'Press Enter for the calendar'}
      onClick={open}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          event.preventDefault();
          open();
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
        name="trip"
        format="D MMMM YYYY"
        defaultValue={dayjs('2026-04-15')}
        minDate={dayjs('2026-04-18')}
        slots={{ field: ChosenDay }}
      />
    </LocalizationProvider>
  );
}

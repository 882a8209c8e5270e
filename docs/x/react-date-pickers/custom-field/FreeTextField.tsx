import * as React from 'react';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { usePickerAdapter, usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const FORMATS = ['D.M.YYYY', 'D/M/YYYY', 'YYYY-M-D'];

function TextOfADay({ id }: DatePickerFieldProps) {
  const adapter = usePickerAdapter();
  const { value, label, disabled, readOnly, setValue, setOpen, triggerRef, rootRef } =
    usePickerContext();
  const [draft, setDraft] = React.useState<string | null>(null);
  const shown = value?.isValid() ? value.format('D.M.YYYY') : '';

  const read = () => {
    if (draft === null) {
      return;
    }
    setDraft(null);
    // 15.04.2026 is read as 15.4.2026.
    const text = draft.trim().replace(/\b0(?=\d)/g, '');
    const days = FORMATS.map((format) => adapter.parse(text, format));
    const day = text === '' ? null : days.find((one) => one?.isValid());
    if (day !== undefined && !adapter.isEqual(day, value)) {
      setValue(day, { shouldClose: false });
    }
  };

  return (
    <TextField
      ref={rootRef}
      id={id}
      disabled={disabled}
      label={label}
      placeholder="D.M.YYYY"
      value={draft ?? shown}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={read}
      helperText="15.4.2026, 15/4/2026 or 2026-04-15"
      slotProps={{
        input: {
          ref: triggerRef,
          readOnly,
          endAdornment: (
            <Button disabled={disabled || readOnly} onClick={() => setOpen((isOpen) => !isOpen)}>
              Calendar
            </Button>
          ),
        },
      }}
    />
  );
}

export default function FreeTextField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Date of the receipt"
        defaultValue={dayjs('2026-04-15')}
        slots={{ field: TextOfADay }}
      />
    </LocalizationProvider>
  );
}

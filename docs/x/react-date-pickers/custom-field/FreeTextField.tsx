import * as React from 'react';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { usePickerAdapter, usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const FORMATS = ['D.M.YYYY', 'D/M/YYYY', 'YYYY-MM-DD'];

function TextOfADay() {
  const adapter = usePickerAdapter();
  const { value, label, setValue, setOpen, triggerRef, rootRef } = usePickerContext();
  const [draft, setDraft] = React.useState<string | null>(null);
  const shown = value?.isValid() ? value.format('D.M.YYYY') : '';

  const read = () => {
    const text = draft?.trim();
    setDraft(null);
    if (text !== undefined) {
      const day = FORMATS.map((format) => adapter.parse(text, format)).find((one) =>
        one?.isValid(),
      );
      setValue(text === '' ? null : (day ?? value), { shouldClose: false });
    }
  };

  return (
    <TextField
      ref={rootRef}
      label={label}
      placeholder="D.M.YYYY"
      value={draft ?? shown}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={read}
      helperText="15.4.2026, 15/4/2026 or 2026-04-15"
      slotProps={{
        input: {
          ref: triggerRef,
          endAdornment: <Button onClick={() => setOpen((isOpen) => !isOpen)}>Calendar</Button>,
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

import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const contractEnd = dayjs('2026-09-30');

export default function SaveWhenFinished() {
  const [value, setValue] = React.useState<Dayjs | null>(contractEnd);
  const [error, setError] = React.useState<DateValidationError>(null);
  const [saved, setSaved] = React.useState<readonly Dayjs[]>([contractEnd]);

  const save = () => {
    if (value && error === null && !value.isSame(saved.at(-1), 'day')) {
      setSaved([...saved, value]);
    }
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }} onBlur={save}>
        <DatePicker
          label="Contract ends"
          value={value}
          onChange={(day, { validationError }) => {
            setValue(day);
            setError(validationError);
          }}
        />
        <Typography variant="body2" component="output">
          {saved.length - 1} saved, last {saved.at(-1)?.format('D MMMM YYYY')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

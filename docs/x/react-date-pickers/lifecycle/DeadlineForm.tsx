import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const FORMAT = 'YYYY-MM-DD';

export default function DeadlineForm() {
  const [value, setValue] = React.useState<Dayjs | null>(null);
  const [error, setError] = React.useState<DateValidationError>(null);
  const [answer, setAnswer] = React.useState('Year, month, day');

  const handleSubmit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('deadline');
    const isWhole = text === (value === null ? '' : value.format(FORMAT));
    setAnswer(isWhole && error === null ? `Sent: "${text}"` : `Not sent: "${text}" is no date`);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        spacing={2}
        sx={{ width: 300, maxWidth: '100%' }}
        onSubmit={handleSubmit}
      >
        <DatePicker
          label="Deadline (optional)"
          name="deadline"
          format={FORMAT}
          value={value}
          onChange={setValue}
          onError={setError}
          slotProps={{ textField: { helperText: answer } }}
        />
        <Button type="submit" variant="contained">
          Set the deadline
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}

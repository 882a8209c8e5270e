import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

export default function BirthForm() {
  const [error, setError] = React.useState<DateValidationError>(null);
  const [sent, setSent] = React.useState('As in your passport');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        spacing={2}
        sx={{ width: 300, maxWidth: '100%' }}
        onSubmit={(event) => {
          event.preventDefault();
          setSent(`The form holds "${new FormData(event.currentTarget).get('born')}"`);
        }}
      >
        <DateField
          label="Date of birth"
          name="born"
          format="YYYY-MM-DD"
          required
          disableFuture
          onError={setError}
          helperText={error === null ? sent : 'This day is not possible'}
        />
        <Button type="submit" variant="contained">
          Continue
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}

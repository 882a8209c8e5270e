import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { checkPickup, LIMITS } from './checkPickup';

interface Answer {
  readonly error: string | null;
  readonly text: string;
}

export default function PickupForm() {
  const [answer, submit, isPending] = React.useActionState<Answer, FormData>(
    async (_before, form) => {
      const error = await checkPickup(form);
      return { error, text: error ?? 'Your pickup is booked' };
    },
    { error: null, text: 'Weekdays in May 2026' },
  );
  const [isChanged, setIsChanged] = React.useState(false);
  const error = isChanged ? null : answer.error;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        action={submit}
        onSubmit={() => setIsChanged(false)}
        spacing={2}
        sx={{ width: 300, maxWidth: '100%' }}
      >
        <DatePicker
          label="Pickup"
          name="pickup"
          format="YYYY-MM-DD"
          {...LIMITS}
          referenceDate={LIMITS.minDate}
          onChange={() => setIsChanged(true)}
          slotProps={{
            textField: {
              helperText: error ?? answer.text,
              ...(error === null ? {} : { error: true }),
            },
          }}
        />
        <Button type="submit" variant="contained" loading={isPending}>
          Book the pickup
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { checkPickup, LIMITS } from './checkPickup';

const HINT = 'May 4 to 29, 2026';

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
    { error: null, text: HINT },
  );
  const [isChanged, setIsChanged] = React.useState(false);
  // The answer of the server belongs to the previous value.
  const isOld = isChanged || isPending;

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
          // A change during the request would hide the answer.
          readOnly={isPending}
          onChange={() => setIsChanged(true)}
          slotProps={{
            textField: {
              helperText: isOld ? HINT : answer.text,
              ...(!isOld && answer.error !== null && { error: true }),
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

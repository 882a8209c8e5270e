import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

/** Stands for your server: answers after 800 ms, and refuses boats that are too long. */
async function join(_: unknown, data: FormData) {
  const boat = String(data.get('boat'));
  const length = String(data.get('length'));
  await new Promise((resolve) => {
    setTimeout(resolve, 800);
  });
  return Number(length) > 12
    ? { boat, length, refusal: 'The longest berth has 12 m.', joined: '' }
    : { boat: '', length: '', refusal: '', joined: boat };
}

const START = { boat: '', length: '', refusal: '', joined: '' };
const INPUT_LABEL = { shrink: true };

export default function WaitingList() {
  const [state, action, isPending] = React.useActionState(join, START);
  const [editedState, setEditedState] = React.useState(START);
  const lengthRef = React.useRef<HTMLInputElement>(null);
  const refusal = isPending || state === editedState ? '' : state.refusal;

  React.useEffect(() => {
    if (state.refusal !== '') {
      lengthRef.current?.focus();
    }
  }, [state]);

  return (
    <Stack
      component="form"
      action={action}
      onSubmit={(event) => {
        if (isPending) {
          event.preventDefault();
        }
      }}
      spacing={2}
      sx={{ width: 320, maxWidth: '100%', alignItems: 'flex-start' }}
    >
      <TextField
        name="boat"
        label="Boat"
        required
        fullWidth
        defaultValue={state.boat}
        slotProps={{ input: { readOnly: isPending }, inputLabel: INPUT_LABEL }}
      />
      <TextField
        name="length"
        label="Length in meters"
        required
        fullWidth
        inputRef={lengthRef}
        defaultValue={state.length}
        onChange={() => setEditedState(state)}
        error={refusal !== ''}
        helperText={refusal || ' '}
        slotProps={{
          input: { readOnly: isPending },
          htmlInput: { inputMode: 'decimal', pattern: '[0-9]+(\\.[0-9]+)?' },
          inputLabel: INPUT_LABEL,
          formHelperText: { role: 'status' },
        }}
      />
      <Button type="submit" variant="contained" aria-disabled={isPending}>
        {isPending ? 'Joining …' : 'Join the list'}
      </Button>
      <Typography component="output" variant="body2">
        {state.joined === '' ? 'No boat joined yet.' : `${state.joined} is on the list.`}
      </Typography>
    </Stack>
  );
}

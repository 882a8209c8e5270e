import * as React from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function FormSelect() {
  const [isMissing, setIsMissing] = React.useState(false);
  const [sent, setSent] = React.useState('nothing yet');
  const selectRef = React.useRef<HTMLElement>(null);

  const submit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const tide = String(new FormData(event.currentTarget).get('tide'));
    setIsMissing(tide === '');
    if (tide === '') {
      selectRef.current?.focus();
    } else {
      setSent(tide);
    }
  };

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={submit}
      spacing={2}
      sx={{ width: 240, alignItems: 'flex-start' }}
    >
      <TextField
        select
        required
        fullWidth
        name="tide"
        label="Departure"
        defaultValue=""
        inputRef={selectRef}
        onChange={() => setIsMissing(false)}
        error={isMissing}
        helperText={isMissing ? 'Choose a departure.' : ' '}
      >
        <MenuItem value="morning">Morning tide</MenuItem>
        <MenuItem value="evening">Evening tide</MenuItem>
      </TextField>
      <Button type="submit" variant="contained">
        Book
      </Button>
      <Typography component="output" variant="body2">
        Booked: {sent}
      </Typography>
    </Stack>
  );
}

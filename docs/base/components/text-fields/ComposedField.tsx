import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

export default function ComposedField() {
  const id = React.useId();
  const helpId = `${id}-help`;

  return (
    <FormControl required>
      <InputLabel htmlFor={id}>Call sign</InputLabel>
      <OutlinedInput id={id} label="Call sign" aria-describedby={helpId} />
      <FormHelperText id={helpId}>As registered with the coast guard</FormHelperText>
    </FormControl>
  );
}

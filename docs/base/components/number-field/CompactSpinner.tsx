import * as React from 'react';
import { NumberField } from '@base-ui/react/number-field';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';

export default function CompactSpinner() {
  const id = React.useId();

  return (
    <NumberField.Root id={id} defaultValue={2} min={1} max={9} render={<FormControl />}>
      <FormLabel htmlFor={id}>Guests at the tasting</FormLabel>
      <NumberField.Group render={<Stack direction="row" spacing={1} sx={{ mt: 1 }} />}>
        <NumberField.Decrement aria-label="Fewer guests" render={<IconButton color="primary" />}>
          <RemoveIcon />
        </NumberField.Decrement>
        <NumberField.Input
          render={({ ref, ...inputProps }) => (
            <OutlinedInput
              size="small"
              inputRef={ref}
              inputProps={inputProps}
              sx={{ width: 64, '& input': { textAlign: 'center' } }}
            />
          )}
        />
        <NumberField.Increment aria-label="More guests" render={<IconButton color="primary" />}>
          <AddIcon />
        </NumberField.Increment>
      </NumberField.Group>
    </NumberField.Root>
  );
}

import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function IconButtons() {
  const [guests, setGuests] = React.useState(2);

  return (
    <Stack
      direction="row"
      role="group"
      aria-label="Guests"
      spacing={1}
      sx={{ alignItems: 'center' }}
    >
      <IconButton
        aria-label="Remove a guest"
        disabled={guests === 1}
        onClick={() => setGuests(guests - 1)}
      >
        <RemoveIcon />
      </IconButton>
      <Typography component="output">Guests: {guests}</Typography>
      <IconButton
        aria-label="Add a guest"
        color="primary"
        disabled={guests === 6}
        onClick={() => setGuests(guests + 1)}
      >
        <AddIcon />
      </IconButton>
    </Stack>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export default function RefBox() {
  const noteRef = React.useRef<HTMLElement>(null);

  return (
    <Box>
      <Button variant="outlined" onClick={() => noteRef.current?.focus()}>
        Go to the note
      </Button>
      <Box
        component="aside"
        ref={noteRef}
        tabIndex={-1}
        aria-label="Note"
        sx={{ mt: 2, p: 1, '&:focus': { outline: '2px solid', outlineColor: 'text.primary' } }}
      >
        The reading room closes at 18:00 on Fridays.
      </Box>
    </Box>
  );
}

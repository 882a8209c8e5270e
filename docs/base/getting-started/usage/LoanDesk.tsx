import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function LoanDesk() {
  const [title, setTitle] = React.useState('');
  const [loans, setLoans] = React.useState(['Field Guide to Mosses']);
  const fieldRef = React.useRef<HTMLInputElement>(null);

  return (
    <Stack
      component="form"
      spacing={2}
      sx={{ width: '100%', maxWidth: 320 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (title.trim() !== '') {
          setLoans([...loans, title.trim()]);
          setTitle('');
        }
        fieldRef.current?.focus();
      }}
    >
      <TextField
        label="Book title"
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        inputRef={fieldRef}
      />
      <Button type="submit" variant="contained">
        Lend
      </Button>
      <Typography component="p" variant="body2" color="text.secondary" role="status">
        On loan: {loans.join(', ')}
      </Typography>
    </Stack>
  );
}

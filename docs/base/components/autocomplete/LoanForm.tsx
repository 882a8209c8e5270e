import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const READERS = [
  { id: 'R-14', label: 'Noor Haddad' },
  { id: 'R-27', label: 'Otto Lind' },
  { id: 'R-31', label: 'Pilar Vega' },
];

export default function LoanForm() {
  const [reader, setReader] = React.useState<(typeof READERS)[number] | null>(null);
  const [error, setError] = React.useState('');
  const [sent, setSent] = React.useState('nothing yet');

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (reader === null) {
          setError('Choose a reader from the list.');
          return;
        }
        setSent(String(new FormData(event.currentTarget).get('readerId')));
      }}
    >
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%', alignItems: 'flex-start' }}>
        <Autocomplete
          fullWidth
          options={READERS}
          value={reader}
          onChange={(_event, newReader) => {
            setReader(newReader);
            setError('');
          }}
          renderInput={(params) => (
            <TextField
              {...params}
              label="Reader"
              error={error !== ''}
              helperText={error}
              required
            />
          )}
        />
        <input type="hidden" name="readerId" value={reader?.id ?? ''} />
        <Button type="submit" variant="contained">
          Lend
        </Button>
        <Typography component="output" variant="body2">
          Sent: {sent}
        </Typography>
      </Stack>
    </form>
  );
}

import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { lend } from './bookServer';

const READERS = [
  { id: 'R-14', label: 'Noor Haddad' },
  { id: 'R-27', label: 'Otto Lind' },
  { id: 'R-31', label: 'Pilar Vega' },
];

export default function LoanForm() {
  const [reader, setReader] = React.useState<(typeof READERS)[number] | null>(null);
  const [error, setError] = React.useState('');
  const [isSending, setIsSending] = React.useState(false);
  const [sent, setSent] = React.useState('nothing yet');

  return (
    <form
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        // A second submit is ignored until the server responds.
        if (isSending) {
          return;
        }
        const data = new FormData(event.currentTarget);
        // After an edit, `reader` is still the old choice, so compare the text with its label.
        if (reader === null || data.get('readerText') !== reader.label) {
          setError('Choose a reader from the list.');
          return;
        }
        const readerId = String(data.get('readerId'));
        setError('');
        setIsSending(true);
        try {
          await lend(readerId);
          setSent(readerId);
        } catch (reason) {
          setError(reason instanceof Error ? reason.message : 'The server refused.');
        }
        setIsSending(false);
      }}
    >
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%', alignItems: 'flex-start' }}>
        <Autocomplete
          fullWidth
          // Unlike a disabled field, a read-only field keeps the focus and the text.
          readOnly={isSending}
          options={READERS}
          value={reader}
          onChange={(_event, newReader) => {
            setReader(newReader);
            setError('');
          }}
          onInputChange={() => setError('')}
          renderInput={(params) => (
            <TextField
              {...params}
              label="Reader"
              name="readerText"
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
          {isSending ? 'Sending…' : `Sent: ${sent}`}
        </Typography>
      </Stack>
    </form>
  );
}

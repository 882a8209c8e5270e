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
  const [isWrong, setIsWrong] = React.useState(false);
  const [sent, setSent] = React.useState('nothing yet');

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        // After an edit, `reader` is still the old choice, so compare the text with its label.
        const isChosen = reader !== null && data.get('readerText') === reader.label;
        setIsWrong(!isChosen);
        if (isChosen) {
          setSent(String(data.get('readerId')));
        }
      }}
    >
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%', alignItems: 'flex-start' }}>
        <Autocomplete
          fullWidth
          options={READERS}
          value={reader}
          onChange={(_event, newReader) => {
            setReader(newReader);
            setIsWrong(false);
          }}
          onInputChange={() => setIsWrong(false)}
          renderInput={(params) => (
            <TextField
              {...params}
              label="Reader"
              name="readerText"
              error={isWrong}
              helperText={isWrong && 'Choose a reader from the list.'}
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

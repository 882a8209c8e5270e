import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { type Book, loadAllBooks } from './bookServer';

export default function LazyBooks() {
  const [books, setBooks] = React.useState<readonly Book[]>([]);
  const [state, setState] = React.useState<'idle' | 'loading' | 'failed' | 'done'>('idle');
  const status = {
    idle: 'The first request fails.',
    loading: 'Loading…',
    failed: 'The books could not be loaded. Open the list again to retry.',
    done: `${books.length} books`,
  }[state];

  return (
    <Autocomplete
      onOpen={async () => {
        if (state === 'loading' || state === 'done') {
          return;
        }
        setState('loading');
        try {
          setBooks(await loadAllBooks());
          setState('done');
        } catch {
          setState('failed');
        }
      }}
      options={books}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      loading={state === 'loading'}
      noOptionsText={state === 'failed' ? status : 'No book found'}
      sx={{ width: 360, maxWidth: '100%' }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Book"
          error={state === 'failed'}
          helperText={status}
          slotProps={{ formHelperText: { role: 'status' } }}
        />
      )}
    />
  );
}

import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type Book, loadBooks } from './bookServer';
import { useBookSearch } from './useBookSearch';

const SAVED_IDS: readonly number[] = [4];

export default function BookBasket() {
  const { books, state, search, retry } = useBookSearch();
  const [ids, setIds] = React.useState(SAVED_IDS);
  // The chosen books: a later answer may not contain them.
  const [known, setKnown] = React.useState<readonly Book[]>([]);
  const fieldRef = React.useRef<HTMLInputElement>(null);

  React.useEffect(() => {
    const controller = new AbortController();
    const loadTitles = async () => {
      try {
        const saved = await loadBooks(SAVED_IDS, controller.signal);
        setKnown((current) => [...saved, ...current]);
      } catch {
        // The books keep their stand-ins.
      }
    };
    loadTitles();
    return () => controller.abort();
  }, []);

  const basket = React.useMemo(
    () => ids.map((id) => known.find((book) => book.id === id) ?? { id, title: `Book ${id}` }),
    [ids, known],
  );
  const found = books.filter(({ id }) => !ids.includes(id));
  const status = {
    idle: 'The server fails once for each text with a "!".',
    loading: 'Searching…',
    failed: 'The search failed.',
    done: `${found.length} found`,
  }[state];

  return (
    <Stack direction="row" spacing={1} sx={{ width: 440, maxWidth: '100%', alignItems: 'start' }}>
      <Autocomplete
        multiple
        fullWidth
        // The text and its query survive the way to the button, which reopens the list.
        clearOnBlur={false}
        openOnFocus
        value={basket}
        onChange={(_event, newBasket) => {
          setKnown(newBasket);
          setIds(newBasket.map(({ id }) => id));
        }}
        onInputChange={(_event, text, reason) => search(reason === 'input' ? text.trim() : '')}
        options={found}
        filterOptions={(options) => options}
        getOptionLabel={({ title }) => title}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(option, book) => option.id === book.id}
        loading={state === 'loading'}
        loadingText="Searching…"
        noOptionsText={state === 'idle' ? 'Type a part of the title' : status}
        renderInput={(params) => (
          <TextField
            {...params}
            label="Books"
            inputRef={fieldRef}
            error={state === 'failed'}
            helperText={status}
            slotProps={{ formHelperText: { role: 'status' } }}
          />
        )}
      />
      {state === 'failed' && (
        <Button
          onClick={() => {
            retry();
            fieldRef.current?.focus();
          }}
          sx={{ height: 56 }}
        >
          Retry
        </Button>
      )}
    </Stack>
  );
}

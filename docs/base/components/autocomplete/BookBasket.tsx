import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type Book, loadBooks, searchBooks } from './bookServer';

interface Answer {
  books: readonly Book[];
  hasFailed: boolean;
}

const DEBOUNCE_MS = 300;
const SAVED_IDS: readonly number[] = [4];

export default function BookBasket() {
  const [ids, setIds] = React.useState(SAVED_IDS);
  // The chosen books: a later answer may not contain them.
  const [known, setKnown] = React.useState<readonly Book[]>([]);
  const [query, setQuery] = React.useState('');
  const [attempt, setAttempt] = React.useState(1);
  const [answer, setAnswer] = React.useState<Answer | null>(null);
  const fieldRef = React.useRef<HTMLInputElement>(null);

  React.useEffect(() => {
    const controller = new AbortController();
    const loadTitles = async () => {
      try {
        const books = await loadBooks(SAVED_IDS, controller.signal);
        setKnown((current) => [...books, ...current]);
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

  React.useEffect(() => {
    if (query === '') {
      return undefined;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const search = async () => {
      let newAnswer: Answer;
      try {
        newAnswer = { books: await searchBooks(query, signal), hasFailed: false };
      } catch {
        newAnswer = { books: [], hasFailed: true };
      }
      // An answer to an older query or attempt is ignored.
      if (!signal.aborted) {
        setAnswer(newAnswer);
      }
    };
    const timer = setTimeout(search, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, attempt]);

  const isLoading = query !== '' && answer === null;
  const hasFailed = answer?.hasFailed ?? false;
  const found = (answer?.books ?? []).filter(({ id }) => !ids.includes(id));
  let status = 'The server fails once for each text with a "!".';
  if (isLoading) {
    status = 'Searching…';
  } else if (answer !== null) {
    status = hasFailed ? 'The search failed.' : `${found.length} found`;
  }

  return (
    <Stack direction="row" spacing={1} sx={{ width: 440, maxWidth: '100%', alignItems: 'start' }}>
      <Autocomplete
        multiple
        fullWidth
        // The text and its query survive the way to the button, which reopens the list.
        clearOnBlur={false}
        openOnFocus
        value={basket}
        onChange={(_event, books) => {
          setKnown(books);
          setIds(books.map(({ id }) => id));
        }}
        onInputChange={(_event, text, reason) => {
          const newQuery = reason === 'input' ? text.trim() : '';
          if (newQuery !== query) {
            setQuery(newQuery);
            setAnswer(null);
          }
        }}
        options={found}
        filterOptions={(options) => options}
        getOptionLabel={({ title }) => title}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(option, book) => option.id === book.id}
        loading={isLoading}
        loadingText="Searching…"
        noOptionsText={query === '' ? 'Type a part of the title' : status}
        renderInput={(params) => (
          <TextField
            {...params}
            label="Books"
            inputRef={fieldRef}
            error={hasFailed}
            helperText={status}
            slotProps={{ formHelperText: { role: 'status' } }}
          />
        )}
      />
      {hasFailed && (
        <Button
          onClick={() => {
            setAnswer(null);
            setAttempt(attempt + 1);
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

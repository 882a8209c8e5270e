import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { type Book, searchBooks } from './bookServer';

interface Answer {
  books: readonly Book[];
  error: string;
}

const DEBOUNCE_MS = 300;

export default function BookSearch() {
  const [book, setBook] = React.useState<Book | null>(null);
  const [query, setQuery] = React.useState('');
  const [answer, setAnswer] = React.useState<Answer | null>(null);

  React.useEffect(() => {
    if (query === '') {
      return undefined;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const search = async () => {
      let newAnswer: Answer;
      try {
        newAnswer = { books: await searchBooks(query, signal), error: '' };
      } catch {
        newAnswer = { books: [], error: 'The search failed. Change the text to try again.' };
      }
      // An answer to an older query is ignored.
      if (!signal.aborted) {
        setAnswer(newAnswer);
      }
    };
    const timer = setTimeout(search, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query]);

  const isLoading = query !== '' && answer === null;
  const chosen = book === null ? [] : [book];
  const status = isLoading ? 'Searching…' : (answer?.error ?? '');
  const count = answer === null ? '' : `${answer.books.length} found`;

  return (
    <Autocomplete
      value={book}
      onChange={(_event, newBook) => setBook(newBook)}
      onInputChange={(_event, text, reason) => {
        // Text that comes from a choice isn't a query.
        const newQuery = reason === 'input' ? text.trim() : '';
        if (newQuery !== query) {
          setQuery(newQuery);
          setAnswer(null);
        }
      }}
      options={query === '' ? chosen : (answer?.books ?? [])}
      filterOptions={(options) => options}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      loading={isLoading}
      loadingText="Searching…"
      noOptionsText={query === '' ? 'Type a part of the title' : answer?.error || 'No book found'}
      sx={{ width: 360, maxWidth: '100%' }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Book"
          error={Boolean(answer?.error)}
          helperText={status || count || 'The server fails for texts with a "?".'}
          slotProps={{ formHelperText: { role: 'status' } }}
        />
      )}
    />
  );
}

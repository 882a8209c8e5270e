import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { saveWishes } from './bookServer';
import { useBookSearch } from './useBookSearch';

interface Wish {
  /** `null` for a new title, until your server saves the title. */
  id: number | null;
  title: string;
}

/** New titles have no id, so their text tells them apart. */
const keyOf = ({ id, title }: Wish) => id ?? title;

export default function BookWishes() {
  const { query, books, state, search } = useBookSearch();
  const [wishes, setWishes] = React.useState<Wish[]>([]);
  const [error, setError] = React.useState('');
  const [isSending, setIsSending] = React.useState(false);
  const [sent, setSent] = React.useState('nothing yet');

  const keys = wishes.map(keyOf);
  const found = books.filter((book) => !keys.includes(keyOf(book)));
  const isKnown = [...books, ...wishes].some(
    ({ title }) => title.toLowerCase() === query.toLowerCase(),
  );
  const canAdd = state === 'done' && !isKnown;
  const options: Wish[] = canAdd ? [...found, { id: null, title: query }] : found;
  const status = {
    idle: 'The server refuses more than three wishes.',
    loading: 'Searching…',
    failed: 'The search failed. Change the text to try again.',
    done: `${found.length} found`,
  }[state];

  return (
    <form
      onSubmit={async (event) => {
        event.preventDefault();
        if (isSending) {
          return;
        }
        if (query !== '') {
          setError(`Choose a book, or delete the text "${query}".`);
          return;
        }
        const data = new FormData(event.currentTarget);
        setError('');
        setIsSending(true);
        try {
          await saveWishes(data.getAll('bookId'), data.getAll('newTitle'));
          setSent(wishes.map(({ title }) => title).join(', ') || 'no wishes');
        } catch (reason) {
          setError(reason instanceof Error ? reason.message : 'The server refused.');
        }
        setIsSending(false);
      }}
    >
      <Stack spacing={2} sx={{ width: 400, maxWidth: '100%', alignItems: 'flex-start' }}>
        <Autocomplete
          multiple
          autoHighlight
          fullWidth
          // Text that isn't chosen stays in view, so users know what isn't sent.
          clearOnBlur={false}
          readOnly={isSending}
          value={wishes}
          onChange={(_event, newWishes) => {
            setWishes(newWishes);
            setError('');
          }}
          onInputChange={(_event, text, reason) => {
            search(reason === 'input' ? text.trim() : '');
            setError('');
          }}
          options={options}
          filterOptions={(all) => all}
          getOptionLabel={({ title }) => title}
          getOptionKey={keyOf}
          isOptionEqualToValue={(option, wish) => keyOf(option) === keyOf(wish)}
          renderOption={({ key, ...optionProps }, { id, title }) => (
            <li key={key} {...optionProps}>
              {id === null ? `Add: ${title}` : title}
            </li>
          )}
          loading={state === 'loading'}
          loadingText="Searching…"
          noOptionsText={state === 'idle' ? 'Type a part of the title' : status}
          renderInput={(params) => (
            <TextField
              {...params}
              label="Wishes"
              error={state === 'failed' || error !== ''}
              helperText={error || status}
              slotProps={{ formHelperText: { role: 'status' } }}
            />
          )}
        />
        {wishes.map(({ id, title }) => (
          <input
            key={id ?? title}
            type="hidden"
            name={id === null ? 'newTitle' : 'bookId'}
            value={id ?? title}
          />
        ))}
        <Button type="submit" variant="contained">
          Save
        </Button>
        <Typography component="output" variant="body2">
          {isSending ? 'Saving…' : `Saved: ${sent}`}
        </Typography>
      </Stack>
    </form>
  );
}

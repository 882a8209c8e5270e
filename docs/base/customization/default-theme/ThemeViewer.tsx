import * as React from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { themeGroups, type ThemeValue } from './themeValues';

function matches({ path, light, dark, readers }: ThemeValue, words: string) {
  const text = [path, light, dark, ...readers].join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** A value, with a swatch if it is a color. */
function Value({ text }: { text: string }) {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      {/^(#|rgba?\()/.test(text) && (
        <Box
          aria-hidden
          sx={{ flex: 'none', width: 14, height: 14, border: '1px solid gray', bgcolor: text }}
        />
      )}
      <span translate="no">{text}</span>
    </Stack>
  );
}

/** The components that read a value; many are folded. */
function Readers({ names }: { names: string[] }) {
  if (names.length === 0) {
    return null;
  }
  const list = <span translate="no">{names.join(', ')}</span>;
  return names.length <= 3 ? (
    <div>Read by {list}</div>
  ) : (
    <details>
      <summary>Read by {names.length} components</summary>
      {list}
    </details>
  );
}

export default function ThemeViewer() {
  const [search, setSearch] = React.useState('');
  const [message, setMessage] = React.useState('');
  const words = search.trim();
  const groups = themeGroups
    .map(({ name, values }) => ({ name, values: values.filter((one) => matches(one, words)) }))
    .filter(({ values }) => values.length > 0);
  const count = groups.reduce((sum, { values }) => sum + values.length, 0);

  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setMessage(`Copied ${text}`);
    } catch {
      setMessage('The browser refused to copy.');
    }
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <TextField
        label="Search keys, values, and components"
        type="search"
        size="small"
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          setMessage('');
        }}
      />
      <Typography variant="body2" role="status">
        {message ||
          (words === ''
            ? 'Choose a key to copy it.'
            : `${count} ${count === 1 ? 'value' : 'values'}`)}
      </Typography>
      {groups.map(({ name, values }) => (
        // A search opens the groups that have results; without it, users open them.
        <details key={`${name} ${words !== ''}`} open={words !== ''}>
          <Typography component="summary" sx={{ py: 0.5, cursor: 'pointer' }}>
            <span translate="no">{name}</span> ({values.length})
          </Typography>
          <Box
            component="table"
            sx={{
              width: '100%',
              tableLayout: 'fixed',
              fontSize: '0.8125rem',
              overflowWrap: 'anywhere',
              '& th, & td': { p: 0.5, textAlign: 'start', verticalAlign: 'top' },
              '& summary': { cursor: 'pointer', minHeight: 24 },
            }}
          >
            <thead>
              <tr>
                <th scope="col">Key</th>
                <th scope="col">Light</th>
                <th scope="col">Dark</th>
              </tr>
            </thead>
            <tbody>
              {values.map(({ path, light, dark, readers }) => (
                <tr key={path}>
                  <td>
                    <ButtonBase
                      title="Copy"
                      translate="no"
                      sx={{
                        font: 'inherit',
                        textAlign: 'start',
                        minHeight: 24,
                        '&.Mui-focusVisible': { outline: '2px solid' },
                      }}
                      onClick={() => copy(`theme.${path}`)}
                    >
                      {path}
                    </ButtonBase>
                    <Readers names={readers} />
                  </td>
                  <td>
                    <Value text={light} />
                  </td>
                  <td>{dark === light ? 'same' : <Value text={dark} />}</td>
                </tr>
              ))}
            </tbody>
          </Box>
        </details>
      ))}
    </Stack>
  );
}

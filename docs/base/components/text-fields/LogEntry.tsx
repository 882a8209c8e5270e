import * as React from 'react';
import TextField from '@mui/material/TextField';

const MAX_LENGTH = 120;

export default function LogEntry() {
  const [entry, setEntry] = React.useState('Left the harbor at dawn.\nWind from the west.');
  const left = MAX_LENGTH - entry.length;
  const isTooLong = left < 0;

  return (
    <TextField
      label="Log entry"
      multiline
      minRows={2}
      maxRows={5}
      value={entry}
      onChange={(event) => setEntry(event.target.value)}
      error={isTooLong}
      helperText={
        <>
          <span role="status">{isTooLong && 'Shorten the entry. '}</span>
          {isTooLong
            ? `Characters to remove: ${-left}`
            : `${left} of ${MAX_LENGTH} characters left`}
        </>
      }
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}

import * as React from 'react';
import ClearIcon from '@mui/icons-material/Clear';
import PlaceIcon from '@mui/icons-material/Place';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function FieldAdornments() {
  const [port, setPort] = React.useState('Lerwick');
  const portRef = React.useRef<HTMLInputElement>(null);
  const clear = () => {
    setPort('');
    portRef.current?.focus();
  };

  return (
    <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
      <TextField
        label="Draft of the boat in meters"
        defaultValue="1.8"
        slotProps={{
          htmlInput: { inputMode: 'decimal' },
          input: { endAdornment: <InputAdornment position="end">m</InputAdornment> },
        }}
      />
      <TextField
        label="Next port"
        value={port}
        onChange={(event) => setPort(event.target.value)}
        inputRef={portRef}
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start" disablePointerEvents>
                <PlaceIcon />
              </InputAdornment>
            ),
            endAdornment: port !== '' && (
              <InputAdornment position="end">
                <IconButton aria-label="Clear the port" edge="end" onClick={clear}>
                  <ClearIcon />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
    </Stack>
  );
}

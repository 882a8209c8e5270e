import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const ROOMS = ['Attic', 'Greenhouse', 'Library', 'Workshop'];

export default function TwoStates() {
  const [room, setRoom] = React.useState<string | null>('Library');
  const [text, setText] = React.useState('');

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%', alignItems: 'flex-start' }}>
      <Autocomplete
        fullWidth
        options={ROOMS}
        value={room}
        onChange={(_event, newRoom) => setRoom(newRoom)}
        inputValue={text}
        onInputChange={(_event, newText) => setText(newText)}
        renderInput={(params) => <TextField {...params} label="Room" />}
      />
      <Typography component="output" variant="body2">
        value: {room === null ? 'null' : `"${room}"`}, inputValue: &quot;{text}&quot;
      </Typography>
      <Button
        variant="outlined"
        onClick={() => {
          setRoom(null);
          setText('');
        }}
      >
        Reset
      </Button>
    </Stack>
  );
}

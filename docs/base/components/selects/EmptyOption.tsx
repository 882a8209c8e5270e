import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

export default function EmptyOption() {
  const [skipper, setSkipper] = React.useState('');

  return (
    <TextField
      select
      label="Skipper"
      value={skipper}
      onChange={(event) => setSkipper(event.target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ width: 240 }}
    >
      <MenuItem value="">Any skipper</MenuItem>
      <MenuItem value="ines">Ines Duarte</MenuItem>
      <MenuItem value="tomas">Tomas Lind</MenuItem>
      <MenuItem value="yuki">Yuki Arai</MenuItem>
    </TextField>
  );
}

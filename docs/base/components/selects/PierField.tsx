import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

export default function PierField() {
  const [pier, setPier] = React.useState('north');

  return (
    <TextField
      select
      label="Pier"
      value={pier}
      onChange={(event) => setPier(event.target.value)}
      sx={{ width: 240 }}
    >
      <MenuItem value="north">North pier</MenuItem>
      <MenuItem value="south">South pier</MenuItem>
      <MenuItem value="guests">Guest pier</MenuItem>
      <MenuItem value="fuel" disabled>
        Fuel pier
      </MenuItem>
    </TextField>
  );
}

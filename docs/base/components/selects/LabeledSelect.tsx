import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function LabeledSelect() {
  const [nights, setNights] = React.useState<number | ''>('');
  const isTooLong = nights !== '' && nights > 3;

  return (
    <FormControl error={isTooLong} sx={{ width: 240 }}>
      <InputLabel id="nights-label">Nights</InputLabel>
      <Select
        labelId="nights-label"
        id="nights"
        label="Nights"
        aria-describedby="nights-help"
        value={nights}
        onChange={(event) => setNights(event.target.value)}
      >
        <MenuItem value={1}>1 night</MenuItem>
        <MenuItem value={3}>3 nights</MenuItem>
        <MenuItem value={7}>7 nights</MenuItem>
      </Select>
      <FormHelperText id="nights-help">
        {isTooLong ? 'Guests stay 3 nights at most.' : 'Without a contract: 3 nights'}
      </FormHelperText>
    </FormControl>
  );
}

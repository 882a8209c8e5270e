import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';

export default function NativeBoatSelect() {
  const [boat, setBoat] = React.useState('coot');

  return (
    <FormControl variant="standard" sx={{ width: 240 }}>
      <InputLabel htmlFor="boat">Boat</InputLabel>
      <NativeSelect id="boat" value={boat} onChange={(event) => setBoat(event.target.value)}>
        <optgroup label="Sailing boats">
          <option value="heron">Heron</option>
          <option value="kittiwake">Kittiwake</option>
        </optgroup>
        <optgroup label="Rowing boats">
          <option value="coot">Coot</option>
          <option value="moorhen">Moorhen</option>
        </optgroup>
      </NativeSelect>
    </FormControl>
  );
}

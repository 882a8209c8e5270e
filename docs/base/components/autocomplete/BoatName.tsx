import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const NAMES = ['Albatross', 'Curlew', 'Heron', 'Osprey'];

export default function BoatName() {
  const [name, setName] = React.useState('');

  return (
    <Autocomplete
      freeSolo
      options={NAMES}
      inputValue={name}
      onInputChange={(_event, newName) => setName(newName)}
      sx={{ width: 320, maxWidth: '100%' }}
      renderInput={(params) => (
        <TextField {...params} label="Name of the boat" helperText={`Your text: "${name}"`} />
      )}
    />
  );
}

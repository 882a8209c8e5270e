import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const GEAR = ['Life jackets', 'Flares', 'Radio', 'Sea charts', 'Spare oar'];

export default function ChipSelect() {
  const [gear, setGear] = React.useState<string[]>(['Life jackets', 'Radio']);

  return (
    <FormControl sx={{ width: 300, maxWidth: '100%' }}>
      <InputLabel id="gear-label">Gear</InputLabel>
      <Select
        multiple
        labelId="gear-label"
        id="gear"
        label="Gear"
        value={gear}
        onChange={({ target: { value } }) =>
          // When the browser fills the form, the value is a string.
          setGear(typeof value === 'string' ? value.split(',') : value)
        }
        renderValue={(selected) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            {selected.map((item) => (
              <Chip key={item} size="small" label={item} />
            ))}
          </Box>
        )}
      >
        {GEAR.map((item) => (
          <MenuItem key={item} value={item}>
            {item}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}

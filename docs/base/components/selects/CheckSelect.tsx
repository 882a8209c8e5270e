import * as React from 'react';
import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const CREW = ['Ada', 'Bruno', 'Chidi', 'Dagny', 'Emil'];

export default function CheckSelect() {
  const [crew, setCrew] = React.useState<string[]>(['Bruno', 'Emil']);

  return (
    <FormControl sx={{ width: 240 }}>
      <InputLabel id="crew-label">Crew</InputLabel>
      <Select
        multiple
        labelId="crew-label"
        id="crew"
        label="Crew"
        // Keeps the focus on an option that users deselect.
        MenuProps={{ variant: 'menu' }}
        value={crew}
        onChange={({ target: { value } }) => setCrew(typeof value === 'string' ? [value] : value)}
        renderValue={(selected) =>
          selected.length > 2 ? `${selected.length} people` : selected.join(' and ')
        }
      >
        {CREW.map((name) => (
          <MenuItem key={name} value={name}>
            <ListItemIcon>
              {crew.includes(name) ? (
                <CheckBoxIcon color="primary" />
              ) : (
                <CheckBoxOutlineBlankIcon />
              )}
            </ListItemIcon>
            <ListItemText primary={name} />
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}

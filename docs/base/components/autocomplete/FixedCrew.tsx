import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';

const SAILORS = ['Imani (skipper)', 'Jonas', 'Keiko', 'Lucia', 'Mads'];
const FIXED = ['Imani (skipper)'];

export default function FixedCrew() {
  const [crew, setCrew] = React.useState<string[]>([...FIXED, 'Keiko']);

  return (
    <Autocomplete
      multiple
      options={SAILORS}
      getOptionDisabled={(sailor) => FIXED.includes(sailor)}
      value={crew}
      onChange={(_event, newCrew) =>
        setCrew([...FIXED, ...newCrew.filter((sailor) => !FIXED.includes(sailor))])
      }
      renderValue={(sailors, getItemProps) =>
        sailors.map((sailor, index) => {
          const { key, onDelete, ...itemProps } = getItemProps({ index });
          return (
            <Chip
              key={key}
              label={sailor}
              onDelete={FIXED.includes(sailor) ? undefined : onDelete}
              {...itemProps}
            />
          );
        })
      }
      sx={{ width: 400, maxWidth: '100%' }}
      renderInput={(params) => <TextField {...params} label="Crew" />}
    />
  );
}

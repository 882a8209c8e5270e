import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

interface Station {
  code: string;
  name: string;
}

const STATIONS: readonly Station[] = [
  { code: 'BSL', name: 'Basel' },
  { code: 'GVA', name: 'Genève' },
  { code: 'LUG', name: 'Lugano' },
  { code: 'NEU', name: 'Neuchâtel' },
  { code: 'ZRH', name: 'Zürich' },
];

const filterOptions = createFilterOptions<Station>({
  stringify: (station) => `${station.name} ${station.code}`,
});

export default function StationField() {
  return (
    <Autocomplete
      options={STATIONS}
      getOptionLabel={(station) => station.name}
      filterOptions={filterOptions}
      sx={{ width: 320, maxWidth: '100%' }}
      renderOption={({ key, ...optionProps }, station) => (
        <li key={key} {...optionProps}>
          <Box component="code" sx={{ width: 56, color: 'text.secondary' }}>
            {station.code}
          </Box>
          {station.name}
        </li>
      )}
      renderInput={(params) => (
        <TextField {...params} label="Station" helperText="Name or code, with or without accents" />
      )}
    />
  );
}

import * as React from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const SAIL_NUMBERS = Array.from({ length: 5000 }, (_, index) => `NOR ${10_000 + index * 7}`);

const filterOptions = createFilterOptions<string>({ limit: 100 });

export default function LongList() {
  const [sailNumber, setSailNumber] = React.useState<string | null>('NOR 10028');

  return (
    <Autocomplete
      options={SAIL_NUMBERS}
      filterOptions={filterOptions}
      value={sailNumber}
      onChange={(_event, value) => setSailNumber(value)}
      renderInput={(params) => (
        <TextField {...params} label="Sail number" helperText="Type to see other numbers." />
      )}
      sx={{ width: 240 }}
    />
  );
}

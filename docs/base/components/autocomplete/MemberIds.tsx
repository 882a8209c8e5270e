import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

interface Member {
  id: number;
  name: string;
}

const MEMBERS: readonly Member[] = [
  { id: 11, name: 'Ada Brandt' },
  { id: 12, name: 'Ben Okafor' },
  { id: 17, name: 'Chiara Russo' },
  { id: 23, name: 'Dmitri Sokolov' },
];

export default function MemberIds() {
  const [ids, setIds] = React.useState<readonly number[]>([12, 40]);

  // The same array until the ids change: a new one on each render can discard typed text.
  const value = React.useMemo(
    () =>
      ids.map(
        (id) => MEMBERS.find((member) => member.id === id) ?? { id, name: `Unknown member ${id}` },
      ),
    [ids],
  );

  return (
    <Autocomplete
      multiple
      options={MEMBERS}
      value={value}
      onChange={(_event, members) => setIds(members.map(({ id }) => id))}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, member) => option.id === member.id}
      filterSelectedOptions
      sx={{ width: 400, maxWidth: '100%' }}
      renderInput={(params) => (
        <TextField {...params} label="Members" helperText={`ids: ${ids.join(', ')}`} />
      )}
    />
  );
}

import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

interface Member {
  id: number;
  name: string;
}

// Two members have the same name.
const MEMBERS: readonly Member[] = [
  { id: 11, name: 'Ada Brandt' },
  { id: 12, name: 'Ben Okafor' },
  { id: 17, name: 'Ben Okafor' },
  { id: 23, name: 'Chiara Russo' },
];

export default function MemberField() {
  return (
    <Autocomplete
      options={MEMBERS}
      // The same member as one of the options, but another object.
      defaultValue={{ id: 17, name: 'Ben Okafor' }}
      getOptionLabel={(member) => member.name}
      getOptionKey={(member) => member.id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      sx={{ width: 320, maxWidth: '100%' }}
      renderInput={(params) => <TextField {...params} label="Member" />}
    />
  );
}

import * as React from 'react';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

/** Ignores the props that `Select` adds to its children, such as the role of an option. */
function GroupHeading({ children }: { children: React.ReactNode }) {
  return <ListSubheader role="presentation">{children}</ListSubheader>;
}
GroupHeading.muiSkipListHighlight = true;

export default function GroupedSelect() {
  const [boat, setBoat] = React.useState('heron');

  return (
    <TextField
      select
      label="Boat"
      value={boat}
      onChange={(event) => setBoat(event.target.value)}
      sx={{ width: 240 }}
    >
      <GroupHeading>Sailing boats</GroupHeading>
      <MenuItem value="heron">Heron</MenuItem>
      <MenuItem value="kittiwake">Kittiwake</MenuItem>
      <GroupHeading>Rowing boats</GroupHeading>
      <MenuItem value="coot">Coot</MenuItem>
      <MenuItem value="moorhen">Moorhen</MenuItem>
    </TextField>
  );
}

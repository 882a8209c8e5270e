import TextField from '@mui/material/TextField';

export default function RoundSearch() {
  return (
    <TextField
      label="Find a boat"
      type="search"
      size="small"
      slotProps={{ input: { className: 'rounded-xl!' } }}
    />
  );
}

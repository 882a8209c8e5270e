import TextField from '@mui/material/TextField';

export default function PillSearch() {
  return (
    <TextField
      label="Find a boat"
      type="search"
      size="small"
      slotProps={{
        input: { className: 'rounded-full! bg-neutral-500/5!' },
        htmlInput: { className: 'px-5!' },
      }}
    />
  );
}

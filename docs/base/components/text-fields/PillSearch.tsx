import TextField from '@mui/material/TextField';

export default function PillSearch() {
  return (
    <TextField
      label="Find a boat"
      type="search"
      size="small"
      slotProps={{
        input: { sx: { borderRadius: '999px', bgcolor: 'action.hover' } },
        htmlInput: { sx: { px: 2.5 } },
      }}
    />
  );
}

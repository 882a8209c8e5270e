import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

export default function TextFieldParts() {
  return (
    <TextField
      label="Draft"
      required
      defaultValue="1.8"
      helperText="Below the waterline"
      slotProps={{
        input: { endAdornment: <InputAdornment position="end">m</InputAdornment> },
      }}
    />
  );
}

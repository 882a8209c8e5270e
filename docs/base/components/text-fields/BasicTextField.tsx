import TextField from '@mui/material/TextField';

export default function BasicTextField() {
  return <TextField label="Name of the boat" helperText="As painted on the bow" />;
}

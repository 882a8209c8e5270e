import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldVariants() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <TextField label="Outlined" defaultValue="Petrel" />
      <TextField label="Filled" variant="filled" defaultValue="Petrel" />
      <TextField label="Standard" variant="standard" defaultValue="Petrel" />
    </Stack>
  );
}

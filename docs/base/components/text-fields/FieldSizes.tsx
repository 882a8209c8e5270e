import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function FieldSizes() {
  return (
    <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
      <TextField label="Small" size="small" color="secondary" />
      <TextField label="Medium" color="success" />
      <TextField label="Full width" fullWidth />
    </Stack>
  );
}

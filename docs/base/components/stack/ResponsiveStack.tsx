import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function ResponsiveStack() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 2 }}
      sx={{ alignItems: { sm: 'center' } }}
    >
      <TextField label="Boat" size="small" />
      <TextField label="Arrival" size="small" />
      <Button variant="contained">Book a berth</Button>
    </Stack>
  );
}

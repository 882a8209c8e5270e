import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function BasicStack() {
  return (
    <Stack direction="row" spacing={2}>
      <Button variant="outlined">Skip</Button>
      <Button variant="contained">Rate the recipe</Button>
    </Stack>
  );
}

import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';

export default function SearchRow() {
  return (
    <Grid container spacing={1} sx={{ alignItems: 'center' }}>
      <Grid size="grow">
        <TextField label="Title or author" size="small" fullWidth />
      </Grid>
      <Grid size="auto">
        <Button variant="contained">Search</Button>
      </Grid>
    </Grid>
  );
}

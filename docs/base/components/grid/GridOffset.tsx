import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';

export default function GridOffset() {
  return (
    <Grid container spacing={2}>
      <Grid size={8}>
        <TextField label="Recipe" size="small" fullWidth />
      </Grid>
      <Grid size={6} offset={2}>
        <TextField label="Oven temperature" size="small" fullWidth />
      </Grid>
      <Grid size="auto" offset="auto">
        <Button variant="contained">Save</Button>
      </Grid>
    </Grid>
  );
}

import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

export default function BasicGrid() {
  return (
    <Grid container spacing={2}>
      <Grid size={8}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          Tide table
        </Paper>
      </Grid>
      <Grid size={4}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          Wind
        </Paper>
      </Grid>
    </Grid>
  );
}

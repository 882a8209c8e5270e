import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

export default function PageLayout() {
  return (
    <Grid container spacing={2}>
      <Grid component="nav" aria-label="Library" size={{ xs: 12, md: 3 }}>
        <Paper variant="outlined" sx={{ p: 2, height: '100%', boxSizing: 'border-box' }}>
          Catalog
        </Paper>
      </Grid>
      <Grid container size={{ xs: 12, md: 9 }}>
        <Grid size={12}>
          <Paper variant="outlined" sx={{ p: 2 }}>
            Your loans
          </Paper>
        </Grid>
        <Grid size={6}>
          <Paper variant="outlined" sx={{ p: 2 }}>
            Due this week
          </Paper>
        </Grid>
        <Grid size={6}>
          <Paper variant="outlined" sx={{ p: 2 }}>
            Reserved
          </Paper>
        </Grid>
      </Grid>
    </Grid>
  );
}

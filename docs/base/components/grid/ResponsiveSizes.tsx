import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const TICKETS = [
  { state: 'Open', count: 14 },
  { state: 'Waiting', count: 5 },
  { state: 'Solved', count: 92 },
  { state: 'Closed', count: 380 },
];

export default function ResponsiveSizes() {
  return (
    <Grid container spacing={2}>
      {TICKETS.map(({ state, count }) => (
        <Grid key={state} size={{ xs: 12, sm: 6, lg: 3 }}>
          <Paper variant="outlined" sx={{ p: 2 }}>
            <Typography variant="body2">{state}</Typography>
            <Typography variant="h5" component="p">
              {count}
            </Typography>
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}

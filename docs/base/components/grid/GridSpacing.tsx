import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

const BERTHS = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3'];

export default function GridSpacing() {
  return (
    <Grid container rowSpacing={1} columnSpacing={{ xs: 1, md: 4 }}>
      {BERTHS.map((berth) => (
        <Grid key={berth} size={4}>
          <Paper variant="outlined" sx={{ p: 1, textAlign: 'center' }}>
            {berth}
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}

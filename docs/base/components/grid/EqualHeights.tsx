import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

const TRIPS = [
  { name: 'Seal bank', text: 'Two hours by open boat.' },
  {
    name: 'Lighthouse',
    text: 'Half a day with a guide, 214 steps, and soup at the keeper’s house.',
  },
];

export default function EqualHeights() {
  return (
    <Grid container spacing={2}>
      {TRIPS.map(({ name, text }) => (
        <Grid key={name} size={6}>
          <Card
            variant="outlined"
            sx={{
              height: '100%',
              boxSizing: 'border-box',
              display: 'flex',
              flexDirection: 'column',
            }}
          >
            <CardContent>
              <Typography variant="h6" component="p">
                {name}
              </Typography>
              <Typography variant="body2">{text}</Typography>
            </CardContent>
            <CardActions sx={{ mt: 'auto' }}>
              <Button size="small" aria-label={`Book ${name}`}>
                Book
              </Button>
            </CardActions>
          </Card>
        </Grid>
      ))}
    </Grid>
  );
}

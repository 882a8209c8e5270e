import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const CREW = [
  { name: 'Marit Dahl', task: 'Captain' },
  { name: 'Jonas Berg', task: 'Engine' },
  { name: 'Aiko Sato', task: 'Galley' },
];

export default function CrewList() {
  return (
    <section aria-labelledby="crew">
      <Typography id="crew" variant="h6" component="h3">
        Crew
      </Typography>
      <Stack component="ul" spacing={1} sx={{ p: 0, m: 0, listStyle: 'none', maxWidth: 320 }}>
        {CREW.map(({ name, task }) => (
          <Paper key={name} component="li" variant="outlined" sx={{ px: 2, py: 1 }}>
            {name}, {task}
          </Paper>
        ))}
      </Stack>
    </section>
  );
}

import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

// Two themes, so that both modes show at the same time. In an app, both palettes are in `colorSchemes` of one theme.
const light = createTheme({ palette: { primary: { main: '#00695c' } } });
const dark = createTheme({
  palette: {
    mode: 'dark',
    primary: { main: '#4db6ac' },
    background: { default: '#101817', paper: '#182321' },
  },
});

function Cabin() {
  return (
    <Paper variant="outlined" sx={{ p: 2, flex: 1 }}>
      <Typography variant="subtitle1" component="p">
        Cabin 512
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        Two berths, deck 5
      </Typography>
      <Button variant="contained" size="small">
        Reserve
      </Button>
    </Paper>
  );
}

export default function DarkPalette() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <ThemeProvider theme={light}>
        <Cabin />
      </ThemeProvider>
      <ThemeProvider theme={dark}>
        <Cabin />
      </ThemeProvider>
    </Stack>
  );
}

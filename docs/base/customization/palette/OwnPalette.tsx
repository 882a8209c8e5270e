import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const theme = createTheme({
  palette: {
    primary: { main: '#00695c' },
    secondary: { main: '#ad1457' },
  },
});

export default function OwnPalette() {
  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Typography variant="h6" component="p" color="primary">
          Seed library
        </Typography>
        <FormControlLabel
          control={<Checkbox defaultChecked color="secondary" />}
          label="Remind me before sowing time"
        />
        <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
          <Button variant="contained">Borrow seeds</Button>
          <Button color="secondary">Return seeds</Button>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}

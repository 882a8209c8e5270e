import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  palette: {
    contrastThreshold: 4.5,
    // Contained buttons show `dark` on hover: with black text, it must be light too.
    warning: { main: '#ed6c02', dark: '#f57c00' },
    info: { main: '#0288d1', dark: '#039be5' },
  },
});

export default function StrictContrast() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2}>
        <Button variant="contained" color="warning">
          Frost tonight
        </Button>
        <Button variant="contained" color="info">
          Watering plan
        </Button>
      </Stack>
    </ThemeProvider>
  );
}

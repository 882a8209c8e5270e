import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  palette: {
    contrastThreshold: 4.5,
    // Contained buttons show `dark` on hover. The default `info.dark` is too dark for black text.
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

import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';

// Two themes show both modes at the same time. In an app, both palettes are in `colorSchemes`, without `mode`.
const light = createTheme({
  palette: {
    action: { disabled: 'rgba(0, 0, 0, 0.65)' },
    text: { disabled: 'rgba(0, 0, 0, 0.6)' },
  },
});
const dark = createTheme({
  palette: {
    mode: 'dark',
    action: { disabled: 'rgba(255, 255, 255, 0.65)' },
    text: { disabled: 'rgba(255, 255, 255, 0.6)' },
  },
});

function Bed() {
  return (
    <Stack component={Paper} direction="row" spacing={2} sx={{ p: 2, alignItems: 'center' }}>
      <TextField label="Seed bed" defaultValue="North 3" size="small" disabled />
      <Button variant="contained" disabled>
        Reserve
      </Button>
    </Stack>
  );
}

export default function ReadableDisabled() {
  return (
    <Stack spacing={2}>
      <ThemeProvider theme={light}>
        <Bed />
      </ThemeProvider>
      <ThemeProvider theme={dark}>
        <Bed />
      </ThemeProvider>
    </Stack>
  );
}

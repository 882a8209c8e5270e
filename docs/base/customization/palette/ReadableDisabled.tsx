import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';

const theme = createTheme({
  palette: {
    action: { disabled: 'rgba(0, 0, 0, 0.65)' },
    text: { disabled: 'rgba(0, 0, 0, 0.6)' },
  },
});

export default function ReadableDisabled() {
  return (
    <ThemeProvider theme={theme}>
      <Stack component={Paper} direction="row" spacing={2} sx={{ p: 2, alignItems: 'center' }}>
        <TextField label="Seed bed" defaultValue="North 3" size="small" disabled />
        <Button variant="contained" disabled>
          Reserve
        </Button>
      </Stack>
    </ThemeProvider>
  );
}

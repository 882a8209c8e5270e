import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const theme = createTheme({
  typography: {
    fontFamily: 'Georgia, "Times New Roman", serif',
    h1: { fontSize: '2.25rem', fontWeight: 700 },
    h2: { fontSize: '1.5rem', fontWeight: 700 },
    body1: { lineHeight: 1.7 },
    button: { textTransform: 'none' },
  },
});

export default function Scale() {
  return (
    <ThemeProvider theme={theme}>
      <Box component={Paper} variant="outlined" sx={{ p: 3 }}>
        <Typography variant="h1" component="p" gutterBottom>
          Plum cake
        </Typography>
        <Typography variant="h2" component="p" gutterBottom>
          Before you start
        </Typography>
        <Typography>Halve the plums, and let the butter become soft.</Typography>
        <Typography variant="caption">For eight people</Typography>
      </Box>
    </ThemeProvider>
  );
}

import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Notice = styled(Card)(({ theme }) => ({
  padding: theme.spacing(2),
  boxShadow: 'none',
  backgroundColor: '#fff3d6',
  color: '#4a3500',
  ...theme.applyStyles('dark', {
    backgroundColor: '#3a2d0c',
    color: '#ffe3a3',
  }),
}));

const light = createTheme({ palette: { mode: 'light' } });
const dark = createTheme({ palette: { mode: 'dark' } });

function Storm() {
  return (
    <Notice>
      <Typography>Strong wind in the fjord.</Typography>
      <Typography
        variant="body2"
        sx={[{ opacity: 0.9 }, (theme) => theme.applyStyles('dark', { opacity: 1 })]}
      >
        The sun deck is closed until 8:00.
      </Typography>
    </Notice>
  );
}

export default function ModeStyles() {
  return (
    <Stack spacing={2}>
      <ThemeProvider theme={light}>
        <Storm />
      </ThemeProvider>
      <ThemeProvider theme={dark}>
        <Storm />
      </ThemeProvider>
    </Stack>
  );
}

import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, type Theme, ThemeProvider } from '@mui/material/styles';

const app = createTheme({
  components: {
    MuiButton: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { textTransform: 'none' } },
    },
  },
});

const compact = (outer: Theme) =>
  createTheme(outer, {
    components: { MuiButton: { defaultProps: { size: 'small' } } },
  });

export default function CompactArea() {
  return (
    <ThemeProvider theme={app}>
      <Stack component={Paper} direction="row" spacing={2} sx={{ alignItems: 'center', p: 2 }}>
        <Button>Add a boat</Button>
        <ThemeProvider theme={compact}>
          <Button>Rename</Button>
          <Button>Remove</Button>
        </ThemeProvider>
      </Stack>
    </ThemeProvider>
  );
}

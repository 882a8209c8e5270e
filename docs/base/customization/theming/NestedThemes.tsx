import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

const library = createTheme({
  palette: { primary: { main: '#6a1b9a' } },
  components: { MuiButton: { defaultProps: { variant: 'contained' } } },
});

const withGreen = (outer: Theme) =>
  createTheme({ ...outer, palette: { primary: { main: '#00695c' } } });

const onlyGreen = createTheme({ palette: { primary: { main: '#00695c' } } });

export default function NestedThemes() {
  return (
    <ThemeProvider theme={library}>
      <Stack
        component={Paper}
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ flexWrap: 'wrap', p: 2 }}
      >
        <Button>Outer theme</Button>
        <ThemeProvider theme={withGreen}>
          <Button>By a function</Button>
        </ThemeProvider>
        <ThemeProvider theme={onlyGreen}>
          <Button>By a theme</Button>
        </ThemeProvider>
      </Stack>
    </ThemeProvider>
  );
}

/** What the claims of the overview open in the real browser. */
import Button from '@mui/material/Button';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import KilnShelf from '../../../docs/base/getting-started/KilnShelf';

export function Shelf() {
  return (
    <ThemeProvider theme={createTheme()}>
      <KilnShelf />
    </ThemeProvider>
  );
}

export function PlainButton() {
  return <Button>Reserve</Button>;
}

export function ThemedButton() {
  const theme = createTheme({
    palette: { primary: { main: '#00695c' } },
    components: { MuiButton: { defaultProps: { variant: 'contained' } } },
  });
  return (
    <ThemeProvider theme={theme}>
      <Button sx={{ mt: 2 }}>Reserve a shelf</Button>
    </ThemeProvider>
  );
}

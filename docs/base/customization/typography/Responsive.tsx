import Stack from '@mui/material/Stack';
import { createTheme, responsiveFontSizes, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const theme = responsiveFontSizes(createTheme());

export default function Responsive() {
  return (
    <Stack spacing={1}>
      <Typography variant="h3" component="p">
        Fixed size
      </Typography>
      <ThemeProvider theme={theme}>
        <Typography variant="h3" component="p">
          Smaller in narrow windows
        </Typography>
      </ThemeProvider>
    </Stack>
  );
}

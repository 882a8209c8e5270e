import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const theme = createTheme({
  palette: { primary: { main: '#6a1b9a' } },
  components: {
    MuiButton: {
      defaultProps: { variant: 'contained', disableElevation: true },
      styleOverrides: {
        root: { textTransform: 'none', borderRadius: 999 },
      },
    },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: {
        root: ({ theme }) => ({ borderTop: `4px solid ${theme.palette.primary.main}` }),
      },
    },
  },
});

export default function LibraryDesk() {
  return (
    <ThemeProvider theme={theme}>
      <Card sx={{ maxWidth: 320 }}>
        <CardContent>
          <Typography>Knots and Splices</Typography>
          <Typography color="text.secondary">Due on May 19</Typography>
        </CardContent>
        <CardActions>
          <Button>Renew</Button>
          <Button variant="text">Return</Button>
        </CardActions>
      </Card>
    </ThemeProvider>
  );
}

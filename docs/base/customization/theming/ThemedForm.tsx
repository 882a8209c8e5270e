import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const theme = createTheme({
  palette: { primary: { main: '#6a1b9a' }, background: { paper: '#fdf7ff' } },
  shape: { borderRadius: 10 },
  typography: { fontFamily: 'Georgia, serif', button: { textTransform: 'none' } },
  components: {
    MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
    MuiButton: { defaultProps: { variant: 'contained', disableElevation: true } },
  },
});

export default function ThemedForm() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        component="form"
        noValidate
        onSubmit={(event: React.SyntheticEvent) => event.preventDefault()}
        sx={{
          display: 'grid',
          gap: 2,
          maxWidth: 360,
          p: 3,
          borderRadius: 1,
          bgcolor: 'background.paper',
          color: 'text.primary',
        }}
      >
        <Typography variant="h6" component="p">
          Book the reading room
        </Typography>
        <TextField label="Your name" />
        <TextField label="Number of guests" type="number" />
        <Button type="submit">Book for Friday</Button>
      </Box>
    </ThemeProvider>
  );
}

import * as React from 'react';
import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';

const theme = createTheme({
  components: {
    MuiTextField: {
      defaultProps: {
        slotProps: {
          // Screen readers announce the text of an alert when it appears.
          formHelperText: ({ error }) => ({ role: error ? 'alert' : undefined }),
        },
      },
    },
  },
});

export default function ErrorsAsAlerts() {
  const [guests, setGuests] = React.useState('4');
  const isTooMany = Number(guests) > 8;
  return (
    <ThemeProvider theme={theme}>
      <Paper sx={{ p: 2, maxWidth: 320 }}>
        <TextField
          label="Guests"
          value={guests}
          onChange={(event) => setGuests(event.target.value)}
          error={isTooMany}
          helperText={isTooMany ? 'The boat has 8 seats.' : 'At most 8'}
          fullWidth
        />
      </Paper>
    </ThemeProvider>
  );
}

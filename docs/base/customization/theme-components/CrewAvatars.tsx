import Avatar from '@mui/material/Avatar';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiAvatar: {
      styleOverrides: {
        root: ({ ownerState, theme }) => {
          const { primary, secondary, success } = theme.palette;
          const letter = String(ownerState.children).charCodeAt(0);
          const color = [primary, secondary, success][letter % 3] ?? primary;
          return { backgroundColor: color.main, color: color.contrastText };
        },
      },
    },
  },
});

export default function CrewAvatars() {
  return (
    <ThemeProvider theme={theme}>
      <Stack component={Paper} direction="row" spacing={2} sx={{ p: 2 }}>
        {['KL', 'LB', 'MD', 'NS'].map((initials) => (
          <Avatar key={initials}>{initials}</Avatar>
        ))}
      </Stack>
    </ThemeProvider>
  );
}

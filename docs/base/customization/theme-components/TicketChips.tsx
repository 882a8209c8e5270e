import ScheduleIcon from '@mui/icons-material/Schedule';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiChip: {
      styleOverrides: {
        root: {
          borderRadius: 6,
          variants: [
            {
              props: { variant: 'outlined', color: 'error' },
              style: { borderWidth: 2, fontWeight: 700 },
            },
            {
              props: ({ ownerState }) => ownerState.icon !== undefined,
              style: { borderStyle: 'dashed' },
            },
          ],
        },
        label: {
          variants: [{ props: { size: 'small' }, style: { letterSpacing: '0.04em' } }],
        },
      },
    },
  },
});

export default function TicketChips() {
  return (
    <ThemeProvider theme={theme}>
      <Stack
        component={Paper}
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center', p: 2 }}
      >
        <Chip variant="outlined" label="New" />
        <Chip variant="outlined" color="error" label="Urgent" />
        <Chip variant="outlined" icon={<ScheduleIcon />} label="Waiting" />
        <Chip size="small" label="3 answers" />
      </Stack>
    </ThemeProvider>
  );
}

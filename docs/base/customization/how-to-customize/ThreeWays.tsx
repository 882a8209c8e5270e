import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiButton: { styleOverrides: { root: { textTransform: 'none', borderWidth: 2 } } },
  },
});

const PillButton = styled(Button)({ borderRadius: 999 });

export default function ThreeWays() {
  return (
    <ThemeProvider theme={theme}>
      <Stack
        component={Paper}
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ flexWrap: 'wrap', p: 2 }}
      >
        <Button variant="outlined">Theme</Button>
        <PillButton variant="outlined">Theme and styled</PillButton>
        <PillButton variant="outlined" sx={{ borderStyle: 'dashed' }}>
          Theme, styled, and sx
        </PillButton>
      </Stack>
    </ThemeProvider>
  );
}

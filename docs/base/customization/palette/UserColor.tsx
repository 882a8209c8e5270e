import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, lighten, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';

const HEX = /^#([\da-f]{3}){1,2}$/i;

// Not 4.5, because Material UI rounds before it compares.
const { palette } = createTheme({ palette: { contrastThreshold: 4.6 } });

/** If the input is missing or isn't hex, the fallback is used. */
export function readableColor(input: string | null | undefined, fallback: string) {
  const main = input && HEX.test(input) ? input : fallback;
  if (palette.getContrastText(main) === '#fff') {
    return palette.augmentColor({ color: { main } });
  }
  return palette.augmentColor({
    color: { main, dark: lighten(main, 0.1), contrastText: '#000' },
  });
}

export default function UserColor() {
  const [color, setColor] = React.useState('#00897b');
  const theme = React.useMemo(
    () => createTheme({ palette: { primary: readableColor(color, '#00695c') } }),
    [color],
  );

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ alignItems: 'start' }}>
      <TextField
        label="Brand color"
        value={color}
        onChange={(event) => setColor(event.target.value)}
        error={!HEX.test(color)}
        helperText={HEX.test(color) ? '#rgb or #rrggbb' : 'Not hex: the fallback is used.'}
        slotProps={{ formHelperText: { role: 'status' }, htmlInput: { spellCheck: false } }}
      />
      <ThemeProvider theme={theme}>
        <Button variant="contained" size="large">
          Borrow seeds
        </Button>
      </ThemeProvider>
    </Stack>
  );
}

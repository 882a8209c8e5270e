import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { brown, teal } from '@mui/material/colors';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

function createGlaze(outer: Theme, hue: typeof brown | typeof teal): Theme {
  const { mode } = outer.palette;
  return createTheme({
    direction: outer.direction,
    palette: { mode, primary: { main: hue[mode === 'dark' ? 200 : 800] } },
    shape: { borderRadius: 10 },
  });
}

const glazes = {
  clay: (outer: Theme) => createGlaze(outer, brown),
  celadon: (outer: Theme) => createGlaze(outer, teal),
};

export default function KilnShelf() {
  const [glaze, setGlaze] = React.useState<keyof typeof glazes>('clay');
  const [potter, setPotter] = React.useState('');
  const [reservedFor, setReservedFor] = React.useState('');
  const name = potter.trim();

  return (
    <ThemeProvider theme={glazes[glaze]}>
      <Card
        variant="outlined"
        component="form"
        sx={{ p: 3, maxWidth: 360, borderTop: 6, borderTopColor: 'primary.main' }}
        onSubmit={(event) => {
          event.preventDefault();
          setReservedFor(name);
        }}
      >
        <Stack spacing={2}>
          <Typography variant="h6" component="p">
            Saturday firing, 1,220 °C
          </Typography>
          <ToggleButtonGroup
            exclusive
            size="small"
            color="primary"
            aria-label="Glaze"
            value={glaze}
            onChange={(_, value: keyof typeof glazes | null) => setGlaze(value ?? glaze)}
          >
            <ToggleButton value="clay">Clay</ToggleButton>
            <ToggleButton value="celadon">Celadon</ToggleButton>
          </ToggleButtonGroup>
          <TextField
            label="Potter"
            size="small"
            value={potter}
            onChange={(event) => setPotter(event.target.value)}
          />
          <Button type="submit" variant="contained" disabled={name === ''}>
            Reserve a shelf
          </Button>
          {reservedFor !== '' && <Alert role="status">Reserved for {reservedFor}.</Alert>}
        </Stack>
      </Card>
    </ThemeProvider>
  );
}

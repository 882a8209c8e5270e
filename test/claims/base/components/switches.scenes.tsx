/** What the claims about switches open in the real browser. */
import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Switch from '@mui/material/Switch';

export { default as BasicSwitches } from '../../../../docs/base/components/switches/BasicSwitches';
export { default as SavedSwitch } from '../../../../docs/base/components/switches/SavedSwitch';
export { default as SwitchGroup } from '../../../../docs/base/components/switches/SwitchGroup';
export { default as SwitchSizes } from '../../../../docs/base/components/switches/SwitchSizes';
export { default as TideSwitch } from '../../../../docs/base/components/switches/TideSwitch';

/** A name on the wrong element, and one on the input. */
export function Names() {
  return (
    <div>
      <Switch aria-label="On the root" />
      <Switch slotProps={{ input: { 'aria-label': 'Anchor light' } }} />
    </div>
  );
}

/** Each place of a label. */
export function Placements() {
  return (
    <div>
      {(['end', 'start', 'top', 'bottom'] as const).map((place) => (
        <FormControlLabel key={place} labelPlacement={place} control={<Switch />} label={place} />
      ))}
    </div>
  );
}

/** Switches with and without `edge`. */
export function Edges() {
  return (
    <div style={{ width: 300 }}>
      <div>
        <Switch slotProps={{ input: { 'aria-label': 'plain' } }} />
      </div>
      <div>
        <Switch edge="start" slotProps={{ input: { 'aria-label': 'start' } }} />
      </div>
      <div style={{ textAlign: 'end' }}>
        <Switch slotProps={{ input: { 'aria-label': 'plain end' } }} />
      </div>
      <div style={{ textAlign: 'end' }}>
        <Switch edge="end" slotProps={{ input: { 'aria-label': 'end' } }} />
      </div>
    </div>
  );
}

/** Colors of the theme, on and off. */
export function Colors() {
  return (
    <div>
      <FormControlLabel control={<Switch color="success" />} label="Off" />
      <FormControlLabel control={<Switch color="success" defaultChecked />} label="On" />
    </div>
  );
}

/** The size of the page, with the package's geometry beside it. */
const theme = createTheme({
  components: {
    MuiSwitch: {
      variants: [
        {
          props: {},
          style: {
            width: 80,
            height: 48,
            padding: 14,
            '& .MuiSwitch-thumb': { width: 30, height: 30 },
            '& .MuiSwitch-track': { borderRadius: 10 },
            '& .MuiSwitch-switchBase.Mui-checked': { transform: 'translateX(32px)' },
          },
        },
      ],
    },
  },
});

/** The page's large switch, on and off. */
export const Large = () => (
  <ThemeProvider theme={theme}>
    <FormControlLabel control={<Switch />} label="Off" />
    <FormControlLabel control={<Switch defaultChecked />} label="On" />
  </ThemeProvider>
);

/** A form that counts how often it is submitted. */
export function Submits() {
  const [count, setCount] = useState(0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setCount(count + 1);
      }}
    >
      <FormControlLabel control={<Switch />} label="Lights" />
      <FormControlLabel disabled control={<Switch />} label="Heating" />
      <FormControlLabel control={<Switch />} label="Pump" />
      <button type="submit">Save</button>
      <output>{count}</output>
    </form>
  );
}

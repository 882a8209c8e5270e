/** What the claims about switches open in the real browser. */
import { useState } from 'react';
import AnchorIcon from '@mui/icons-material/Anchor';
import FormControlLabel from '@mui/material/FormControlLabel';
import { createTheme, type ThemeOptions, ThemeProvider } from '@mui/material/styles';
import Switch from '@mui/material/Switch';

export { default as BasicSwitches } from '../../../../docs/base/components/switches/BasicSwitches';
export { default as SavedSwitch } from '../../../../docs/base/components/switches/SavedSwitch';
export { default as SwitchGroup } from '../../../../docs/base/components/switches/SwitchGroup';
export { default as SwitchSizes } from '../../../../docs/base/components/switches/SwitchSizes';
export { default as TideSwitch } from '../../../../docs/base/components/switches/TideSwitch';
export { default as TideCss } from '../../../../docs/base/components/switches/TideSwitch.css.tsx';
export { default as TideTailwind } from '../../../../docs/base/components/switches/TideSwitch.tailwind';

declare module '@mui/material/Switch' {
  interface SwitchPropsColorOverrides {
    brand: true;
  }
}
declare module '@mui/material/styles' {
  interface PaletteOptions {
    brand?: PaletteOptions['primary'];
  }
}
type ThemeVariants = NonNullable<
  NonNullable<NonNullable<ThemeOptions['components']>['MuiSwitch']>['variants']
>;

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
            '& .MuiSwitch-switchBase': { padding: 9 },
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

/** The page's color, whose thumb the page's variant fades. */
const brandTheme = (cssVariables: boolean, mode: 'light' | 'dark', variants: ThemeVariants) =>
  createTheme({
    cssVariables,
    palette: { mode, brand: { main: '#00695c', light: '#439889' } },
    components: { MuiSwitch: { variants } },
  });

const brandVariants: ThemeVariants = [
  {
    props: { color: 'brand' },
    style: { '& .Mui-checked.Mui-disabled .MuiSwitch-thumb': { opacity: 0.5 } },
  },
];

/** A disabled switch in the page's color: with and without CSS variables, and the page's variant. */
export function Brand() {
  return [false, true].flatMap((cssVariables) =>
    [[], brandVariants].flatMap((variants) =>
      (['light', 'dark'] as const).map((mode) => {
        const name = [
          cssVariables ? 'variables' : 'plain',
          ...(variants.length > 0 ? ['variant'] : []),
          ...(mode === 'dark' ? ['dark'] : []),
        ].join(', ');
        return (
          <ThemeProvider key={name} theme={brandTheme(cssVariables, mode, variants)}>
            <FormControlLabel
              disabled
              control={<Switch color="brand" defaultChecked />}
              label={name}
            />
          </ThemeProvider>
        );
      }),
    ),
  );
}

/** Icons in the thumb, and instead of the thumb. */
export function Icons() {
  const icon = <AnchorIcon sx={{ display: 'block', fontSize: 18, color: 'black' }} />;
  const small = <AnchorIcon sx={{ fontSize: 16 }} />;
  const medium = <AnchorIcon fontSize="small" />;
  const large = <AnchorIcon />;
  const tiny = <AnchorIcon sx={{ display: 'block', fontSize: 14, color: 'black' }} />;
  return (
    <div>
      <FormControlLabel
        control={<Switch slotProps={{ thumb: { children: icon } }} />}
        label="Inside"
      />
      <FormControlLabel
        control={<Switch size="small" slotProps={{ thumb: { children: tiny } }} />}
        label="Inside a small one"
      />
      <FormControlLabel control={<Switch icon={medium} checkedIcon={medium} />} label="20 px" />
      <FormControlLabel control={<Switch icon={large} checkedIcon={large} />} label="24 px" />
      <FormControlLabel
        control={<Switch size="small" icon={small} checkedIcon={small} />}
        label="16 px"
      />
    </div>
  );
}

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

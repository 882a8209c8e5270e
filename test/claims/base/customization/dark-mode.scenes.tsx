/** What the claims about dark mode open in the real browser. */
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import Dialog from '@mui/material/Dialog';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import {
  createTheme,
  type Theme,
  ThemeProvider,
  useColorScheme,
  useTheme,
} from '@mui/material/styles';
import TextField from '@mui/material/TextField';

export { default as DarkSection } from '../../../../docs/base/customization/dark-mode/DarkSection';
export { default as ModeStyles } from '../../../../docs/base/customization/dark-mode/ModeStyles';
export { default as ModeSwitch } from '../../../../docs/base/customization/dark-mode/ModeSwitch';

/** Without CSS variables. */
const schemes = createTheme({ colorSchemes: { dark: true } });

/** A theme with CSS variables. */
const withVariables = (colorSchemeSelector: string) =>
  createTheme({ colorSchemes: { dark: true }, cssVariables: { colorSchemeSelector } });

/** The control that the page prints. */
function ModeSelect() {
  const { mode, setMode } = useColorScheme();
  return (
    <TextField
      select
      label="Mode"
      value={mode ?? ''}
      disabled={!mode}
      onChange={({ target: { value } }) => {
        if (value === 'system' || value === 'light' || value === 'dark') {
          setMode(value);
        }
      }}
    >
      <MenuItem value="system">System</MenuItem>
      <MenuItem value="light">Light</MenuItem>
      <MenuItem value="dark">Dark</MenuItem>
    </TextField>
  );
}

/** What the hook and the theme say, and what they said each time since the first. */
function Report() {
  const { mode, colorScheme } = useColorScheme();
  const { palette } = useTheme();
  const said = useRef<HTMLOutputElement>(null);
  useLayoutEffect(() => {
    said.current?.append(`${palette.mode} ${String(mode)}, `);
  }, [palette.mode, mode]);
  return (
    <>
      <output aria-label="Mode now">{String(mode)}</output>
      <output aria-label="Scheme now">{String(colorScheme)}</output>
      <output aria-label="Theme now">{palette.mode}</output>
      <output ref={said} aria-label="Renders" />
    </>
  );
}

export function FollowSystem() {
  return (
    <ThemeProvider theme={schemes} noSsr>
      <CssBaseline enableColorScheme />
      <Report />
    </ThemeProvider>
  );
}

export function WithoutNoSsr() {
  return (
    <ThemeProvider theme={schemes}>
      <Report />
    </ThemeProvider>
  );
}

export function Switchable() {
  return (
    <ThemeProvider theme={schemes}>
      <CssBaseline />
      <ModeSelect />
      <Report />
    </ThemeProvider>
  );
}

export function OwnDefaults() {
  return (
    <ThemeProvider theme={schemes} defaultMode="dark" modeStorageKey="ferry-mode">
      <ModeSelect />
      <Report />
    </ThemeProvider>
  );
}

export function StoresNothing() {
  return (
    <ThemeProvider theme={schemes} storageManager={null}>
      <ModeSelect />
      <Report />
    </ThemeProvider>
  );
}

function Transitions({ off }: { off: boolean }) {
  return (
    <ThemeProvider theme={schemes} disableTransitionOnChange={off}>
      <ModeSelect />
      <Button variant="contained">Board</Button>
    </ThemeProvider>
  );
}

export function WithTransitions() {
  return <Transitions off={false} />;
}

export function WithoutTransitions() {
  return <Transitions off />;
}

export function Outside() {
  const { setMode } = useColorScheme();
  return (
    <>
      <Button onClick={() => setMode('dark')}>Dark</Button>
      <Report />
    </>
  );
}

function WithTheme({ theme, children }: { theme: Theme; children?: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <ModeSelect />
      <Report />
      {children}
    </ThemeProvider>
  );
}

export function ByClass() {
  return <WithTheme theme={withVariables('class')} />;
}

export function ByData() {
  return <WithTheme theme={withVariables('data')} />;
}

export function ByAttribute() {
  return <WithTheme theme={withVariables('data-mui-color-scheme')} />;
}

export function ByOwnClass() {
  return <WithTheme theme={withVariables('.theme-%s')} />;
}

export function ByMedia() {
  return <WithTheme theme={createTheme({ colorSchemes: { dark: true }, cssVariables: true })} />;
}

/** No provider of color schemes: what the script does alone. */
export function Plain() {
  return <p>Ferry</p>;
}

const BASE = { color: 'rgb(1, 1, 1)' };
const DARK = { color: 'rgb(9, 9, 9)' };

export function Order() {
  return (
    <WithTheme theme={schemes}>
      <Box sx={[BASE, (theme) => theme.applyStyles('dark', DARK)]}>Last</Box>
      <Box sx={[(theme) => theme.applyStyles('dark', DARK), BASE]}>First</Box>
    </WithTheme>
  );
}

function Chart({ rerender }: { rerender: boolean }) {
  return (
    <ThemeProvider theme={withVariables('class')} forceThemeRerender={rerender}>
      <ModeSelect />
      <Report />
      <BarChart series={[{ data: [3] }]} height={200} skipAnimation />
    </ThemeProvider>
  );
}

export function ChartOnce() {
  return <Chart rerender={false} />;
}

export function ChartAgain() {
  return <Chart rerender />;
}

export function SectionByClass() {
  return (
    <ThemeProvider theme={withVariables('class')}>
      <CssBaseline />
      <Paper className="dark" square>
        Section
        <Dialog open>Dialog</Dialog>
      </Paper>
      <Paper square>Page</Paper>
    </ThemeProvider>
  );
}

/** What the claims about the palette open in the real browser. */
import type { ReactNode } from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import CssBaseline from '@mui/material/CssBaseline';
import Dialog from '@mui/material/Dialog';
import Divider from '@mui/material/Divider';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import ListItemButton from '@mui/material/ListItemButton';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import { createTheme, type Palette, type Theme, ThemeProvider } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';

export { default as ColorRoles } from '../../../../docs/base/customization/palette/ColorRoles';
export { default as OwnPalette } from '../../../../docs/base/customization/palette/OwnPalette';
export { default as PaletteTool } from '../../../../docs/base/customization/palette/PaletteTool';
export { default as ReadableDisabled } from '../../../../docs/base/customization/palette/ReadableDisabled';
export { default as ReadColors } from '../../../../docs/base/customization/palette/ReadColors';
export { default as StrictContrast } from '../../../../docs/base/customization/palette/StrictContrast';

/** A theme whose colors can be told apart. */
const marked = createTheme({
  palette: {
    primary: { main: 'rgb(1, 0, 0)' },
    error: { main: 'rgb(2, 0, 0)' },
    success: { main: 'rgb(2, 2, 0)', light: 'rgb(2, 3, 0)' },
    text: { primary: 'rgb(3, 0, 0)', secondary: 'rgb(4, 0, 0)', disabled: 'rgb(5, 0, 0)' },
    background: { default: 'rgb(250, 250, 1)', paper: 'rgb(250, 250, 2)' },
    divider: 'rgb(6, 0, 0)',
    action: {
      active: 'rgb(7, 0, 0)',
      hover: 'rgb(200, 200, 1)',
      focus: 'rgb(200, 200, 2)',
      disabled: 'rgb(8, 0, 0)',
      disabledBackground: 'rgb(200, 200, 3)',
      selectedOpacity: 0.5,
      focusOpacity: 0.25,
      disabledOpacity: 0.5,
    },
  },
  // Ends of transitions only.
  transitions: { create: () => 'none' },
});

function Marked({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={marked}>{children}</ThemeProvider>;
}

export function Roles() {
  return (
    <Marked>
      <CssBaseline />
      <Button>Sow</Button>
      <Button variant="contained" disabled>
        Dig
      </Button>
      <Checkbox defaultChecked slotProps={{ input: { 'aria-label': 'Watered' } }} />
      <IconButton aria-label="Remove">
        <DeleteIcon />
      </IconButton>
      <TextField label="Bed" disabled defaultValue="3" />
      <TextField label="Plant" error variant="standard" />
      <FormHelperText>Hint</FormHelperText>
      <Paper>Surface</Paper>
      <Divider />
      <ListItemButton>Peas</ListItemButton>
      <MenuList>
        <MenuItem>Beans</MenuItem>
        <MenuItem selected>Leek</MenuItem>
        <MenuItem disabled>Kale</MenuItem>
      </MenuList>
      <ListItemButton disabled>Chard</ListItemButton>
      <Chip label="Dill" disabled />
      <Alert variant="outlined" severity="success">
        Sown
      </Alert>
    </Marked>
  );
}

const sides = {
  borderTopColor: 'primary.main',
  borderRightColor: 'primary.main',
  borderBottomColor: 'primary.main',
  borderLeftColor: 'primary.main',
};

export function SxNames() {
  return (
    <Marked>
      <Box
        data-testid="names"
        sx={{
          color: 'primary.main',
          bgcolor: 'error.main',
          border: 1,
          borderColor: 'success.main',
          outline: '1px solid',
          outlineColor: 'primary.main',
        }}
      />
      <Box data-testid="sides" sx={{ backgroundColor: 'error.main', border: 1, ...sides }} />
      <Box
        data-testid="logical"
        sx={{ borderInlineStart: '1px solid', borderInlineStartColor: 'error.main' }}
      />
      <svg aria-hidden>
        <Box
          component="circle"
          data-testid="function"
          sx={(theme) => ({ fill: theme.palette.primary.main })}
        />
        <Box component="circle" data-testid="name" sx={{ fill: 'primary.main' }} />
      </svg>
    </Marked>
  );
}

const variables = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: { light: true, dark: true },
});

/** What `theme.alpha` gets. */
const colorsOf: Record<
  string,
  (palette: Pick<Palette, 'success' | 'text' | 'divider' | 'grey'>) => string
> = {
  alpha: ({ success }) => success.main,
  light: ({ success }) => success.light,
  dark: ({ success }) => success.dark,
  contrastText: ({ success }) => success.contrastText,
  text: ({ text }) => text.primary,
  divider: ({ divider }) => divider,
  hex: () => '#ff0000',
  grey: ({ grey }) => grey[500],
};

/** A style of each kind, and a value of the theme as text. */
export function Variables() {
  return (
    <ThemeProvider theme={variables}>
      <Box data-testid="vars" sx={(theme) => ({ color: theme.vars?.palette.primary.main })}>
        Leaf
      </Box>
      <Box data-testid="plain" sx={(theme) => ({ color: theme.palette.primary.main })}>
        Leaf
      </Box>
      <Box
        data-testid="channel"
        sx={{ color: 'rgba(var(--mui-palette-primary-mainChannel) / 0.1)' }}
      />
      {Object.entries(colorsOf).map(([id, colorOf]) => (
        <Box
          key={id}
          data-testid={id}
          sx={(theme) => ({
            backgroundColor: theme.alpha(colorOf((theme.vars ?? theme).palette), 0.1),
          })}
        />
      ))}
    </ThemeProvider>
  );
}

const native = createTheme({
  cssVariables: { nativeColor: true },
  palette: { contrastThreshold: 21, primary: { main: 'rebeccapurple' } },
});

export function NativeColor() {
  return (
    <ThemeProvider theme={native}>
      <Button variant="contained" disableElevation>
        Harvest
      </Button>
    </ThemeProvider>
  );
}

// The divider makes it a palette for TypeScript.
const moss = { divider: '#ccc', moss: { main: '#55702c' } };
const colorSchemes = { light: { palette: moss }, dark: true };
const oneMode = createTheme({ colorSchemes });
const oneModeVariables = createTheme({ colorSchemes, cssVariables: true });

function Crops({ theme }: { theme: Theme }) {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ color: 'moss.main' }}>Sown</Box>
      <Box sx={{ color: 'primary.main' }}>Harvested</Box>
    </ThemeProvider>
  );
}

export function OneMode() {
  return <Crops theme={oneMode} />;
}

export function OneModeVariables() {
  return <Crops theme={oneModeVariables} />;
}

/** Props with a color that this project doesn't declare. */
const inMoss: object = { color: 'moss' };

const separate = createTheme({ palette: { mode: 'dark' } });

export function OneModeSeparate() {
  return (
    <ThemeProvider theme={separate}>
      <Button variant="contained" {...inMoss}>
        Sow
      </Button>
    </ThemeProvider>
  );
}

export function DarkDialog() {
  return (
    <ThemeProvider theme={separate}>
      <div>Beds</div>
      <Dialog open aria-label="Seeds">
        Sown
      </Dialog>
    </ThemeProvider>
  );
}

const mossPalette = {
  divider: '#ccc',
  moss: createTheme().palette.augmentColor({ color: { main: '#55702c' } }),
};
const entries: object = {
  Alert: {
    mossColor: '#222d12',
    mossStandardBg: '#eef1ea',
    mossFilledColor: '#fff',
    mossFilledBg: '#55702c',
    mossIconColor: '#55702c',
  },
  LinearProgress: { mossBg: '#c3ccb4' },
  Slider: { mossTrack: '#c3ccb4' },
  Switch: { mossDisabledColor: '#bfc9af' },
};
const mossTheme = createTheme({ palette: mossPalette });
const mossVariables = createTheme({
  cssVariables: true,
  colorSchemes: { light: { palette: mossPalette } },
});
const mossEntries = createTheme({
  cssVariables: true,
  colorSchemes: { light: { palette: { ...mossPalette, ...entries } } },
});

function MossParts({ theme }: { theme: Theme }) {
  return (
    <ThemeProvider theme={theme}>
      <Alert variant="filled" {...inMoss}>
        Sown
      </Alert>
      <Alert {...inMoss}>Sown</Alert>
      <LinearProgress variant="determinate" value={30} aria-label="Beds" {...inMoss} />
      <Slider track="inverted" defaultValue={30} aria-label="Depth" {...inMoss} />
      <Switch checked disabled slotProps={{ input: { 'aria-label': 'Frost' } }} {...inMoss} />
    </ThemeProvider>
  );
}

export const Moss = () => <MossParts theme={mossTheme} />;
export const MossVariables = () => <MossParts theme={mossVariables} />;
export const MossEntries = () => <MossParts theme={mossEntries} />;

const tabsInMoss: object = { textColor: 'moss', indicatorColor: 'moss' };

export function MossTabs() {
  return (
    <ThemeProvider theme={mossTheme}>
      <Tabs
        value={0}
        aria-label="Pages"
        sx={{
          '& .MuiTab-root.Mui-selected': { color: 'moss.main' },
          '& .MuiTabs-indicator': { bgcolor: 'moss.main' },
        }}
      >
        <Tab label="Beds" />
      </Tabs>
      <Tabs value={0} aria-label="More pages" className="plain" {...tabsInMoss}>
        <Tab label="Tools" />
      </Tabs>
    </ThemeProvider>
  );
}

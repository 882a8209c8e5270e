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
import {
  createTheme,
  darken,
  lighten,
  type Palette,
  type PaletteColor,
  styled,
  type Theme,
  type ThemeOptions,
  ThemeProvider,
} from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export { default as ColorRoles } from '../../../../docs/base/customization/palette/ColorRoles';
export { default as OwnPalette } from '../../../../docs/base/customization/palette/OwnPalette';
export { default as PaletteTool } from '../../../../docs/base/customization/palette/PaletteTool';
export { default as ReadableDisabled } from '../../../../docs/base/customization/palette/ReadableDisabled';
export { default as ReadColors } from '../../../../docs/base/customization/palette/ReadColors';
export { default as StrictContrast } from '../../../../docs/base/customization/palette/StrictContrast';
export { default as UserColor } from '../../../../docs/base/customization/palette/UserColor';

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
      <IconButton aria-label="Remove all" color="primary">
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
      <Box data-testid="late" sx={{ borderColor: 'error.main', border: 1 }} />
      <Box
        data-testid="logical"
        sx={{ borderInlineStart: '1px solid', borderInlineStartColor: 'error.main' }}
      />
      <svg aria-hidden>
        <Box
          component="circle"
          data-testid="function"
          sx={(theme) => ({ fill: (theme.vars ?? theme).palette.primary.main })}
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
  (
    palette: Pick<
      Palette,
      'action' | 'background' | 'common' | 'divider' | 'grey' | 'success' | 'text'
    >,
  ) => string
> = {
  alpha: ({ success }) => success.main,
  light: ({ success }) => success.light,
  dark: ({ success }) => success.dark,
  contrastText: ({ success }) => success.contrastText,
  text: ({ text }) => text.primary,
  textSecondary: ({ text }) => text.secondary,
  textDisabled: ({ text }) => text.disabled,
  actionHover: ({ action }) => action.hover,
  divider: ({ divider }) => divider,
  backgroundDefault: ({ background }) => background.default,
  backgroundPaper: ({ background }) => background.paper,
  hex: () => '#ff0000',
  plainPalette: () => variables.palette.primary.main,
  grey: ({ grey }) => grey[500],
  white: ({ common }) => common.white,
};

/** Opaque colors, which `color-mix()` makes transparent. */
const opaque = ['grey', 'white', 'hex', 'alpha'];

function Mixed() {
  return opaque.map((id) => (
    <Box
      key={id}
      data-testid={`${id}Mixed`}
      sx={(theme) => {
        const color = colorsOf[id]?.((theme.vars ?? theme).palette);
        return { backgroundColor: `color-mix(in srgb, ${color} 10%, transparent)` };
      }}
    >
      Leaf
    </Box>
  ));
}

export function MixedPlain() {
  return (
    <ThemeProvider theme={createTheme()}>
      <Mixed />
    </ThemeProvider>
  );
}

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
      <Mixed />
    </ThemeProvider>
  );
}

/** The border follows the mode with CSS variables, the outline doesn't. */
const outlined = (theme: Theme) => ({
  border: `1px solid ${(theme.vars ?? theme).palette.primary.main}`,
  outline: `1px solid ${theme.palette.primary.main}`,
});

const Styled = styled('div')(({ theme }) => outlined(theme));

const components: ThemeOptions['components'] = {
  MuiPaper: { styleOverrides: { root: ({ theme }) => outlined(theme) } },
};

function InFunctions({ theme }: { theme: Theme }) {
  return (
    <ThemeProvider theme={theme}>
      <Box data-testid="sx" sx={outlined} />
      <Styled data-testid="styled" />
      <Paper data-testid="component" />
    </ThemeProvider>
  );
}

const functionSchemes = { light: true, dark: true };
const functions = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: functionSchemes,
  components,
});
const functionsPlain = createTheme({ colorSchemes: functionSchemes, components });

export const Functions = () => <InFunctions theme={functions} />;
export const FunctionsPlain = () => <InFunctions theme={functionsPlain} />;

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

/** The theme of both modes that the page prints, without the custom color. */
const bothOptions = {
  colorSchemes: {
    light: {
      palette: {
        contrastThreshold: 4.5,
        primary: { main: '#00695c' },
        info: { main: '#0288d1', dark: '#039be5' },
        text: { secondary: '#455250' },
        divider: 'rgba(0, 60, 52, 0.2)',
      },
    },
    dark: {
      palette: {
        contrastThreshold: 4.5,
        primary: { main: '#80cbc4' },
        secondary: { main: '#ce93d8', dark: '#ba68c8' },
        error: { main: '#ff8a80', dark: '#e57373' },
        text: { secondary: '#c2cfcb' },
        divider: 'rgba(200, 240, 230, 0.2)',
      },
    },
  },
};
export const bothModes = createTheme({ ...bothOptions, cssVariables: true });
const bothModesPlain = createTheme(bothOptions);

/** The page of a theme: what a server renders, and then the browser. */
function BothPage({ theme }: { theme: Theme }) {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Button variant="contained">Sow</Button>
      <Typography color="textSecondary">Two weeks</Typography>
    </ThemeProvider>
  );
}

function TableLine({ theme }: { theme: Theme }) {
  return (
    <ThemeProvider theme={theme}>
      <Table>
        <TableBody>
          <TableRow>
            <TableCell>Peas</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </ThemeProvider>
  );
}

/** Table lines of the theme that the page prints, and of a light gray `divider`. */
export const TableLines = () => <TableLine theme={bothModes} />;
export const TableLinesPlain = () => <TableLine theme={bothModesPlain} />;
export const TableLinesGray = () => (
  <TableLine theme={createTheme({ palette: { divider: '#c8d4d1' } })} />
);

const exactLines = createTheme({
  cssVariables: true,
  colorSchemes: {
    light: { palette: { TableCell: { border: '#9e9e9e' } } },
    dark: { palette: { TableCell: { border: '#757575' } } },
  },
});
export const TableLinesExact = () => <TableLine theme={exactLines} />;

function ErrorDialog({ theme }: { theme: Theme }) {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Typography>Beds</Typography>
      <Dialog open aria-label="Bed" transitionDuration={0}>
        <FormHelperText error>Enter a bed.</FormHelperText>
        <Button color="error" variant="contained">
          Remove
        </Button>
      </Dialog>
    </ThemeProvider>
  );
}

/** Errors on a dialog, in the theme that the page prints and in the default colors. */
export const DialogErrors = () => <ErrorDialog theme={bothModes} />;
export const DialogErrorsDefault = () => <ErrorDialog theme={variables} />;

export const BothModes = () => <BothPage theme={bothModes} />;
export const BothModesPlain = () => <BothPage theme={bothModesPlain} />;

export function OneMode() {
  return <Crops theme={oneMode} />;
}

export function OneModeVariables() {
  return <Crops theme={oneModeVariables} />;
}

/** Props with a color that this project doesn't declare. */
const inMoss: object = { color: 'moss' };

const readableText = createTheme({
  palette: { warning: { main: '#b54a00' }, info: { main: '#0277bd' } },
  transitions: { create: () => 'none' },
});
const strict = createTheme({ palette: { contrastThreshold: 21 } });

/** Text and outlined buttons in the colors of the page, and with a threshold that has no effect. */
export function TextButtons() {
  return (
    <ThemeProvider theme={readableText}>
      {(['text', 'outlined'] as const).flatMap((variant) =>
        (['warning', 'info'] as const).map((color) => (
          <Button key={`${variant} ${color}`} variant={variant} color={color}>
            {variant} {color}
          </Button>
        )),
      )}
      <ThemeProvider theme={strict}>
        <Button color="warning">Strict text</Button>
        <Button color="warning" variant="outlined">
          Strict outlined
        </Button>
      </ThemeProvider>
    </ThemeProvider>
  );
}

const chart = { divider: '#ccc', chart: { line: '#00695c', main: '#00695c' } };
const chartPlain = createTheme({ palette: chart });
const chartVariables = createTheme({ cssVariables: true, palette: chart });

function ChartBoxes({ theme }: { theme: Theme }) {
  return (
    <ThemeProvider theme={theme}>
      <Box data-testid="name" sx={{ border: 1, borderColor: 'chart.line' }} />
      {(['line', 'main'] as const).map((key) => (
        <Box
          key={key}
          data-testid={key}
          sx={(one) => ({
            backgroundColor: one.alpha(
              one.vars ? `var(--mui-palette-chart-${key})` : chart.chart[key],
              0.1,
            ),
          })}
        />
      ))}
    </ThemeProvider>
  );
}

export const ChartPlain = () => <ChartBoxes theme={chartPlain} />;
export const ChartVariables = () => <ChartBoxes theme={chartVariables} />;

const mossOptions = {
  divider: '#ccc',
  moss: createTheme().palette.augmentColor({ color: { main: '#55702c' } }),
};

/** The function of the page. */
export function mossPalette(main: string, isDark: boolean, own?: PaletteColor) {
  const { augmentColor, getContrastText } = createTheme().palette;
  const moss = own ?? augmentColor({ color: { main } });
  const filled = isDark ? moss.dark : moss.main;
  const [shadeText, shadeSurface] = isDark ? [lighten, darken] : [darken, lighten];
  const track = shadeSurface(moss.main, isDark ? 0.5 : 0.62);
  return {
    moss,
    Alert: {
      mossColor: shadeText(moss.light, 0.6),
      mossStandardBg: shadeSurface(moss.light, 0.9),
      mossFilledColor: getContrastText(filled),
      mossFilledBg: filled,
      mossIconColor: moss.main,
    },
    LinearProgress: { mossBg: track },
    Slider: { mossTrack: track },
    Switch: { mossDisabledColor: shadeSurface(moss.main, isDark ? 0.55 : 0.62) },
  };
}

/** The palette of a mode, with entries that this project doesn't declare. */
const entriesOf = (main: string, isDark: boolean): object => mossPalette(main, isDark);

const mossTheme = createTheme({ palette: mossOptions });
const mossVariables = createTheme({
  cssVariables: true,
  colorSchemes: { light: { palette: mossOptions } },
});
const mossEntries = createTheme({
  cssVariables: true,
  colorSchemes: {
    light: { palette: entriesOf('#55702c', false) },
    dark: { palette: entriesOf('#a8c97f', true) },
  },
});

const mainOnlyTheme = createTheme({ palette: moss });

export function Chips() {
  return (
    <ThemeProvider theme={mainOnlyTheme}>
      <Chip data-testid="none" label="Dill" />
      <Chip data-testid="mainOnly" label="Dill" {...inMoss} />
      <ThemeProvider theme={mossTheme}>
        <Chip data-testid="augmented" label="Dill" {...inMoss} />
      </ThemeProvider>
    </ThemeProvider>
  );
}

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

/** A focus ripple behind white text, and a button without one. */
export function FocusRipples() {
  return (
    <div>
      <Button variant="contained" color="success">
        Sow
      </Button>
      <Button variant="contained" color="success" disableFocusRipple>
        Reap
      </Button>
    </div>
  );
}

/** What the claims about customizing open in the real browser. */
import { type ReactNode, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import Dialog from '@mui/material/Dialog';
import GlobalStyles from '@mui/material/GlobalStyles';
import ListItemButton, { listItemButtonClasses } from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import Slider from '@mui/material/Slider';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { createTheme, styled, StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import Tooltip from '@mui/material/Tooltip';

export { default as OwnProp } from '../../../../docs/base/customization/how-to-customize/OwnProp';
export { default as StateStyles } from '../../../../docs/base/customization/how-to-customize/StateStyles';
export { default as ThreeWays } from '../../../../docs/base/customization/how-to-customize/ThreeWays';
export { default as WaterTank } from '../../../../docs/base/customization/how-to-customize/WaterTank';

export const ONE = 'rgb(1, 1, 1)';
export const TWO = 'rgb(2, 2, 2)';
export const THREE = 'rgb(3, 3, 3)';

const still = { transition: 'none' };

const root = { styleOverrides: { root: { color: ONE } } };
const colored = createTheme({ components: { MuiButton: root, MuiChip: root, MuiCard: root } });

const StyledButton = styled(Button)({ color: TWO });
const StyledChip = styled(Chip)({ color: TWO });
const StyledCard = styled(Card)({ color: TWO });

/** Three components, each by the theme, by styled, and by sx. */
export function Order() {
  const sx = { color: THREE };
  return (
    <ThemeProvider theme={colored}>
      <Button>theme</Button>
      <StyledButton>styled</StyledButton>
      <StyledButton sx={sx}>sx</StyledButton>
      <Button sx={sx}>sx</Button>
      <Chip label="theme" />
      <StyledChip label="styled" />
      <StyledChip label="sx" sx={sx} />
      <Chip label="sx" sx={sx} />
      <Card>theme</Card>
      <StyledCard>styled</StyledCard>
      <StyledCard sx={sx}>sx</StyledCard>
      <Card sx={sx}>sx</Card>
    </ThemeProvider>
  );
}

const Marked = styled(ListItemButton)({
  '&:hover': { outlineColor: ONE },
  '&.Mui-selected': { columnRuleColor: TWO },
  '&:not(.Mui-disabled)': { textEmphasisColor: ONE },
  '& .MuiListItemText-primary': { outlineColor: ONE },
  '.MuiCard-root:hover &': { columnRuleColor: THREE },
  '@media print': { caretColor: ONE },
  [`&.${listItemButtonClasses.selected} .MuiListItemText-primary`]: { textDecorationColor: TWO },
});

/** Each selector of the page sets a color that nothing shows. */
export function Selectors() {
  return (
    <Card sx={{ p: 4 }}>
      <p>Harbor</p>
      <Marked>
        <ListItemText primary="Plain" />
      </Marked>
      <Marked selected>
        <ListItemText primary="Selected" />
      </Marked>
      <Marked disabled>
        <ListItemText primary="Disabled" />
      </Marked>
    </Card>
  );
}

/** A class on a part: the first of two names the part, the second the root. */
export function Parts() {
  const outline = { outlineColor: ONE };
  const wrong = { outlineColor: TWO };
  return (
    <Box
      sx={{
        '& .MuiButton-root': { color: ONE },
        '& .MuiButton-root.Mui-disabled': { color: TWO },
      }}
    >
      <Button>Open</Button>
      <Button disabled>Closed</Button>
      <Button sx={{ color: THREE }}>With its own color</Button>
      <Switch
        defaultChecked
        slotProps={{ input: { 'aria-label': 'Lights' } }}
        sx={{ '& .MuiSwitch-switchBase.Mui-checked': outline }}
      />
      <Switch
        defaultChecked
        slotProps={{ input: { 'aria-label': 'Water' } }}
        sx={{ '&.Mui-checked': wrong }}
      />
      <Stepper>
        <Step>
          <StepLabel sx={{ '& .MuiStepLabel-label.Mui-active': outline }}>Boat</StepLabel>
        </Step>
      </Stepper>
      <Stepper>
        <Step>
          <StepLabel sx={{ '&.Mui-active': wrong }}>Boat</StepLabel>
        </Step>
      </Stepper>
      <TextField error label="Boat" sx={{ '& .MuiOutlinedInput-root.Mui-error': outline }} />
      <TextField error label="Berth" sx={{ '&.Mui-error': wrong }} />
      <TextField
        error
        label="Pier"
        sx={{
          '& .MuiOutlinedInput-root.Mui-error .MuiOutlinedInput-notchedOutline': {
            borderColor: ONE,
          },
        }}
      />
      <TextField
        error
        label="Quay"
        sx={{ '& .MuiOutlinedInput-root.Mui-error': { borderColor: ONE } }}
      />
    </Box>
  );
}

const inOffice = (
  <>
    <Button sx={still}>Open</Button>
    <Button sx={{ ...still, color: THREE }}>With its own color</Button>
    <Button disabled sx={still}>
      Closed
    </Button>
    <Button loading sx={still}>
      Loading
    </Button>
  </>
);

/** A parent that colors its buttons, as the first or the second of the page. */
function Office({ selector, first }: { readonly selector: string; readonly first?: ReactNode }) {
  return (
    <div>
      {first}
      <Box id="office" sx={{ [selector]: { color: ONE } }}>
        {inOffice}
      </Box>
    </div>
  );
}

const menu = (
  <MenuList>
    <MenuItem sx={still}>Berth 14</MenuItem>
    <MenuItem selected sx={still}>
      Berth 3
    </MenuItem>
  </MenuList>
);

/** The same for a menu. */
function Menus({ selector, first }: { readonly selector: string; readonly first?: ReactNode }) {
  return (
    <div>
      {first}
      <Box id="office" sx={{ [selector]: { backgroundColor: ONE } }}>
        {menu}
      </Box>
    </div>
  );
}

export const MenuFirst = () => <Menus selector="& .MuiMenuItem-root" />;

export const ItemsFirst = () => <Menus selector="& .MuiMenuItem-root" first={menu} />;

export const ItemsFirstAndExcluded = () => (
  <Menus selector="& .MuiMenuItem-root:not(.Mui-selected)" first={menu} />
);

export const ParentFirst = () => <Office selector="& .MuiButton-root" />;

export const ButtonsFirst = () => <Office selector="& .MuiButton-root" first={inOffice} />;

export const ButtonsFirstAndExcluded = () => (
  <Office selector="& .MuiButton-root:not(.Mui-disabled)" first={inOffice} />
);

const sliders = createTheme({
  components: {
    MuiSlider: {
      styleOverrides: {
        root: { '&.Mui-disabled': { opacity: 0.6 } },
        thumb: { borderRadius: 4 },
      },
    },
  },
});

/** The theme of the page: the first slider is enabled. */
export const ThemeParts = () => (
  <ThemeProvider theme={sliders}>
    <Slider aria-label="Light" />
    <Slider aria-label="Water" disabled />
  </ThemeProvider>
);

const SIZES = ['small', 'medium', 'large'] as const;
const VARIANTS = ['text', 'outlined', 'contained'] as const;

const padded = createTheme({
  components: { MuiButton: { styleOverrides: { root: { padding: 7 } } } },
});

/** Each size of each variant, with a padding in the theme. */
export const Paddings = () => (
  <ThemeProvider theme={padded}>
    {SIZES.flatMap((size) =>
      VARIANTS.map((variant) => (
        <Button key={`${size} ${variant}`} size={size} variant={variant} startIcon={<b>+</b>}>
          {size} {variant}
        </Button>
      )),
    )}
  </ThemeProvider>
);

const errors = createTheme({
  components: {
    MuiOutlinedInput: {
      styleOverrides: {
        root: { '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: ONE } },
      },
    },
    MuiInputLabel: { styleOverrides: { root: { '&.Mui-error': { ...still, color: TWO } } } },
    MuiFormHelperText: { styleOverrides: { root: { '&.Mui-error': { color: THREE } } } },
    MuiFormLabel: { styleOverrides: { asterisk: { '&.Mui-error': { color: ONE } } } },
  },
});

/** Each part of a field has another color for errors. */
export const FieldErrors = () => (
  <ThemeProvider theme={errors}>
    <TextField error required label="Boat" helperText="Too long" />
  </ThemeProvider>
);

const byPart = createTheme({
  components: { MuiSwitch: { styleOverrides: { thumb: { width: 12 } } } },
});
const byRoot = createTheme({
  components: { MuiSwitch: { styleOverrides: { root: { '& .MuiSwitch-thumb': { width: 12 } } } } },
});

/** A medium and a small switch, first with the key of the part, then with its selector. */
export const SmallSwitch = () => (
  <div>
    {[byPart, byRoot].map((theme, index) => (
      <ThemeProvider key={index === 0 ? 'part' : 'root'} theme={theme}>
        <Switch slotProps={{ input: { 'aria-label': 'Lights' } }} />
        <Switch size="small" slotProps={{ input: { 'aria-label': 'Water' } }} />
      </ThemeProvider>
    ))}
  </div>
);

const LowToolbar = styled(Toolbar)({ minHeight: 40 });

export function Breakpoints() {
  return (
    <div>
      <Toolbar sx={{ minHeight: 40 }}>Harbor</Toolbar>
      <LowToolbar>Harbor</LowToolbar>
      <Toolbar sx={{ minHeight: { xs: 40, sm: 40 } }}>Harbor</Toolbar>
      <Container sx={{ px: 1 }}>Harbor</Container>
      <Container sx={{ px: { xs: 1, sm: 1 } }}>Harbor</Container>
    </div>
  );
}

export function MenuInSelect() {
  return (
    <Select
      open
      value="a"
      SelectDisplayProps={{ 'aria-label': 'Berth' }}
      MenuProps={{ sx: { '& .MuiMenuItem-root': { color: ONE } } }}
    >
      <MenuItem value="a">Berth 14</MenuItem>
    </Select>
  );
}

export const ColoredTip = () => (
  <Tooltip open title="Tip" slotProps={{ tooltip: { sx: { color: ONE } } }}>
    <button type="button">Tip</button>
  </Tooltip>
);

/** States that have colors in Material UI, with a plain color of the reader. */
export function PlainColors() {
  const sx = { color: ONE };
  return (
    <div>
      <Button disabled sx={sx}>
        Disabled button
      </Button>
      <Tabs value={0} aria-label="Pages">
        <Tab label="Selected tab" sx={sx} />
      </Tabs>
      <Checkbox checked readOnly sx={sx} slotProps={{ input: { 'aria-label': 'Checked' } }} />
      <ListItemButton sx={{ transition: 'none', backgroundColor: ONE }}>Hovered</ListItemButton>
      <ListItemButton selected sx={{ ...still, '&.Mui-selected': { backgroundColor: ONE } }}>
        One state
      </ListItemButton>
      <ListItemButton
        selected
        sx={{
          ...still,
          '&.Mui-selected': { backgroundColor: ONE },
          '&.Mui-selected:hover': { backgroundColor: TWO },
        }}
      >
        Two states
      </ListItemButton>
      <Button variant="contained" sx={{ ...still, backgroundColor: ONE }}>
        Filled
      </Button>
      <Button
        variant="contained"
        sx={{ ...still, backgroundColor: ONE, '&:hover': { backgroundColor: TWO } }}
      >
        Both
      </Button>
      <Button disabled sx={{ '&.Mui-disabled': { color: TWO } }}>
        Same selector
      </Button>
      <Button disabled sx={{ color: `${THREE} !important`, '&.Mui-disabled': { color: TWO } }}>
        Important
      </Button>
    </div>
  );
}

const loadingTheme = createTheme({
  components: { MuiButton: { styleOverrides: { root: { '&.Mui-disabled': { color: TWO } } } } },
});

/** Buttons that load, with a color for the state of being disabled. */
export function LoadingButtons() {
  const fixed = { ...still, '&.Mui-disabled:not(.MuiButton-loading)': { color: TWO } };
  return (
    <div>
      <Button loading sx={still}>
        Without a color
      </Button>
      <Button loading sx={{ ...still, '&.Mui-disabled': { color: TWO } }}>
        With a color
      </Button>
      <ThemeProvider theme={loadingTheme}>
        <Button loading sx={still}>
          With a theme
        </Button>
      </ThemeProvider>
      <Button loading sx={fixed}>
        Fixed
      </Button>
      <Button disabled sx={fixed}>
        Fixed and disabled
      </Button>
      <Box sx={{ '& .MuiButton-root.Mui-disabled': { color: TWO } }}>
        <Button loading sx={still}>
          In a parent
        </Button>
      </Box>
      <Box sx={{ '& .MuiButton-root.Mui-disabled:not(.MuiButton-loading)': { color: TWO } }}>
        <Button loading sx={still}>
          Fixed in a parent
        </Button>
        <Button disabled sx={still}>
          Fixed and disabled in a parent
        </Button>
      </Box>
    </div>
  );
}

/** Adds rules as a CSS file in the page's head does, before anything renders. */
function WithCssFile({ css, children }: { readonly css: string; readonly children: ReactNode }) {
  useState(() => {
    const style = document.createElement('style');
    style.textContent = css;
    document.querySelector('meta[charset]')?.after(style);
  });
  return <>{children}</>;
}

export const EveryDisabled = () => (
  <div>
    <Button disabled>Button</Button>
    <MenuItem disabled>Item</MenuItem>
    <OutlinedInput disabled slotProps={{ input: { 'aria-label': 'Field' } }} />
  </div>
);

const CLASSES = 'mine text-red-500';

const mine = (
  <div>
    <Button className={CLASSES}>Enabled</Button>
    <Button className={CLASSES} disabled>
      Disabled
    </Button>
    <Chip className={CLASSES} label="Chip" />
    <Button className={CLASSES} sx={{ color: TWO }}>
      With sx
    </Button>
    <Button className="text-red-500!">Important</Button>
    <Button className="text-red-500" loading sx={still}>
      Loading
    </Button>
    <Button className="not-[.Mui-disabled]:text-red-500" sx={still}>
      Always enabled
    </Button>
    <Button className="not-[.Mui-disabled]:text-red-500" disabled sx={still}>
      At times disabled
    </Button>
    <Button className="not-[.Mui-disabled]:text-red-500" loading sx={still}>
      At times loading
    </Button>
    <Button className="not-[.Mui-disabled]:text-red-500" href="#pier" sx={still}>
      A link
    </Button>
    <Box component="p" sx={{ margin: '13px' }}>
      Pier
    </Box>
    <p>Quay</p>
  </div>
);
const reset = 'p { margin: 0; }';
const css = `.mine { color: ${ONE}; } ${reset}`;

/** What `harbor.css` of the page styles. */
export const Harbor = () => (
  <div>
    <Button className="berth">Free</Button>
    <Button className="berth" sx={{ color: TWO }}>
      With sx
    </Button>
    <Button className="berth" disabled>
      Taken
    </Button>
    <Button className="berth" loading sx={still}>
      Loading
    </Button>
    <Button className="berth" loading loadingPosition="start" startIcon={<b>+</b>}>
      Loading at the start
    </Button>
    <TextField className="boat-name" label="Plain" />
    <TextField className="boat-name" label="Disabled" disabled />
    <TextField className="boat-name" label="Error" error />
    <TextField className="boat-name" label="Focused" focused />
  </div>
);

const order = <GlobalStyles styles="@layer theme, base, mui, components, utilities;" />;

/** As in the `App` of the page. The claims add the CSS file. */
export const Layers = () => (
  <StyledEngineProvider enableCssLayer>
    {order}
    {mine}
  </StyledEngineProvider>
);

export const LayersAndBaseline = () => (
  <StyledEngineProvider enableCssLayer>
    {order}
    <CssBaseline />
    <GlobalStyles styles={{ code: { color: TWO } }} />
    {mine}
  </StyledEngineProvider>
);

export const LayerWithoutOrder = () => (
  <StyledEngineProvider enableCssLayer>{mine}</StyledEngineProvider>
);

export const WithoutLayers = () => mine;

export const InjectFirst = () => <StyledEngineProvider injectFirst>{mine}</StyledEngineProvider>;

export const CssFile = () => <WithCssFile css={css}>{mine}</WithCssFile>;

export const CssFileAndLayer = () => (
  <WithCssFile css={css}>
    <StyledEngineProvider enableCssLayer>{mine}</StyledEngineProvider>
  </WithCssFile>
);

export const CssFileAndFirst = () => (
  <WithCssFile css={css}>
    <StyledEngineProvider injectFirst>{mine}</StyledEngineProvider>
  </WithCssFile>
);

/** What opens elsewhere, and a border that belongs to a part. */
export function Elsewhere() {
  return (
    <Box sx={{ '& .MuiMenuItem-root': { color: ONE } }}>
      <Select
        open
        value="a"
        SelectDisplayProps={{ 'aria-label': 'Berth' }}
        sx={{ '& .MuiMenuItem-root': { color: ONE } }}
      >
        <MenuItem value="a">Berth 14</MenuItem>
      </Select>
      <Dialog open>Dialog</Dialog>
      <Tooltip open title="Tip">
        <button type="button">Tip</button>
      </Tooltip>
      <TextField label="Boat" sx={{ borderColor: ONE }} />
    </Box>
  );
}

const Sized = styled('div')({ width: 'var(--width)' });

/** Elements with a value of their own: by a CSS variable, and by sx; the button removes them. */
export function Values() {
  const [shown, setShown] = useState(true);
  return (
    <div>
      <button type="button" onClick={() => setShown(false)}>
        Remove
      </button>
      {shown &&
        [11, 22, 33].map((value) => (
          <div key={value}>
            <Sized data-testid="variable" style={{ ['--width' as string]: `${value}px` }} />
            <Box data-testid="sx" sx={{ width: value }} />
          </div>
        ))}
    </div>
  );
}

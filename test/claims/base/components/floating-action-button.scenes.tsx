/** What the claims about floating action buttons open in the real browser. */
import AddIcon from '@mui/icons-material/Add';
import Fab from '@mui/material/Fab';
import Snackbar from '@mui/material/Snackbar';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import CornerFab from '../../../../docs/base/components/floating-action-button/CornerFab';

export { CornerFab };
export { default as BasicFab } from '../../../../docs/base/components/floating-action-button/BasicFab';
export { default as FabLooks } from '../../../../docs/base/components/floating-action-button/FabLooks';
export { default as TabFab } from '../../../../docs/base/components/floating-action-button/TabFab';

const SIZES = ['small', 'medium', 'large'] as const;
const COLORS = [
  'default',
  'inherit',
  'primary',
  'secondary',
  'success',
  'error',
  'info',
  'warning',
] as const;

export const Sizes = () => (
  <div>
    {SIZES.map((size) => (
      <div key={size}>
        <Fab size={size} aria-label={`circle ${size}`}>
          <AddIcon />
        </Fab>
        <Fab variant="extended" size={size} aria-label={`extended ${size}`}>
          Add a boat
        </Fab>
      </div>
    ))}
    <Fab aria-label="circle default" />
    <Fab variant="extended" aria-label="extended default" />
  </div>
);

const Colors = ({ mode }: { readonly mode: 'light' | 'dark' }) => (
  <ThemeProvider theme={createTheme({ palette: { mode } })}>
    <div style={{ color: 'rgb(1, 2, 3)' }}>
      {COLORS.map((color) => (
        <Fab key={color} color={color} variant="extended" aria-label={color}>
          Add
        </Fab>
      ))}
    </div>
  </ThemeProvider>
);

export const LightColors = () => <Colors mode="light" />;
export const DarkColors = () => <Colors mode="dark" />;

const vars = createTheme({ cssVariables: true, palette: { mode: 'dark' } });

/** Dark colors that come from CSS variables. */
export const DarkVariables = () => (
  <ThemeProvider theme={vars}>
    <div style={{ color: 'rgb(1, 2, 3)' }}>
      <Fab color="inherit" aria-label="inherit" />
    </div>
  </ThemeProvider>
);

/** A snackbar at its default place, and as the page moves it. */
export const WithSnackbar = () => (
  <>
    <CornerFab />
    <Snackbar open message="Boat saved" data-testid="default" />
    <Snackbar
      open
      message="Boat saved"
      data-testid="moved"
      sx={{ bottom: { xs: 'calc(88px + env(safe-area-inset-bottom))', sm: 24 } }}
    />
  </>
);

export const States = () => (
  <div>
    <button type="button">First</button>
    <Fab variant="extended" onClick={() => document.body.append('clicked ')}>
      <AddIcon />
      Add
    </Fab>
    <Fab disabled aria-label="Off" onClick={() => document.body.append('wrong')}>
      <AddIcon />
    </Fab>
    <Fab href="#trips" aria-label="Plan a trip">
      <AddIcon />
    </Fab>
    <Fab aria-label="Icon">
      <AddIcon />
    </Fab>
    <Fab href="#closed" disabled aria-label="Disabled link" />
    <button type="button">Last</button>
  </div>
);

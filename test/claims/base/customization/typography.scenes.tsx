/** What the claims about typography open in the real browser. */
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export { default as Looks } from '../../../../docs/base/customization/typography/Looks';
export { default as Responsive } from '../../../../docs/base/customization/typography/Responsive';
export { default as Scale } from '../../../../docs/base/customization/typography/Scale';

const serif = createTheme({ typography: { fontFamily: 'Georgia, serif' } });

function Texts() {
  return (
    <div>
      <Button>Label</Button>
      <TextField label="Plums" />
      <span>Outside</span>
    </div>
  );
}

export function WithBaseline() {
  return (
    <ThemeProvider theme={serif}>
      <CssBaseline />
      <Texts />
    </ThemeProvider>
  );
}

export function WithoutBaseline() {
  return (
    <ThemeProvider theme={serif}>
      <Texts />
    </ThemeProvider>
  );
}

const variables = createTheme({ cssVariables: true });

export function Variables() {
  return (
    <ThemeProvider theme={variables}>
      <Typography component="p" sx={{ font: 'var(--mui-font-h5)' }}>
        Variable
      </Typography>
    </ThemeProvider>
  );
}

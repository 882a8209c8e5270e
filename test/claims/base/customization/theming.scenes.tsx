/** What the claims about theming open in the real browser. */
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';

export { default as NestedThemes } from '../../../../docs/base/customization/theming/NestedThemes';
export { default as ReadTheme } from '../../../../docs/base/customization/theming/ReadTheme';
export { default as ThemedForm } from '../../../../docs/base/customization/theming/ThemedForm';

const outer = createTheme({ palette: { primary: { main: 'rgb(1, 1, 1)' } } });
const inner = createTheme({ palette: { primary: { main: 'rgb(9, 9, 9)' } } });

export function PopupInside() {
  return (
    <ThemeProvider theme={outer}>
      <p>Library</p>
      <ThemeProvider theme={inner}>
        <Dialog open>
          <Button>Return the book</Button>
        </Dialog>
      </ThemeProvider>
    </ThemeProvider>
  );
}

const variables = createTheme({
  cssVariables: true,
  palette: { primary: { main: 'rgb(1, 1, 1)' } },
});

/** An element with the styles of a CSS file. */
const FromCss = styled('p')`
  color: var(--mui-palette-primary-main);
`;

export function InCssFile() {
  return (
    <ThemeProvider theme={variables}>
      <FromCss>Shelf</FromCss>
    </ThemeProvider>
  );
}

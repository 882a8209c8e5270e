/** What the claims about components in the theme open in the real browser. */
import Button, { buttonClasses } from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import CssBaseline from '@mui/material/CssBaseline';
import DialogActions from '@mui/material/DialogActions';
import { createTheme, styled, type ThemeOptions, ThemeProvider } from '@mui/material/styles';

export { default as CompactArea } from '../../../../docs/base/customization/theme-components/CompactArea';
export { default as CrewAvatars } from '../../../../docs/base/customization/theme-components/CrewAvatars';
export { default as LibraryDesk } from '../../../../docs/base/customization/theme-components/LibraryDesk';
export { default as TicketChips } from '../../../../docs/base/customization/theme-components/TicketChips';

const rgb = (value: number) => `rgb(${value}, ${value}, ${value})`;

const StyledButton = styled(Button)({ color: rgb(5) });
const StyledChip = styled(Chip)({ color: rgb(5) });
const StyledCard = styled(Card)({ color: rgb(5) });

/** Three components, on which one more way sets the color each time. */
export function Order() {
  const root = { root: { color: rgb(2) } };
  const all = [{ props: {}, style: { color: rgb(4) } }];
  const themes: readonly NonNullable<ThemeOptions['components']>[] = [
    {},
    {
      MuiButton: { styleOverrides: root },
      MuiChip: { styleOverrides: root },
      MuiCard: { styleOverrides: root },
    },
    {
      MuiButton: { styleOverrides: { outlined: { color: rgb(3) }, ...root } },
      MuiChip: { styleOverrides: { outlined: { color: rgb(3) }, ...root } },
      MuiCard: { styleOverrides: root },
    },
    {
      MuiButton: { styleOverrides: root, variants: all },
      MuiChip: { styleOverrides: root, variants: all },
      MuiCard: { styleOverrides: root, variants: all },
    },
  ];
  const last = createTheme({ components: themes.at(-1) });
  return (
    <div>
      {themes.map((components, at) => (
        <ThemeProvider key={at} theme={createTheme({ components })}>
          <Button variant="outlined">Own</Button>
          <Chip variant="outlined" label="Own" />
          <Card>Own</Card>
        </ThemeProvider>
      ))}
      <ThemeProvider theme={last}>
        <StyledButton variant="outlined">Styled</StyledButton>
        <StyledChip variant="outlined" label="Styled" />
        <StyledCard>Styled</StyledCard>
        <StyledButton variant="outlined" sx={{ color: rgb(6) }}>
          Sx
        </StyledButton>
        <StyledChip variant="outlined" label="Sx" sx={{ color: rgb(6) }} />
        <StyledCard sx={{ color: rgb(6) }}>Sx</StyledCard>
      </ThemeProvider>
    </div>
  );
}

const specific = createTheme({
  components: {
    MuiButton: { styleOverrides: { root: { '&.Mui-disabled': { color: rgb(2) } } } },
    MuiDialogActions: {
      styleOverrides: { root: { [`& .${buttonClasses.root}`]: { minWidth: 96 } } },
    },
  },
});

export const Specific = () => (
  <ThemeProvider theme={specific}>
    <Button disabled sx={{ color: rgb(6) }}>
      Disabled
    </Button>
    <Button>Outside</Button>
    <DialogActions>
      <Button>Inside</Button>
      <Button sx={{ minWidth: 64 }}>With sx</Button>
      <Button sx={{ '&.MuiButton-root': { minWidth: 64 } }}>With selector</Button>
    </DialogActions>
  </ThemeProvider>
);

const base = createTheme({
  components: {
    MuiCssBaseline: { styleOverrides: (theme) => ({ mark: { color: theme.palette.error.main } }) },
  },
});
const asObject = createTheme({
  components: { MuiCssBaseline: { styleOverrides: { mark: { color: rgb(2) } } } },
});
const asText = createTheme({
  components: { MuiCssBaseline: { styleOverrides: `mark { color: ${rgb(3)}; }` } },
});

const Mark = ({ theme, withBaseline = true }: { theme: typeof base; withBaseline?: boolean }) => (
  <ThemeProvider theme={theme}>
    {withBaseline && <CssBaseline />}
    <mark>Saga</mark>
  </ThemeProvider>
);

export const BaseWithout = () => <Mark theme={base} withBaseline={false} />;
export const BaseByFunction = () => <Mark theme={base} />;
export const BaseByObject = () => <Mark theme={asObject} />;
export const BaseByText = () => <Mark theme={asText} />;

const inherited = createTheme({
  components: { MuiButton: { defaultProps: { variant: 'outlined' } } },
});

/** A theme whose components replace the components of the outer one. */
export const Replaced = () => (
  <ThemeProvider theme={inherited}>
    <ThemeProvider
      theme={(outer: typeof inherited) =>
        createTheme({
          ...outer,
          components: { MuiChip: { defaultProps: { size: 'small' } } },
        })
      }
    >
      <Button>Inner</Button>
    </ThemeProvider>
  </ThemeProvider>
);

const later = createTheme({
  components: {
    MuiButton: {
      styleOverrides: {
        root: {
          variants: [
            { props: { size: 'small', variant: 'text' }, style: { color: rgb(2) } },
            { props: { size: 'small' }, style: { color: rgb(3) } },
          ],
        },
        startIcon: { variants: [{ props: { size: 'small' }, style: { color: rgb(4) } }] },
      },
      variants: [{ props: { size: 'large' }, style: { color: rgb(5) } }],
    },
  },
});

export const Entries = () => (
  <ThemeProvider theme={later}>
    <Button size="small" startIcon={<span>i</span>}>
      Both match
    </Button>
    <Button size="large" startIcon={<span>i</span>}>
      Large
    </Button>
    <Button startIcon={<span>i</span>}>No match</Button>
  </ThemeProvider>
);

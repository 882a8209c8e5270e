/** What the claims about frequent questions open in the real browser. */
import { useState } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import { createTheme, StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';

/** The style sheet of an app, in the head before any component renders. */
const sheet = document.createElement('style');
sheet.textContent = '.tide { color: rgb(1, 2, 3); }';
document.head.append(sheet);

export function EmotionFirst() {
  return (
    <StyledEngineProvider injectFirst>
      <Button className="tide">Check the tide</Button>
    </StyledEngineProvider>
  );
}

export function EmotionInLayer() {
  return (
    <StyledEngineProvider enableCssLayer>
      <Button className="tide">Check the tide</Button>
    </StyledEngineProvider>
  );
}

export function EmotionAsIs() {
  return <Button className="tide">Check the tide</Button>;
}

const still = createTheme({
  transitions: { create: () => 'none' },
  components: { MuiButtonBase: { defaultProps: { disableRipple: true } } },
});

export function WithoutMotion() {
  return (
    <ThemeProvider theme={still}>
      <Switch slotProps={{ input: { 'aria-label': 'Lights' } }} />
      <Button>Open</Button>
      <Skeleton width={80} />
    </ThemeProvider>
  );
}

const nonced = createCache({ key: 'css', nonce: 'from-the-server', prepend: true });

export function WithNonce() {
  return (
    <CacheProvider value={nonced}>
      <Button>Check the tide</Button>
    </CacheProvider>
  );
}

function ShadowApp() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="contained" onClick={() => setIsOpen(true)}>
        Open the log
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} aria-labelledby="log">
        <DialogTitle id="log">Log</DialogTitle>
        <Button>High water at 14:20</Button>
      </Dialog>
    </>
  );
}

/** As the block of code on the page. */
function mount(host: HTMLElement) {
  const shadow = host.attachShadow({ mode: 'open' });
  const styles = document.createElement('div');
  const app = document.createElement('div');
  shadow.append(styles, app);
  const cache = createCache({ key: 'css', container: styles });
  const theme = createTheme({
    components: {
      MuiModal: { defaultProps: { container: app } },
      MuiPopover: { defaultProps: { container: app } },
      MuiPopper: { defaultProps: { container: app } },
    },
  });
  createRoot(app).render(
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <ShadowApp />
      </ThemeProvider>
    </CacheProvider>,
  );
}

export function ShadowRoot() {
  return (
    <div
      data-testid="host"
      ref={(host) => {
        if (host !== null && host.shadowRoot === null) {
          mount(host);
        }
      }}
    />
  );
}

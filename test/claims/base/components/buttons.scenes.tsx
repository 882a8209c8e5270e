/** What the claims about buttons open in the real browser. */
import { type ComponentProps, type ReactNode, useState } from 'react';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { Link, MemoryRouter } from 'react-router-dom';

import SaveOnce from '../../../../docs/base/components/buttons/SaveOnce';

export { default as BasicButtons } from '../../../../docs/base/components/buttons/BasicButtons';
export { default as ButtonColors } from '../../../../docs/base/components/buttons/ButtonColors';
export { default as ButtonSizes } from '../../../../docs/base/components/buttons/ButtonSizes';
export { default as DisabledWithReason } from '../../../../docs/base/components/buttons/DisabledWithReason';
export { default as FlatButtons } from '../../../../docs/base/components/buttons/FlatButtons';
export { default as IconButtons } from '../../../../docs/base/components/buttons/IconButtons';
export { default as IconLabels } from '../../../../docs/base/components/buttons/IconLabels';
export { default as LinkButtons } from '../../../../docs/base/components/buttons/LinkButtons';
export { default as LoadingButtons } from '../../../../docs/base/components/buttons/LoadingButtons';
export { SaveOnce };
export { default as UploadButton } from '../../../../docs/base/components/buttons/UploadButton';

export function SaveInDialog() {
  return (
    <>
      <p>Teams</p>
      <Dialog open>
        <DialogContent>
          <SaveOnce />
        </DialogContent>
      </Dialog>
    </>
  );
}

/** A button that inherits its color, and one without a shadow. */
export function Looks() {
  return (
    <Box sx={{ color: 'rgb(1, 2, 3)' }}>
      <Button color="inherit">Inherits</Button>
      <Button variant="contained" disableElevation>
        Flat
      </Button>
      <Box sx={{ width: 400 }}>
        <Button fullWidth>Wide</Button>
      </Box>
    </Box>
  );
}

const ICON = <svg aria-hidden="true" width="1em" height="1em" />;

/** Each position of the spinner, with and without an icon; each button loads for half a second. */
export function Loading() {
  const kinds: readonly (readonly [string, ButtonProps])[] = [
    ['Center', {}],
    ['Start', { loadingPosition: 'start', startIcon: ICON }],
    ['End', { loadingPosition: 'end', endIcon: ICON }],
    ['Start without an icon', { loadingPosition: 'start' }],
    ['End without an icon', { loadingPosition: 'end' }],
  ];
  const [loading, setLoading] = useState<string | null>(null);
  const load = (name: string) => {
    setLoading(name);
    setTimeout(() => setLoading(null), 500);
  };
  return (
    <div>
      {kinds.map(([name, props]) => (
        <div key={name}>
          <Button {...props} loading={loading === name} onClick={() => load(name)}>
            {name}
          </Button>
          <button type="button">After {name}</button>
        </div>
      ))}
    </div>
  );
}

/** Buttons that load, with styles that change their size or don't. */
export function Widths() {
  const wide = createTheme({
    components: { MuiButton: { styleOverrides: { root: { padding: '12px 32px' } } } },
  });
  const looks: readonly (readonly [string, ButtonProps])[] = [
    ['own', {}],
    ['tall', { sx: { paddingBlock: 3 } }],
    ['full', { fullWidth: true }],
    ['large', { size: 'large' }],
    ['wide', { sx: { width: 300 } }],
    ['padded', { sx: { paddingInline: 4 } }],
  ];
  return (
    <div>
      {(['start', 'end'] as const).map((position) => {
        const props: ButtonProps = {
          variant: 'contained',
          loading: true,
          loadingPosition: position,
          [`${position}Icon`]: ICON,
        };
        return (
          <div key={position}>
            {looks.map(([name, look]) => (
              <Button key={name} {...props} {...look} aria-label={`${position} ${name}`}>
                Save
              </Button>
            ))}
            <ThemeProvider theme={wide}>
              <Button {...props} aria-label={`${position} themed`}>
                Save
              </Button>
            </ThemeProvider>
          </div>
        );
      })}
    </div>
  );
}

/** Values that the types don't have. */
const without = (props: object): object => props;

/** The page's theme with new values: `buttons.test.tsx` reads the styles from the page itself. */
const themeOfNewValues = createTheme({
  typography: { button: { textTransform: 'none' } },
  components: {
    MuiButton: {
      variants: [
        {
          props: without({ variant: 'dashed' }),
          style: {
            border: '1px dashed currentColor',
            padding: '5px 15px',
            color: 'var(--variant-outlinedColor)',
            backgroundColor: 'var(--variant-outlinedBg)',
          },
        },
        {
          props: without({ size: 'compact' }),
          style: {
            minHeight: 24,
            padding: '0 8px',
            fontSize: '0.75rem',
            '& .MuiButton-icon > *': { fontSize: 16 },
          },
        },
        {
          props: without({ size: 'compact', loadingPosition: 'start', fullWidth: false }),
          style: { '& .MuiButton-loadingIndicator': { left: 4 } },
        },
      ],
    },
  },
});

/** Each variant of the page's theme in the default and the new size; the new size loads. */
export const NewValues = () => (
  <ThemeProvider theme={themeOfNewValues}>
    {['text', 'outlined', 'contained', 'dashed'].map((variant) => (
      <div key={variant}>
        <Button {...without({ variant })}>{variant} medium</Button>
        <Button
          {...without({ variant, size: 'compact' })}
          loading
          loadingPosition="start"
          startIcon={ICON}
        >
          {variant} compact
        </Button>
      </div>
    ))}
  </ThemeProvider>
);

/** A form whose submit button only says that it is disabled, and the submits that happened. */
export function AriaDisabled() {
  const [submits, setSubmits] = useState<readonly string[]>([]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSubmits((before) => [...before, 'submit']);
      }}
    >
      <input aria-label="Title" />
      <Button type="submit" aria-disabled>
        Publish
      </Button>
      <output>{submits.join(' ')}</output>
    </form>
  );
}

/** Buttons of each element, enabled or disabled, and the clicks that they got. */
function Elements({ disabled = false }: { readonly disabled?: boolean }) {
  const [clicks, setClicks] = useState<readonly string[]>([]);
  const add = (name: string) => () => setClicks((before) => [...before, name]);
  return (
    <div>
      <button type="button">First</button>
      <Button disabled={disabled} onClick={add('button')}>
        A button
      </Button>
      <Button disabled={disabled} href="#followed" onClick={add('link')}>
        A link
      </Button>
      <Button disabled={disabled} component="div" onClick={add('div')}>
        A div
      </Button>
      <button type="button">Last</button>
      <output>{clicks.join(' ')}</output>
    </div>
  );
}

export const Enabled = () => <Elements />;

export const Disabled = () => <Elements disabled />;

/** A disabled button with the page's cursor, and one without. */
export function Cursors() {
  return (
    <div style={{ cursor: 'help' }}>
      <Button disabled>Plain</Button>
      <Button disabled sx={{ '&.Mui-disabled': { pointerEvents: 'auto', cursor: 'not-allowed' } }}>
        Sold out
      </Button>
    </div>
  );
}

/** A tooltip around a disabled button, and around its wrapper. */
export function Tooltips() {
  return (
    <div>
      <Tooltip describeChild title="Bare">
        <Button disabled>Alone</Button>
      </Tooltip>
      <Tooltip describeChild title="Sold out since May">
        <span>
          <Button disabled>Buy ticket</Button>
        </span>
      </Tooltip>
      <button type="button">After</button>
    </div>
  );
}

function Kinds(props: { readonly disableRipple?: boolean }): ReactNode {
  return (
    <div>
      <button type="button">First</button>
      <Button {...props}>Text</Button>
      <Button {...props} variant="outlined">
        Outlined
      </Button>
      <IconButton {...props} aria-label="Icon">
        ×
      </IconButton>
    </div>
  );
}

export const WithRipple = () => <Kinds />;

export const WithoutRipple = () => <Kinds disableRipple />;

const theme = createTheme({
  components: {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: ({ theme: { palette } }) => ({
          '&.Mui-focusVisible': {
            outline: `2px solid ${palette.text.primary}`,
            outlineOffset: 2,
          },
        }),
      },
    },
  },
});

/** The page's theme. */
export const WithFocusStyle = () => (
  <ThemeProvider theme={theme}>
    <Kinds />
  </ThemeProvider>
);

/** A label that is disabled, with an input that isn't. */
export function DisabledUpload() {
  return (
    <div>
      <button type="button">First</button>
      <Button component="label" role={undefined} tabIndex={-1} disabled>
        Attach
        <input type="file" />
      </Button>
    </div>
  );
}

/** A label in capitals, and one as it is written. */
export function Capitals() {
  return (
    <div>
      <Button>Send invoice</Button>
      <Button sx={{ textTransform: 'none' }}>Save draft</Button>
    </div>
  );
}

/** A button of another package. */
const PlainButton = (props: ComponentProps<'button'>) => <button {...props} />;

/** Buttons of each element with the same props, between two others. */
function Contract(props: Pick<ButtonProps, 'disabled' | 'loading'>) {
  return (
    <MemoryRouter>
      <button type="button">First</button>
      <Button {...props}>Send</Button>
      <Button {...props} aria-label="Send the invoice">
        Send
      </Button>
      <Button {...props} href="#orders">
        Orders
      </Button>
      <Button {...props} component="div">
        Open
      </Button>
      <Button {...props} component={PlainButton}>
        Share
      </Button>
      <Button {...props} component={Link} to="/receipts">
        Receipts
      </Button>
      <IconButton {...props} aria-label="Delete">
        {ICON}
      </IconButton>
      <IconButton {...props} href="#help" aria-label="Help">
        {ICON}
      </IconButton>
      <IconButton {...props} component="span" aria-label="Pin">
        {ICON}
      </IconButton>
      <button type="button">Last</button>
    </MemoryRouter>
  );
}

export const EnabledContract = () => <Contract />;

export const DisabledContract = () => <Contract disabled />;

export const LoadingContract = () => <Contract loading />;

/** A label that nobody can press. */
export const DisabledText = () => <Button disabled>Sold out</Button>;

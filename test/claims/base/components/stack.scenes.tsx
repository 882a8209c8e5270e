/** What the claims about stacks open in the real browser. */
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

export { default as BasicStack } from '../../../../docs/base/components/stack/BasicStack';
export { default as LongTextStack } from '../../../../docs/base/components/stack/LongTextStack';
export { default as ResponsiveStack } from '../../../../docs/base/components/stack/ResponsiveStack';
export { default as StackDivider } from '../../../../docs/base/components/stack/StackDivider';
export { default as WrappingStack } from '../../../../docs/base/components/stack/WrappingStack';

const DIRECTIONS = ['column', 'row', 'column-reverse', 'row-reverse'] as const;

/** Each direction with a spacing, and what there is without props. */
export const Directions = () => (
  <div>
    <Stack data-stack="default">
      <span>a</span>
      <span>b</span>
    </Stack>
    {DIRECTIONS.map((direction) => (
      <Stack key={direction} data-stack={direction} direction={direction} spacing={2}>
        <span>a</span>
        <span>b</span>
      </Stack>
    ))}
    <Stack data-stack="length" spacing="2rem">
      <span>a</span>
      <span>b</span>
    </Stack>
    <Stack data-stack="gap" direction="row" spacing={2} useFlexGap>
      <span>a</span>
      <span>b</span>
    </Stack>
  </div>
);

/** Rows of six boxes of 90 px in 320 px, and boxes with margins. */
function Rows({ useFlexGap }: { readonly useFlexGap: boolean }) {
  return (
    <div>
      <Stack
        data-stack="wrapped"
        direction="row"
        spacing={1}
        useFlexGap={useFlexGap}
        sx={{ flexWrap: 'wrap', width: 320 }}
      >
        {['a', 'b', 'c', 'd', 'e', 'f'].map((name) => (
          <Box key={name} data-box={name} sx={{ width: 90, height: 20 }} />
        ))}
      </Stack>
      <Stack direction="row" spacing={1} useFlexGap={useFlexGap} sx={{ width: 320 }}>
        <Box sx={{ width: 20 }} />
        <Box data-box="top" sx={{ width: 20, height: 20, mt: 2 }} />
        <Box data-box="right" sx={{ width: 20, ml: 'auto' }} />
      </Stack>
    </div>
  );
}

export const WithMargins = () => <Rows useFlexGap={false} />;

export const WithGap = () => <Rows useFlexGap />;

const theme = createTheme({
  components: { MuiStack: { defaultProps: { useFlexGap: true } } },
});

/** The page's theme. */
export const WithTheme = () => (
  <ThemeProvider theme={theme}>
    <Stack data-stack="themed" spacing={2}>
      <span>a</span>
    </Stack>
  </ThemeProvider>
);

/** Dividers with children of all kinds. */
export const Dividers = () => (
  <div>
    <Stack data-stack="kinds" divider={<Divider />}>
      <span>a</span>
      {null}
      {false}
      <>
        <span>b</span>
        <span>c</span>
      </>
    </Stack>
    <Stack data-stack="plain" direction="row" divider={<Divider />}>
      <span>a</span>
      <span>b</span>
    </Stack>
    <Stack data-stack="vertical" direction="row" divider={<Divider orientation="vertical" />}>
      <span>a</span>
      <span>b</span>
    </Stack>
    <Stack data-stack="both" direction="row" divider={<Divider orientation="vertical" flexItem />}>
      <span>a</span>
      <span>b</span>
    </Stack>
  </div>
);

const LONG = 'A long sentence without an end '.repeat(20);

/** Long texts in a row: as a child, and in another element. */
export const LongTexts = () => (
  <div style={{ width: 400 }}>
    <Stack direction="row">
      <Typography noWrap data-text="child">
        {LONG}
      </Typography>
    </Stack>
    <Stack direction="row">
      <div>
        <Typography noWrap data-text="inside">
          {LONG}
        </Typography>
      </div>
    </Stack>
    <Stack direction="row">
      <Box sx={{ minWidth: 0 }}>
        <Typography noWrap data-text="inside with a minimum">
          {LONG}
        </Typography>
      </Box>
    </Stack>
  </div>
);

/** System props, and what the page writes instead. */
export const SystemProps = () => (
  <div>
    <Stack data-stack="props" alignItems="center" mt={2} />
    <Stack data-stack="sx" sx={{ alignItems: 'center', mt: 2 }} />
  </div>
);

/** What the claims about the grid open in the real browser. */
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Grid, { type GridProps } from '@mui/material/Grid';
import GridLegacy from '@mui/material/GridLegacy';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export { default as BasicGrid } from '../../../../docs/base/components/grid/BasicGrid';
export { default as EqualHeights } from '../../../../docs/base/components/grid/EqualHeights';
export { default as GridOffset } from '../../../../docs/base/components/grid/GridOffset';
export { default as GridSpacing } from '../../../../docs/base/components/grid/GridSpacing';
export { default as LongContent } from '../../../../docs/base/components/grid/LongContent';
export { default as PageLayout } from '../../../../docs/base/components/grid/PageLayout';
export { default as ResponsiveSizes } from '../../../../docs/base/components/grid/ResponsiveSizes';
export { default as SearchRow } from '../../../../docs/base/components/grid/SearchRow';

/** A column of 600 px, in which the scenes lay out their grids. */
function Frame({
  children,
  width = 600,
}: {
  readonly children: ReactNode;
  readonly width?: number;
}) {
  return <div style={{ width, fontSize: 16 }}>{children}</div>;
}

/** An item that claims find by its name. */
function Item({ name, children = name, ...props }: GridProps & { readonly name: string }) {
  return (
    <Grid {...props} data-item={name}>
      {children}
    </Grid>
  );
}

/** Sizes that add up to more than a line, and other numbers of columns. */
export const Lines = () => (
  <Frame>
    <Grid container>
      <Item name="a" size={8} />
      <Item name="b" size={5} />
    </Grid>
    <Grid container columns={10}>
      <Item name="of ten" size={5} />
    </Grid>
    <Grid container columns={{ xs: 4, md: 12 }}>
      <Item name="of four or twelve" size={2} />
    </Grid>
  </Frame>
);

/** All props of a container that accept an object, in a frame narrower than the window. */
export const Responsive = () => (
  <Frame width={300}>
    <Grid
      container
      data-item="container"
      direction={{ xs: 'row', md: 'row-reverse' }}
      rowSpacing={{ xs: 1, md: 2 }}
      columnSpacing={{ xs: 1, md: 3 }}
    >
      <Item name="item" size={{ xs: 12, md: 3 }} offset={{ xs: 0, md: 6 }} />
    </Grid>
    <Grid container data-item="both" spacing={{ xs: 1, md: 4 }} />
  </Frame>
);

export const Spacings = () => (
  <Frame>
    <Grid container data-item="number" spacing={2} />
    <Grid container data-item="length" spacing="1.5rem">
      <Item name="half of length" size={6} />
    </Grid>
    <Grid container data-item="quoted" spacing="2">
      <Item name="half of quoted" size={6} />
    </Grid>
  </Frame>
);

const LONG = 'x'.repeat(200);

/** Each value of size with short and long content. */
export const Sizes = () => (
  <Frame>
    <Grid container spacing={1}>
      <Item name="two" size={2} />
      <Item name="grow 1" size="grow" />
      <Item name="grow 2" size="grow">
        {'some words that need a lot of space '.repeat(4)}
      </Item>
    </Grid>
    <Grid container>
      <Item name="auto" size="auto">
        <span data-item="word">harbor</span>
      </Item>
      <Item name="none">
        <span data-item="other word">harbor</span>
      </Item>
    </Grid>
    <Grid container>
      <Item name="long auto" size="auto">
        {LONG}
      </Item>
    </Grid>
    <Grid container>
      <Item name="long none">{LONG}</Item>
    </Grid>
    <Grid container spacing={1}>
      <Item name="long six" size={6}>
        {LONG}
      </Item>
      <Item name="long grow" size="grow">
        {LONG}
      </Item>
    </Grid>
    <Grid container>
      <Item name="broken" size={6} sx={{ overflowWrap: 'anywhere' }}>
        {LONG}
      </Item>
    </Grid>
  </Frame>
);

export const Aligned = () => (
  <Frame>
    <Grid container spacing={2} sx={{ justifyContent: 'flex-end', alignItems: 'center' }}>
      <Item name="total" size={3} />
      <Item name="amount" size={2}>
        <div style={{ height: 60 }}>€84.00</div>
      </Item>
    </Grid>
  </Frame>
);

/** A component of the app that renders a container. */
function OwnContainer() {
  return (
    <Grid container size={6} data-item="in a component">
      <Item name="half in a component" size={6} />
    </Grid>
  );
}

/** Containers in a container of 6 columns with spacing, directly and in other elements. */
export const Nested = () => (
  <Frame>
    <Grid container columns={6} spacing={2}>
      <Grid container size={6} data-item="direct">
        <Item name="direct half" size={3} />
      </Grid>
      <Grid container size={6} columns={4} spacing={1} data-item="direct with others">
        <Item name="direct half of four" size={2} />
      </Grid>
      <Grid size={6}>
        <Grid container data-item="in an item">
          <Item name="half in an item" size={6} />
        </Grid>
      </Grid>
      <div style={{ width: '100%' }}>
        <Grid container data-item="in an element">
          <Item name="half in an element" size={6} />
        </Grid>
      </div>
      <Grid size={6}>
        <Grid container columns={4} spacing={1} data-item="in an item with others">
          <Item name="half of four in an item" size={2} />
        </Grid>
      </Grid>
      <OwnContainer />
      <Grid component="main" size={6} />
    </Grid>
  </Frame>
);

/** The page's CSS grid with six cards, in two frames. */
function Cards({ width }: { readonly width: number }) {
  return (
    <Frame width={width}>
      <Box
        data-item={`cards in ${width}`}
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
        }}
      >
        {['a', 'b', 'c', 'd', 'e', 'f'].map((name) => (
          <div key={name}>{name}</div>
        ))}
      </Box>
    </Frame>
  );
}

export const CardGrids = () => (
  <div>
    <Cards width={800} />
    <Cards width={500} />
    <Cards width={180} />
  </div>
);

/** A text in a flex container in an item, with and without a minimum width. */
export const FlexInside = () => (
  <Frame>
    <Grid container>
      <Grid size={6}>
        <Box data-item="flex" sx={{ display: 'flex' }}>
          <Box data-item="wide">
            <Typography noWrap>{LONG}</Typography>
          </Box>
        </Box>
        <Box sx={{ display: 'flex' }}>
          <Box data-item="cut" sx={{ minWidth: 0 }}>
            <Typography noWrap>{LONG}</Typography>
          </Box>
        </Box>
      </Grid>
    </Grid>
  </Frame>
);

/** A grid that fills the window, with the largest spacing. */
export const FullWidth = () => (
  <Grid container spacing={10} data-item="container">
    <Item name="a" size={6} />
    <Item name="b" size={6} />
  </Grid>
);

/** Grids in a flex container. */
export const InFlex = () => (
  <Frame>
    <Box sx={{ display: 'flex' }}>
      <Grid container spacing={2} data-item="narrow">
        <Grid size={6}>Berth</Grid>
        <Grid size={6}>Boat</Grid>
      </Grid>
    </Box>
    <Stack direction="row">
      <Grid container spacing={2} data-item="narrow in a stack">
        <Grid size={6}>Berth</Grid>
        <Grid size={6}>Boat</Grid>
      </Grid>
    </Stack>
    <Box sx={{ display: 'flex' }}>
      <Grid container spacing={2} data-item="full" sx={{ width: '100%' }}>
        <Grid size={6}>Berth</Grid>
        <Grid size={6}>Boat</Grid>
      </Grid>
    </Box>
  </Frame>
);

export const Directions = () => (
  <Frame>
    <Grid container wrap="nowrap">
      <Item name="a" size={8} />
      <Item name="b" size={8} />
    </Grid>
    <Grid container direction="row-reverse">
      <Grid size={6}>
        <button type="button">First</button>
      </Grid>
      <Grid size={6}>
        <button type="button">Second</button>
      </Grid>
    </Grid>
    <Grid container direction="column" sx={{ height: 400 }}>
      <Item name="in a column" size={6} />
    </Grid>
  </Frame>
);

/** System props, alone and with sx. */
export const SystemProps = () => (
  <Frame>
    <Grid container alignItems="center" mt={2} bgcolor="primary.main" data-item="props" />
    <Grid container mt={2} sx={{ mt: 5 }} data-item="both" />
  </Frame>
);

/** The page's list. */
export const List = () => (
  <Grid container component="ul" role="list" spacing={2} sx={{ listStyle: 'none', p: 0, m: 0 }}>
    <Grid component="li" size={6}>
      Seal bank
    </Grid>
    <Grid component="li" size={6}>
      Lighthouse
    </Grid>
  </Grid>
);

/** Each item of the old grid, and the new one that replaces it. */
export const Migrated = () => (
  <Frame>
    <GridLegacy container>
      <GridLegacy item xs={6} data-old="six">
        x
      </GridLegacy>
    </GridLegacy>
    <Grid container>
      <Grid size={6} data-new="six">
        x
      </Grid>
    </Grid>
    <GridLegacy container>
      <GridLegacy item xs={12} md={6} data-old="responsive">
        x
      </GridLegacy>
    </GridLegacy>
    <Grid container>
      <Grid size={{ xs: 12, md: 6 }} data-new="responsive">
        x
      </Grid>
    </Grid>
    <GridLegacy container>
      <GridLegacy item xs data-old="grow">
        x
      </GridLegacy>
      <GridLegacy item xs="auto" data-old="auto">
        auto
      </GridLegacy>
    </GridLegacy>
    <Grid container>
      <Grid size="grow" data-new="grow">
        x
      </Grid>
      <Grid size="auto" data-new="auto">
        auto
      </Grid>
    </Grid>
    <GridLegacy container alignItems="center">
      <GridLegacy item xs={6} data-old="centered">
        x
      </GridLegacy>
      <div style={{ height: 80 }} />
    </GridLegacy>
    <Grid container sx={{ alignItems: 'center' }}>
      <Grid size={6} data-new="centered">
        x
      </Grid>
      <div style={{ height: 80 }} />
    </Grid>
  </Frame>
);

/** Padding in an item, with both ways of computing its height. */
export const Paddings = () => (
  <Grid container>
    <Item name="item" size={6}>
      <Box data-item="higher" sx={{ height: '100%', p: 2 }} />
    </Item>
    <Item name="other item" size={6}>
      <Box data-item="filling" sx={{ height: '100%', p: 2, boxSizing: 'border-box' }} />
    </Item>
    <div style={{ height: 120 }} />
  </Grid>
);

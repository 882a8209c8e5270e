/** What the claims about breakpoints open in the real browser. */
import { useLayoutEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

export { default as ContainerCard } from '../../../../docs/base/customization/breakpoints/ContainerCard';
export { default as LoanShelf } from '../../../../docs/base/customization/breakpoints/LoanShelf';

const custom = createTheme({
  breakpoints: { values: { xs: 0, sm: 640, md: 1100, lg: 1200, xl: 1536 } },
});

const Sidebar = styled('p')(({ theme }) => ({
  color: 'rgb(1, 1, 1)',
  [theme.containerQueries('sidebar').up(300)]: { color: 'rgb(2, 2, 2)' },
}));

const Plain = styled('p')(({ theme }) => ({
  color: 'rgb(1, 1, 1)',
  [theme.containerQueries.up('sm')]: { color: 'rgb(2, 2, 2)' },
}));

/** The wider query comes first. */
const Wrong = styled('p')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { color: 'rgb(2, 2, 2)' },
  [theme.breakpoints.up('sm')]: { color: 'rgb(1, 1, 1)' },
}));

export function Values() {
  return (
    <div>
      <Box sx={{ p: { xs: 1, md: 3 } }}>Object</Box>
      <Box sx={{ p: [1, null, 3] }}>Array</Box>
      <Stack spacing={{ xs: 1, md: 3 }} useFlexGap>
        Stack
      </Stack>
      <Wrong>Wrong order</Wrong>
      <ThemeProvider theme={custom}>
        <Box sx={{ p: { sm: 1 } }}>Custom</Box>
      </ThemeProvider>
      <Box sx={{ width: 400, containerType: 'inline-size', containerName: 'sidebar' }}>
        <Sidebar>Named</Sidebar>
        <Plain>Nearest</Plain>
        <Box sx={{ p: { '@': 1, '@300/sidebar': 2, '@sm': 3 } }}>Short</Box>
        <Box sx={{ p: 1, '@container (min-width: 20rem)': { p: 2 } }}>Written</Box>
        <Box sx={{ p: { '@': 1, '@20rem': 2 } }}>Units</Box>
      </Box>
      <Box sx={{ '@media print': { color: 'rgb(9, 9, 9)' } }}>Print</Box>
      <Box sx={{ displayPrint: 'none' }}>Hidden</Box>
    </div>
  );
}

/** Each value that the hook returned. */
export function Hook() {
  const said = useRef<HTMLOutputElement>(null);
  const value = useMediaQuery('(min-width:900px)');
  useLayoutEffect(() => {
    said.current?.append(`${value} `);
  }, [value]);
  return <output ref={said} aria-label="Values" />;
}

export function ReducedMotion() {
  return <p>{String(useMediaQuery('(prefers-reduced-motion: reduce)'))}</p>;
}

export function PrintQuery() {
  return <p>{String(useMediaQuery('print'))}</p>;
}

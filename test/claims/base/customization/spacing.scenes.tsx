/** What the claims about spacing open in the real browser. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

export { default as SpacingUnits } from '../../../../docs/base/customization/spacing/SpacingUnits';

const large = createTheme({ spacing: 20 });

export function Uses() {
  return (
    <div dir="rtl">
      <Box sx={{ p: 2, gap: 1, position: 'relative', top: 2 }}>Box</Box>
      <Stack spacing={2} useFlexGap>
        Stack
      </Stack>
      <Grid container spacing={2}>
        Grid
      </Grid>
      <Box sx={{ marginInlineStart: 2 }}>Logical</Box>
      <Box sx={{ ml: 2 }}>Left</Box>
      <ThemeProvider theme={large}>
        <Button variant="contained">Fixed</Button>
      </ThemeProvider>
    </div>
  );
}

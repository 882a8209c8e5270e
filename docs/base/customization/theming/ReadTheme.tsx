import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Shelf = styled('div')(({ theme }) => ({
  padding: theme.spacing(2),
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
}));

function DrawnSpine() {
  const theme = useTheme();
  return (
    <svg width="16" height="48" aria-hidden>
      <rect width="16" height="48" rx="2" fill={theme.palette.secondary.main} />
    </svg>
  );
}

export default function ReadTheme() {
  return (
    <Shelf>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Box sx={{ width: 16, height: 48, borderRadius: 0.5, bgcolor: 'primary.main' }} />
        <DrawnSpine />
        <Typography sx={{ color: 'text.secondary' }}>
          The shelf uses styled, the first spine sx, and the second useTheme.
        </Typography>
      </Stack>
    </Shelf>
  );
}

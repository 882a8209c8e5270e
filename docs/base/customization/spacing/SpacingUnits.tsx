import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const FACTORS = [0.5, 1, 2, 3, 4];

export default function SpacingUnits() {
  const theme = useTheme();
  return (
    <Stack spacing={1}>
      {FACTORS.map((factor) => (
        <Stack key={factor} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Typography variant="body2" sx={{ width: 120 }}>
            theme.spacing({factor})
          </Typography>
          <Box sx={{ width: theme.spacing(factor), height: 16, bgcolor: 'primary.main' }} />
        </Stack>
      ))}
    </Stack>
  );
}

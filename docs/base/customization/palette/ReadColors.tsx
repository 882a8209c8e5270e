import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const Seedling = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    padding: theme.spacing(2),
    color: palette.text.primary,
    borderInlineStart: `4px solid ${palette.success.main}`,
    backgroundColor: theme.alpha(palette.success.main, 0.1),
  };
});

export default function ReadColors() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Box
        sx={{
          p: 2,
          color: 'text.secondary',
          border: 1,
          borderColor: 'divider',
          '&:hover': { borderColor: 'primary.main' },
        }}
      >
        Tomatoes need six weeks indoors.
      </Box>
      <Seedling>Peas can be sown outdoors now.</Seedling>
    </Stack>
  );
}

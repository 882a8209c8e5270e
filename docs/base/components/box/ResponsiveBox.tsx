import Box from '@mui/material/Box';

export default function ResponsiveBox() {
  return (
    <Box
      sx={{
        p: { xs: 1, md: 3 },
        typography: { xs: 'body2', md: 'h6' },
        color: 'primary.contrastText',
        bgcolor: 'primary.dark',
        '&:hover': { bgcolor: 'secondary.dark' },
      }}
    >
      Ferry 12 leaves from pier 3
    </Box>
  );
}

import Box from '@mui/material/Box';

export default function BasicBox() {
  return (
    <Box
      component="section"
      aria-label="Tide"
      sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      High water at 14:20
    </Box>
  );
}

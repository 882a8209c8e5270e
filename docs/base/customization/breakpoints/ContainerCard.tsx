import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function ContainerCard() {
  const [narrow, setNarrow] = React.useState(false);
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={narrow} onChange={() => setNarrow(!narrow)} />}
        label="Narrow column"
      />
      <Box sx={{ containerType: 'inline-size', width: narrow ? 200 : '100%' }}>
        <Paper
          variant="outlined"
          sx={{
            display: 'flex',
            flexDirection: { '@': 'column', '@300': 'row' },
            alignItems: 'center',
            gap: 2,
            p: 2,
          }}
        >
          <Box sx={{ width: 64, height: 40, borderRadius: 1, bgcolor: 'primary.main' }} />
          <Typography>Kayak 7, two seats</Typography>
        </Paper>
      </Box>
    </Stack>
  );
}

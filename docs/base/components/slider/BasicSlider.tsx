import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function BasicSlider() {
  const [servings, setServings] = React.useState(4);
  const labelId = React.useId();

  return (
    <Box sx={{ width: 300, maxWidth: '100%' }}>
      <Typography id={labelId}>Servings: {servings}</Typography>
      <Slider
        aria-labelledby={labelId}
        min={1}
        max={12}
        value={servings}
        onChange={(event, value) => setServings(value)}
      />
    </Box>
  );
}

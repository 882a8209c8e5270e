import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const CABINS = [
  { name: 'Birch', price: 65 },
  { name: 'Heron', price: 90 },
  { name: 'Otter', price: 120 },
  { name: 'Lighthouse', price: 185 },
];

export default function PriceRange() {
  const [range, setRange] = React.useState([60, 130]);
  const [lowest = 0, highest = 0] = range;
  const found = CABINS.filter(({ price }) => price >= lowest && price <= highest);

  return (
    <Box sx={{ width: 300, maxWidth: '100%', px: 1 }}>
      <Typography>
        Price of a night: ${lowest} to ${highest}
      </Typography>
      <Slider
        getAriaLabel={(index) => (index === 0 ? 'Lowest price' : 'Highest price')}
        getAriaValueText={(value) => `$${value}`}
        min={50}
        max={200}
        step={5}
        value={range}
        onChange={(event, value) => setRange(value)}
      />
      <Typography component="output" variant="body2">
        {found.map(({ name }) => name).join(', ') || 'No cabin has this price.'}
      </Typography>
    </Box>
  );
}

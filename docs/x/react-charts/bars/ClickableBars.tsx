import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const regions = ['North', 'East', 'South', 'West'];
const openTickets = [34, 21, 57, 40];

export default function ClickableBars() {
  const [selected, setSelected] = React.useState(2);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <BarChart
        role="img"
        aria-label="Open tickets by region: North 34, East 21, South 57, West 40"
        height={260}
        xAxis={[{ data: regions }]}
        series={[{ data: openTickets, highlightScope: { highlight: 'item', fade: 'global' } }]}
        onAxisClick={(_, data) => {
          if (data) {
            setSelected(data.dataIndex);
          }
        }}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Region"
        value={selected}
        onChange={(_, index: number | null) => setSelected(index ?? selected)}
      >
        {regions.map((region, index) => (
          <ToggleButton key={region} value={index}>
            {region}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography variant="body2" role="status">
        {regions[selected]}: {openTickets[selected]} open tickets
      </Typography>
    </Stack>
  );
}

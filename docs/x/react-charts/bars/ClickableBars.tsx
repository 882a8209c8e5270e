import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const tickets = [
  { region: 'North', open: 34 },
  { region: 'East', open: 21 },
  { region: 'South', open: 57 },
  { region: 'West', open: 40 },
];

export default function ClickableBars() {
  // The name, not the index: an index can belong to another region after a reload.
  const [region, setRegion] = React.useState('South');
  const selected = tickets.find((entry) => entry.region === region);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <BarChart
        role="img"
        aria-label="Open tickets by region: North 34, East 21, South 57, West 40"
        height={260}
        dataset={tickets}
        xAxis={[{ dataKey: 'region' }]}
        series={[{ dataKey: 'open', highlightScope: { highlight: 'item', fade: 'global' } }]}
        onAxisClick={(_, data) => {
          const clicked = data && tickets[data.dataIndex];
          if (clicked) {
            setRegion(clicked.region);
          }
        }}
        sx={{ cursor: 'pointer' }}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Region"
        value={region}
        onChange={(_, name: string | null) => setRegion(name ?? region)}
      >
        {tickets.map((entry) => (
          <ToggleButton key={entry.region} value={entry.region}>
            {entry.region}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography variant="body2" role="status">
        {selected ? `${selected.region}: ${selected.open} open tickets` : 'No tickets'}
      </Typography>
    </Stack>
  );
}

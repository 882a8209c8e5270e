import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { PieChart } from '@mui/x-charts/PieChart';

const costs = [
  { id: 'rent', label: 'Rent', value: 980, color: '#3949ab' },
  { id: 'food', label: 'Food', value: 420, color: '#00897b' },
  { id: 'trips', label: 'Trips', value: 260, color: '#d84315' },
  { id: 'fun', label: 'Fun', value: 190, color: '#8e24aa' },
];

export default function ToggleSlices() {
  const [shown, setShown] = React.useState(costs.map(({ id }) => id));
  const data = costs.filter(({ id }) => shown.includes(id));
  const sum = data.reduce((total, { value }) => total + value, 0);

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'center' }}>
      <ToggleButtonGroup
        size="small"
        aria-label="Costs to show"
        value={shown}
        onChange={(_, next: string[]) => setShown(next)}
      >
        {costs.map(({ id, label, color }) => (
          <ToggleButton key={id} value={id} sx={{ borderBottom: `4px solid ${color}` }}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <PieChart
        role="img"
        aria-label={data.map(({ label, value }) => `${label} €${value}`).join(', ') || 'No costs'}
        height={200}
        hideLegend
        series={[
          {
            data,
            innerRadius: '50%',
            valueFormatter: ({ value }) => `€${value}, ${Math.round((100 * value) / sum)}%`,
          },
        ]}
      />
    </Stack>
  );
}

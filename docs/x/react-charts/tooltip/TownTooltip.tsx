import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ChartsTooltipContainer, useItemTooltip } from '@mui/x-charts/ChartsTooltip';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const towns = [
  { id: 'Bergen', x: 2250, y: 7.9 },
  { id: 'Lisbon', x: 730, y: 17.5 },
  { id: 'Nagoya', x: 1580, y: 16.2 },
  { id: 'Nairobi', x: 870, y: 18.8 },
  { id: 'Quito', x: 1190, y: 14.1 },
  { id: 'Zagreb', x: 860, y: 12.2 },
];

function TownCard() {
  const item = useItemTooltip<'scatter'>();
  if (!item) {
    return null;
  }
  return (
    <Paper elevation={4} sx={{ p: 1.5, borderInlineStart: `4px solid ${item.color}` }}>
      <Typography variant="subtitle2">{item.value.id}</Typography>
      <Typography variant="body2">{item.value.x} mm of rain a year</Typography>
      <Typography variant="body2">{item.value.y} °C on average</Typography>
    </Paper>
  );
}

function TownTooltipContainer() {
  return (
    <ChartsTooltipContainer trigger="item">
      <TownCard />
    </ChartsTooltipContainer>
  );
}

export default function TownTooltip() {
  return (
    <ScatterChart
      role="img"
      aria-label="Rain and temperature of six towns: Bergen is the wettest and coldest, Nairobi the warmest."
      height={300}
      grid={{ horizontal: true, vertical: true }}
      xAxis={[{ label: 'Rain (mm a year)', min: 0, max: 2500, tickNumber: 5 }]}
      yAxis={[{ label: '°C', min: 5, max: 20 }]}
      series={[{ data: towns, markerSize: 6 }]}
      slots={{ tooltip: TownTooltipContainer }}
    />
  );
}

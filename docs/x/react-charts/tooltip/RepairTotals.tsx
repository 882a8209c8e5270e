import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsLabelMark } from '@mui/x-charts/ChartsLabel';
import { ChartsTooltipContainer, useAxesTooltip } from '@mui/x-charts/ChartsTooltip';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];

function TotalContent() {
  const [axis] = useAxesTooltip() ?? [];
  if (!axis) {
    return null;
  }
  const items = axis.seriesItems.filter(({ formattedValue }) => formattedValue !== null);
  const amounts = items.map(({ value }) => (typeof value === 'number' ? value : 0));
  const total = amounts.reduce((sum, amount) => sum + amount, 0);

  return (
    <Paper elevation={4} sx={{ p: 1.5, minWidth: 150 }}>
      <Typography variant="subtitle2">{axis.axisFormattedValue}</Typography>
      {items.map(({ seriesId, color, formattedLabel, formattedValue }) => (
        <Stack key={seriesId} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <ChartsLabelMark type="square" color={color} />
          <Typography variant="body2" sx={{ flexGrow: 1 }}>
            {formattedLabel}
          </Typography>
          <Typography variant="body2">{formattedValue}</Typography>
        </Stack>
      ))}
      <Divider sx={{ my: 0.5 }} />
      <Typography variant="body2" sx={{ textAlign: 'end', fontWeight: 600 }}>
        Total {total}
      </Typography>
    </Paper>
  );
}

function TotalTooltip() {
  return (
    <ChartsTooltipContainer trigger="axis">
      <TotalContent />
    </ChartsTooltipContainer>
  );
}

export default function RepairTotals() {
  return (
    <BarChart
      role="img"
      aria-label="Repairs per quarter: bicycles rise from 64 to 102, scooters from 20 to 58."
      height={300}
      xAxis={[{ data: quarters }]}
      series={[
        { label: 'Bicycles', data: [64, 91, 97, 102], stack: 'all' },
        { label: 'Scooters', data: [20, 33, 41, 58], stack: 'all' },
      ]}
      slots={{ tooltip: TotalTooltip }}
    />
  );
}

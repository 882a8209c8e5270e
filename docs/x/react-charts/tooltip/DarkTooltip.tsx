import { chartsTooltipClasses } from '@mui/x-charts/ChartsTooltip';
import { PieChart } from '@mui/x-charts/PieChart';

const waste = [
  { id: 'paper', label: 'Paper', value: 34 },
  { id: 'glass', label: 'Glass', value: 21 },
  { id: 'food', label: 'Food', value: 29 },
  { id: 'rest', label: 'Rest', value: 16 },
];

export default function DarkTooltip() {
  return (
    <PieChart
      role="img"
      aria-label="Waste by kind: paper 34, food 29, glass 21 and the rest 16 percent."
      height={220}
      series={[{ data: waste, valueFormatter: ({ value }) => `${value}%` }]}
      slotProps={{
        tooltip: {
          placement: 'top',
          sx: {
            [`& .${chartsTooltipClasses.paper}`]: { bgcolor: 'grey.900', border: 0 },
            [`& .${chartsTooltipClasses.cell}`]: { color: 'common.white' },
            [`& .${chartsTooltipClasses.valueCell}`]: {
              color: 'common.white',
              fontSize: 18,
              fontWeight: 700,
            },
          },
        },
      }}
    />
  );
}

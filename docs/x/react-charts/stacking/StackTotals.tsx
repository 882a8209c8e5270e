import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { mangoFusionPalette } from '@mui/x-charts/colorPalettes';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

const harvest = [
  { orchard: 'North', apples: 31, pears: 18 },
  { orchard: 'Hill', apples: 44, pears: 9 },
  { orchard: 'Lake', apples: 22, pears: 27 },
];

/** The sum of each stack, above it. */
function Totals() {
  const { palette, typography } = useTheme();
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();

  return harvest.map(({ orchard, apples, pears }) => (
    <text
      key={orchard}
      x={(x(orchard) ?? 0) + x.bandwidth() / 2}
      y={y(apples + pears) - 6}
      textAnchor="middle"
      fill={palette.text.primary}
      style={{ ...typography.caption, fontWeight: 600 }}
    >
      {apples + pears} t
    </text>
  ));
}

export default function StackTotals() {
  return (
    <BarChart
      role="img"
      aria-label="Harvest by orchard: North 49 metric tons, Hill 53, Lake 49."
      dataset={harvest}
      colors={mangoFusionPalette}
      height={280}
      xAxis={[{ dataKey: 'orchard' }]}
      yAxis={[{ label: 'Metric tons', max: 60 }]}
      series={[
        { dataKey: 'apples', label: 'Apples', stack: 'fruit' },
        { dataKey: 'pears', label: 'Pears', stack: 'fruit' },
      ]}
    >
      <Totals />
    </BarChart>
  );
}

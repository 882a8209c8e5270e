import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const stations = ['Port', 'Park', 'School', 'Ring', 'Quay'];
const readings = [28, 8, 11, 42, 19];

export default function BarColors() {
  const { palette } = useTheme();

  return (
    <BarChart
      role="img"
      aria-label="Fine dust by station: Ring with 42 is above the alert level of 40, Port with 28 is above the target of 25."
      height={300}
      xAxis={[{ data: stations }]}
      yAxis={[
        {
          label: 'µg/m³',
          // The alert level stays in view when all readings are lower.
          domainLimit: (min, max) => ({ min, max: Math.max(max, 50) }),
          colorMap: {
            type: 'piecewise',
            thresholds: [25, 40],
            colors: [palette.success.main, palette.warning.main, palette.error.main],
          },
        },
      ]}
      series={[{ data: readings, valueFormatter: (value) => `${value} µg/m³` }]}
    >
      <ChartsReferenceLine y={40} label="Alert level" labelAlign="end" />
    </BarChart>
  );
}

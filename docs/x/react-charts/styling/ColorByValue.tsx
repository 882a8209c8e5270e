import { BarChart } from '@mui/x-charts/BarChart';
import { useTheme } from '@mui/material/styles';

const hours = ['6', '8', '10', '12', '14', '16', '18', '20'];
const decibels = [41, 58, 63, 66, 62, 68, 74, 55];

export default function ColorByValue() {
  const { palette } = useTheme();

  return (
    <BarChart
      role="img"
      aria-label="Noise at the crossing by hour: 41 dB at 6:00, up to 74 dB at 18:00."
      height={260}
      hideLegend
      xAxis={[{ data: hours, label: 'Hour' }]}
      yAxis={[
        {
          label: 'dB',
          min: 0,
          colorMap: {
            type: 'continuous',
            min: 40,
            max: 75,
            color: [palette.info.main, palette.error.main],
          },
        },
      ]}
      series={[{ data: decibels, valueFormatter: (value) => `${value} dB` }]}
    />
  );
}

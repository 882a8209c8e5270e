import { useTheme } from '@mui/material/styles';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24];
const degrees = [4.1, 4.4, 5.2, 7.8, 9.6, 8.7, 6.3, 5.1, 4.6];

export default function ColoredLine() {
  const { palette } = useTheme();

  return (
    <LineChart
      role="img"
      aria-label="Temperature in the cold store over a day: above the limit of 7 °C from about 8:00 until 17:00, at most 9.6 °C."
      height={260}
      xAxis={[{ data: hours, min: 0, max: 24, valueFormatter: (hour: number) => `${hour}:00` }]}
      yAxis={[
        {
          label: '°C',
          min: 0,
          max: 12,
          colorMap: {
            type: 'piecewise',
            thresholds: [7],
            colors: [palette.primary.main, palette.error.main],
          },
        },
      ]}
      series={[{ data: degrees, valueFormatter: (value) => `${value} °C` }]}
    >
      <ChartsReferenceLine
        y={7}
        label="Limit 7 °C"
        labelAlign="start"
        lineStyle={{ strokeDasharray: '4 4' }}
        labelStyle={{ fontSize: 12 }}
      />
    </LineChart>
  );
}

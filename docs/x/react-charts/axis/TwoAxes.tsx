import { useTheme } from '@mui/material/styles';
import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';

const hours = [6, 8, 10, 12, 14, 16, 18, 20];

export default function TwoAxes() {
  const { palette } = useTheme();
  const warm = palette.mode === 'dark' ? '#ffb74d' : '#b45309';
  const wet = palette.mode === 'dark' ? '#4fc3f7' : '#0369a1';
  const styleOf = (fill: string) => ({ labelStyle: { fill }, tickLabelStyle: { fill } });

  return (
    <LineChart
      role="img"
      aria-label="In the greenhouse, the temperature rises to 31 °C at 14:00 while humidity falls to 42 percent."
      height={300}
      grid={{ horizontal: true }}
      xAxis={[{ data: hours, scaleType: 'point', valueFormatter: (hour: number) => `${hour}:00` }]}
      yAxis={[
        { id: 'warm', label: 'Temperature (°C)', min: 10, max: 35, ...styleOf(warm) },
        {
          id: 'wet',
          label: 'Humidity (%)',
          position: 'right',
          min: 0,
          max: 100,
          tickNumber: 5,
          ...styleOf(wet),
        },
      ]}
      series={[
        {
          yAxisId: 'warm',
          label: 'Temperature',
          color: warm,
          data: [16, 18, 23, 28, 31, 29, 24, 20],
        },
        {
          id: 'wet',
          yAxisId: 'wet',
          label: 'Humidity',
          color: wet,
          data: [88, 81, 67, 50, 42, 47, 62, 75],
        },
      ]}
      sx={{ [`& .${lineElementClasses.root}-series-wet`]: { strokeDasharray: '6 4' } }}
    />
  );
}

import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24];
const gigawatts = (value: number | null) => (value === null ? 'no data' : `${value} GW`);

export default function ElectricityMix() {
  return (
    <LineChart
      role="img"
      aria-label="Electricity generation over a day: solar peaks at 26 gigawatts at noon, wind stays between 11 and 17."
      height={300}
      grid={{ horizontal: true }}
      xAxis={[{ data: hours, min: 0, max: 24, valueFormatter: (hour: number) => `${hour}:00` }]}
      yAxis={[{ label: 'GW' }]}
      series={[
        {
          label: 'Wind',
          data: [17, 16, 14, 12, 11, 12, 14, 16, 17],
          area: true,
          stack: 'total',
          showMark: false,
          valueFormatter: gigawatts,
        },
        {
          label: 'Solar',
          data: [0, 0, 3, 17, 26, 21, 6, 0, 0],
          area: true,
          stack: 'total',
          showMark: false,
          valueFormatter: gigawatts,
        },
      ]}
    />
  );
}

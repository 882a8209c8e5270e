import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const degrees = [3, 4, 8, 12, 17, 20, 23, 22, 18, 12, 7, 4];
const swimmers = [1900, 1850, 2100, 2600, 4900, 8200, 11400, 10800, 5200, 2500, 2000, 1800];

export default function TwoAxes() {
  const { palette } = useTheme();
  const warm = palette.warning.main;
  const water = palette.primary.main;

  return (
    <LineChart
      role="img"
      aria-label="Air temperature and visitors of the public pool by month: both peak in July, at 23 °C and 11,400 visitors."
      height={320}
      xAxis={[{ scaleType: 'point', data: months }]}
      yAxis={[
        {
          id: 'degrees',
          label: 'Temperature (°C)',
          min: 0,
          max: 25,
          labelStyle: { fill: warm },
          tickLabelStyle: { fill: warm },
        },
        {
          id: 'swimmers',
          position: 'right',
          label: 'Visitors',
          min: 0,
          max: 12500,
          labelStyle: { fill: water },
          tickLabelStyle: { fill: water },
          valueFormatter: (count: number) => `${count / 1000}k`,
        },
      ]}
      series={[
        {
          label: 'Temperature',
          data: degrees,
          yAxisId: 'degrees',
          color: warm,
          shape: 'square',
          valueFormatter: (value) => `${value} °C`,
        },
        { label: 'Visitors', data: swimmers, yAxisId: 'swimmers', color: water },
      ]}
    />
  );
}

import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const cyclists = [610, 720, 1150, 1840, 2460, 2910, 2680, 2390, 2520, 1760, 1080, 640];

export default function BasicLine() {
  return (
    <LineChart
      role="img"
      aria-label="Cyclists a day on the harbor bridge in 2025: from 610 in January up to 2,910 in June, back to 640 in December."
      height={280}
      grid={{ horizontal: true }}
      xAxis={[{ scaleType: 'point', data: months }]}
      yAxis={[{ label: 'Cyclists a day', min: 0 }]}
      series={[{ data: cyclists, label: 'Harbor bridge' }]}
    />
  );
}

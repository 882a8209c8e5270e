/** What the claims on pies open in the real browser. */
import { PieChart } from '@mui/x-charts/PieChart';

const data = Array.from({ length: 10 }, (_, index) => ({ value: 1, label: `Part ${index + 1}` }));

export function LongLegend() {
  return <PieChart width={300} height={220} skipAnimation series={[{ data }]} />;
}

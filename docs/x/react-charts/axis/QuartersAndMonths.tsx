import { BarChart } from '@mui/x-charts/BarChart';

const orders = [120, 98, 143, 156, 171, 188, 204, 176, 165, 149, 190, 232];
const months = orders.map((_, month) => new Date(2025, month + 3, 1));
const monthName = new Intl.DateTimeFormat('en', { month: 'short' });
const quarter = (month: Date) => `Q${Math.floor(month.getMonth() / 3) + 1}`;

export default function QuartersAndMonths() {
  return (
    <BarChart
      role="img"
      aria-label="Orders per month from April 2025 to March 2026, lowest in May with 98, highest in March with 232."
      height={300}
      margin={{ left: 0, right: 8 }}
      xAxis={[
        {
          data: months,
          height: 72,
          valueFormatter: (month: Date) => `${monthName.format(month)} ${month.getFullYear()}`,
          groups: [
            {
              getValue: (month: Date) => monthName.format(month),
              tickLabelStyle: { fontSize: 10 },
            },
            { getValue: quarter, tickSize: 28 },
            { getValue: (month: Date) => month.getFullYear(), tickSize: 48 },
          ],
        },
      ]}
      yAxis={[{ width: 40 }]}
      series={[{ data: orders, label: 'Orders' }]}
    />
  );
}

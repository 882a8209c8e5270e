import { LineChart } from '@mui/x-charts/LineChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const changes = [
  { from: new Date(2025, 0, 1), price: 2.4 },
  { from: new Date(2025, 3, 1), price: 2.6 },
  { from: new Date(2025, 6, 1), price: 2.9 },
  { from: new Date(2025, 9, 1), price: 2.5 },
  // The last price again, where the chart ends.
  { from: new Date(2025, 11, 31), price: 2.5 },
];
const format = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });
const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

export default function PricesWithEvents() {
  return (
    <LineChart
      role="img"
      aria-label="Price of a single ticket in 2025: €2.40 from January, €2.60 from April, €2.90 from July, €2.50 after the vote in September."
      height={280}
      dataset={changes}
      xAxis={[
        {
          dataKey: 'from',
          scaleType: 'time',
          domainLimit: 'strict',
          tickNumber: 4,
          valueFormatter: (date: Date) => format.format(date),
        },
      ]}
      yAxis={[{ min: 2, max: 3.2, width: 52, valueFormatter: (n: number) => euros.format(n) }]}
      series={[
        {
          dataKey: 'price',
          curve: 'stepAfter',
          showMark: false,
          valueFormatter: (price) => (price === null ? '' : euros.format(price)),
        },
      ]}
    >
      <ChartsReferenceLine
        x={new Date(2025, 8, 14)}
        label="Vote"
        labelAlign="start"
        labelStyle={{ fontSize: 12 }}
        lineStyle={{ strokeDasharray: '4 4' }}
      />
    </LineChart>
  );
}

import { BarChart } from '@mui/x-charts/BarChart';

const accounts = [
  { name: 'Reserve', balance: 84000 },
  { name: 'Running', balance: 1250 },
  { name: 'Petty cash', balance: 60 },
  { name: 'Deposit', balance: 0 },
  { name: 'Card', balance: -430 },
  { name: 'Loan', balance: -26000 },
];
const compact = new Intl.NumberFormat('en', { notation: 'compact' });
const euros = (value: number | null) => (value === null ? '' : `€${value.toLocaleString('en')}`);

export default function AccountBalances() {
  return (
    <BarChart
      role="img"
      aria-label="Balances from a loan of minus 26,000 euros over a deposit of zero to a reserve of 84,000."
      dataset={accounts}
      layout="horizontal"
      height={300}
      grid={{ vertical: true }}
      yAxis={[{ dataKey: 'name', width: 84 }]}
      xAxis={[
        {
          scaleType: 'symlog',
          constant: 50,
          min: -100000,
          max: 100000,
          tickInterval: [-100000, -1000, 0, 1000, 100000],
          valueFormatter: (value: number) => compact.format(value),
        },
      ]}
      series={[{ dataKey: 'balance', valueFormatter: euros }]}
    />
  );
}

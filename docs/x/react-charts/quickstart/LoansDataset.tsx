import { LineChart } from '@mui/x-charts/LineChart';

const loans = [
  { week: 1, books: 214, films: 88 },
  { week: 2, books: 236, films: 92 },
  { week: 3, books: 221, films: 97 },
  { week: 4, books: 258, films: 85 },
  { week: 5, books: 263, films: 79 },
];

export default function LoansDataset() {
  return (
    <LineChart
      role="img"
      aria-label="Library loans over five weeks: books rise from 214 to 263, films fall from 88 to 79."
      dataset={loans}
      height={300}
      xAxis={[{ dataKey: 'week', scaleType: 'point', label: 'Week' }]}
      yAxis={[{ min: 0, label: 'Loans' }]}
      series={[
        { dataKey: 'books', label: 'Books' },
        { dataKey: 'films', label: 'Films' },
      ]}
    />
  );
}
